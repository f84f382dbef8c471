/** Every kind of block that a result card can show. */
import type {Place, Report} from '../diagnostics/diagnostic.ts';
import type {Context} from '../check/context.ts';
import type {CheckedBlock} from '../model.ts';
import {keys, listOf, type Schema} from '../shape/schema.ts';
import {entriesOf, itemsOf, type Node} from '../yaml/node.ts';
import {placed, type BlockDescriptor} from './block.ts';
import {facts} from './facts.ts';
import {figure} from './figure.ts';
import {note} from './note.ts';
import {progress} from './progress.ts';
import {reasons, requirements} from './sentences.ts';
import {stages} from './stages.ts';
import {breakdown, fees} from './sums.ts';
import {verdict} from './verdict.ts';

export const blocks = {
  verdict,
  figure,
  breakdown,
  fees,
  reasons,
  requirements,
  facts,
  progress,
  stages,
  note,
} as const satisfies Readonly<Record<string, BlockDescriptor>>;

export type BlockKind = keyof typeof blocks;

/** A block as written; `check` resolves the names in it. */
export interface SourceBlock {
  readonly kind: BlockKind;
  readonly place: Place;
  readonly check: (context: Context) => CheckedBlock;
}

export const cardSchema: Schema = listOf('What the result card shows, from top to bottom.', {
  ...keys('A block of the card.', Object.fromEntries(Object.entries(blocks).map(([kind, {schema}]) => [kind, schema]))),
  minProperties: 1,
  maxProperties: 1,
});

/** @param node of a shape that `cardSchema` allows */
export function readCard(node: Node | undefined, report: Report): readonly SourceBlock[] {
  return itemsOf(node).flatMap((item) =>
    entriesOf(item).map(({key, keyPlace: place, value}) => {
      const kind = key as BlockKind;
      const contents = blocks[kind].read(value, report);
      return {kind, place, check: (context) => ({kind, ...placed(contents(context), place)})};
    }),
  );
}
