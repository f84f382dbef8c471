import type {Change} from './profileChanges.ts';
import {amount, quantity} from '../../engine/runtime/formats.ts';
import type {EducationLevel, LanguageLevel, Profile} from '../../engine/runtime/profile.ts';
import {fill} from '../calculator/fill.ts';
import * as words from '../words/destinations.ts';

/** What a profile misses, as a sentence. */
export function missingText({term, to}: Change, {currency}: Profile): string {
  const {missing} = words;
  switch (term) {
    case 'jobOffer':
      return missing.jobOffer;
    case 'salary':
      return fill(missing.salary, {amount: amount(Number(to), currency)});
    case 'experience':
      return fill(missing.experience, {years: quantity(Number(to), 'years')});
    case 'education':
      return fill(missing.education, {level: words.education[to as EducationLevel]});
    default:
      return fill(missing.language, {language: words.language[term], level: words.level[to as LanguageLevel]});
  }
}
