// 26 U.S.C. 7701(b)(2), (3), (5) and (7).
import {knownDay, dayAt, dayOf, textOf, textOrNull, yearOf, type Day} from './calendar.ts';
import {amountOf, itemsOf, type Law} from './law.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const lengthOf = (year: number): number => dayAt(year + 1, 1, 1) - dayAt(year, 1, 1);

/** Every day of a list of stays, the first and the last included; a day of two stays is one day. */
function daysOf(list: unknown): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const stay of itemsOf(list)) {
    const [from, to] = [dayOf(stay['from']), dayOf(stay['to'])];
    if (from !== null && to !== null) for (let at = from; at <= to; at++) days.add(at);
  }
  return days;
}

/** Days of whoever is exempt for a year do not count in it (paragraph (5)). */
const limits: Readonly<Record<string, {readonly years: number; readonly ofLastSix: boolean}>> = {
  student: {years: 5, ofLastSix: false},
  teacher: {years: 2, ofLastSix: true},
  'teacher-paid-abroad': {years: 4, ofLastSix: true},
};

export const law: Law = {
  reference(inputs, today) {
    const year = isNumber(inputs['taxYear']) ? inputs['taxYear'] : Number(today.slice(0, 4));
    const visa = typeof inputs['visa'] === 'string' ? inputs['visa'] : 'none';
    const limit = limits[visa];
    const earlier =
      visa === 'none'
        ? []
        : itemsOf(inputs['exemptYears'])
            .map((item) => item['year'])
            .filter((other): other is number => isNumber(other) && other < year);
    const used = limit?.ofLastSix ? earlier.filter((other) => other >= year - 6) : earlier;
    const isExempt = limit !== undefined && used.length < limit.years;

    const ordinary = daysOf(inputs['stays']);
    const special = visa === 'none' ? new Set<Day>() : daysOf(inputs['exemptStays']);
    const isExemptIn = (other: number) => (other === year ? isExempt : earlier.includes(other));
    const within = (days: ReadonlySet<Day>, other: number) => [...days].filter((at) => yearOf(at) === other);
    const byStays = inputs['countBy'] === 'stays';
    const total = (id: string, other: number) => Math.min(Math.floor(amountOf(inputs[id])), lengthOf(other));
    const specialDays = limit === undefined ? 0 : total('exemptDays', year);
    const counted = (other: number, id: string): number => {
      const days = byStays
        ? within(ordinary, other).length + (isExemptIn(other) ? 0 : within(special, other).length)
        : total(id, other) + (other !== year || isExempt ? 0 : specialDays);
      return Math.min(days, lengthOf(other));
    };
    const current = counted(year, 'daysThisYear');
    const previous = counted(year - 1, 'daysLastYear');
    const second = counted(year - 2, 'daysYearBefore');

    // In sixths of a day, so that nothing is rounded.
    const earlierSixths = 2 * previous + second;
    const meets31 = current >= 31;
    const meetsTest = meets31 && 6 * current + earlierSixths >= 6 * 183;
    let needed = 31;
    while (6 * needed + earlierSixths < 6 * 183) needed++;
    const outcome = (): string => {
      if (!meetsTest) return 'nonresident';
      if (current >= 183 || inputs['greenCardSteps'] === 'yes' || inputs['closerConnection'] === 'no')
        return 'resident';
      return inputs['closerConnection'] === 'yes' && inputs['greenCardSteps'] === 'no'
        ? 'nonresident-closer-connection'
        : 'resident-unless-closer-connection';
    };
    const isResident = outcome().startsWith('resident');
    const present = [...within(ordinary, year), ...(isExempt ? [] : within(special, year))];
    return {
      taxYear: year,
      countedThisYear: current,
      countedLastYear: previous,
      countedYearBefore: second,
      excludedThisYear: !isExempt ? 0 : byStays ? within(special, year).length : specialDays,
      exempt: limit === undefined ? 'none' : isExempt ? 'exempt' : 'limit-reached',
      weightedDays: Math.round(((6 * current + earlierSixths) / 6) * 100) / 100,
      meets31,
      meetsTest,
      daysNeeded: needed,
      daysLeft: meetsTest ? 0 : needed - 1 - current,
      outcome: outcome(),
      residencyStart: textOrNull(byStays && isResident ? Math.min(...present) : null),
    };
  },

  ask({int, pick, chance}) {
    const inputs: Record<string, unknown> = {};
    const today = textOf(knownDay('2026-11-29') + int(-200, 200));
    const year = chance(0.92) ? int(2022, 2027) : Number(today.slice(0, 4));
    if (year !== Number(today.slice(0, 4)) || chance(0.5)) inputs['taxYear'] = year;
    const visa = pick([undefined, 'none', 'none', 'earlier', 'student', 'student', 'teacher', 'teacher-paid-abroad']);
    if (visa !== undefined) inputs['visa'] = visa;
    const hasStatus = visa !== undefined && visa !== 'none';
    const byStays = chance(0.5);
    if (byStays || chance(0.97)) inputs['countBy'] = byStays ? 'stays' : 'totals';
    if (hasStatus && chance(0.9)) {
      const years = new Set(Array.from({length: int(0, 6)}, () => year - int(1, chance(0.7) ? 7 : 12)));
      if (chance(0.3)) years.add(year - 6);
      if (chance(0.3)) years.add(year - 7);
      inputs['exemptYears'] = [...years].map((other) => ({year: other}));
    }
    if (byStays) {
      // No day is in both lists: the form asks for that.
      const stays: Record<string, string>[] = [];
      const exemptStays: Record<string, string>[] = [];
      let from = dayAt(year - 2, 1, 1) + int(-40, 120);
      while (from < dayAt(year + 1, 1, 30) && stays.length + exemptStays.length < 9) {
        const length = pick([0, 0, int(1, 30), int(20, 130), int(100, 200), 29, 30, 121, 182]);
        const list = hasStatus && chance(0.5) ? exemptStays : stays;
        const to = from + (chance(0.03) ? -int(1, 9) : length);
        list.push({from: textOf(from), ...(chance(0.97) && {to: textOf(to)})});
        if (chance(0.1)) list.push({from: textOf(from + length), to: textOf(from + length + 3)});
        from += length + 4 + (chance(0.3) ? 0 : int(1, 200));
      }
      if (stays.length > 0 || chance(0.5)) inputs['stays'] = stays;
      if (exemptStays.length > 0) inputs['exemptStays'] = exemptStays;
    } else {
      const previous = pick([0, 3, 120, 121, 122, 188, 189, 190, 360, 365, 366, int(0, 365)]);
      const second = pick([0, 1, 120, 122, 180, 360, 365, 366, int(0, 365)]);
      const needed = Math.ceil((6 * 183 - 2 * previous - second) / 6);
      const near = [needed - 1, needed, needed + 1].map((days) => Math.max(0, days));
      const current = pick([30, 31, 32, 120, 122, 182, 183, 184, 0, int(0, 365), ...near]);
      if (chance(0.95)) inputs['daysThisYear'] = current;
      if (chance(0.9)) inputs['daysLastYear'] = previous;
      if (chance(0.9)) inputs['daysYearBefore'] = second;
      if (visa !== undefined && visa in limits && chance(0.9)) inputs['exemptDays'] = int(0, 366 - current);
    }
    if (chance(0.6)) inputs['closerConnection'] = pick(['yes', 'yes', 'no']);
    if (chance(0.6)) inputs['greenCardSteps'] = pick(['no', 'no', 'yes']);
    return {inputs, today};
  },
};
