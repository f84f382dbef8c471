// Immigration (Health Charge) Order 2015 (SI 2015/792), article 4 and schedules 1 and 2; the Home Office's tables of fees of 9 April 2025 and
// 8 April 2026; Immigration Skills Charge Regulations, amended by SI 2025/1078.
import {amountOf, type Law, type Result} from './law.ts';

/** [from 9 April 2025, from 8 April 2026] */
const fees: Readonly<Record<string, readonly [number, number]>> = {
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

const visits = ['six-months', 'two-years', 'five-years', 'ten-years'];
const routes = [...new Set(Object.keys(fees).map((key) => key.split('/')[0]!))];

const olderFees: Result = {
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

/** What the employer pays for the first year, or less, and for each half year begun after it. */
function skillsCharge(isSmall: boolean, isNew: boolean, months: number): number {
  const [firstYear, halfYear] = isSmall ? (isNew ? [480, 240] : [364, 182]) : isNew ? [1320, 660] : [1000, 500];
  return firstYear! + halfYear! * Math.ceil(Math.max(0, months - 12) / 6);
}

export const law: Law = {
  reference(inputs, today) {
    const route = String(inputs['route']);
    if (!routes.includes(route)) return null;
    const hasNoLength = route === 'visitor' || route === 'ilr';
    const isInside = route === 'graduate' || (inputs['from'] === 'inside' && !hasNoLength);
    const place = isInside ? 'inside' : 'outside';
    const asked = amountOf(inputs['months']);
    if (!hasNoLength && route !== 'partner' && asked === 0) return null;
    const months = route === 'partner' ? (isInside ? 30 : 33) : asked;
    const on = typeof inputs['day'] === 'string' ? inputs['day'] : today;
    if (on < '2025-04-09') return olderFees;
    const isOf2026 = on >= '2026-04-08';

    const adults = inputs['adults'] === undefined ? 1 : Number(inputs['adults']);
    const children = amountOf(inputs['children']);
    const people = adults + children;
    const visit = visits.includes(String(inputs['visitLength'])) ? String(inputs['visitLength']) : 'six-months';
    const keys = [
      route,
      `${route}/${place}`,
      `${route}/${visit}`,
      `${route}/${months > (route === 'hong-kong-bno' ? 30 : 36) ? 'long' : 'short'}`,
      `${route}/${place}/${months > 36 ? 'long' : 'short'}`,
    ];
    const feePerPerson = fees[keys.find((key) => key in fees)!]![isOf2026 ? 1 : 0];

    // Of a part of a year, 6 months or less cost half of it and more the whole year.
    const part = months % 12;
    const years = Math.floor(months / 12) + (part === 0 ? 0 : part <= 6 ? 0.5 : 1);
    const isFree = hasNoLength || route === 'health-and-care' || (!isInside && months <= 6);
    const surchargeYears = isFree ? 0 : years;
    const surchargePerChild = surchargeYears * 776;
    const surchargePerAdult = route === 'student' ? surchargePerChild : surchargeYears * 1035;
    const surchargeTotal = adults * surchargePerAdult + children * surchargePerChild;
    const fasterTotal =
      people * (inputs['faster'] === 'priority' ? 500 : inputs['faster'] === 'super-priority' ? 1000 : 0);

    const isShown =
      ['skilled-worker', 'health-and-care'].includes(route) && ['small', 'large'].includes(String(inputs['sponsor']));
    const isExempt = inputs['skillsChargeExempt'] === true || (!isInside && months < 6);
    const charge = isExempt ? 0 : skillsCharge(inputs['sponsor'] === 'small', on >= '2025-12-16', months);
    return {
      status: 'ok',
      feeTable: isOf2026 ? '2026-04-08' : '2025-04-09',
      feePerPerson,
      feesTotal: people * feePerPerson,
      surchargeYears,
      surchargePerAdult,
      surchargePerChild,
      surchargeTotal,
      fasterTotal,
      total: people * feePerPerson + surchargeTotal + fasterTotal,
      employerSkillsCharge: isShown ? charge : null,
      employerCertificate: isShown ? 525 : null,
      employerTotal: isShown ? charge + 525 : null,
    };
  },

  ask({pick, chance}) {
    const route = pick(routes);
    const months = [1, 5, 5.5, 6, 6.5, 7, 11, 12, 12.5, 13, 17, 18, 18.5, 19, 24, 30, 31, 33, 35, 36, 36.5, 37, 41, 42];
    const days = ['2025-04-08', '2025-04-09', '2025-12-15', '2025-12-16', '2026-04-07', '2026-04-08', '2027-01-01'];
    const maybe = (answer: unknown, share: number) => (chance(share) ? answer : undefined);
    return {
      inputs: {
        route,
        from: maybe(pick(['outside', 'inside']), 0.8),
        months: maybe(pick([...months, 48, 54, 60, 60, 120]), 0.93),
        adults: maybe(pick(['0', '1', '1', '2', '2', '3', '4']), 0.7),
        children: maybe(pick([0, 1, 2, 3]), 0.6),
        visitLength: maybe(pick(visits), 0.8),
        day: maybe(pick(days), 0.3),
        faster: maybe(pick(['none', 'priority', 'super-priority']), 0.3),
        sponsor: maybe(pick(['small', 'large']), 0.5),
        skillsChargeExempt: maybe(pick([true, true, false]), 0.2),
      },
      today: pick(['2026-11-29', '2026-11-29', '2026-04-08', '2026-04-07']),
    };
  },
};
