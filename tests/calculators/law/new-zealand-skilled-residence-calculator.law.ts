// Immigration instructions SR3, SR3.35 and SR3.40, as in force since 24 August 2026.
import {addMonths, addYears, ageOn, knownDay, dayAt, dayOf, monthsBetween, textOf, type Day} from './calendar.ts';
import {amountOf, itemsOf, type Law} from './law.ts';

interface Period {
  readonly from: Day;
  /** The day after the last; null while it goes on. */
  readonly end: Day | null;
  readonly pay: number;
  /** The day whose median wage counts. */
  readonly wageDay: Day;
}

const medianWages: readonly (readonly [Day, number])[] = [
  [dayAt(2018, 1, 15), 24.29],
  [dayAt(2018, 11, 26), 25],
  [dayAt(2020, 2, 24), 25.5],
  [dayAt(2021, 7, 19), 27],
  [dayAt(2022, 10, 24), 27.76],
  [dayAt(2023, 2, 27), 29.66],
  [dayAt(2024, 2, 28), 31.61],
  [dayAt(2025, 8, 18), 33.56],
  [dayAt(2026, 3, 9), 35],
];

/** Before the first figure, the first. */
const medianOn = (at: Day): number => (medianWages.findLast(([from]) => from <= at) ?? medianWages[0]!)[1];

/** So many tenths of a median wage, cut to a cent: 1.1 times 33.56 is 36.91 in the published table. */
const tenthsOf = (median: number, tenths: number): number => Math.floor((Math.round(median * 100) * tenths) / 10) / 100;

/** The grant of the work visa if the job began within five months of it, otherwise the first day of the job. */
const wageDayOf = (from: Day, granted: Day | null): Day =>
  granted !== null && granted <= from && from <= addMonths(granted, 5) ? granted : from;

function periodsOf(list: unknown): readonly Period[] {
  return itemsOf(list).flatMap((item) => {
    const [from, until] = [dayOf(item['from']), dayOf(item['until'])];
    if (from === null || (until !== null && until < from)) return [];
    const wageDay = wageDayOf(from, dayOf(item['visaGrantedOn']));
    return [{from, end: until === null ? null : until + 1, pay: amountOf(item['paid']), wageDay}];
  });
}

const registrations: Readonly<Record<string, number>> = {
  'two-or-three-years': 3,
  'four-years': 4,
  'five-years': 5,
  'six-years-or-more': 6,
};

/** [with a bachelor's degree, without] */
const qualifications: Readonly<Record<string, readonly [number, number]>> = {
  doctorate: [6, 6],
  'nz-masters': [6, 5],
  'overseas-masters': [5, 0],
  'nz-postgraduate': [5, 0],
  'overseas-postgraduate': [4, 0],
  'nz-bachelors': [5, 5],
  'overseas-bachelors': [4, 4],
};

/** [tenths of the median wage, points], the highest first */
const incomes = [
  [30, 6],
  [20, 4],
  [15, 3],
] as const;

/** [points, months of work, in so many months], the most first */
const experiences = [
  [3, 24, 48],
  [2, 18, 36],
  [1, 12, 24],
] as const;

export const law: Law = {
  isSlow: true,

  reference(inputs, today) {
    const born = dayOf(inputs['birthDate']);
    const level = inputs['skillLevel'];
    const pay = amountOf(inputs['hourlyPay']);
    if (born === null || (level !== 'level-1-to-3' && level !== 'level-4-or-5') || pay === 0) return null;
    const at = dayOf(inputs['applyOn']) ?? knownDay(today);
    const isSkilled = level === 'level-1-to-3';
    const list = isSkilled ? inputs['occupationList'] : 'none';
    const work = periodsOf(inputs['work']);
    const endOf = ({end}: Period): Day => Math.min(end ?? at, at);

    /**
     * Months of work at so many tenths of the median wage, in so many months before the application: the whole months of each period
     * added up, or those of all their days put together in one piece that ends with the application, whichever is more. A day of two
     * periods counts in both, which makes no difference to anybody: such periods open no way to residence until they are put right.
     */
    const monthsOf = (tenths: number, window: number, notBefore: Day | null = null): number => {
      let months = 0;
      let days = 0;
      for (const period of work) {
        if (period.pay < tenthsOf(medianOn(period.wageDay), tenths)) continue;
        const from = Math.max(period.from, addMonths(at, -window), notBefore ?? -Infinity);
        if (from >= endOf(period)) continue;
        months += monthsBetween(from, endOf(period));
        days += endOf(period) - from;
      }
      return Math.max(months, monthsBetween(at - days, at));
    };
    const experience = (tenths: number, notBefore: Day | null): number =>
      experiences.find(([, months, window]) => monthsOf(tenths, window, notBefore) >= months)?.[0] ?? 0;

    const worked = work.flatMap((period) =>
      Array.from({length: Math.max(0, endOf(period) - period.from)}, (_, index) => period.from + index),
    );
    const periodsOverlap = new Set(worked).size < worked.length;

    // Of the job one has, the median wage of when it began; of an offer, today's.
    const jobs = work.filter(({from, end}) => end === null && from <= at);
    const latest = Math.max(...jobs.map(({from}) => from));
    const ofJobs = jobs.filter(({from}) => from === latest).map(({wageDay}) => medianOn(wageDay));
    const jobMedianWage = jobs.length === 0 ? medianOn(at) : Math.min(...ofJobs);
    const base = isSkilled ? 10 : 15;
    const wageNeeded = tenthsOf(jobMedianWage, base);
    const earns = (tenths: number): boolean => pay >= tenthsOf(jobMedianWage, tenths);

    const registrationPoints = registrations[String(inputs['registration'])] ?? 0;
    const withAndWithout = qualifications[String(inputs['qualification'])] ?? [0, 0];
    const qualificationPoints = withAndWithout[inputs['supportingBachelor'] === 'yes' ? 0 : 1];
    const claims = [
      {category: 'registration', skill: registrationPoints, tenths: base, notBefore: dayOf(inputs['registeredOn'])},
      {category: 'qualification', skill: qualificationPoints, tenths: base, notBefore: null},
      ...incomes
        .filter(([tenths]) => earns(tenths))
        .map(([tenths, skill]) => ({category: 'income', skill, tenths, notBefore: null})),
    ];
    let best = {category: 'none', skillPoints: 0, experiencePoints: 0, points: 0};
    for (const {category, skill, tenths, notBefore} of claims) {
      const experiencePoints = experience(tenths, notBefore);
      const points = skill + experiencePoints;
      if (skill > 0 && points > best.points) best = {category, skillPoints: skill, experiencePoints, points};
    }

    const others = Math.floor(amountOf(inputs['otherRelevantMonths']));
    const multiple = list === 'amber' ? 12 : 11;
    const experienceMonths = isSkilled ? monthsOf(multiple, 48) : 0;
    const tradesMonths = isSkilled ? monthsOf(10, 36) : 0;
    const age = ageOn(at, born);
    const isCommonMet =
      age <= 55 && inputs['accreditedJob'] === 'yes' && inputs['english'] === 'yes' && !periodsOverlap;
    const pointsPathway = isCommonMet && best.points >= 6 && pay >= wageNeeded;
    const experiencePathway =
      isCommonMet &&
      isSkilled &&
      list !== 'red' &&
      earns(multiple) &&
      experienceMonths >= 24 &&
      experienceMonths + others >= 60;
    const tradesPathway =
      isCommonMet &&
      list === 'trades' &&
      inputs['tradeQualification'] === 'yes' &&
      earns(10) &&
      tradesMonths >= 18 &&
      tradesMonths + others >= 48;
    return {
      age,
      medianWage: medianOn(at),
      jobMedianWage,
      wageNeeded,
      registrationPoints,
      qualificationPoints,
      incomePoints: incomes.find(([tenths]) => earns(tenths))?.[1] ?? 0,
      ...best,
      pointsNeeded: 6,
      nzMonths: monthsOf(base, 48),
      experienceMonths,
      tradesMonths,
      periodsOverlap,
      pointsPathway,
      experiencePathway,
      tradesPathway,
      eligible: pointsPathway || experiencePathway || tradesPathway,
    };
  },

  ask({int, pick, chance}) {
    const today = pick(['2026-11-29', '2026-08-31', '2027-02-28', '2028-02-29', '2026-12-31']);
    const applied = chance(0.3) ? pick(['2027-01-31', '2027-03-01', '2028-02-29', '2026-11-30']) : undefined;
    const at = knownDay(applied ?? today);
    const maybe = (answer: unknown, share = 0.9) => (chance(share) ? answer : undefined);
    const wages = medianWages
      .slice(-3)
      .flatMap(([, median]) => [10, 11, 12, 15, 20, 30].map((tenths) => tenthsOf(median, tenths)))
      .flatMap((wage) => [wage, Math.round(wage * 100 - 1) / 100]);
    const wage = () => pick(chance(0.5) ? wages : [42, 45, 52.5]);
    const born = chance(0.1) ? dayAt(1972, 2, 29) : addYears(at, -pick([25, 40, 55, 56])) + pick([-1, 0, 1]);
    const work: Record<string, unknown>[] = [];
    let end = at;
    for (let more = int(0, 3); more > 0; more--) {
      const from = addMonths(end, -pick([6, 11, 12, 17, 18, 23, 24, 30, 48])) + pick([-1, 0, 0, 1, 15]);
      const granted = addMonths(from, -pick([0, 3, 5])) + pick([-1, 0, 1]);
      work.push({
        from: maybe(textOf(from), 0.97),
        until: work.length > 0 || chance(0.3) ? textOf(end + pick([-1, -1, -1, 0, -31])) : undefined,
        paid: maybe(wage(), 0.97),
        visaGrantedOn: maybe(textOf(granted), 0.5),
      });
      end = from;
    }
    return {
      inputs: {
        birthDate: maybe(textOf(born), 0.97),
        applyOn: applied,
        skillLevel: maybe(pick(['level-1-to-3', 'level-1-to-3', 'level-1-to-3', 'level-4-or-5']), 0.98),
        occupationList: maybe(pick(['none', 'trades', 'trades', 'amber', 'red'])),
        hourlyPay: maybe(wage(), 0.98),
        accreditedJob: maybe(pick(['yes', 'yes', 'yes', 'no']), 0.95),
        english: maybe(pick(['yes', 'yes', 'yes', 'no']), 0.95),
        registration: maybe(pick(['none', 'none', ...Object.keys(registrations)])),
        registeredOn: maybe(textOf(addMonths(at, -pick([6, 12, 18, 24, 40])) + pick([-1, 0, 1])), 0.5),
        qualification: maybe(pick(['none', ...Object.keys(qualifications)]), 0.8),
        supportingBachelor: maybe(pick(['yes', 'no']), 0.8),
        tradeQualification: maybe(pick(['yes', 'yes', 'no'])),
        otherRelevantMonths: maybe(pick([0, 12, 29, 30, 35, 36, 37, 60])),
        ...(work.length > 0 && {work}),
      },
      today,
    };
  },
};
