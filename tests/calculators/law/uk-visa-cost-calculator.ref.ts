// Second implementation, from the law alone: Immigration (Health Charge) Order 2015 (SI 2015/792) article 4 and schedules 1 and 2,
// the Home Office fee tables of 9 April 2025 and 8 April 2026, Immigration Skills Charge Regulations as amended by SI 2025/1078. No imports.

type Fees = Record<string, [before: number, now: number]>; // fee table of 9 April 2025, of 8 April 2026

const FEES: Fees = {
  'skilled-worker/outside/short': [769, 819],
  'skilled-worker/outside/long': [1519, 1618],
  'skilled-worker/inside/short': [885, 943],
  'skilled-worker/inside/long': [1751, 1865],
  'health-and-care/short': [304, 324],
  'health-and-care/long': [590, 628],
  student: [524, 558],
  graduate: [880, 937],
  'partner/outside': [1938, 2064],
  'partner/inside': [1321, 1407],
  'visitor/six-months': [127, 135],
  'visitor/two-years': [475, 506],
  'visitor/five-years': [848, 903],
  'visitor/ten-years': [1059, 1128],
  ilr: [3029, 3226],
  'global-talent': [766, 766],
  'innovator-founder/outside': [1274, 1357],
  'innovator-founder/inside': [1590, 1693],
  'hong-kong-bno/short': [193, 206],
  'hong-kong-bno/long': [268, 285],
};
const ROUTES = [
  'skilled-worker',
  'health-and-care',
  'student',
  'graduate',
  'partner',
  'visitor',
  'ilr',
  'global-talent',
  'innovator-founder',
  'hong-kong-bno',
];

const isDay = (v: unknown): v is string =>
  typeof v === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(v) && !Number.isNaN(Date.parse(v + 'T00:00:00Z'));
const count = (v: unknown, blank: number): number | null => {
  if (v === undefined || v === null || v === '') return blank;
  return typeof v === 'number' && Number.isFinite(v) && v >= 0 && Math.floor(v) === v ? v : null;
};

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  const route = typeof inputs.route === 'string' && ROUTES.includes(inputs.route) ? inputs.route : null;
  if (route === null) return null;
  const adults = count(inputs.adults, 1);
  const children = count(inputs.children, 0);
  if (adults === null || children === null || adults + children === 0) return null;
  const people = adults + children;
  const from =
    route === 'graduate' || route === 'ilr'
      ? 'inside'
      : route === 'visitor'
        ? 'outside'
        : inputs.from === 'inside'
          ? 'inside'
          : 'outside';
  const day = isDay(inputs.day) ? inputs.day : today;

  // Months of permission.
  let months: number | null = null;
  if (route !== 'visitor' && route !== 'ilr') {
    const given = inputs.months;
    if (given === undefined || given === null || given === '') {
      months = route === 'partner' ? (from === 'outside' ? 33 : 30) : null;
      if (months === null) return null;
    } else if (typeof given === 'number' && Number.isFinite(given) && given > 0 && given <= 120) months = given;
    else return null;
  }

  if (day < '2025-04-09') {
    return {
      status: 'older-fees',
      feeTable: null,
      feePerPerson: null,
      feesTotal: null,
      surchargeYears: null,
      surchargePerAdult: null,
      surchargePerChild: null,
      surchargeTotal: null,
      fasterTotal: null,
      total: null,
      employerSkillsCharge: null,
      employerCertificate: null,
      employerTotal: null,
    };
  }
  const table = day < '2026-04-08' ? 0 : 1;

  let key = route;
  if (route === 'skilled-worker') key = `skilled-worker/${from}/${months! > 36 ? 'long' : 'short'}`;
  if (route === 'health-and-care') key = `health-and-care/${months! > 36 ? 'long' : 'short'}`;
  if (route === 'partner' || route === 'innovator-founder') key = `${route}/${from}`;
  if (route === 'hong-kong-bno') key = `hong-kong-bno/${months! > 30 ? 'long' : 'short'}`;
  if (route === 'visitor') {
    const length = ['six-months', 'two-years', 'five-years', 'ten-years'].includes(String(inputs.visitLength))
      ? String(inputs.visitLength)
      : 'six-months';
    key = `visitor/${length}`;
  }
  const feePerPerson = FEES[key][table];

  // The health surcharge: whole years; of a part of a year 6 months or less is half, more than 6 months is a whole one.
  let surchargeYears = 0;
  const free =
    route === 'health-and-care' || route === 'visitor' || route === 'ilr' || (from === 'outside' && months! <= 6);
  if (!free) {
    const whole = Math.floor(months! / 12);
    const part = months! - whole * 12;
    surchargeYears = whole + (part <= 0 ? 0 : part <= 6 ? 0.5 : 1);
  }
  const surchargePerAdult = surchargeYears * (route === 'student' ? 776 : 1035);
  const surchargePerChild = surchargeYears * 776;
  const surchargeTotal = adults * surchargePerAdult + children * surchargePerChild;
  const feesTotal = people * feePerPerson;
  const fasterTotal =
    inputs.faster === 'priority' ? 500 * people : inputs.faster === 'super-priority' ? 1000 * people : 0;

  // What the employer pays and may not take back from the worker.
  let skills: number | null = null;
  let certificate: number | null = null;
  if (
    (route === 'skilled-worker' || route === 'health-and-care') &&
    (inputs.sponsor === 'small' || inputs.sponsor === 'large')
  ) {
    certificate = 525;
    const first =
      day < '2025-12-16' ? (inputs.sponsor === 'small' ? 364 : 1000) : inputs.sponsor === 'small' ? 480 : 1320;
    if (inputs.skillsChargeExempt === true || (from === 'outside' && months! < 6)) skills = 0;
    else {
      skills = first;
      for (let m = 12; m < months!; m += 6) skills += first / 2;
    }
  }
  return {
    status: 'ok',
    feeTable: table === 0 ? '2025-04-09' : '2026-04-08',
    feePerPerson,
    feesTotal,
    surchargeYears,
    surchargePerAdult,
    surchargePerChild,
    surchargeTotal,
    fasterTotal,
    total: feesTotal + surchargeTotal + fasterTotal,
    employerSkillsCharge: skills,
    employerCertificate: certificate,
    employerTotal: skills === null || certificate === null ? null : skills + certificate,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const pick = <T>(l: T[]): T => l[Math.floor(random() * l.length)];
  const yes = (p: number) => random() < p;
  const route = pick(ROUTES);
  const inputs: Record<string, unknown> = {route};
  if (yes(0.8)) inputs.from = pick(['outside', 'inside']);
  if (yes(0.93))
    inputs.months = pick([
      1, 5, 5.5, 6, 6.5, 7, 11, 12, 12.5, 13, 17, 18, 18.5, 19, 24, 30, 31, 33, 35, 36, 36.5, 37, 41, 42, 48, 54, 60,
      60,
    ]);
  if (yes(0.7)) inputs.adults = pick([1, 1, 2, 2, 0, 3]);
  if (yes(0.6)) inputs.children = pick([0, 1, 2, 3]);
  if (route === 'visitor' && yes(0.8))
    inputs.visitLength = pick(['six-months', 'two-years', 'five-years', 'ten-years']);
  if (yes(0.3))
    inputs.day = pick([
      '2025-04-08',
      '2025-04-09',
      '2025-12-15',
      '2025-12-16',
      '2026-04-07',
      '2026-04-08',
      '2027-01-01',
    ]);
  if (yes(0.3)) inputs.faster = pick(['none', 'priority', 'super-priority']);
  if (yes(0.5)) inputs.sponsor = pick(['small', 'large']);
  if (yes(0.2)) inputs.skillsChargeExempt = yes(0.6);
  return {inputs, today: pick(['2026-11-29', '2026-11-29', '2026-04-08', '2026-04-07'])};
}
