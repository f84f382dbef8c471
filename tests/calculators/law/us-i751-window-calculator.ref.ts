// Second implementation of us-i751-window-calculator, from the law alone: INA 216 (8 U.S.C. 1186a), 8 CFR 216.4, 216.5; USCIS Policy Manual 6 I.
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
export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const nothing = {
    conditional: null,
    secondAnniversary: null,
    opens: null,
    lastDay: null,
    daysToOpen: null,
    daysToLastDay: null,
    state: null,
  };
  const since = day(inputs.residentSince);
  const now = day(today);
  if (since === null || now === null) return nothing;
  const married = day(inputs.marriedOn);
  // "less than 24 months before the date the alien obtains such status"
  if (married !== null && addMonths(married, 24) <= since)
    return {...nothing, conditional: false, state: 'not-conditional'};
  const filing = day(inputs.filingDate) ?? now;
  const anniversary = addYears(since, 2);
  const alone = inputs.filing === 'waiver' || inputs.filing === 'spouse-died';
  const opens = alone ? since : anniversary - 90;
  const tolled = !alone && inputs.servingAbroad === 'yes';
  const lastDay = alone || tolled ? null : anniversary - 1;
  let state: string;
  if (filing < opens) state = 'too-early';
  else if (alone) state = 'any-time';
  else if (tolled || filing < anniversary) state = 'open';
  else if (filing === anniversary) state = 'anniversary';
  else state = 'late';
  return {
    conditional: true,
    secondAnniversary: iso(anniversary),
    opens: iso(opens),
    lastDay: out(lastDay),
    daysToOpen: Math.max(0, opens - filing),
    daysToLastDay: lastDay === null || filing > lastDay ? null : lastDay - filing,
    state,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)];
  const today = (day('2026-11-29') as number) + int(-500, 500);
  const inputs: Record<string, unknown> = {};
  let since = today - int(-30, 900);
  if (random() < 0.4) since = addYears(today, -2) + pick([-1, 0, 1, 2, 89, 90, 91]);
  if (random() < 0.1) since = day(pick(['2024-02-29', '2025-08-31', '2024-12-31', '2025-02-28'])) as number;
  if (random() < 0.97) inputs.residentSince = iso(since);
  if (random() < 0.5)
    inputs.marriedOn = iso(random() < 0.5 ? addMonths(since, -24) + int(-2, 2) : since - int(-20, 1200));
  if (random() < 0.95) inputs.filing = pick(['joint', 'joint', 'joint', 'spouse-died', 'waiver']);
  if (random() < 0.3) inputs.servingAbroad = pick(['yes', 'no']);
  if (random() < 0.4)
    inputs.filingDate = iso(
      random() < 0.6 ? addYears(since, 2) + pick([-92, -91, -90, -89, -1, 0, 1]) : today + int(-100, 400),
    );
  return {inputs, today: iso(today)};
}
