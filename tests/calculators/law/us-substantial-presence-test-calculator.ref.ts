// Second implementation of us-substantial-presence-test-calculator, from the law alone: 26 U.S.C. 7701(b)(2), (3), (5), (7).
// Dates are whole day numbers since 1970-01-01 (UTC); no time zones, no cleverness.
const DAY = 86400000;
function day(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!m) return null;
  const n = Date.UTC(+m[1], +m[2] - 1, +m[3]);
  return iso(n / DAY) === value ? n / DAY : null;
}
function iso(n: number): string {
  return new Date(n * DAY).toISOString().slice(0, 10);
}
function out(n: number | null): string | null {
  return n === null ? null : iso(n);
}
/** The same day so many months later, or that month's last day. */
function addMonths(n: number, months: number): number {
  const d = new Date(n * DAY);
  const y = d.getUTCFullYear();
  const m = d.getUTCMonth() + months;
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return Date.UTC(y, m, Math.min(d.getUTCDate(), last)) / DAY;
}
function addYears(n: number, years: number): number {
  return addMonths(n, 12 * years);
}
function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((r) => r !== null && typeof r === 'object') : [];
}
function whole(value: unknown, most: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(0, Math.floor(value))) : 0;
}
function daysOfYear(year: number): number {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
}
/** Every day of a list of stays, the first and the last included; a day in two stays is one day. */
function daysOf(list: unknown): Set<number> {
  const days = new Set<number>();
  for (const row of rows(list)) {
    const from = day(row.from);
    const to = day(row.to);
    if (from === null || to === null || to < from) continue;
    for (let d = from; d <= to; d++) days.add(d);
  }
  return days;
}
function within(days: Set<number>, year: number): number {
  let n = 0;
  for (const d of days) if (new Date(d * DAY).getUTCFullYear() === year) n++;
  return n;
}

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const year = typeof inputs.taxYear === 'number' ? inputs.taxYear : Number(today.slice(0, 4));
  const visa = typeof inputs.visa === 'string' ? inputs.visa : 'none';
  const now = visa === 'student' || visa === 'teacher' || visa === 'teacher-paid-abroad'; // in such a status in the tax year
  const byStays = inputs.countBy === 'stays';

  // 7701(b)(5)(E): how many earlier calendar years they were an exempt student, teacher or trainee
  const earlier: number[] = [];
  if (visa !== 'none')
    for (const row of rows(inputs.exemptYears))
      if (typeof row.year === 'number' && row.year < year) earlier.push(row.year);
  const ofLastSix = earlier.filter((y) => y >= year - 6).length;
  let exemptNow = false;
  if (visa === 'student') exemptNow = earlier.length < 5;
  if (visa === 'teacher') exemptNow = ofLastSix < 2;
  if (visa === 'teacher-paid-abroad') exemptNow = ofLastSix < 4;
  const exempt = !now ? 'none' : exemptNow ? 'exempt' : 'limit-reached';

  let current: number;
  let previous: number;
  let second: number;
  let excluded = 0;
  let firstDay: number | null = null;
  if (byStays) {
    const other = daysOf(inputs.stays);
    const special = visa === 'none' ? new Set<number>() : daysOf(inputs.exemptStays);
    const isExempt = (y: number) => (y === year ? exemptNow : earlier.includes(y));
    const counted = (y: number) => Math.min(daysOfYear(y), within(other, y) + (isExempt(y) ? 0 : within(special, y)));
    current = counted(year);
    previous = counted(year - 1);
    second = counted(year - 2);
    excluded = exemptNow ? within(special, year) : 0;
    for (const d of [...other, ...(exemptNow ? [] : special)]) {
      if (new Date(d * DAY).getUTCFullYear() === year && (firstDay === null || d < firstDay)) firstDay = d;
    }
  } else {
    const special = now ? whole(inputs.exemptDays, daysOfYear(year)) : 0;
    current = Math.min(daysOfYear(year), whole(inputs.daysThisYear, daysOfYear(year)) + (exemptNow ? 0 : special));
    previous = whole(inputs.daysLastYear, daysOfYear(year - 1));
    second = whole(inputs.daysYearBefore, daysOfYear(year - 2));
    excluded = exemptNow ? special : 0;
  }

  const sixths = 6 * current + 2 * previous + second; // exact: never rounded
  const meets31 = current >= 31;
  const meetsTest = meets31 && sixths >= 6 * 183;
  let needed = 31;
  while (6 * needed + 2 * previous + second < 6 * 183) needed++;
  let outcome = 'nonresident';
  if (meetsTest) {
    if (current >= 183 || inputs.greenCardSteps === 'yes' || inputs.closerConnection === 'no') outcome = 'resident';
    else if (inputs.closerConnection === 'yes' && inputs.greenCardSteps === 'no')
      outcome = 'nonresident-closer-connection';
    else outcome = 'resident-unless-closer-connection';
  }
  return {
    taxYear: year,
    countedThisYear: current,
    countedLastYear: previous,
    countedYearBefore: second,
    excludedThisYear: excluded,
    exempt,
    weightedDays: Math.round((sixths / 6) * 100) / 100,
    meets31,
    meetsTest,
    daysNeeded: needed,
    daysLeft: meetsTest ? 0 : needed - 1 - current,
    outcome,
    residencyStart:
      byStays && (outcome === 'resident' || outcome === 'resident-unless-closer-connection') ? out(firstDay) : null,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)];
  const inputs: Record<string, unknown> = {};
  const year = int(2022, 2027);
  const today = iso((day('2026-11-29') as number) + int(-200, 200));
  const used = random() < 0.95 ? year : Number(today.slice(0, 4));
  if (used === year && random() < 0.97) inputs.taxYear = year;
  const y = typeof inputs.taxYear === 'number' ? year : Number(today.slice(0, 4));
  const visa = pick([undefined, 'none', 'none', 'earlier', 'student', 'student', 'teacher', 'teacher-paid-abroad']);
  if (visa !== undefined) inputs.visa = visa;
  const byStays = random() < 0.5;
  if (random() < 0.97 || byStays) inputs.countBy = byStays ? 'stays' : 'totals';
  if (visa !== undefined && visa !== 'none') {
    const years = new Set<number>();
    const n = pick([0, 1, 2, 3, 4, 5, 6]);
    for (let i = 0; i < n; i++) years.add(y - int(1, random() < 0.7 ? 7 : 12));
    if (random() < 0.3) years.add(y - 6);
    if (random() < 0.3) years.add(y - 7);
    if (random() < 0.9) inputs.exemptYears = [...years].map((v) => ({year: v}));
  }
  if (byStays) {
    // stays without overlap between the two lists; within a list they may share a day
    const stays: Record<string, unknown>[] = [];
    const special: Record<string, unknown>[] = [];
    let d = (day(`${y - 2}-01-01`) as number) + int(-40, 120);
    const end = (day(`${y}-12-31`) as number) + 30;
    while (d < end && stays.length + special.length < 9) {
      const length = pick([0, 0, int(1, 30), int(20, 130), int(100, 200), 29, 30, 121, 182]);
      const list = visa !== undefined && visa !== 'none' && random() < 0.5 ? special : stays;
      const row: Record<string, unknown> = {from: iso(d), to: iso(d + length)};
      if (random() < 0.03) delete row.to;
      if (random() < 0.03) row.to = iso(d - int(1, 9));
      list.push(row);
      if (random() < 0.1) list.push({from: iso(d + length), to: iso(d + length + 3)});
      d += length + 4 + (random() < 0.3 ? 0 : int(1, 200));
    }
    if (stays.length > 0 || random() < 0.5) inputs.stays = stays;
    if (special.length > 0) inputs.exemptStays = special;
  } else {
    const p = pick([0, 3, 120, 121, 122, 188, 189, 190, 360, 365, int(0, 365)]);
    const s = pick([0, 1, 120, 122, 180, 360, 365, int(0, 365)]);
    const need = Math.ceil((1098 - 2 * p - s) / 6);
    const c = pick([
      30,
      31,
      32,
      120,
      122,
      182,
      183,
      184,
      0,
      int(0, 365),
      Math.max(0, need - 1),
      Math.max(0, need),
      Math.max(0, need + 1),
    ]);
    if (random() < 0.95) inputs.daysThisYear = Math.min(365, c);
    if (random() < 0.9) inputs.daysLastYear = p;
    if (random() < 0.9) inputs.daysYearBefore = s;
    if ((visa === 'student' || visa === 'teacher' || visa === 'teacher-paid-abroad') && random() < 0.9)
      inputs.exemptDays = int(0, Math.max(0, 365 - Math.min(365, c)));
  }
  if (random() < 0.6) inputs.closerConnection = pick(['yes', 'yes', 'no']);
  if (random() < 0.6) inputs.greenCardSteps = pick(['no', 'no', 'yes']);
  return {inputs, today};
}
