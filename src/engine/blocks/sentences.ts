/** The kinds that show sentences: lists of lines from the calculation, and notes. */
import {block, formula, title, text, type BlockDescriptor, type Check, type BlockContents} from './block.ts';
import * as z from 'zod';
import {checkText} from '../check/texts.ts';
import {readText} from '../definition/text.ts';
import {either, readAs} from '../shape/concept.ts';

const keys = {title, of: formula('The lines to show.', 'texts')};
const question = 'Why does it say this?';

/** Why the verdict is not better, and remarks. */
export const reasons: BlockDescriptor = block({
  description: 'A list of reasons.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, contradictsGoodVerdict: 'conditional'}}),
});

export const requirements: BlockDescriptor = block({
  description: 'A list of requirements.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, contradictsGoodVerdict: 'unless'}}),
});

export const checklist: BlockDescriptor = block({
  description: 'What to bring or to do next, as boxes to tick.',
  question: 'Why is this on the list?',
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, contradictsGoodVerdict: 'unless'}}),
});

const conditionalNote = block({
  description: 'A sentence under a condition.',
  question,
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
