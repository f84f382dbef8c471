/** The kinds that show sentences: those that the calculation lists, and a note. */
import {block, formula, title, text, type BlockDescriptor, type Check, type BlockContents} from './block.ts';
import * as z from 'zod';
import {checkText} from '../check/texts.ts';
import {readText} from '../definition/text.ts';
import {either, readAs} from '../shape/concept.ts';

const keys = {title, of: formula('The value to show.', 'texts')};
const question = 'Why does it say this?';

/** Why not, or what is noted. */
export const reasons: BlockDescriptor = block({
  description: 'Lines that say why.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, speaksAgainstGood: 'conditional'}}),
});

export const requirements: BlockDescriptor = block({
  description: 'Lines that say what is asked for.',
  question,
  keys,
  contents: (values) => ({heading: values.title, list: {of: values.of, speaksAgainstGood: 'unless'}}),
});

const underCondition = block({
  description: 'A sentence under a condition.',
  question: 'Why does it say this?',
  keys: {say: text('The sentence.')},
  contents: ({say}) => ({items: [{text: say}]}),
});

const bare = readAs(z.string(), (_, node, report): Check<BlockContents> => {
  const sentence = readText(node, report);
  return (context) => ({items: [{text: checkText(sentence, context)}]});
});

/** A sentence, written as it is or, under a condition, behind `say`. */
export const note: BlockDescriptor = {...underCondition, schema: either('A sentence.', [bare, underCondition.schema])};
