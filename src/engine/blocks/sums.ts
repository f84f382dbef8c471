/** The two kinds that show the parts of a sum with its total. */
import {block, type BlockDescriptor} from './block.ts';
import {label, sum, sumItems, title, unit} from './fields.ts';

/** Points by category: every part, out of the most that it can give. */
export const breakdown: BlockDescriptor = block({
  description: 'The parts of a sum, as points by category.',
  question: 'Where do these come from?',
  keys: {title, of: sum, unit, total: label},
  contents: (values, context) => ({
    heading: values.title,
    ...sumItems(values.of, values.total, {unit: values.unit, isOutOfMost: values.unit === 'points'}, context),
  }),
});

/** Amounts that add up: only those that are charged. */
export const fees: BlockDescriptor = block({
  description: 'The parts of a sum, as amounts that add up.',
  question: 'Where do these come from?',
  keys: {title, of: sum, total: label},
  contents: (values, context) => ({
    heading: values.title,
    hidesZeros: true,
    ...sumItems(values.of, values.total, {unit: 'money'}, context),
  }),
});
