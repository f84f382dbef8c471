// Second implementation of New Zealand's Skilled Migrant Category Resident Visa (instructions SR3 from 24 August 2026), from the rules alone.

type Inputs = Record<string, unknown>;
type Period = {from: string; until: string | null; hourlyPay: number; visaGrantedOn: string | null};

function daysInMonth(y: number, m: number): number {
  return [31, y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1];
}
function day(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const [y, m, d] = value.split('-').map(Number);
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return null;
  return value;
}
function write(y: number, m: number, d: number): string {
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}
function nextDay(date: string): string {
  const [y, m, d] = date.split('-').map(Number);
  if (d < daysInMonth(y, m)) return write(y, m, d + 1);
  return m < 12 ? write(y, m + 1, 1) : write(y + 1, 1, 1);
}
/** The same day so many months later or earlier, or that month's last day. */
function addMonths(date: string, months: number): string {
  const [y, m, d] = date.split('-').map(Number);
  const count = y * 12 + (m - 1) + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return write(year, month, Math.min(d, daysInMonth(year, month)));
}
/** Days since 1970, and back. */
function number(date: string): number {
  const [y, m, d] = date.split('-').map(Number);
  return Date.UTC(y, m - 1, d) / 86400000;
}
function dateOf(days: number): string {
  return new Date(days * 86400000).toISOString().slice(0, 10);
}
/** Whole months from one day to another, the second not counted. */
function monthsFrom(start: string, end: string): number {
  let whole = 0;
  while (addMonths(start, whole + 1) <= end) whole++;
  return whole;
}
function ageOn(born: string, on: string): number {
  let age = 0;
  while (addMonths(born, 12 * (age + 1)) <= on) age++;
  return age;
}
function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

const MEDIAN: ReadonlyArray<[string, number]> = [
  ['2018-01-15', 24.29],
  ['2018-11-26', 25.0],
  ['2020-02-24', 25.5],
  ['2021-07-19', 27.0],
  ['2022-10-24', 27.76],
  ['2023-02-27', 29.66],
  ['2024-02-28', 31.61],
  ['2025-08-18', 33.56],
  ['2026-03-09', 35.0],
];
function medianOn(date: string): number {
  let median = MEDIAN[0][1];
  for (const [from, value] of MEDIAN) if (from <= date) median = value;
  return median;
}
/** So many times the median wage, rounded down to a cent (1.1 times 33.56 is 36.91 in the published table). */
function times(median: number, tenths: number): number {
  return Math.floor((Math.round(median * 100) * tenths) / 10) / 100;
}
/** The day whose median wage counts: the grant of the work visa if the job began within five months of it, else the first day of the job. */
function wageDay(period: Period): string {
  const granted = period.visaGrantedOn;
  return granted !== null && granted <= period.from && period.from <= addMonths(granted, 5) ? granted : period.from;
}

export function reference(inputs: Inputs, today: string): unknown {
  const born = day(inputs.birthDate);
  const level = inputs.skillLevel;
  const hourlyPay = amount(inputs.hourlyPay);
  if (born === null || (level !== 'level-1-to-3' && level !== 'level-4-or-5') || hourlyPay === 0) return null;
  const on = day(inputs.applyOn) ?? today;
  const skilled = level === 'level-1-to-3';
  const list = skilled ? inputs.occupationList : 'none';

  const work: Period[] = [];
  if (Array.isArray(inputs.work)) {
    for (const item of inputs.work as Array<Record<string, unknown>>) {
      if (item === null || typeof item !== 'object') continue;
      const from = day(item.from);
      const until = day(item.until);
      if (from === null || (until !== null && until < from)) continue;
      work.push({from, until, hourlyPay: amount(item.hourlyPay), visaGrantedOn: day(item.visaGrantedOn)});
    }
  }
  const endOf = (period: Period): string => {
    const after = period.until === null ? on : nextDay(period.until);
    return after < on ? after : on;
  };

  /** Months of skilled work in so many months before the application, at so many tenths of the median wage, from a day on: the whole months of
   * each period added up, or all days of work put together in one piece that ends on the day of application, whichever is more. */
  const monthsOfWork = (tenths: number, window: number, notBefore: string | null): number => {
    let months = 0;
    const days = new Set<number>();
    for (const period of work) {
      if (period.hourlyPay < times(medianOn(wageDay(period)), tenths)) continue;
      let start = period.from;
      const windowStart = addMonths(on, -window);
      if (windowStart > start) start = windowStart;
      if (notBefore !== null && notBefore > start) start = notBefore;
      const end = endOf(period);
      if (start >= end) continue;
      months += monthsFrom(start, end);
      const last = number(end);
      for (let at = number(start); at < last; at++) days.add(at);
    }
    return Math.max(months, monthsFrom(dateOf(number(on) - days.size), on));
  };
  const experience = (tenths: number, notBefore: string | null): number =>
    monthsOfWork(tenths, 48, notBefore) >= 24
      ? 3
      : monthsOfWork(tenths, 36, notBefore) >= 18
        ? 2
        : monthsOfWork(tenths, 24, notBefore) >= 12
          ? 1
          : 0;

  // Two jobs at the same time: the periods must be put right first.
  const seen = new Set<string>();
  let periodsOverlap = false;
  for (const period of work) {
    const end = endOf(period);
    for (let at = period.from; at < end; at = nextDay(at)) {
      if (seen.has(at)) periodsOverlap = true;
      seen.add(at);
    }
  }

  // The median wage that counts for the job: that of the job one has now, or today's for an offer.
  const now = work.filter((period) => period.until === null && period.from <= on);
  let jobMedianWage = medianOn(on);
  if (now.length > 0) {
    const latest = now.map((period) => period.from).sort()[now.length - 1];
    jobMedianWage = Math.min(
      ...now.filter((period) => period.from === latest).map((period) => medianOn(wageDay(period))),
    );
  }
  const base = skilled ? 10 : 15;
  const wageNeeded = times(jobMedianWage, base);

  // Skill categories: one only.
  const registrationPoints =
    ({'two-or-three-years': 3, 'four-years': 4, 'five-years': 5, 'six-years-or-more': 6} as Record<string, number>)[
      String(inputs.registration)
    ] ?? 0;
  const q = String(inputs.qualification);
  const bachelor = inputs.supportingBachelor === 'yes';
  const qualificationPoints =
    q === 'doctorate'
      ? 6
      : q === 'nz-masters'
        ? bachelor
          ? 6
          : 5
        : q === 'overseas-masters'
          ? bachelor
            ? 5
            : 0
          : q === 'nz-postgraduate'
            ? bachelor
              ? 5
              : 0
            : q === 'overseas-postgraduate'
              ? bachelor
                ? 4
                : 0
              : q === 'nz-bachelors'
                ? 5
                : q === 'overseas-bachelors'
                  ? 4
                  : 0;
  const registeredOn = day(inputs.registeredOn);

  const claims: Array<{category: string; skill: number; extra: number}> = [];
  if (registrationPoints > 0)
    claims.push({category: 'registration', skill: registrationPoints, extra: experience(base, registeredOn)});
  if (qualificationPoints > 0)
    claims.push({category: 'qualification', skill: qualificationPoints, extra: experience(base, null)});
  if (hourlyPay >= times(jobMedianWage, 30)) claims.push({category: 'income', skill: 6, extra: experience(30, null)});
  if (hourlyPay >= times(jobMedianWage, 20)) claims.push({category: 'income', skill: 4, extra: experience(20, null)});
  if (hourlyPay >= times(jobMedianWage, 15)) claims.push({category: 'income', skill: 3, extra: experience(15, null)});
  let best: {category: string; skill: number; extra: number} = {category: 'none', skill: 0, extra: 0};
  for (const claim of claims) if (claim.skill + claim.extra > best.skill + best.extra) best = claim;
  const points = best.skill + best.extra;

  // The two pathways without points.
  const other = Math.floor(amount(inputs.otherRelevantMonths));
  const swe = list === 'amber' ? 12 : 11;
  const experienceMonths = skilled ? monthsOfWork(swe, 48, null) : 0;
  const experienceMet =
    skilled &&
    list !== 'red' &&
    hourlyPay >= times(jobMedianWage, swe) &&
    experienceMonths >= 24 &&
    experienceMonths + other >= 60;
  const tradesMonths = skilled ? monthsOfWork(10, 36, null) : 0;
  const tradesMet =
    skilled &&
    list === 'trades' &&
    inputs.tradeQualification === 'yes' &&
    hourlyPay >= times(jobMedianWage, 10) &&
    tradesMonths >= 18 &&
    tradesMonths + other >= 48;

  const age = ageOn(born, on);
  const pointsMet = points >= 6 && hourlyPay >= wageNeeded;
  const missing: string[] = [];
  if (age > 55) missing.push('age');
  if (inputs.accreditedJob !== 'yes') missing.push('job');
  if (hourlyPay < wageNeeded) missing.push('pay');
  if (inputs.english !== 'yes') missing.push('english');
  if (periodsOverlap) missing.push('periods-overlap');
  if (!pointsMet && !experienceMet && !tradesMet) missing.push('pathway');
  const common = age <= 55 && inputs.accreditedJob === 'yes' && inputs.english === 'yes' && !periodsOverlap;

  return {
    age,
    medianWage: medianOn(on),
    jobMedianWage,
    wageNeeded,
    registrationPoints,
    qualificationPoints,
    incomePoints:
      hourlyPay >= times(jobMedianWage, 30)
        ? 6
        : hourlyPay >= times(jobMedianWage, 20)
          ? 4
          : hourlyPay >= times(jobMedianWage, 15)
            ? 3
            : 0,
    category: best.category,
    skillPoints: best.skill,
    experiencePoints: best.extra,
    points,
    pointsNeeded: 6,
    nzMonths: monthsOfWork(base, 48, null),
    experienceMonths,
    tradesMonths,
    periodsOverlap,
    pointsPathway: common && pointsMet,
    experiencePathway: common && experienceMet,
    tradesPathway: common && tradesMet,
    eligible: common && (pointsMet || experienceMet || tradesMet),
    missing,
  };
}

export function randomAnswers(random: () => number): {inputs: Inputs; today: string} {
  const pick = <T>(items: readonly T[]): T => items[Math.min(items.length - 1, Math.floor(random() * items.length))];
  const inputs: Inputs = {};
  const maybe = (name: string, value: unknown, share = 0.9) => {
    if (random() < share) inputs[name] = value;
  };
  const today = pick(['2026-11-29', '2026-08-31', '2027-02-28', '2028-02-29', '2026-12-31']);
  const on = random() < 0.3 ? pick(['2027-01-31', '2027-03-01', '2028-02-29', '2026-11-30']) : null;
  if (on) inputs.applyOn = on;
  const ref = on ?? today;
  const shift = (date: string, months: number, days: number): string => {
    const [y, m, d] = addMonths(date, months).split('-').map(Number);
    return new Date(Date.UTC(y, m - 1, d + days)).toISOString().slice(0, 10);
  };
  const wages = [
    31.6, 31.61, 33.56, 34.77, 35, 34.99, 36.91, 36.9, 38.5, 38.49, 42, 41.99, 47.41, 50.34, 52.5, 52.49, 67.12, 70,
    69.99, 100.68, 105, 104.99,
  ];
  maybe('birthDate', random() < 0.1 ? '1972-02-29' : shift(ref, -12 * pick([25, 40, 55, 56]), pick([-1, 0, 1])), 0.97);
  maybe('skillLevel', pick(['level-1-to-3', 'level-1-to-3', 'level-1-to-3', 'level-4-or-5']), 0.98);
  maybe('occupationList', pick(['none', 'trades', 'trades', 'amber', 'red']));
  maybe('hourlyPay', pick(random() < 0.5 ? wages : [42, 45, 52.5]), 0.98);
  maybe('accreditedJob', pick(['yes', 'yes', 'yes', 'no']), 0.95);
  maybe('english', pick(['yes', 'yes', 'yes', 'no']), 0.95);
  maybe('registration', pick(['none', 'none', 'two-or-three-years', 'four-years', 'five-years', 'six-years-or-more']));
  maybe('registeredOn', shift(ref, -pick([6, 12, 18, 24, 40]), pick([-1, 0, 1])), 0.5);
  maybe(
    'qualification',
    pick([
      'none',
      'doctorate',
      'nz-masters',
      'overseas-masters',
      'nz-postgraduate',
      'overseas-postgraduate',
      'nz-bachelors',
      'overseas-bachelors',
    ]),
    0.8,
  );
  maybe('supportingBachelor', pick(['yes', 'no']), 0.8);
  maybe('tradeQualification', pick(['yes', 'yes', 'no']), 0.9);
  maybe('otherRelevantMonths', pick([0, 12, 29, 30, 35, 36, 37, 60]), 0.9);
  const items: Array<Record<string, unknown>> = [];
  const kind = pick([0, 1, 1, 1, 2, 2, 3]);
  let until: string | null = null;
  for (let i = 0; i < kind; i++) {
    const item: Record<string, unknown> = {};
    const end: string = until ?? ref;
    const from = shift(end, -pick([6, 11, 12, 17, 18, 23, 24, 30, 48]), pick([-1, 0, 0, 1, 15]));
    if (random() < 0.97) item.from = from;
    if (i > 0 || random() < 0.3) item.until = shift(end, 0, pick([-1, -1, -1, 0, -31]));
    if (random() < 0.97) item.hourlyPay = pick(random() < 0.5 ? wages : [42, 45, 52.5]);
    if (random() < 0.5) item.visaGrantedOn = shift(from, -pick([0, 3, 5]), pick([-1, 0, 1]));
    until = from;
    items.push(item);
  }
  if (items.length > 0) inputs.work = items;
  return {inputs, today};
}
