// Residence Act (Aufenthaltsgesetz), sections 20a and 20b with its Annex; Civil Code (BGB), sections 187(2) and 188(2).
import {addYears, knownDay, dayAt, dayOf, isLeapDay, textOf, textOrNull, type Day} from './calendar.ts';
import {amountOf, type Law} from './law.ts';

const NEEDED = 6;
const MOST_MONTHS = 12;

/** Whoever was born on 29 February turns a year older on 1 March of a year without one. */
function birthday(born: Day, age: number): Day {
  const at = addYears(born, age);
  return isLeapDay(born) && !isLeapDay(at) ? at + 1 : at;
}

function ageOn(at: Day, born: Day): number {
  let age = 0;
  while (birthday(born, age + 1) <= at) age++;
  return age;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const germanPoints: Readonly<Record<string, number>> = {a2: 1, b1: 2, 'b2-or-more': 3};
const experiencePoints: Readonly<Record<string, number>> = {'two-in-five': 2, 'five-in-seven': 3};

export const law: Law = {
  reference(inputs, today) {
    const recognition = String(inputs['recognition']);
    if (!['full', 'partial', 'none'].includes(recognition)) return null;
    const at = dayOf(inputs['applyOn']) ?? knownDay(today);
    const isSkilledWorker = recognition === 'full';
    // Nobody asks skilled workers for points.
    const asked = (id: string): string => (isSkilledWorker ? '' : String(inputs[id]));
    const born = isSkilledWorker ? null : dayOf(inputs['birthDate']);
    // Nobody has an age before being born.
    const age = born === null || born > at ? Infinity : ageOn(at, born);
    const agePoints = age <= 35 ? 2 : age <= 40 ? 1 : 0;
    const parts = {
      recognitionPoints: recognition === 'partial' ? 4 : 0,
      germanPoints: germanPoints[asked('german')] ?? 0,
      englishPoints: asked('english') === 'c1-or-more' ? 1 : 0,
      experiencePoints: experiencePoints[asked('experience')] ?? 0,
      shortagePoints: asked('shortage') === 'yes' ? 1 : 0,
      agePoints,
      stayPoints: asked('stayedSixMonths') === 'yes' ? 1 : 0,
      partnerPoints: asked('partnerApplies') === 'yes' ? 1 : 0,
    };
    const points = Object.values(parts).reduce((sum, each) => sum + each, 0);

    const qualificationMet =
      recognition !== 'none' ||
      ['degree', 'vocational-two-years', 'chamber'].includes(String(inputs['homeQualification']));
    const languageMet =
      isSkilledWorker ||
      ['a1', 'a2', 'b1', 'b2-or-more'].includes(asked('german')) ||
      ['b2', 'c1-or-more'].includes(asked('english'));
    const monthlyNeeded = at < dayAt(2025, 1, 1) ? 1027 : 1091;
    const wanted = Math.floor(amountOf(inputs['stayMonths']));
    const months = wanted === 0 ? MOST_MONTHS : Math.min(wanted, MOST_MONTHS);
    const fundsNeeded = monthlyNeeded * months;
    const sideJobAllowed = amountOf(inputs['sideJobHours']) <= 20;
    const pay = sideJobAllowed ? amountOf(inputs['sideJobNet']) * months : 0;
    const fundsShown = cents(amountOf(inputs['blockedAmount']) + pay);
    const fundsMet = inputs['sponsor'] === 'yes' || fundsShown >= fundsNeeded;
    const placeMet = inputs['where'] !== 'in-germany-other';
    return {
      route: isSkilledWorker ? 'skilled-worker' : 'points',
      points,
      pointsNeeded: isSkilledWorker ? 0 : NEEDED,
      ...parts,
      agePointsUntil: agePoints === 0 ? null : textOrNull(birthday(born!, agePoints === 2 ? 36 : 41) - 1),
      // "not older than 35" can also mean: not a day older than that birthday.
      ageUnclear: (age === 35 || age === 40) && at > birthday(born!, age),
      qualificationMet,
      languageMet,
      months,
      monthlyNeeded,
      fundsNeeded,
      fundsShown,
      fundsMissing: fundsMet ? 0 : cents(fundsNeeded - fundsShown),
      fundsMet,
      sideJobAllowed,
      placeMet,
      eligible: qualificationMet && languageMet && (isSkilledWorker || points >= NEEDED) && fundsMet && placeMet,
    };
  },

  ask({pick, chance}) {
    const today = pick(['2026-11-29', '2026-02-28', '2027-03-01', '2028-02-29']);
    const applied = chance(0.4)
      ? pick(['2026-12-31', '2027-02-28', '2028-02-29', '2024-12-31', '2025-01-01'])
      : undefined;
    const maybe = (answer: unknown, share = 0.9) => (chance(share) ? answer : undefined);
    const yesOrNo = () => maybe(pick(['yes', 'no']), 0.8);
    const at = knownDay(applied ?? today);
    const born = chance(0.15)
      ? dayAt(pick([1988, 1992, 1996]), 2, 29)
      : addYears(at, -pick([0, 20, 35, 36, 40, 41, 55])) + pick([-1, 0, 1]);
    const stayMonths = maybe(pick([0, 1, 6, 12, 13, 7.5]), 0.6);
    const months = typeof stayMonths === 'number' && stayMonths >= 1 ? Math.min(12, Math.floor(stayMonths)) : 12;
    const needed = (at < dayAt(2025, 1, 1) ? 1027 : 1091) * months;
    return {
      inputs: {
        recognition: maybe(pick(['full', 'partial', 'none', 'none']), 0.97),
        homeQualification: maybe(pick(['degree', 'vocational-two-years', 'chamber', 'none'])),
        german: maybe(pick(['none', 'a1', 'a2', 'b1', 'b2-or-more'])),
        english: maybe(pick(['below-b2', 'b2', 'c1-or-more'])),
        experience: maybe(pick(['none', 'two-in-five', 'five-in-seven'])),
        shortage: yesOrNo(),
        stayedSixMonths: yesOrNo(),
        partnerApplies: yesOrNo(),
        sponsor: yesOrNo(),
        birthDate: maybe(textOf(born)),
        applyOn: applied,
        stayMonths,
        blockedAmount: maybe(pick([0, needed, needed - 1, needed - 500 * months, 20_000])),
        sideJobNet: maybe(pick([0, 499.99, 500, 1091]), 0.6),
        sideJobHours: maybe(pick([0, 10, 20, 20.5, 21, 40]), 0.6),
        where: maybe(pick(['abroad', 'abroad', 'in-germany-study-or-work', 'in-germany-other'])),
      },
      today,
    };
  },
};
