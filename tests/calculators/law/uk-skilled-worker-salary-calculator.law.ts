// Immigration Rules, Appendix Skilled Worker (SW 4.2 to SW 14.4), Appendix Skilled Occupations (tables 1 to 6) and Appendix Immigration Salary
// List, as updated on GOV.UK on 25 November 2025.
import {readFileSync} from 'node:fs';
import {amountOf, type Answers, type Asked, type Law} from './law.ts';

const columns = ['rate', 'rate90', 'rate80', 'rate70', 'lower', 'lower90', 'lower80', 'lower70'] as const;
type Column = (typeof columns)[number];

/** A row of uk-occupations.csv, which has every code that tables 1 to 3a name. */
interface Occupation {
  /** same-sponsor for the codes of table 2a */
  readonly level: string;
  /** Pounds per year as published; null where the Rules have none. */
  readonly rates: Readonly<Record<Column, number | null>>;
  /** table-4 (health), table-5 (teachers), own (those that the Rules give in words), or none */
  readonly pay: string;
  /** all, none, care, or which jobs of the code: some, scotland, scotland-some */
  readonly salaryList: string;
  /** all, some or none */
  readonly shortageList: string;
}

function occupationOf(line: string): readonly [string, Occupation] {
  const [code, level, ...cells] = line.split(',') as [string, string, ...string[]];
  const [pay, salaryList, shortageList] = cells.slice(columns.length) as [string, string, string];
  const rates = Object.fromEntries(columns.map((column, index) => [column, Number(cells[index]) || null]));
  return [code, {level, rates: rates as Occupation['rates'], pay, salaryList, shortageList}];
}

const [, ...lines] = readFileSync('tests/calculators/law/uk-occupations.csv', 'utf8').trim().split('\n');

/** By code; `other` stands for the codes that no table names. */
const occupations: ReadonlyMap<string, Occupation> = new Map([
  ...lines.map(occupationOf),
  occupationOf('other,ineligible,,,,,,,,,none,none,none'),
]);

/** SW A1.1, "Health and Care ASHE salary job" */
const healthCareCodes = ['1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6135', '6136'];

/** Table 4. [England, Scotland, Wales, Northern Ireland] */
const healthScale: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'band-3': [24071, 26869, 24433, 22816],
  'band-4': [26530, 29116, 26928, 25147],
  'band-5': [29970, 31892, 30420, 28407],
  'band-6': [37338, 39912, 37898, 35392],
  'band-7': [46148, 48788, 46840, 43742],
  'band-8a': [53755, 60126, 54550, 50952],
  'band-8b': [62215, 70986, 63150, 58972],
  'band-8c': [74290, 83837, 75405, 70417],
  'band-8d': [88168, 99534, 89491, 83571],
  'band-9': [105385, 117732, 106967, 99891],
};
const nations = ['england', 'scotland', 'wales', 'northern-ireland'];

/** Table 5. [England, London fringe, outer London, inner London, Scotland, Wales, Northern Ireland]; 0: no such scale */
const teacherScale: Readonly<Record<string, readonly [number, number, number, number, number, number, number]>> = {
  unqualified: [21731, 23140, 25758, 27252, 33594, 21812, 0],
  qualified: [31650, 33075, 36413, 38766, 40305, 32433, 30000],
  chartered: [0, 0, 0, 0, 52158, 0, 0],
  principal: [0, 0, 0, 0, 55155, 0, 0],
  leadership: [49781, 51151, 53731, 59186, 0, 50653, 47241],
  'leading-practitioner': [50025, 51403, 53994, 59478, 0, 50902, 0],
  'head-teacher': [56316, 57693, 60266, 65731, 62556, 57304, 53309],
};
const teacherAreas = [
  'england',
  'london-fringe',
  'outer-london',
  'inner-london',
  'scotland',
  'wales',
  'northern-ireland',
];

/** SW 4.2, with the condition of each option besides that of the lower rates. */
const options: readonly (readonly [option: string, general: number, going: Column, condition: Condition | null])[] = [
  ['A', 41700, 'rate', null],
  ['B', 37500, 'rate90', 'phd'],
  ['C', 33400, 'rate80', 'stemPhd'],
  ['D', 33400, 'rate', 'salaryList'],
  ['E', 33400, 'rate70', 'newEntrant'],
  ['F', 31300, 'lower', null],
  ['G', 28200, 'lower90', 'phd'],
  ['H', 25000, 'lower80', 'stemPhd'],
  ['I', 25000, 'lower', 'salaryList'],
  ['J', 25000, 'lower70', 'newEntrant'],
];
type Condition = 'phd' | 'stemPhd' | 'salaryList' | 'newEntrant';

const pennyUp = (pounds: number): number => Math.ceil(pounds * 100 - 1e-6) / 100;
const hoursOf = (inputs: Answers): number => amountOf(inputs['hours']) || 37.5;

/** Why the job is skilled enough (SW 6.1 to 6.1C); null if it is not. */
function reasonOf(
  {level, pay, salaryList}: Occupation,
  inputs: Answers,
  today: string,
  isOnSalaryList: boolean,
  isOnShortageList: boolean,
): string | null {
  const hadVisa = inputs['held'] === 'before-2025-07-22' || inputs['held'] === 'before-2024-04-04';
  if (salaryList === 'care') return inputs['careRule'] === true && (isOnSalaryList || hadVisa) ? 'care' : null;
  if (level === 'rqf6') {
    const isLowBand = pay === 'table-4' && (inputs['payBand'] === 'band-3' || inputs['payBand'] === 'band-4');
    return isLowBand && !hadVisa ? null : 'rqf6';
  }
  if (level === 'rqf3-5')
    return isOnSalaryList ? 'salary-list' : isOnShortageList ? 'shortage-list' : hadVisa ? 'already-held' : null;
  const stays = inputs['held'] === 'before-2024-04-04' && inputs['sameSponsor'] === true && today < '2030-04-04';
  return level === 'same-sponsor' && stays ? 'same-sponsor' : null;
}

/** The pay on a national scale for these hours; null while it is not known. */
function scalePayOf(pay: string, inputs: Answers): number | null {
  const hours = hoursOf(inputs);
  if (pay === 'table-4') {
    const rate = healthScale[String(inputs['payBand'])]?.[nations.indexOf(String(inputs['nation']))];
    return rate ? (rate * hours) / (inputs['nation'] === 'scotland' ? 37 : 37.5) : null;
  }
  const rate =
    pay === 'table-5'
      ? teacherScale[String(inputs['teacherRole'])]?.[teacherAreas.indexOf(String(inputs['teacherArea']))]
      : amountOf(inputs['payScaleRate']);
  return rate ? (rate * hours) / (amountOf(inputs['fullTimeHours']) || hours) : null;
}

/** The options that apply with the salary that each needs. The pay of the first 48 hours must reach the general threshold (SW 14.3). */
function needsOf(
  code: string,
  inputs: Answers,
  today: string,
  isOnSalaryList: boolean,
): readonly (readonly [option: string, pounds: number])[] {
  const {pay, rates} = occupations.get(code)!;
  const hours = hoursOf(inputs);
  const needed = (general: number, going: number) => Math.max((general * hours) / Math.min(hours, 48), going);
  if (pay !== 'none') {
    const going = scalePayOf(pay, inputs);
    return going === null ? [] : [['K', needed(25000, going)]];
  }
  const holds: Readonly<Record<Condition, boolean>> = {
    phd: inputs['phd'] === 'relevant' || inputs['phd'] === 'stem',
    stemPhd: inputs['phd'] === 'stem',
    salaryList: isOnSalaryList,
    newEntrant: inputs['newEntrant'] === true,
  };
  const hasLowerRates =
    (inputs['healthCareJob'] === true && healthCareCodes.includes(code)) ||
    (inputs['held'] === 'before-2024-04-04' && today < '2030-04-04');
  return options.flatMap(([option, general, column, condition]) => {
    const going = rates[column];
    const applies = (condition === null || holds[condition]) && (option < 'F' || hasLowerRates);
    return applies && going !== null ? [[option, needed(general, (going * hours) / 37.5)] as const] : [];
  });
}

/** Somebody whose job qualifies, with the lower rates or without them, and hours at which each going rate is above its general threshold. */
const atGoingRate = (answers: Answers, hasLowerRates: boolean): Asked => ({
  inputs: {
    hours: 48,
    held: hasLowerRates ? 'before-2024-04-04' : 'before-2025-07-22',
    careRule: true,
    sameSponsor: true,
    ...answers,
  },
  today: '2026-11-29',
});

const columnAnswers: readonly Answers[] = [{}, {phd: 'relevant'}, {phd: 'stem'}, {newEntrant: true}];
const everyGoingRate = [...occupations.keys()].flatMap((occupation) =>
  columnAnswers.flatMap((answers) => [true, false].map((lower) => atGoingRate({occupation, ...answers}, lower))),
);
const everyHealthPay = Object.keys(healthScale).flatMap((payBand) =>
  nations.map((nation) => atGoingRate({occupation: '2231', payBand, nation}, false)),
);
const everyTeacherPay = Object.keys(teacherScale).flatMap((teacherRole) =>
  teacherAreas.map((teacherArea) =>
    atGoingRate({occupation: '2313', teacherRole, teacherArea, fullTimeHours: 37.5}, false),
  ),
);

export const law: Law = {
  everyFigure: [...everyGoingRate, ...everyHealthPay, ...everyTeacherPay],

  reference(inputs, today) {
    const code = String(inputs['occupation']);
    const occupation = occupations.get(code);
    if (occupation === undefined) return null;
    const {level, pay, salaryList, shortageList} = occupation;
    const certificateDay = typeof inputs['cosDay'] === 'string' ? inputs['cosDay'] : today;
    const nothing = {
      level,
      eligibleBecause: null,
      bestOption: null,
      requiredSalary: null,
      requiredHourly: null,
      countedSalary: null,
      shortfall: null,
      meets: null,
    };
    if (certificateDay < '2025-07-22') return {...nothing, status: 'older-rules'};

    // Certificates of the last day itself come too late (SW 6.1A, Appendix Immigration Salary List).
    const isOnSalaryList =
      certificateDay < (salaryList === 'care' ? '2028-07-22' : '2026-12-31') &&
      (['all', 'care'].includes(salaryList) || (salaryList !== 'none' && inputs['salaryListJob'] === true));
    const isOnShortageList =
      certificateDay < '2026-12-31' &&
      (shortageList === 'all' || (shortageList === 'some' && inputs['shortageListJob'] === true));
    const eligibleBecause = reasonOf(occupation, inputs, today, isOnSalaryList, isOnShortageList);
    if (eligibleBecause === null) return {...nothing, status: 'not-eligible'};

    const needs = needsOf(code, inputs, today, isOnSalaryList);
    if (needs.length === 0)
      return {...nothing, eligibleBecause, status: pay === 'none' ? 'not-eligible' : 'pay-scale-needed'};
    const least = Math.min(...needs.map(([, pounds]) => pounds));
    const hours = hoursOf(inputs);
    const salary = amountOf(inputs['salary']);
    const meets = salary > least - 1e-6;
    const found = {
      level,
      eligibleBecause,
      bestOption: needs.find(([, pounds]) => pounds === least)![0],
      requiredSalary: pennyUp(least),
      requiredHourly: pennyUp(least / 52 / hours),
    };
    if (salary === 0) return {...nothing, ...found, status: 'salary-needed'};
    return {
      ...found,
      status: meets ? 'meets' : 'below',
      countedSalary: Math.round(((salary * Math.min(hours, 48)) / hours) * 100) / 100,
      shortfall: meets ? 0 : pennyUp(least - salary),
      meets,
    };
  },

  ask({pick, chance}) {
    const maybe = (answer: unknown, share: number) => (chance(share) ? answer : undefined);
    const limits = [
      '2025-07-21',
      '2025-07-22',
      '2026-12-30',
      '2026-12-31',
      '2028-07-21',
      '2028-07-22',
      '2030-04-03',
      '2030-04-04',
    ];
    const today = chance(0.3) ? '2026-11-29' : pick(limits);
    const hasOwnRules = ({level, pay, salaryList, shortageList}: Occupation) =>
      [level, pay, salaryList, shortageList].some((each) => !['rqf6', 'rqf3-5', 'none', 'all'].includes(each));
    const codes = [...occupations.keys()];
    const code = pick(chance(0.5) ? codes : codes.filter((each) => hasOwnRules(occupations.get(each)!)));
    const inputs = {
      occupation: maybe(code, 0.98),
      hours: maybe(pick([20, 22.5, 35, 37, 37.5, 37.5, 40, 47.5, 48, 48.5, 60]), 0.8),
      held: maybe(pick(['new', 'new', 'before-2025-07-22', 'before-2024-04-04']), 0.9),
      cosDay: maybe(pick(['2025-07-22', '2026-11-29', '2026-12-30', '2026-12-31', '2028-07-21', '2028-07-22']), 0.3),
      newEntrant: maybe(pick([true, false]), 0.6),
      phd: maybe(pick(['none', 'relevant', 'stem']), 0.7),
      healthCareJob: maybe(pick([true, false]), 0.6),
      salaryListJob: maybe(pick([true, false]), 0.8),
      shortageListJob: maybe(pick([true, false]), 0.8),
      sameSponsor: maybe(pick([true, true, false]), 0.9),
      careRule: maybe(pick([true, true, false]), 0.9),
      nation: maybe(pick(nations), 0.95),
      payBand: maybe(pick(Object.keys(healthScale)), 0.95),
      teacherArea: maybe(pick(teacherAreas), 0.95),
      teacherRole: maybe(pick(Object.keys(teacherScale)), 0.95),
      payScaleRate: maybe(pick([22387, 24999, 25000, 36616, 42008]), 0.9),
      fullTimeHours: maybe(pick([32.5, 35, 37.5, 40]), 0.5),
    };
    const limit = Number(law.reference(inputs, today)?.['requiredSalary'] ?? 41700);
    const salaries = [limit, limit - 0.01, limit + 0.01, Math.floor(limit), Math.ceil(limit)];
    const salary = pick([...salaries.map((each) => Math.round(each * 100) / 100), 25000, 33400, 41700, 110000]);
    return {inputs: {...inputs, salary: maybe(salary, 0.9)}, today};
  },
};
