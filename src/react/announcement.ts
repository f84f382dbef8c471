import type {Block} from '../definition/module.ts';
import {fill} from './fill.ts';
import words from './words.yaml';

/** The result in one sentence, for those who hear the page: the verdict and the headline figure, else the first fact. */
export function announcementOf(card: readonly Block[]): string {
  const said = card.flatMap((block) => {
    if (block.kind === 'verdict') return [block.text];
    return block.kind === 'figure' ? [labelled(block)] : [];
  });
  const result = said.length > 0 ? said : card.flatMap((block) => block.kind === 'facts' ? block.facts.map(labelled) : []).slice(0, 1);
  return fill(words.card.announcement, {result: result.join('. ').replace(/[.!]$/, '')});
}

function labelled({label, text}: {readonly label: string; readonly text: string}): string {
  return fill(words.card.announcedFigure, {label, text});
}
