/** The kinds that show sentences: lists of lines from the calculation, and notes. */
import {
  block,
  formula,
  title,
  text,
  type BlockContents,
  type BlockDescriptor,
  type Check,
  type Checked,
} from './block.ts';
import * as z from 'zod';
import {checkText} from '../check/texts.ts';
import {readText} from '../language/definition/text.ts';
import {either, readAs} from '../language/shape/concept.ts';

const keys = {title, of: formula('The lines to show.', 'texts')};

/** Lines under their heading. */
const linesThat =
  (contradictsGoodVerdict: 'conditional' | 'unless') =>
  (values: Checked<typeof keys>): BlockContents => ({
    heading: values.title,
    list: {of: values.of, contradictsGoodVerdict},
  });

/** Why the verdict is not better, and remarks. */
export const reasons: BlockDescriptor = block({
  description: 'A list of reasons.',
  question: 'sentence',
  keys,
  contents: linesThat('conditional'),
});

export const requirements: BlockDescriptor = block({
  description: 'A list of requirements.',
  question: 'sentence',
  keys,
  contents: linesThat('unless'),
});

export const checklist: BlockDescriptor = block({
  description: 'What to bring or to do next, as boxes to tick.',
  question: 'entry',
  keys,
  contents: linesThat('unless'),
});

const conditionalNote = block({
  description: 'A sentence under a condition.',
  question: 'sentence',
  keys: {say: text('The sentence.')},
  contents: ({say}) => ({items: [{text: say}]}),
});

const plainNote = readAs(z.string(), (_, node, report): Check<BlockContents> => {
  const sentence = readText(node, report);
  return (context) => ({items: [{text: checkText(sentence, context)}]});
});

/** A sentence: only its text, or a map with `say` and an optional condition. */
export const note: BlockDescriptor = {
  ...conditionalNote,
  schema: either('A sentence.', [plainNote, conditionalNote.schema]),
};
