/** The rules of the United Kingdom's Skilled Worker visa as a programmer would write them by hand. */
import {grouped} from '../../../../src/engine/runtime/formats.ts';
import {toNumber, type Answers} from './answers.ts';

const passMark = 70;

function salaryPoints(salary: number): number {
  if (salary >= 25_600) return 20;
  return salary >= 23_040 ? 10 : 0;
}

function doctoratePoints(bonus: string | undefined): number {
  if (bonus === 'stem') return 20;
  return bonus === 'relevant' ? 10 : 0;
}

function speaksEnglish(level: string | undefined): boolean {
  return level === 'b1' || level === 'b2' || level === 'c1' || level === 'c2';
}

function hasDegree(education: string | undefined): boolean {
  return education === 'bachelors' || education === 'masters' || education === 'phd';
}

function messageFor(total: number, meetsConditions: boolean): string {
  if (!meetsConditions) return 'Points alone are not enough. You must also meet the three mandatory conditions.';
  return total >= passMark
    ? `You have ${grouped(total)} points and meet the three mandatory conditions.`
    : `You meet the three mandatory conditions, but you are ${grouped(passMark - total)} points short.`;
}

export function ukSkilledWorker(answers: Answers) {
  const isSponsored = answers.jobOffer === 'yes';
  const isSkilled = answers.jobSkillLevel === 'skilled';
  const hasEnglish = speaksEnglish(answers.englishLevel);
  const breakdown = {
    sponsorship: isSponsored ? 20 : 0,
    jobLevel: isSkilled ? 20 : 0,
    english: hasEnglish ? 10 : 0,
    salary: salaryPoints(toNumber(answers.salary)),
    education: hasDegree(answers.education) ? 10 : 0,
    phdBonus: doctoratePoints(answers.phdBonus),
    shortage: answers.shortageOccupation === 'yes' ? 20 : 0,
  };
  const totalPoints =
    breakdown.sponsorship +
    breakdown.jobLevel +
    breakdown.english +
    breakdown.salary +
    breakdown.education +
    breakdown.phdBonus +
    breakdown.shortage;
  const meetsConditions = isSponsored && isSkilled && hasEnglish;
  return {
    totalPoints,
    eligible: meetsConditions && totalPoints >= passMark,
    breakdown,
    message: messageFor(totalPoints, meetsConditions),
  };
}
