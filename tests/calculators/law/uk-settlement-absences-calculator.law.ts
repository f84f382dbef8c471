// Immigration Rules, Appendix Continuous Residence CR 1.1, 3.1 and 3.3, and the Home Office's guidance v8.0 of 29 July 2025. Every period of
// 12 months is counted day by day, for every day on which a qualifying period can end.
import {addYears, knownDay, dayAt, dayOf, isLeapDay, textOf, textOrNull, type Day} from './calendar.ts';
import {itemsOf, type Law} from './law.ts';

const LIMIT = 180;
const SINGLE_LIMIT = 184;
const TOTAL_LIMIT = 548;
const EARLY = 28;
/** Days on which the end of a first period is looked for; both ends are tried. */
const SEARCHED = 4000;
/** From this day on, absences of long residence have the limit of 12 months too. */
const CHANGE = dayAt(2024, 4, 11);

const yearsOf: Readonly<Record<string, number>> = {
  'skilled-worker': 5,
  'global-talent-three': 3,
  'global-talent-five': 5,
  'innovator-founder': 3,
  'scale-up': 5,
  'hong-kong-bno': 5,
  'uk-ancestry': 5,
  'other-five-year': 5,
  'long-residence': 10,
};

interface Absence {
  /** The day that decides which rule applies: that of leaving, or that of the grant. */
  readonly began: Day;
  /** The whole days away. */
  readonly first: Day;
  last: Day;
}

interface Worst {
  readonly days: number;
  readonly from: Day | null;
}

/** 12 months end on the day before the same day a year later, those from 29 February on 28 February. */
const yearEnd = (from: Day): Day => addYears(from, 1) - (isLeapDay(from) ? 0 : 1);

/** The absences as entered, and how many trips make no sense; somebody who has not returned is away up to today. */
function absencesOf(list: unknown, today: Day): {readonly entered: readonly Absence[]; readonly ignored: number} {
  const trips = Array.isArray(list) ? itemsOf(list) : [];
  const entered: Absence[] = [];
  for (const trip of trips) {
    const left = dayOf(trip['left']);
    const isAway = (trip['returned'] ?? '') === '';
    const back = isAway ? today + 1 : dayOf(trip['returned']);
    if (left === null || back === null || left > (isAway ? today : back)) continue;
    entered.push({began: left, first: left + 1, last: back - 1});
  }
  return {entered, ignored: trips.length - entered.length};
}

/** Trips that overlap are one absence; trips that only touch, on a day in the UK, are two. */
function merged(absences: readonly Absence[]): readonly Absence[] {
  const all: Absence[] = [];
  for (const absence of absences.toSorted((one, other) => one.first - other.first)) {
    const before = all.at(-1);
    if (before !== undefined && absence.first <= before.last + 1) before.last = Math.max(before.last, absence.last);
    else all.push({...absence});
  }
  return all;
}

export const law: Law = {
  isSlow: true,

  reference(inputs, today) {
    const now = knownDay(today);
    const route = String(inputs['route']);
    const years = yearsOf[route];
    const start = dayOf(inputs['permissionStart']);
    if (years === undefined || start === null) return null;
    const isLong = route === 'long-residence';
    const entry = dayOf(inputs['firstEntry']);
    const {entered, ignored} = absencesOf(inputs['trips'], now);
    const beforeEntry = entry !== null && entry > start ? [{began: start, first: start, last: entry - 1}] : [];
    const absences = merged([...entered, ...beforeEntry]);
    const isOld = ({began}: Absence) => isLong && began < CHANGE;

    const away = new Set<Day>();
    const limited = new Set<Day>();
    for (const absence of absences)
      for (let at = absence.first; at <= absence.last; at++) {
        away.add(at);
        if (!isOld(absence)) limited.add(at);
      }

    // A period can end on the day of the application or on any of the 28 days after it (CR 1.1).
    let ready = addYears(start, years);
    while (addYears(ready, -years) < start) ready++;
    const soonest = Math.max(now, ready);
    const asked = dayOf(inputs['applicationDay']);
    const lastChecked = Math.max(soonest + SEARCHED, (asked ?? now) + EARLY);

    // Each period of 12 months is counted once, though many qualifying periods hold it.
    const days = Array.from({length: lastChecked - start + 1}, (_, index) => start + index);
    const before = [0];
    for (const [index, at] of days.entries()) before.push(before[index]! + (limited.has(at) ? 1 : 0));
    const ends = days.map(yearEnd);
    const counts = days.map((_, index) => (before[ends[index]! + 1 - start] ?? Infinity) - before[index]!);
    const worstIn = (first: Day, last: Day): Worst => {
      let worst: Worst = {days: 0, from: null};
      for (let from = first; ends[from - start]! <= last; from++) {
        const count = counts[from - start]!;
        if (count > worst.days) worst = {days: count, from};
      }
      return worst;
    };
    const check = (end: Day) => {
      const first = addYears(end, -years);
      const worst = worstIn(first, end);
      const daysIn = (absence: Absence, last: Day) =>
        Math.max(0, Math.min(absence.last, last) - Math.max(absence.first, first) + 1);
      const old = absences.filter(isOld);
      if (old.some((absence) => daysIn(absence, end) > SINGLE_LIMIT)) return {reason: 'single-absence', worst};
      const total = old.reduce((sum, absence) => sum + daysIn(absence, Math.min(end, CHANGE - 1)), 0);
      if (total > TOTAL_LIMIT) return {reason: 'total-absence', worst};
      return {reason: worst.days > LIMIT ? 'twelve-months' : 'met', worst};
    };

    let firstEnd: Day | null = null;
    for (let end = soonest; end <= soonest + SEARCHED && firstEnd === null; end++)
      if (check(end).reason === 'met') firstEnd = end;
    const firstDay = firstEnd === null ? null : Math.max(now, firstEnd - EARLY);

    const applied = asked === null ? firstDay : Math.max(asked, now);
    const lastEnd = applied === null ? null : applied + EARLY;
    let end: Day | null = null;
    if (applied !== null && lastEnd !== null && lastEnd >= ready) {
      end = Math.max(applied, ready);
      while (end < lastEnd && check(end).reason !== 'met') end++;
    }
    const found = end === null ? null : check(end);
    const worst = found?.worst ?? {days: null, from: null};

    let lastYear = 0;
    for (let at = addYears(now, -1) + 1; at <= now; at++) if (away.has(at)) lastYear++;
    return {
      qualifyingYears: years,
      firstDay: textOrNull(firstDay),
      applicationDay: textOrNull(applied),
      meetsRule: found?.reason === 'met',
      reason: found?.reason ?? (applied === null ? 'no-day' : 'too-early'),
      periodStart: end === null ? null : textOf(addYears(end, -years)),
      periodEnd: textOrNull(end),
      worstDays: worst.days,
      worstFrom: textOrNull(worst.from),
      worstTo: worst.from === null ? null : textOf(yearEnd(worst.from)),
      daysAwayLastTwelveMonths: lastYear,
      daysAwayTotal: [...away].filter((at) => at >= start).length,
      ignoredTrips: ignored,
    };
  },

  ask({int, pick, chance}) {
    const today = pick(['2026-11-29', '2026-11-29', '2027-02-28', '2028-02-29', '2026-12-31']);
    const now = knownDay(today);
    const route = pick([...Object.keys(yearsOf), 'skilled-worker', 'long-residence', 'long-residence']);
    const years = yearsOf[route]!;
    const start = pick([
      now - Math.round(years * 365.25) + int(-60, 60),
      now - int(0, years * 366),
      addYears(now, -years) + int(-30, 30),
      dayAt(2024, 2, 29),
      now + int(0, 90),
    ]);
    const inputs: Record<string, unknown> = {route, permissionStart: textOf(start)};
    if (chance(0.3)) inputs['firstEntry'] = textOf(start + pick([0, 1, 30, 89, 150, 179, 180, 181, 182, -5]));
    const trips: Record<string, string>[] = [];
    const add = (left: Day, length: number) => trips.push({left: textOf(left), returned: textOf(left + length)});
    let next = start + int(-20, 60);
    if (route === 'long-residence' && chance(0.5)) {
      // Around the old limits of 184 and 548 days, and the change of 11 April 2024.
      let left = pick([dayAt(2017, 6, 1), dayAt(2018, 1, 1), start + 20]);
      for (let more = pick([2, 3, 3, 3]); more > 0; more--) {
        const length = pick([182, 183, 184, 185, 185, 186]);
        add(left, length);
        left += length + int(200, 420);
      }
      add(CHANGE + int(-185, 2), pick([100, 182, 185, 186]));
      next = CHANGE + int(190, 400);
    }
    for (let more = int(0, 7); more > 0; more--) {
      const length = pick([1, 1, 2, 8, 30, 60, 61, 90, 91, 92, 120, 179, 180, 181, 182, 184, 185, 186, 200]);
      add(next, length);
      next += length + pick([0, 1, 5, 30, 100, 180, 184, 185, 200, -10, int(0, 400)]);
    }
    if (chance(0.1)) trips.push({left: textOf(now + int(-200, 20))});
    if (chance(0.05)) add(now, -3);
    inputs['trips'] = chance(0.2) ? trips.toReversed() : trips;
    if (chance(0.4)) {
      const ready = addYears(start, years);
      inputs['applicationDay'] = textOf(pick([ready - 28 + int(-2, 2), now + int(0, 400), ready + int(-40, 40)]));
    }
    return {inputs, today};
  },
};
