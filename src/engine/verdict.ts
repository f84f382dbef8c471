/** The verdict of a card, and which of its tones is better. */
import type {CheckedBlock, Model} from './model.ts';

export type Verdict = Extract<CheckedBlock, {kind: 'verdict'}>;

/** Undefined where the card only shows figures. */
export function verdictOf({card}: Model): Verdict | undefined {
  return card.find((block) => block.kind === 'verdict');
}

/** From worse to better. A neutral one is no verdict on the person. */
export const tones: readonly string[] = ['neutral', 'bad', 'caution', 'good'];
