// Ministerial Instructions respecting the Express Entry system (IRPA s. 10.3) and IRCC's "CRS criteria".
import {readFileSync} from 'node:fs';
import {amountOf, type Law} from './law.ts';

/** [alone, with a spouse] */
const ages: Readonly<Record<number, readonly [number, number]>> = {
  18: [99, 90],
  19: [105, 95],
  ...Object.fromEntries(Array.from({length: 10}, (_, index) => [20 + index, [110, 100]])),
  30: [105, 95],
  31: [99, 90],
  32: [94, 85],
  33: [88, 80],
  34: [83, 75],
  35: [77, 70],
  36: [72, 65],
  37: [66, 60],
  38: [61, 55],
  39: [55, 50],
  40: [50, 45],
  41: [39, 35],
  42: [28, 25],
  43: [17, 15],
  44: [6, 5],
};

/** [alone, with a spouse, of the spouse] */
type Row = readonly [number, number, number];

const educations: Readonly<Record<string, Row>> = {
  none: [0, 0, 0],
  secondary: [30, 28, 2],
  'one-year': [90, 84, 6],
  'two-years': [98, 91, 7],
  bachelors: [120, 112, 8],
  'two-or-more': [128, 119, 9],
  masters: [135, 126, 10],
  doctorate: [150, 140, 10],
};

/** By whole years. */
const workInCanada: readonly Row[] = [
  [0, 0, 0],
  [40, 35, 5],
  [53, 46, 7],
  [64, 56, 8],
  [72, 63, 9],
  [80, 70, 10],
];

/**
 * The lowest score of the last round of each kind. A round is no law: editors add one in this file, and the page compares with it whatever
 * the day of the calculation is.
 */
const lowestScores: ReadonlyMap<string, number> = new Map(
  [
    ...readFileSync('calculators/shared/express-entry-rounds.csv', 'utf8').matchAll(/^([a-z-]+),.*,(\d+),[\d-]+$/gm),
  ].map(([, category, score]) => [category!, Number(score)]),
);

/** Rounds for occupations that need nothing besides points. */
const occupations = ['healthcare', 'trades', 'education', 'stem', 'transport'];

const whole = (value: unknown): number => Math.floor(amountOf(value));

/** What each step of a table gives: the last whose level is reached. */
const stepAt = (steps: readonly (readonly [from: number, points: number])[], level: number): number =>
  steps.findLast(([from]) => level >= from)?.[1] ?? 0;

const firstAlone = [
  [4, 6],
  [6, 9],
  [7, 17],
  [8, 23],
  [9, 31],
  [10, 34],
] as const;
const firstWithSpouse = [
  [4, 6],
  [6, 8],
  [7, 16],
  [8, 22],
  [9, 29],
  [10, 32],
] as const;
const second = [
  [5, 1],
  [7, 3],
  [9, 6],
] as const;
const ofSpouse = [
  [5, 1],
  [7, 3],
  [9, 5],
] as const;

const abilities = ['Listening', 'Reading', 'Writing', 'Speaking'];

/** The table that all four combinations share: 0 none, 1 lower, 2 upper. */
function combined(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  if (one === 1 && other === 1) return 13;
  return one === 2 && other === 2 ? 50 : 25;
}

export const law: Law = {
  isSlow: true,

  reference(inputs, today) {
    const education = educations[String(inputs['education'])];
    const isFrench = inputs['firstLanguage'] === 'french';
    if (typeof inputs['age'] !== 'number' || education === undefined) return null;
    if (!isFrench && inputs['firstLanguage'] !== 'english') return null;
    const isYes = (id: string): boolean => inputs[id] === true;
    const hasSpouse = isYes('accompanyingSpouse');
    const column = hasSpouse ? 1 : 0;
    const levels = (whose: string) => abilities.map((ability) => whole(inputs[`${whose}${ability}`]));
    const sumOf = (steps: Parameters<typeof stepAt>[0], all: readonly number[]) =>
      all.reduce((sum, level) => sum + stepAt(steps, level), 0);
    const first = levels('first');
    const other = isYes('secondLanguageTest') ? levels('second') : [0, 0, 0, 0];
    const inCanada = Math.min(5, whole(inputs['canadianWorkYears']));
    const abroad = whole(inputs['foreignWorkYears']);

    const core = {
      coreAge: ages[whole(inputs['age'])]?.[column] ?? 0,
      coreEducation: education[column],
      coreFirstLanguage: sumOf(hasSpouse ? firstWithSpouse : firstAlone, first),
      coreSecondLanguage: Math.min(sumOf(second, other), hasSpouse ? 22 : 24),
      coreCanadianWork: workInCanada[inCanada]![column],
    };
    const spouse = {
      spouseEducation: hasSpouse ? (educations[String(inputs['spouseEducation'])]?.[2] ?? 0) : 0,
      spouseLanguage: hasSpouse ? sumOf(ofSpouse, levels('spouse')) : 0,
      spouseCanadianWork: hasSpouse ? workInCanada[Math.min(5, whole(inputs['spouseCanadianWorkYears']))]![2] : 0,
    };

    const lowest = Math.min(...first);
    const language = lowest >= 9 ? 2 : lowest >= 7 ? 1 : 0;
    const canadian = Math.min(2, inCanada);
    const foreign = abroad >= 3 ? 2 : abroad >= 1 ? 1 : 0;
    const studied = {'one-year': 1, 'two-years': 1, bachelors: 1, 'two-or-more': 2, masters: 2, doctorate: 2}[
      String(inputs['education'])
    ];
    const group = (step: number) => Math.min(50, combined(step, language) + combined(step, canadian));
    const transfer = {
      transferEducation: group(studied ?? 0),
      transferForeignWork: group(foreign),
      transferCertificate: isYes('certificateOfQualification') ? (lowest >= 7 ? 50 : lowest >= 5 ? 25 : 0) : 0,
    };

    const offers: Readonly<Record<string, number>> = {'senior-management': 200, 'other-skilled': 50};
    const hasFrench = (isFrench ? first : other).every((level) => level >= 7);
    const hasEnglish = (isFrench ? other : first).every((level) => level >= 5);
    const studies: Readonly<Record<string, number>> = {'one-or-two-years': 15, 'three-years-or-more': 30};
    const extra = {
      nomination: isYes('nomination') ? 600 : 0,
      jobOffer: today < '2025-03-25' ? (offers[String(inputs['jobOffer'])] ?? 0) : 0,
      french: !hasFrench ? 0 : hasEnglish ? 50 : 25,
      sibling: isYes('sibling') ? 15 : 0,
      canadianStudy: studies[String(inputs['canadianStudy'])] ?? 0,
    };

    const total = (parts: Readonly<Record<string, number>>, most: number) =>
      Math.min(
        most,
        Object.values(parts).reduce((sum, points) => sum + points, 0),
      );
    const points = {
      core: total(core, 500),
      spouse: total(spouse, 40),
      transferability: total(transfer, 100),
      additional: total(extra, 600),
    };
    const score = total(points, 1200);

    const isOpen = (category: string): boolean => {
      if (category === 'pnp') return isYes('nomination');
      if (category === 'french') return hasFrench;
      return !['cec', 'physicians', 'senior-managers'].includes(category) || inCanada >= 1;
    };
    const isEnough = (category: string): boolean => {
      return isOpen(category) && score >= lowestScores.get(category)!;
    };
    // Since that day a job offer and work in Canada may earn points of which we know no amounts.
    const isHighWageCounted = today >= '2026-11-03';
    const hasOffer = String(inputs['jobOffer']) in offers;
    return {
      total: score,
      ...points,
      ...core,
      ...spouse,
      ...transfer,
      ...extra,
      highWage: isHighWageCounted ? Number(hasOffer) + Number(inCanada >= 1) : 0,
      occupations: occupations.filter(isEnough).length,
      enoughFor: Object.fromEntries(
        [...lowestScores.keys()].map((category) => [
          category === 'senior-managers' ? 'seniorManagers' : category,
          isEnough(category),
        ]),
      ),
    };
  },

  // How many sentences the page says about each.
  inOtherForm: {
    highWage: (sentences) => (sentences as readonly string[]).length,
    occupations: (sentences) => (sentences as readonly string[]).length,
  },

  ask({pick, chance}) {
    const inputs: Record<string, unknown> = {
      age: pick([16, 17, 18, 19, 20, 24, 29, ...Array.from({length: 17}, (_, index) => 30 + index), 60]),
      education: pick(Object.keys(educations)),
      firstLanguage: pick(['english', 'english', 'french']),
    };
    const answer = (id: string, share: number, choices: readonly unknown[]) => {
      if (chance(share)) inputs[id] = pick(choices);
    };
    // Mostly all four at one level, one of them sometimes at another.
    const answerLevels = (whose: string) => {
      const level = pick([3, 4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12]);
      for (const ability of abilities)
        inputs[`${whose}${ability}`] = chance(0.15) ? level - 1 : chance(0.1) ? pick([0, 4, 5, 7, 9, 10]) : level;
      if (chance(0.05)) delete inputs[`${whose}${pick(abilities)}`];
    };
    answerLevels('first');
    if (chance(0.6)) {
      inputs['secondLanguageTest'] = chance(0.85);
      answerLevels('second');
    }
    answer('canadianWorkYears', 0.9, [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 10]);
    answer('foreignWorkYears', 0.9, [0, 0, 1, 2, 2, 3, 3, 4, 10]);
    answer('certificateOfQualification', 0.5, [true, true, false]);
    answer('canadianStudy', 0.5, ['none', 'one-or-two-years', 'three-years-or-more']);
    answer('sibling', 0.4, [true, true, false]);
    answer('nomination', 0.3, [true, true, false]);
    answer('jobOffer', 0.5, ['none', 'senior-management', 'other-skilled']);
    answer('category', 0.5, [...lowestScores.keys()]);
    if (chance(0.6)) {
      inputs['accompanyingSpouse'] = chance(0.8);
      answer('spouseEducation', 0.9, Object.keys(educations));
      if (chance(0.8)) answerLevels('spouse');
      answer('spouseCanadianWorkYears', 0.8, [0, 1, 2, 3, 4, 5, 6]);
    }
    const days = ['2025-03-24', '2025-03-25', '2026-02-16', '2026-02-17', '2026-09-28', '2026-09-29'];
    return {inputs, today: pick([...days, '2026-11-02', '2026-11-03', '2026-11-29'])};
  },
};
