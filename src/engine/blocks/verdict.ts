import * as z from 'zod';
import type {Context} from '../check/context.ts';
import {tones, type Tone} from '../results/card.ts';
import type {CheckedBlock, CheckedItem, Model} from '../language/model.ts';
import type {CheckedText} from '../language/typed.ts';
import {listBlock, text, type BlockDescriptor} from './block.ts';

export const verdict: BlockDescriptor = listBlock({
  description:
    'The verdict is the first branch whose condition holds. List branches of the same tone from best to worst.',
  question: 'result',
  entry: 'A verdict.',
  keys: {say: text('The verdict in words.'), tone: z.enum(tones).describe('The colour of the verdict.')},
  item: ({say, tone}) => ({text: say, tone}),
  showsFirst: true,
  check: reportBranches,
});

/** Reports a missing branch without a condition, or branches after it, which can never be reached. */
function reportBranches(branches: readonly CheckedItem[], context: Context): void {
  const always = branches.findIndex(({condition}) => condition === undefined);
  if (always < 0) context.report('branch-missing', branches.at(-1)!.place);
  else if (always < branches.length - 1)
    context.report('branch-never', [
      branches[always + 1]!.place,
      {...branches[always]!.place, label: 'this always holds'},
    ]);
}

/** A block whose items have a tone; the first whose condition holds is the verdict. */
export interface Verdict extends CheckedBlock {
  readonly items: readonly VerdictBranch[];
}

export interface VerdictBranch extends CheckedItem {
  readonly text: CheckedText;
  readonly tone: Tone;
}

/** The card's verdict; undefined if the card only shows figures. */
export function verdictOf({card}: Pick<Model, 'card'>): Verdict | undefined {
  return card.find(isVerdict);
}

export function isVerdict(block: CheckedBlock): block is Verdict {
  return block.items.some(({tone}) => tone !== undefined);
}
