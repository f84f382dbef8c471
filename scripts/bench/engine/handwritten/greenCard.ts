/** The Green Card rules as a programmer would write them by hand. */
import {toNumber, type Answers} from './answers.ts';

function agePoints(age: number): number {
  if (age >= 21 && age <= 35) return 30;
  if (age >= 36 && age <= 45) return 25;
  if (age >= 46 && age <= 55) return 15;
  return 0;
}

function educationPoints(education: string | undefined): number {
  switch (education) {
    case 'high-school':
      return 5;
    case 'bachelors':
      return 15;
    case 'masters':
      return 25;
    case 'phd':
      return 35;
    default:
      return 0;
  }
}

function englishPoints(level: string | undefined): number {
  switch (level) {
    case 'basic':
      return 5;
    case 'intermediate':
      return 10;
    case 'advanced':
      return 15;
    case 'native':
      return 20;
    default:
      return 0;
  }
}

function experiencePoints(years: string | undefined): number {
  switch (years) {
    case '1-3':
      return 5;
    case '4-6':
      return 10;
    case '7-10':
      return 15;
    case '10+':
      return 20;
    default:
      return 0;
  }
}

function investmentPoints(amount: number): number {
  if (amount >= 1_800_000) return 50;
  if (amount >= 900_000) return 40;
  return 0;
}

function eligibilityOf(total: number): string {
  if (total >= 100) return 'Excellent chances for Green Card eligibility';
  if (total >= 70) return 'Good potential for Green Card application';
  if (total >= 50) return 'Moderate chances, consider improving qualifications';
  return 'Low eligibility, significant improvements needed';
}

export function greenCard(answers: Answers) {
  const breakdown = {
    age: agePoints(Math.floor(toNumber(answers.age))),
    education: educationPoints(answers.education),
    english: englishPoints(answers.englishProficiency),
    workExperience: experiencePoints(answers.workExperience),
    jobOffer: answers.jobOffer === 'yes' ? 25 : 0,
    investment: investmentPoints(toNumber(answers.investmentAmount)),
    family: answers.familyInUS === 'yes' ? 15 : 0,
  };
  const totalPoints =
    breakdown.age +
    breakdown.education +
    breakdown.english +
    breakdown.workExperience +
    breakdown.jobOffer +
    breakdown.investment +
    breakdown.family;
  return {totalPoints, eligibility: eligibilityOf(totalPoints), breakdown};
}
