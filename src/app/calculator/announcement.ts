import type {Block} from '../../engine/compiled/module.ts';
import {fill} from '../words/placeholders.tsx';
import * as words from '../words/calculator.ts';

/**
 * The result in one sentence, for those who hear the page: the verdict and the headline figure, else the
 * first fact.
 */
export function announcementOf(card: readonly Block[]): string {
  const headline = card.flatMap((block) => {
    if (block.kind === 'verdict') return [block.text];
    return block.kind === 'figure' ? [labelled(block)] : [];
  });
  const facts = card.flatMap((block) => (block.kind === 'facts' ? block.facts.map(labelled) : []));
  const result = headline.length > 0 ? headline : facts.slice(0, 1);
  return fill(words.card.announcement, {result: result.join('. ').replace(/[.!]$/, '')});
}

function labelled({label, text}: {readonly label: string; readonly text: string}): string {
  return fill(words.card.announcedFigure, {label, text});
}
