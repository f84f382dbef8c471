// Second implementation of the German Opportunity Card (AufenthG sections 20a, 20b and Annex), written from the law alone.

type Inputs = Record<string, unknown>;

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
/** BGB sections 187(2) and 188(2): whoever was born on 29 February turns a year older on 1 March of a year without one. */
function birthday(born: string, age: number): string {
  const [y, m, d] = born.split('-').map(Number);
  return m === 2 && d === 29 && daysInMonth(y + age, 2) === 28 ? write(y + age, 3, 1) : write(y + age, m, d);
}
function dayBefore(date: string): string {
  const [y, m, d] = date.split('-').map(Number);
  if (d > 1) return write(y, m, d - 1);
  if (m > 1) return write(y, m - 1, daysInMonth(y, m - 1));
  return write(y - 1, 12, 31);
}
function ageOn(born: string, on: string): number {
  let age = 0;
  while (birthday(born, age + 1) <= on) age++;
  return age;
}
function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

export function reference(inputs: Inputs, today: string): unknown {
  const recognition = inputs.recognition;
  if (recognition !== 'full' && recognition !== 'partial' && recognition !== 'none') return null;
  const on = day(inputs.applyOn) ?? today;
  // The day decides the monthly amount of the ministry.
  const monthlyNeeded = on < '2025-01-01' ? 1027 : 1091;

  const skilledWorker = recognition === 'full';
  const german = inputs.german;
  const english = inputs.english;

  // Points (Annex to section 20b), asked only of those who are no skilled worker.
  const recognitionPoints = recognition === 'partial' ? 4 : 0;
  const germanPoints = skilledWorker ? 0 : german === 'b2-or-more' ? 3 : german === 'b1' ? 2 : german === 'a2' ? 1 : 0;
  const englishPoints = !skilledWorker && english === 'c1-or-more' ? 1 : 0;
  const experiencePoints = skilledWorker
    ? 0
    : inputs.experience === 'five-in-seven'
      ? 3
      : inputs.experience === 'two-in-five'
        ? 2
        : 0;
  const shortagePoints = !skilledWorker && inputs.shortage === 'yes' ? 1 : 0;
  const born = skilledWorker ? null : day(inputs.birthDate);
  const age = born === null ? null : ageOn(born, on);
  // A day of birth after the application gives no points for age.
  const counts = born !== null && born <= on;
  const agePoints = !counts || age === null ? 0 : age <= 35 ? 2 : age <= 40 ? 1 : 0;
  const agePointsUntil =
    agePoints === 2 ? dayBefore(birthday(born!, 36)) : agePoints === 1 ? dayBefore(birthday(born!, 41)) : null;
  const ageUnclear = counts && ((age === 35 && on > birthday(born!, 35)) || (age === 40 && on > birthday(born!, 40)));
  const stayPoints = !skilledWorker && inputs.stayedSixMonths === 'yes' ? 1 : 0;
  const partnerPoints = !skilledWorker && inputs.partnerApplies === 'yes' ? 1 : 0;
  const points =
    recognitionPoints +
    germanPoints +
    englishPoints +
    experiencePoints +
    shortagePoints +
    agePoints +
    stayPoints +
    partnerPoints;

  // Section 20a(4) sentence 3.
  const qualificationMet =
    skilledWorker ||
    recognition === 'partial' ||
    ['degree', 'vocational-two-years', 'chamber'].includes(String(inputs.homeQualification));
  const languageMet =
    skilledWorker ||
    ['a1', 'a2', 'b1', 'b2-or-more'].includes(String(german)) ||
    english === 'b2' ||
    english === 'c1-or-more';

  // Section 20a(4) sentence 1: means of support.
  const askedMonths = amount(inputs.stayMonths);
  const months = askedMonths < 1 || askedMonths > 12 ? 12 : Math.floor(askedMonths);
  const sideJobAllowed = amount(inputs.sideJobHours) <= 20;
  const fundsNeeded = monthlyNeeded * months;
  // Rounded to a cent.
  const fundsShown =
    Math.round((amount(inputs.blockedAmount) + (sideJobAllowed ? amount(inputs.sideJobNet) * months : 0)) * 100) / 100;
  const fundsMet = inputs.sponsor === 'yes' || fundsShown >= fundsNeeded;
  const fundsMissing = fundsMet ? 0 : Math.round((fundsNeeded - fundsShown) * 100) / 100;

  // Section 20a(4) sentence 2.
  const placeMet = inputs.where !== 'in-germany-other';

  const missing: string[] = [];
  if (!qualificationMet) missing.push('qualification');
  if (!languageMet) missing.push('language');
  if (!skilledWorker && points < 6) missing.push('points');
  if (!fundsMet) missing.push('funds');
  if (!placeMet) missing.push('residence-title');

  return {
    route: skilledWorker ? 'skilled-worker' : 'points',
    points,
    pointsNeeded: skilledWorker ? 0 : 6,
    recognitionPoints,
    germanPoints,
    englishPoints,
    experiencePoints,
    shortagePoints,
    agePoints,
    stayPoints,
    partnerPoints,
    age,
    agePointsUntil,
    ageUnclear,
    qualificationMet,
    languageMet,
    months,
    monthlyNeeded,
    fundsNeeded,
    fundsShown,
    fundsMissing,
    fundsMet,
    sideJobAllowed,
    placeMet,
    eligible: missing.length === 0,
    missing,
  };
}

export function randomAnswers(random: () => number): {inputs: Inputs; today: string} {
  const pick = <T>(list: readonly T[]): T => list[Math.min(list.length - 1, Math.floor(random() * list.length))];
  const inputs: Inputs = {};
  const maybe = (name: string, value: unknown, share = 0.9) => {
    if (random() < share) inputs[name] = value;
  };
  const today = pick(['2026-11-29', '2026-02-28', '2027-03-01', '2028-02-29']);
  const on = random() < 0.4 ? pick(['2026-12-31', '2027-02-28', '2028-02-29', '2024-12-31', '2025-01-01']) : null;
  if (on) inputs.applyOn = on;
  const ref = on ?? today;
  maybe('recognition', pick(['full', 'partial', 'none', 'none']), 0.97);
  maybe('homeQualification', pick(['degree', 'vocational-two-years', 'chamber', 'none']));
  maybe('german', pick(['none', 'a1', 'a2', 'b1', 'b2-or-more']));
  maybe('english', pick(['below-b2', 'b2', 'c1-or-more']));
  maybe('experience', pick(['none', 'two-in-five', 'five-in-seven']));
  for (const name of ['shortage', 'stayedSixMonths', 'partnerApplies', 'sponsor'])
    maybe(name, pick(['yes', 'no']), 0.8);
  const [y, m, d] = ref.split('-').map(Number);
  const moved = new Date(Date.UTC(y - pick([0, 20, 35, 36, 40, 41, 55]), m - 1, d + pick([-1, 0, 1])));
  maybe(
    'birthDate',
    random() < 0.15 ? pick(['1992-02-29', '1988-02-29', '1996-02-29']) : moved.toISOString().slice(0, 10),
  );
  maybe('stayMonths', pick([0, 1, 6, 12, 13, 7.5]), 0.6);
  const n =
    typeof inputs.stayMonths === 'number' && inputs.stayMonths >= 1 && inputs.stayMonths <= 12
      ? Math.floor(inputs.stayMonths)
      : 12;
  const monthly = ref < '2025-01-01' ? 1027 : 1091;
  maybe('blockedAmount', pick([0, monthly * n, monthly * n - 1, monthly * n - 500 * n, 20000]));
  maybe('sideJobNet', pick([0, 499.99, 500, 1091]), 0.6);
  maybe('sideJobHours', pick([0, 10, 20, 20.5, 21, 40]), 0.6);
  maybe('where', pick(['abroad', 'abroad', 'in-germany-study-or-work', 'in-germany-other']));
  return {inputs, today};
}
