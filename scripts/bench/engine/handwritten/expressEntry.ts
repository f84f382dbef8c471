/** The rules of Canada's Express Entry as a programmer would write them by hand. */
import {toNumber, type Answers} from './answers.ts';

const languageLevels = ['4', '5', '6', '7', '8', '9', '10'];

function agePoints(age: number): number {
  if (age < 18 || age > 45) return 0;
  return age <= 35 ? 110 : 110 - 5 * (age - 35);
}

function educationPoints(education: string | undefined): number {
  switch (education) {
    case 'high_school':
      return 30;
    case 'one_year':
      return 90;
    case 'two_year':
      return 98;
    case 'bachelors':
      return 120;
    case 'masters':
      return 135;
    case 'phd':
      return 150;
    default:
      return 0;
  }
}

function languagePoints(level: string | undefined): number {
  return level !== undefined && languageLevels.includes(level) ? Math.min(Number(level) * 24, 136) : 0;
}

function experiencePoints(years: string | undefined): number {
  switch (years) {
    case '1':
      return 40;
    case '2':
      return 53;
    case '3':
      return 64;
    case '4':
      return 72;
    case '5':
      return 80;
    default:
      return 0;
  }
}

export function expressEntry(answers: Answers) {
  const breakdown = {
    age: agePoints(Math.floor(toNumber(answers.age))),
    education: educationPoints(answers.education),
    language: languagePoints(answers.languageFirst),
    workExperience: experiencePoints(answers.workExperience),
    jobOffer: answers.jobOffer === 'yes' ? 200 : 0,
    nomination: answers.nomination === 'yes' ? 600 : 0,
  };
  const known = Math.min(Math.floor(toNumber(answers.knownScore)), 600);
  const added =
    breakdown.age +
    breakdown.education +
    breakdown.language +
    breakdown.workExperience +
    breakdown.jobOffer +
    breakdown.nomination;
  const total = known > 0 ? known + breakdown.nomination : added;
  const competitive = total >= 470;
  const message = competitive
    ? 'Competitive score for Express Entry!'
    : 'Consider improving your profile for better chances.';
  return {total, breakdown, competitive, message};
}
