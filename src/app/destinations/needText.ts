import type {OpenAnswer} from './openAnswers.ts';
import {amount, quantity} from '../../engine/runtime/formats.ts';
import {fill} from '../calculator/fill.ts';
import * as words from '../words/destinations.ts';

/** More answers than these are counted instead of listed. */
const MOST_LISTED = 4;

const either = new Intl.ListFormat('en', {type: 'disjunction'});

/** What a question that was not asked would have to be answered with: 'City of work: Tier 1 or Tier 2'. */
export function needText({input, enough}: OpenAnswer): string {
  const question = /[?:]$/.test(input.label) ? input.label : `${input.label}:`;
  return fill(words.destination.need, {question, answers: answersText(input, enough)});
}

function answersText(input: OpenAnswer['input'], enough: OpenAnswer['enough']): string {
  if ('options' in enough)
    return enough.options.length > MOST_LISTED
      ? fill(words.destination.oneOf, {count: String(enough.options.length)})
      : `${either.format(enough.options)}.`;
  const unit = 'unit' in input ? (input.unit ?? '') : '';
  const least = /^[A-Z]{3}$/.test(unit) ? amount(enough.least, unit) : quantity(enough.least, unit).trim();
  return fill(words.destination.least, {least});
}
