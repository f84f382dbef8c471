import * as z from 'zod';
import {checkText} from '../check/texts.ts';
import {readText} from '../definition/text.ts';
import {either, readAs} from '../shape/concept.ts';
import {block, type BlockDescriptor, type Check, type BlockContents} from './block.ts';
import {text} from './fields.ts';

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
