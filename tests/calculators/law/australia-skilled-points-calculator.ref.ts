// Second implementation of the Australian points test (Migration Regulations 1994, Schedule 6D), written from the law alone.

type Inputs = Record<string, unknown>;

/** A real calendar day written YYYY-MM-DD, or null. */
function day(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const [y, m, d] = value.split('-').map(Number);
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return null;
  return value;
}
function daysInMonth(y: number, m: number): number {
  return [31, y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1];
}
/** The birthday on which somebody turns that age; 28 February stands in for 29 February in a year without one. */
function birthday(born: string, age: number): string {
  const [y, m, d] = born.split('-').map(Number);
  const year = y + age;
  return `${String(year).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(Math.min(d, daysInMonth(year, m))).padStart(2, '0')}`;
}
function ageOn(born: string, on: string): number {
  let age = 0;
  while (birthday(born, age + 1) <= on) age++;
  return age;
}
function yearsOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(value, 10) : 0;
}
function pointsForAge(age: number): number {
  if (age < 18) return 0;
  if (age < 25) return 25;
  if (age < 33) return 30;
  if (age < 40) return 25;
  if (age < 45) return 15;
  return 0;
}

export function reference(inputs: Inputs, today: string): unknown {
  const born = day(inputs.birthDate);
  const english = inputs.english;
  if (born === null) return null;
  if (english !== 'below-competent' && english !== 'competent' && english !== 'proficient' && english !== 'superior')
    return null;
  const on = day(inputs.invitedOn) ?? today;

  const age = ageOn(born, on);
  const agePoints = pointsForAge(age);
  const englishPoints = english === 'superior' ? 20 : english === 'proficient' ? 10 : 0;

  const overseas = yearsOf(inputs.overseasYears);
  const overseasPoints = overseas >= 8 ? 15 : overseas >= 5 ? 10 : overseas >= 3 ? 5 : 0;
  const australian = yearsOf(inputs.australianYears);
  const australianPoints = australian >= 8 ? 20 : australian >= 5 ? 15 : australian >= 3 ? 10 : australian >= 1 ? 5 : 0;
  const employmentPoints = overseasPoints + australianPoints > 20 ? 20 : overseasPoints + australianPoints;

  const q = inputs.qualification;
  const qualificationPoints =
    q === 'doctorate'
      ? 20
      : q === 'bachelor-or-masters'
        ? 15
        : q === 'australian-diploma-or-trade' || q === 'other-recognised'
          ? 10
          : 0;
  const specialistAsked = q === 'doctorate' || q === 'bachelor-or-masters';
  const specialistPoints = specialistAsked && inputs.specialistEducation === 'yes' ? 10 : 0;
  const studied = inputs.australianStudy === 'yes';
  const australianStudyPoints = studied ? 5 : 0;
  const regionalStudyPoints = studied && inputs.regionalStudy === 'yes' ? 5 : 0;
  const professionalYearPoints = inputs.professionalYear === 'yes' ? 5 : 0;
  const languagePoints = inputs.communityLanguage === 'yes' ? 5 : 0;
  const p = inputs.partner;
  const partnerPoints =
    p === 'none' || p === 'citizen-or-resident' || p === 'skilled' ? 10 : p === 'competent-english' ? 5 : 0;

  const points189 =
    agePoints +
    englishPoints +
    employmentPoints +
    qualificationPoints +
    specialistPoints +
    australianStudyPoints +
    regionalStudyPoints +
    professionalYearPoints +
    languagePoints +
    partnerPoints;
  const points190 = points189 + 5;
  const points491 = points189 + 15;

  const missing: string[] = [];
  if (age >= 45) missing.push('under-45');
  if (english === 'below-competent') missing.push('competent-english');
  if (inputs.skillsAssessment !== 'yes') missing.push('skills-assessment');
  const requirementsMet = missing.length === 0;

  let nextAgeDate: string | null = null;
  let nextAgePoints: number | null = null;
  for (const turning of [18, 25, 33, 40, 45]) {
    if (nextAgeDate === null && birthday(born, turning) > on) {
      nextAgeDate = birthday(born, turning);
      nextAgePoints = pointsForAge(turning);
    }
  }

  return {
    age,
    agePoints,
    englishPoints,
    overseasPoints,
    australianPoints,
    employmentPoints,
    qualificationPoints,
    specialistPoints,
    australianStudyPoints,
    regionalStudyPoints,
    professionalYearPoints,
    languagePoints,
    partnerPoints,
    points189,
    points190,
    points491,
    passMark: 65,
    requirementsMet,
    missing,
    can189: requirementsMet && points189 >= 65,
    can190: requirementsMet && points190 >= 65,
    can491: requirementsMet && points491 >= 65,
    nextAgeDate,
    nextAgePoints,
  };
}

export function randomAnswers(random: () => number): {inputs: Inputs; today: string} {
  const pick = <T>(list: readonly T[]): T => list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  const maybe = (name: string, value: unknown, share = 0.9) => {
    if (random() < share) inputs[name] = value;
  };
  const inputs: Inputs = {};
  const today = pick(['2026-11-29', '2026-02-28', '2027-03-01', '2028-02-29']);
  const on = random() < 0.5 ? pick(['2026-12-31', '2027-02-28', '2028-02-29', '2025-06-01']) : null;
  if (on) inputs.invitedOn = on;
  const ref = on ?? today;
  const years = pick([0, 17, 18, 24, 25, 30, 32, 33, 39, 40, 44, 45, 60]);
  const [y, m, d] = ref.split('-').map(Number);
  const moved = new Date(Date.UTC(y - years, m - 1, d + pick([-1, 0, 1, 40])));
  maybe(
    'birthDate',
    random() < 0.1 ? pick(['1996-02-29', '2000-02-29', '1984-02-29']) : moved.toISOString().slice(0, 10),
    0.97,
  );
  maybe('english', pick(['below-competent', 'competent', 'proficient', 'superior']), 0.97);
  maybe('overseasYears', pick([0, 1, 2.9, 3, 4.99, 5, 7.5, 8, 12, -1]));
  maybe('australianYears', pick([0, 0.9, 1, 2.99, 3, 4, 5, 7.99, 8, 11]));
  maybe(
    'qualification',
    pick(['doctorate', 'bachelor-or-masters', 'australian-diploma-or-trade', 'other-recognised', 'none']),
  );
  for (const name of [
    'specialistEducation',
    'australianStudy',
    'regionalStudy',
    'professionalYear',
    'communityLanguage',
    'skillsAssessment',
  ]) {
    maybe(name, pick(['yes', 'no']));
  }
  if (random() < 0.5) inputs.skillsAssessment = 'yes';
  maybe('partner', pick(['none', 'citizen-or-resident', 'skilled', 'competent-english', 'other']));
  return {inputs, today};
}
