import type {CardBlock, CardItem} from '../../engine/compiled/card.ts';
import {fill} from '../words/placeholders.tsx';
import * as words from '../words/calculator.ts';

/**
 * The result in one sentence, for those who hear the page: the verdict and the headline figure, else the
 * first fact.
 */
export function announcementOf(card: readonly CardBlock[]): string {
  const items = card.flatMap((block) => block.items);
  const headline = items.filter(({tone, isHeadline}) => tone !== undefined || isHeadline);
  const facts = card.filter(({heading}) => heading === undefined).flatMap((block) => block.items.filter(isFact));
  const result = (headline.length > 0 ? headline : facts.slice(0, 1)).map(labelled);
  return fill(words.card.announcement, {result: result.join('. ').replace(/[.!]$/, '')});
}

function isFact({label, percentDone}: CardItem): boolean {
  return label !== undefined && percentDone === undefined;
}

function labelled({label, text}: CardItem): string {
  return label === undefined ? text : fill(words.card.announcedFigure, {label, text});
}
