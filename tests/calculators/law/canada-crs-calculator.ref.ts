// Second implementation of Canada's Comprehensive Ranking System (Express Entry), written from the Ministerial Instructions and IRCC's
// "CRS criteria" page alone. See canada-crs-calculator.md. Rules in force from 2020-10-20 (French 25/50) on; the job offer by day.

type Row = Record<string, unknown>;

const ages: Record<number, [number, number]> = {
  // age: [without spouse, with spouse]
  18: [99, 90],
  19: [105, 95],
  20: [110, 100],
  21: [110, 100],
  22: [110, 100],
  23: [110, 100],
  24: [110, 100],
  25: [110, 100],
  26: [110, 100],
  27: [110, 100],
  28: [110, 100],
  29: [110, 100],
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
const educations: Record<string, [number, number, number]> = {
  // level: [without spouse, with spouse, as the spouse's own education]
  none: [0, 0, 0],
  secondary: [30, 28, 2],
  'one-year': [90, 84, 6],
  'two-years': [98, 91, 7],
  bachelors: [120, 112, 8],
  'two-or-more': [128, 119, 9],
  masters: [135, 126, 10],
  doctorate: [150, 140, 10],
};
const workInCanada: [number, number, number][] = [
  // whole years: [without spouse, with spouse, the spouse's own]
  [0, 0, 0],
  [40, 35, 5],
  [53, 46, 7],
  [64, 56, 8],
  [72, 63, 9],
  [80, 70, 10],
];
// Rounds of invitations: category, day, score of the lowest-ranked person invited.
const rounds: [string, string, number][] = [
  ['general', '2024-04-23', 529],
  ['cec', '2026-01-07', 511],
  ['cec', '2026-01-21', 509],
  ['cec', '2026-02-17', 508],
  ['cec', '2026-03-03', 508],
  ['cec', '2026-05-27', 518],
  ['cec', '2026-06-23', 516],
  ['cec', '2026-07-07', 517],
  ['cec', '2026-07-21', 516],
  ['cec', '2026-08-05', 516],
  ['cec', '2026-08-18', 523],
  ['cec', '2026-09-01', 521],
  ['cec', '2026-09-15', 519],
  ['cec', '2026-09-29', 518],
  ['pnp', '2026-02-16', 789],
  ['pnp', '2026-03-02', 710],
  ['pnp', '2026-08-17', 760],
  ['pnp', '2026-08-31', 697],
  ['pnp', '2026-09-14', 734],
  ['pnp', '2026-09-28', 725],
  ['french', '2026-02-06', 400],
  ['french', '2026-03-04', 397],
  ['french', '2026-07-09', 420],
  ['french', '2026-07-22', 399],
  ['french', '2026-08-06', 391],
  ['french', '2026-08-19', 382],
  ['healthcare', '2026-02-20', 467],
  ['healthcare', '2026-06-25', 475],
  ['healthcare', '2026-09-04', 475],
  ['trades', '2025-09-18', 505],
  ['trades', '2026-04-02', 477],
  ['trades', '2026-10-01', 476],
  ['education', '2025-05-01', 479],
  ['education', '2025-09-17', 462],
  ['stem', '2024-04-11', 491],
  ['transport', '2026-08-07', 470],
  ['physicians', '2026-02-19', 169],
  ['physicians', '2026-06-24', 223],
  ['physicians', '2026-09-03', 198],
  ['senior-managers', '2026-03-05', 429],
  ['senior-managers', '2026-07-10', 392],
  ['senior-managers', '2026-09-16', 389],
  ['military', '2026-07-23', 368],
];
const categories = [
  'general',
  'cec',
  'pnp',
  'french',
  'healthcare',
  'trades',
  'education',
  'stem',
  'transport',
  'physicians',
  'senior-managers',
  'military',
];

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return 0;
  return Math.floor(value);
}
const yes = (value: unknown) => value === true || value === 'yes';

function firstLanguagePoints(level: number, spouse: boolean): number {
  if (level < 4) return 0;
  if (level < 6) return 6;
  if (level < 7) return spouse ? 8 : 9;
  if (level < 8) return spouse ? 16 : 17;
  if (level < 9) return spouse ? 22 : 23;
  if (level < 10) return spouse ? 29 : 31;
  return spouse ? 32 : 34;
}
function secondLanguagePoints(level: number): number {
  if (level < 5) return 0;
  if (level < 7) return 1;
  if (level < 9) return 3;
  return 6;
}
function spouseLanguagePoints(level: number): number {
  if (level < 5) return 0;
  if (level < 7) return 1;
  if (level < 9) return 3;
  return 5;
}
// The table that all four combinations of the education and foreign work groups share: 0 none, 1 lower, 2 upper.
function combination(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  if (one === 1 && other === 1) return 13;
  if (one === 2 && other === 2) return 50;
  return 25;
}

export function reference(inputs: Record<string, unknown>, today: string): unknown {
  if (typeof inputs.age !== 'number' || !Number.isFinite(inputs.age)) return null;
  if (typeof inputs.education !== 'string' || !Object.keys(educations).includes(inputs.education)) return null;
  const education = educations[inputs.education];
  if (inputs.firstLanguage !== 'english' && inputs.firstLanguage !== 'french') return null;

  const spouse = yes(inputs.accompanyingSpouse);
  const column = spouse ? 1 : 0;
  const first = [inputs.firstListening, inputs.firstReading, inputs.firstWriting, inputs.firstSpeaking].map(whole);
  const tookSecond = yes(inputs.secondLanguageTest);
  const second = [inputs.secondListening, inputs.secondReading, inputs.secondWriting, inputs.secondSpeaking].map(whole);
  const inCanada = Math.min(5, whole(inputs.canadianWorkYears));
  const abroad = whole(inputs.foreignWorkYears);

  // A. Core / human capital
  const age = whole(inputs.age);
  const ageRow = ages[age];
  const corePointsAge = ageRow ? ageRow[column] : 0;
  const corePointsEducation = education[column];
  let corePointsFirst = 0;
  for (const level of first) corePointsFirst += firstLanguagePoints(level, spouse);
  let corePointsSecond = 0;
  if (tookSecond) for (const level of second) corePointsSecond += secondLanguagePoints(level);
  corePointsSecond = Math.min(corePointsSecond, spouse ? 22 : 24);
  const corePointsWork = workInCanada[inCanada][column];
  const core = corePointsAge + corePointsEducation + corePointsFirst + corePointsSecond + corePointsWork;

  // B. Spouse or common-law partner
  let spouseEducation = 0;
  let spouseLanguage = 0;
  let spouseWork = 0;
  if (spouse) {
    const known =
      typeof inputs.spouseEducation === 'string' && Object.keys(educations).includes(inputs.spouseEducation);
    spouseEducation = known ? educations[inputs.spouseEducation as string][2] : 0;
    for (const value of [inputs.spouseListening, inputs.spouseReading, inputs.spouseWriting, inputs.spouseSpeaking]) {
      spouseLanguage += spouseLanguagePoints(whole(value));
    }
    spouseWork = workInCanada[Math.min(5, whole(inputs.spouseCanadianWorkYears))][2];
  }
  const spousePoints = spouseEducation + spouseLanguage + spouseWork;

  // C. Skill transferability
  const lowest = Math.min(...first);
  const languageStep = lowest >= 9 ? 2 : lowest >= 7 ? 1 : 0;
  const canadianStep = inCanada >= 2 ? 2 : inCanada >= 1 ? 1 : 0;
  const foreignStep = abroad >= 3 ? 2 : abroad >= 1 ? 1 : 0;
  const level = String(inputs.education);
  let educationStep = 0;
  if (level === 'one-year' || level === 'two-years' || level === 'bachelors') educationStep = 1;
  if (level === 'two-or-more' || level === 'masters' || level === 'doctorate') educationStep = 2;
  const transferEducation = Math.min(
    50,
    combination(educationStep, languageStep) + combination(educationStep, canadianStep),
  );
  const transferForeignWork = Math.min(
    50,
    combination(foreignStep, languageStep) + combination(foreignStep, canadianStep),
  );
  let transferCertificate = 0;
  if (yes(inputs.certificateOfQualification)) {
    if (lowest >= 7) transferCertificate = 50;
    else if (lowest >= 5) transferCertificate = 25;
  }
  const transferability = Math.min(100, transferEducation + transferForeignWork + transferCertificate);

  // D. Additional points
  const nomination = yes(inputs.nomination) ? 600 : 0;
  let jobOffer = 0;
  if (today < '2025-03-25') {
    if (inputs.jobOffer === 'senior-management') jobOffer = 200;
    if (inputs.jobOffer === 'other-skilled') jobOffer = 50;
  }
  const none: number[] = [0, 0, 0, 0];
  const french = inputs.firstLanguage === 'french' ? first : tookSecond ? second : none;
  const english = inputs.firstLanguage === 'english' ? first : tookSecond ? second : none;
  const frenchReached = french.every((value) => value >= 7);
  let frenchBonus = 0;
  if (frenchReached) frenchBonus = english.every((value) => value >= 5) ? 50 : 25;
  const sibling = yes(inputs.sibling) ? 15 : 0;
  let canadianStudy = 0;
  if (inputs.canadianStudy === 'one-or-two-years') canadianStudy = 15;
  if (inputs.canadianStudy === 'three-years-or-more') canadianStudy = 30;
  const additional = Math.min(600, nomination + jobOffer + frenchBonus + sibling + canadianStudy);

  const total = Math.min(1200, core + spousePoints + transferability + additional);

  // Points in force since 3 November 2026 whose amounts we could not find.
  const notCounted: string[] = [];
  if (today >= '2026-11-03') {
    if (inputs.jobOffer === 'senior-management' || inputs.jobOffer === 'other-skilled')
      notCounted.push('high-wage-job-offer');
    if (inCanada >= 1) notCounted.push('high-wage-canadian-work');
  }

  const latest: Row[] = [];
  for (const category of categories) {
    let found: [string, string, number] | undefined;
    for (const round of rounds)
      if (round[0] === category && round[1] <= today && (!found || round[1] > found[1])) found = round;
    if (!found) continue;
    let open = 'depends';
    if (category === 'pnp') open = nomination > 0 ? 'yes' : 'no';
    if (category === 'french') open = frenchReached ? 'yes' : 'no';
    if ((category === 'cec' || category === 'physicians' || category === 'senior-managers') && inCanada < 1)
      open = 'no';
    latest.push({category, day: found[1], lowestScore: found[2], open, reached: open !== 'no' && total >= found[2]});
  }

  return {
    total,
    core,
    coreAge: corePointsAge,
    coreEducation: corePointsEducation,
    coreFirstLanguage: corePointsFirst,
    coreSecondLanguage: corePointsSecond,
    coreCanadianWork: corePointsWork,
    spouse: spousePoints,
    spouseEducation,
    spouseLanguage,
    spouseCanadianWork: spouseWork,
    transferability,
    transferEducation,
    transferForeignWork,
    transferCertificate,
    additional,
    nomination,
    jobOffer,
    french: frenchBonus,
    sibling,
    canadianStudy,
    notCounted,
    rounds: latest,
  };
}

export function randomAnswers(random: () => number): {inputs: Record<string, unknown>; today: string} {
  const pick = <T>(list: readonly T[]): T => list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  const inputs: Record<string, unknown> = {};
  inputs.age = pick([
    16, 17, 18, 19, 20, 24, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 60,
  ]);
  inputs.education = pick(Object.keys(educations));
  inputs.firstLanguage = pick(['english', 'english', 'french']);
  const abilities = ['Listening', 'Reading', 'Writing', 'Speaking'];
  const fill = (prefix: string) => {
    // Mostly all four at one threshold, one of them sometimes a step below.
    const level = pick([3, 4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12]);
    for (const ability of abilities)
      inputs[prefix + ability] = random() < 0.15 ? level - 1 : random() < 0.1 ? pick([0, 4, 5, 7, 9, 10]) : level;
    if (random() < 0.05) delete inputs[prefix + pick(abilities)];
  };
  fill('first');
  if (random() < 0.6) {
    inputs.secondLanguageTest = random() < 0.85;
    fill('second');
  }
  inputs.canadianWorkYears = pick([0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 10]);
  inputs.foreignWorkYears = pick([0, 0, 1, 2, 2, 3, 3, 4, 10]);
  if (random() < 0.2) delete inputs[pick(['canadianWorkYears', 'foreignWorkYears'])];
  if (random() < 0.5) inputs.certificateOfQualification = random() < 0.6;
  if (random() < 0.5) inputs.canadianStudy = pick(['none', 'one-or-two-years', 'three-years-or-more']);
  if (random() < 0.4) inputs.sibling = random() < 0.6;
  if (random() < 0.3) inputs.nomination = random() < 0.7;
  if (random() < 0.5) inputs.jobOffer = pick(['none', 'senior-management', 'other-skilled']);
  if (random() < 0.6) {
    inputs.accompanyingSpouse = random() < 0.8;
    if (random() < 0.9) inputs.spouseEducation = pick(Object.keys(educations));
    if (random() < 0.8) fill('spouse');
    if (random() < 0.8) inputs.spouseCanadianWorkYears = pick([0, 1, 2, 3, 4, 5, 6]);
  }
  const today = pick([
    '2025-03-24',
    '2025-03-25',
    '2026-02-16',
    '2026-02-17',
    '2026-09-28',
    '2026-09-29',
    '2026-11-02',
    '2026-11-03',
    '2026-11-29',
  ]);
  return {inputs, today};
}
