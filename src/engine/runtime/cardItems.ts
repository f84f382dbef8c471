/** Lists that a calculation puts together as items of the result card. */
import type {CardItem} from '../compiled/card.ts';
import type {Stage} from './stages.ts';

export function sentenceItems(sentences: readonly string[]): CardItem[] {
  return sentences.map((text) => ({text}));
}

/** @param current the name of the current stage */
export function stageItems(stages: readonly Stage[], current: string): CardItem[] {
  return stages.map(({name, completed, date}) => ({
    text: name,
    stage: {isCompleted: completed, isCurrent: name === current, date},
  }));
}
