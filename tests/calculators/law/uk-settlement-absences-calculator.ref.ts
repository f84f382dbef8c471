// Second implementation, from the law alone: Immigration Rules Appendix Continuous Residence CR 1.1, CR 3.1, CR 3.3 and the
// Home Office guidance "Continuous residence" version 8.0 of 29 July 2025. No imports. Days are whole numbers since 1970-01-01.

type Trip = {left: number; back: number}; // absence days are left+1 … back-1

const DAY = 86400000;

function toDay(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const [y, m, d] = value.split('-').map(Number);
  const time = Date.UTC(y, m - 1, d);
  const back = new Date(time);
  if (back.getUTCFullYear() !== y || back.getUTCMonth() !== m - 1 || back.getUTCDate() !== d) return null;
  return time / DAY;
}
function toText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
/** The same calendar day `years` later or earlier; 29 February becomes 28 February where there is none. */
function addYears(day: number, years: number): number {
  const t = new Date(day * DAY);
  const y = t.getUTCFullYear() + years;
  const m = t.getUTCMonth();
  let d = t.getUTCDate();
  if (m === 1 && d === 29 && new Date(Date.UTC(y, 1, 29)).getUTCMonth() !== 1) d = 28;
  return Date.UTC(y, m, d) / DAY;
}

const YEARS: Record<string, number> = {
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
const LONG_RULE = Date.UTC(2024, 3, 11) / DAY; // 11 April 2024
const LIMIT = 180;

type Check = {ok: boolean; reason: string; worst: number; from: number | null; to: number | null};

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const now = toDay(today) ?? 0;
  const route = typeof inputs.route === 'string' && YEARS[inputs.route] ? inputs.route : null;
  const start = toDay(inputs.permissionStart);
  if (route === null || start === null) return null;
  const years = YEARS[route];
  const long = route === 'long-residence';
  const entry = toDay(inputs.firstEntry);

  // The trips, as entered.
  let ignored = 0;
  const list: Trip[] = [];
  const rows = Array.isArray(inputs.trips) ? inputs.trips : [];
  for (const row of rows as Record<string, unknown>[]) {
    if (row === null || typeof row !== 'object') {
      ignored++;
      continue;
    }
    const left = toDay(row.left);
    const blank = row.returned === undefined || row.returned === null || row.returned === '';
    if (left === null) {
      ignored++;
      continue;
    }
    if (blank) {
      if (left > now) {
        ignored++;
        continue;
      }
      list.push({left, back: now + 1}); // still away: every day up to and including today
      continue;
    }
    const back = toDay(row.returned);
    if (back === null || back < left) {
      ignored++;
      continue;
    }
    list.push({left, back});
  }
  // Time between the grant of entry clearance and the first arrival is absence: from the day of the grant to the day before arrival.
  if (entry !== null && entry > start) list.push({left: start - 1, back: entry});
  // Trips that overlap are one absence; trips that only touch on a day in the UK are two.
  list.sort((a, b) => a.left - b.left || a.back - b.back);
  const trips: Trip[] = [];
  for (const t of list) {
    const last = trips[trips.length - 1];
    if (last && t.left < last.back) last.back = Math.max(last.back, t.back);
    else trips.push({...t});
  }

  const away = new Set<number>(); // every whole day outside the UK
  for (const t of trips) for (let d = t.left + 1; d < t.back; d++) away.add(d);
  const rolling = new Set<number>(); // those that count towards 180 days in 12 months
  for (const t of trips) if (!long || startOf(t) >= LONG_RULE) for (let d = t.left + 1; d < t.back; d++) rolling.add(d);
  // The day on which an absence starts: the day of leaving; for the time before the first arrival the day of the grant.
  function startOf(t: Trip): number {
    return t.left === start! - 1 && entry !== null && entry > start! ? start! : t.left;
  }

  const counts = new Map<number, number>(); // kept, since every window is asked for many times
  const lasts = new Map<number, number>();
  function check(end: number): Check {
    const first = addYears(end, -years);
    if (long) {
      let total = 0;
      for (const t of trips) {
        if (startOf(t) >= LONG_RULE) continue;
        let single = 0;
        for (let d = t.left + 1; d < t.back; d++)
          if (d >= first && d <= end) {
            single++;
            if (d < LONG_RULE) total++;
          }
        if (single > 184) return {...worstOf(first, end), ok: false, reason: 'single-absence'};
      }
      if (total > 548) return {...worstOf(first, end), ok: false, reason: 'total-absence'};
    }
    const w = worstOf(first, end);
    return w.worst > LIMIT ? {...w, ok: false, reason: 'twelve-months'} : {...w, ok: true, reason: 'met'};
  }
  /** The 12 months with the most counted days inside first … end; of several the earliest. */
  function worstOf(first: number, end: number): Check {
    let worst = 0,
      from: number | null = null,
      to: number | null = null;
    for (let a = first; a <= end; a++) {
      const last = lastOf(a);
      if (last > end) break;
      const count = windowCount(a, last);
      if (count > worst) {
        worst = count;
        from = a;
        to = last;
      }
    }
    return {ok: true, reason: 'met', worst, from, to};
  }
  /** 12 months that start on day d end on the day before d one year later (those from 29 February on 28 February). */
  function lastOf(d: number): number {
    if (!lasts.has(d)) {
      const y = addYears(d, 1);
      lasts.set(d, isLeapDay(d) ? y : y - 1);
    }
    return lasts.get(d)!;
  }
  function windowCount(a: number, last: number): number {
    if (!counts.has(a)) {
      let n = 0;
      for (let d = a; d <= last; d++) if (rolling.has(d)) n++;
      counts.set(a, n);
    }
    return counts.get(a)!;
  }
  function isLeapDay(d: number): boolean {
    const t = new Date(d * DAY);
    return t.getUTCMonth() === 1 && t.getUTCDate() === 29;
  }

  // The end of the qualifying period may be the day of application or any of the 28 days after it (CR 1.1).
  let ready = addYears(start, years);
  while (addYears(ready, -years) < start) ready++; // 29 February
  let horizon = Math.max(now, ready, start);
  for (const t of trips) horizon = Math.max(horizon, t.back);
  horizon = addYears(horizon, years) + 2;
  let firstDay: number | null = null;
  for (let end = Math.max(ready, now); end <= horizon; end++) {
    if (check(end).ok) {
      firstDay = Math.max(now, end - 28);
      break;
    }
  }

  const asked = toDay(inputs.applicationDay);
  const day = asked === null ? firstDay : Math.max(asked, now);
  let result: Check | null = null;
  let periodEnd: number | null = null;
  if (day !== null) {
    for (let end = day; end <= day + 28; end++) {
      if (end < ready) continue;
      const c = check(end);
      if (result === null || c.ok || end === day + 28) {
        result = c;
        periodEnd = end;
      }
      if (c.ok) break;
    }
  }
  const early = day !== null && result === null;

  let lastYear = 0;
  for (let d = addYears(now, -1) + 1; d <= now; d++) if (away.has(d)) lastYear++;
  let totalAway = 0;
  for (const d of away) if (d >= start) totalAway++;

  return {
    qualifyingYears: years,
    firstDay: firstDay === null ? null : toText(firstDay),
    applicationDay: day === null ? null : toText(day),
    meetsRule: result !== null && result.ok,
    reason: early ? 'too-early' : result === null ? 'too-early' : result.reason,
    periodStart: periodEnd === null ? null : toText(addYears(periodEnd, -years)),
    periodEnd: periodEnd === null ? null : toText(periodEnd),
    worstDays: result === null ? null : result.worst,
    worstFrom: result === null || result.from === null ? null : toText(result.from),
    worstTo: result === null || result.to === null ? null : toText(result.to),
    daysAwayLastTwelveMonths: lastYear,
    daysAwayTotal: totalAway,
    ignoredTrips: ignored,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const pick = <T>(l: T[]): T => l[Math.floor(random() * l.length)];
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const today = pick(['2026-11-29', '2026-11-29', '2027-02-28', '2028-02-29', '2026-12-31']);
  const now = toDay(today)!;
  const route = pick([
    'skilled-worker',
    'skilled-worker',
    'global-talent-three',
    'innovator-founder',
    'hong-kong-bno',
    'long-residence',
    'long-residence',
    'other-five-year',
  ]);
  const years = YEARS[route];
  const start = pick([
    now - Math.round(years * 365.25) + int(-60, 60),
    now - int(0, years * 366),
    addYears(now, -years) + int(-30, 30),
    toDay('2024-02-29')!,
    now + int(0, 90),
  ]);
  const inputs: Record<string, unknown> = {route, permissionStart: toText(start)};
  if (random() < 0.3) inputs.firstEntry = toText(start + pick([0, 1, 30, 89, 150, 179, 180, 181, 182, -5]));
  const trips: Record<string, unknown>[] = [];
  let d = start + int(-20, 60);
  const n = int(0, 7);
  if (route === 'long-residence' && random() < 0.5) {
    // around the old limits of 184 and 548 days and the change of 11 April 2024
    let o = pick([toDay('2017-06-01')!, toDay('2018-01-01')!, addYears(start, 0) + 20]);
    for (let i = 0; i < pick([2, 3, 3, 3]); i++) {
      const len = pick([182, 183, 184, 185, 185, 186]);
      trips.push({left: toText(o), returned: toText(o + len)});
      o += len + int(200, 420);
    }
    const b = LONG_RULE + int(-185, 2);
    trips.push({left: toText(b), returned: toText(b + pick([100, 182, 185, 186]))});
    d = LONG_RULE + int(190, 400);
  }
  for (let i = 0; i < n; i++) {
    const len = pick([1, 1, 2, 8, 30, 60, 61, 90, 91, 92, 120, 179, 180, 181, 182, 184, 185, 186, 200]);
    trips.push({left: toText(d), returned: toText(d + len)});
    d += len + pick([0, 1, 5, 30, 100, 180, 184, 185, 200, -10, int(0, 400)]);
  }
  if (random() < 0.1) trips.push({left: toText(now - int(-20, 200))});
  if (random() < 0.05) trips.push({left: toText(now), returned: toText(now - 3)});
  if (trips.length > 1 && random() < 0.2) trips.reverse();
  inputs.trips = trips;
  if (random() < 0.4)
    inputs.applicationDay = toText(
      pick([addYears(start, years) - 28 + int(-2, 2), now + int(0, 400), addYears(start, years) + int(-40, 40)]),
    );
  return {inputs, today};
}
