import {isAmbiguous} from '../../engine/answers/completeness.ts';
import type {Completeness} from '../../engine/published/types.ts';
import type {CardBlock, CardItem} from '../../engine/compiled/card.ts';
import {announcement as words} from '../words/card.ts';
import {fill, fillCount, withoutFullStop} from '../words/placeholders.tsx';

/**
 * The result in one sentence, for screen readers: the verdict and the headline figure, else the first fact. It says first if
 * open questions can still change the result, and nothing else while a number has to be chosen or nothing is answered.
 */
export function announcementOf(card: readonly CardBlock[], completeness: Completeness, isUntouched: boolean): string {
  const {open, verdict} = completeness;
  if (isAmbiguous(completeness)) return words.ambiguous;
  if (isUntouched && verdict === 'open') return words.nothingYet;
  const items = card.flatMap((block) => block.items);
  const headline = items.filter(({tone, isHeadline}) => tone !== undefined || isHeadline);
  const facts = card.filter(({heading}) => heading === undefined).flatMap((block) => block.items.filter(isFact));
  const result = (headline.length > 0 ? headline : facts.slice(0, 1)).map(itemText).map(withoutFullStop).join('. ');
  if (verdict === 'settled') return fill(words.result, {result});
  return fillCount(words.incomplete, open.length, {result});
}

function isFact({label, percentDone}: CardItem): boolean {
  return label !== undefined && percentDone === undefined;
}

function itemText({label, text}: CardItem): string {
  // Points say themselves what they are.
  return label === undefined || / points?$/.test(text) ? text : fill(words.figure, {label, text});
}
