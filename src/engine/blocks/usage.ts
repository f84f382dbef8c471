import {block, type BlockDescriptor} from './block.ts';
import {formula, label, unit} from './fields.ts';

/** How much of an allowance is used, such as days of a stay. */
export const usage: BlockDescriptor = block({
  description: 'How much of an allowance is used.',
  question: 'How was this worked out?',
  showsOneValue: true,
  fields: {
    label,
    of: formula('What is used.', 'number'),
    unit,
    outOf: formula('The whole allowance; draws a meter.', 'number'),
  },
  contents: ({of, ...others}) => ({items: [{...others, value: of}]}),
});
