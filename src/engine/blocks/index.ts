/** Every kind of block that a result card can show. */
import type {Place} from '../diagnostics/diagnostic.ts';
import type {Context} from '../check/context.ts';
import type {CheckedBlock} from '../language/model.ts';
import {list, oneKey, readAs} from '../language/shape/concept.ts';
import type {Concept} from '../language/shape/readNode.ts';
import {entriesOf, type Entry} from '../language/yaml/node.ts';
import type {BlockContents, BlockDescriptor} from './block.ts';
import {facts, figure, progress, stages, stays} from './values.ts';
import {checklist, note, reasons, requirements} from './sentences.ts';
import {breakdown, fees} from './sums.ts';
import {verdict} from './verdict.ts';

export const blocks = {
  verdict,
  figure,
  breakdown,
  fees,
  reasons,
  requirements,
  checklist,
  facts,
  progress,
  stages,
  stays,
  note,
} as const satisfies Readonly<Record<string, BlockDescriptor>>;

export type BlockKind = keyof typeof blocks;

/** A block as read from the definition; `check` resolves the names in it. */
export interface SourceBlock {
  readonly kind: BlockKind;
  readonly place: Place;
  readonly check: (context: Context) => CheckedBlock;
}

const kindSchemas = Object.fromEntries(Object.entries(blocks).map(([kind, {schema}]) => [kind, schema]));

export const cardSchema: Concept<readonly SourceBlock[]> = list(
  'What the result card shows, from top to bottom.',
  readAs(oneKey('A block of the card.', kindSchemas), (contents, node): SourceBlock => {
    const [{key, keyPlace: place}] = entriesOf(node) as [Entry];
    const kind = key as BlockKind;
    return {kind, place, check: (context) => ({kind, ...withPlaces(contents[kind]!(context), place)})};
  }),
);

/** Adds the block's place to the contents, and to items that have no place. */
function withPlaces({items = [], total, ...others}: BlockContents, place: Place): Omit<CheckedBlock, 'kind'> {
  return {...others, place, items: items.map((item) => ({place, ...item})), ...(total && {total: {place, ...total}})};
}
