/** The rules of Qatar's work visa as a programmer would write them by hand. */
import {grouped} from '../../../../src/engine/runtime/formats.ts';
import {toNumber, type Answers} from './answers.ts';

interface Permit {
  readonly visaType: string;
  readonly minimumSalary: number;
}

const professional: Permit = {visaType: 'Professional Work Visa', minimumSalary: 12_000};
const skilled: Permit = {visaType: 'Skilled Worker Visa', minimumSalary: 8_000};
const service: Permit = {visaType: 'Service Sector Visa', minimumSalary: 6_000};
const general: Permit = {visaType: 'General Work Visa', minimumSalary: 4_000};

function permitFor(profession: string | undefined): Permit {
  switch (profession) {
    case 'medical':
    case 'engineering':
    case 'oil-gas':
      return professional;
    case 'finance':
    case 'it':
    case 'management':
      return skilled;
    case 'education':
    case 'hospitality':
      return service;
    default:
      return general;
  }
}

export function qatar(answers: Answers) {
  const {education, profession} = answers;
  const years = toNumber(answers.workExperience);
  const {visaType, minimumSalary} = permitFor(profession);
  const isAdvanced = education === 'masters' || education === 'phd';
  const isMedical = profession === 'medical';

  const reasons: string[] = [];
  if (!isAdvanced && education !== 'bachelors' && education !== 'diploma')
    reasons.push('Minimum diploma or degree required.');
  if (years < 2) reasons.push('Minimum 2 years of relevant work experience required.');
  if (toNumber(answers.monthlySalary) < minimumSalary)
    reasons.push(`Minimum salary of ${grouped(minimumSalary)} QAR per month required for ${visaType}.`);
  if (answers.nationality === 'restricted')
    reasons.push('Some nationalities may require additional documentation or face restrictions.');
  if (isMedical && answers.sponsorType === 'individual')
    reasons.push('Medical professionals typically require corporate or government sponsorship.');
  if (isMedical && !isAdvanced) reasons.push('Medical professionals typically require specialized medical degrees.');
  if (profession === 'oil-gas' && years < 5)
    reasons.push('Oil & Gas sector typically requires minimum 5 years experience.');

  const bonusFactors: string[] = [];
  if (answers.arabicLevel === 'intermediate' || answers.arabicLevel === 'fluent')
    bonusFactors.push('Arabic language skills');
  if (years >= 10) bonusFactors.push('Extensive experience');
  if (isMedical || profession === 'engineering' || profession === 'oil-gas')
    bonusFactors.push('High-demand profession');
  if (isAdvanced) bonusFactors.push('Advanced degree');

  return {eligible: reasons.length === 0, reasons, visaType, bonusFactors, minimumSalary};
}
