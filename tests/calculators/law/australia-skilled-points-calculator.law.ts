// Migration Regulations 1994, Schedule 6D, and clauses 189.2, 190.2 and 491.2 of Schedule 2.
import {addYears, ageOn, knownDay, dayAt, dayOf, textOf, textOrNull} from './calendar.ts';
import {amountOf, type Law} from './law.ts';

const PASS_MARK = 65;
const OLDEST = 45;

/** The first age of each band belongs to it. */
function pointsForAge(age: number): number {
  if (age < 18) return 0;
  if (age < 25) return 25;
  if (age < 33) return 30;
  if (age < 40) return 25;
  return age < OLDEST ? 15 : 0;
}

const qualifications: Readonly<Record<string, number>> = {
  doctorate: 20,
  'bachelor-or-masters': 15,
  'australian-diploma-or-trade': 10,
  'other-recognised': 10,
};

const partners: Readonly<Record<string, number>> = {
  none: 10,
  'citizen-or-resident': 10,
  skilled: 10,
  'competent-english': 5,
};

export const law: Law = {
  reference(inputs, today) {
    const born = dayOf(inputs['birthDate']);
    const english = String(inputs['english']);
    if (born === null || !['below-competent', 'competent', 'proficient', 'superior'].includes(english)) return null;
    const invited = dayOf(inputs['invitedOn']) ?? knownDay(today);
    const age = ageOn(invited, born);
    const pointsIf = (points: number, isSo: boolean): number => (isSo ? points : 0);
    const isYes = (id: string): boolean => inputs[id] === 'yes';

    const overseas = amountOf(inputs['overseasYears']);
    const overseasPoints = overseas >= 8 ? 15 : overseas >= 5 ? 10 : overseas >= 3 ? 5 : 0;
    const australian = amountOf(inputs['australianYears']);
    const australianPoints =
      australian >= 8 ? 20 : australian >= 5 ? 15 : australian >= 3 ? 10 : australian >= 1 ? 5 : 0;
    const qualification = String(inputs['qualification']);
    const isDegree = qualification === 'doctorate' || qualification === 'bachelor-or-masters';
    const parts = {
      agePoints: pointsForAge(age),
      englishPoints: english === 'superior' ? 20 : english === 'proficient' ? 10 : 0,
      employmentPoints: Math.min(20, overseasPoints + australianPoints),
      qualificationPoints: qualifications[qualification] ?? 0,
      specialistPoints: pointsIf(10, isDegree && isYes('specialistEducation')),
      australianStudyPoints: pointsIf(5, isYes('australianStudy')),
      regionalStudyPoints: pointsIf(5, isYes('australianStudy') && isYes('regionalStudy')),
      professionalYearPoints: pointsIf(5, isYes('professionalYear')),
      languagePoints: pointsIf(5, isYes('communityLanguage')),
      partnerPoints: partners[String(inputs['partner'])] ?? 0,
    };
    const points189 = Object.values(parts).reduce((sum, points) => sum + points, 0);
    const [points190, points491] = [points189 + 5, points189 + 15];
    const requirementsMet = age < OLDEST && english !== 'below-competent' && isYes('skillsAssessment');
    const nextBirthday = [18, 25, 33, 40, OLDEST].map((turning) => addYears(born, turning)).find((at) => at > invited);
    return {
      age,
      overseasPoints,
      australianPoints,
      ...parts,
      points189,
      points190,
      points491,
      passMark: PASS_MARK,
      requirementsMet,
      can189: requirementsMet && points189 >= PASS_MARK,
      can190: requirementsMet && points190 >= PASS_MARK,
      can491: requirementsMet && points491 >= PASS_MARK,
      nextAgeDate: textOrNull(nextBirthday ?? null),
    };
  },

  ask({int, pick, chance}) {
    const today = pick(['2026-11-29', '2026-02-28', '2027-03-01', '2028-02-29']);
    const invited = chance(0.5) ? pick(['2026-12-31', '2027-02-28', '2028-02-29', '2025-06-01']) : undefined;
    const years = pick([0, 17, 18, 24, 25, 30, 32, 33, 39, 40, 44, 45, 60]);
    const born = chance(0.1)
      ? dayAt(pick([1984, 1996, 2000]), 2, 29)
      : addYears(knownDay(invited ?? today), -years) + pick([-1, 0, 1, 40]);
    const maybe = (answer: unknown, share = 0.9) => (chance(share) ? answer : undefined);
    const yesOrNo = () => maybe(pick(['yes', 'no']));
    return {
      inputs: {
        birthDate: maybe(textOf(born), 0.97),
        invitedOn: invited,
        english: maybe(pick(['below-competent', 'competent', 'proficient', 'superior']), 0.97),
        overseasYears: maybe(pick([0, 1, 2.9, 3, 4.99, 5, 7.5, 8, 12, -1])),
        australianYears: maybe(pick([0, 0.9, 1, 2.99, 3, 4, 5, 7.99, 8, 11])),
        qualification: maybe(pick([...Object.keys(qualifications), 'none'])),
        specialistEducation: yesOrNo(),
        australianStudy: yesOrNo(),
        regionalStudy: yesOrNo(),
        professionalYear: yesOrNo(),
        communityLanguage: yesOrNo(),
        skillsAssessment: int(0, 1) === 0 ? 'yes' : yesOrNo(),
        partner: maybe(pick([...Object.keys(partners), 'other'])),
      },
      today,
    };
  },
};
