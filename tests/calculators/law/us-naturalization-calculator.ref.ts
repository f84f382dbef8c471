// Second implementation of us-naturalization-calculator, from the law alone: INA 316, 319(a), 334; 8 CFR 316.2, 316.5, 319.1; USCIS Policy Manual 12 D.
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
const EARLY_DAYS = 90;
const BREAK_DAYS = 365; // one year or more
const PRESUMED_DAYS = 180; // more than six months

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const nothing = {
    anniversary: null,
    earlyFilingDate: null,
    earliestDate: null,
    earliestDateWithProof: null,
    longestAbsence: 0,
    breaks: 0,
    presumptions: 0,
    filingDay: null,
    presenceDays: 0,
    presenceNeeded: 0,
    presenceMissing: 0,
    presenceDate: null,
    verdict: null,
  };
  const since = day(inputs.residentSince);
  const now = day(today);
  if (since === null || now === null) return nothing;
  const three = inputs.basis === 'three-years';
  const years = three ? 3 : 5;
  const needed = three ? 548 : 913;
  const married = day(inputs.marriedSince);
  if (three && married === null) return {...nothing, presenceNeeded: needed};

  // The trips: a day is a day abroad if it lies after a departure and before the return. Days before permanent residence do not matter.
  const trips: {from: number; to: number}[] = [];
  for (const row of rows(inputs.trips)) {
    const from = day(row.departure);
    const to = day(row.return);
    if (from !== null && to !== null && to >= from) trips.push({from, to});
  }
  const abroad = new Set<number>();
  let longest = 0;
  let breaks = 0;
  let presumptions = 0;
  const anniversary = addYears(since, years);
  const conditions: number[] = [anniversary - EARLY_DAYS]; // hold for both dates
  const presumed: number[] = []; // only for the date without proof
  for (const trip of trips) {
    let days = 0;
    for (let d = Math.max(trip.from + 1, since); d < trip.to; d++) {
      abroad.add(d);
      days++;
    }
    longest = Math.max(longest, days);
    if (days >= BREAK_DAYS) {
      breaks++;
      conditions.push(addYears(trip.to, years - 1) + 1); // 8 CFR 316.5(c)(1)(ii)
      presumed.push(addMonths(trip.to, 12 * (years - 1) + 6));
    } else if (days > PRESUMED_DAYS) {
      presumptions++;
      presumed.push(addMonths(trip.to, 12 * (years - 1) + 6));
    }
  }
  const born = day(inputs.dateOfBirth);
  if (born !== null) conditions.push(addYears(born, 18));
  const moved = day(inputs.stateSince);
  if (moved !== null && addMonths(moved, 3) > anniversary) conditions.push(addMonths(moved, 3)); // else it may be complete by the interview
  if (three && married !== null) conditions.push(addYears(married, 3));
  const citizen = day(inputs.spouseCitizenSince);
  if (three && citizen !== null) conditions.push(addYears(citizen, 3));
  const withProof = Math.max(...conditions);
  const earliest = Math.max(withProof, ...presumed);

  const asked = day(inputs.filingDate);
  const filing = asked !== null ? asked : Math.max(now, earliest);
  let presence = 0;
  for (let d = Math.max(since, addYears(filing, -years)); d < filing; d++) if (!abroad.has(d)) presence++;
  const missing = Math.max(0, needed - presence);
  const verdict =
    filing < withProof ? 'too-early' : missing > 0 ? 'presence-short' : filing < earliest ? 'needs-proof' : 'ready';
  return {
    anniversary: iso(anniversary),
    earlyFilingDate: iso(anniversary - EARLY_DAYS),
    earliestDate: iso(earliest),
    earliestDateWithProof: iso(withProof),
    longestAbsence: longest,
    breaks,
    presumptions,
    filingDay: iso(filing),
    presenceDays: presence,
    presenceNeeded: needed,
    presenceMissing: missing,
    presenceDate: missing > 0 ? iso(filing + missing) : null,
    verdict,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const int = (a: number, b: number) => a + Math.floor(random() * (b - a + 1));
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)];
  const at = (s: string) => day(s) as number;
  const today = at('2026-11-29') + int(-400, 400);
  const inputs: Record<string, unknown> = {};
  const three = random() < 0.4;
  const years = three ? 3 : 5;
  if (random() < 0.97) inputs.basis = three ? 'three-years' : 'five-years';
  let since =
    random() < 0.15
      ? at(pick(['2020-02-29', '2024-02-29', '2021-08-31', '2022-12-31', '2021-05-29']))
      : today - int(0, 365 * (years + 2));
  if (random() < 0.3) since = addYears(today, -years) + 90 + int(-2, 2);
  if (random() < 0.97) inputs.residentSince = iso(since);
  if (three) {
    if (random() < 0.95) inputs.marriedSince = iso(random() < 0.4 ? since + int(-90, 90) - 90 : since - int(0, 2500));
    if (random() < 0.4) inputs.spouseCitizenSince = iso(since + int(-1500, 200));
  }
  if (random() < 0.3)
    inputs.dateOfBirth = iso(random() < 0.5 ? addYears(today, -18) + int(-400, 400) : today - int(18 * 365, 60 * 365));
  if (random() < 0.4)
    inputs.stateSince = iso(
      random() < 0.5 ? addMonths(addYears(since, years), -3) + int(-2, 2) : today - int(-60, 600),
    );
  if (random() < 0.85) {
    const trips: Record<string, unknown>[] = [];
    let at0 = since - (random() < 0.1 ? int(1, 200) : 0) + int(0, 120);
    const n = int(0, 6);
    for (let i = 0; i < n; i++) {
      const length = pick([
        0,
        1,
        2,
        int(3, 60),
        int(60, 180),
        180,
        181,
        182,
        183,
        int(184, 364),
        364,
        365,
        366,
        367,
        int(368, 800),
      ]);
      const row: Record<string, unknown> = {departure: iso(at0), return: iso(at0 + length)};
      if (random() < 0.03) delete row.return;
      if (random() < 0.03) row.return = iso(at0 - int(1, 20));
      trips.push(row);
      at0 = at0 + length + (random() < 0.15 ? 0 : int(1, 500)); // never overlapping; may leave again on the day of return
    }
    inputs.trips = trips;
  }
  if (random() < 0.2) {
    // a heavy traveller: trips of up to 180 days with few days between them, so that the days present are near the minimum
    const trips: Record<string, unknown>[] = [];
    const length = int(60, 181);
    const home = int(Math.floor(length * 0.7), Math.floor(length * 1.3));
    for (let d = since + int(0, 60); d < today + 200 && trips.length < 20; d += length + home)
      trips.push({departure: iso(d), return: iso(d + length)});
    inputs.trips = trips;
  }
  if (random() < 0.35)
    inputs.filingDate = iso(random() < 0.5 ? addYears(since, years) - 90 + int(-2, 2) : today + int(-200, 900));
  return {inputs, today: iso(today)};
}
