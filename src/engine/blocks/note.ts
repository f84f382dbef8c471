import {words} from '../shape/schema.ts';
import {block, keysOf, type BlockDescriptor} from './block.ts';
import {text} from './fields.ts';

const say = text('The sentence.');
const withKeys = block({
  description: 'A sentence under a condition.',
  question: 'Why does it say this?',
  fields: {say},
  contents: (values) => ({items: [{text: values.say}]}),
});

/** A sentence, written as it is or, under a condition, behind `say`. */
export const note: BlockDescriptor = {
  ...withKeys,
  schema: {
    type: ['string', 'object'],
    description: 'A sentence.',
    if: {type: 'object'},
    then: keysOf('A sentence under a condition.', {say: {...say, schema: words('The sentence.')}}),
  },
  read: (node, report) => {
    if (node.kind === 'map') return withKeys.read(node, report);
    const sentence = say.read(node, report);
    return (context) => ({items: [{text: sentence(context)}]});
  },
};
