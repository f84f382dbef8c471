import {block, type BlockDescriptor} from './block.ts';
import {formula, label, optional, shownValue, text, unit} from './fields.ts';

/** The headline figure, with a meter where it is measured against a most. */
export const figure: BlockDescriptor = block({
  description: 'The headline figure.',
  question: 'How was this worked out?',
  showsOneValue: true,
  fields: {
    label,
    of: shownValue,
    unit,
    outOf: optional(formula('The most that the figure is measured against; draws a meter.', 'number')),
    missing: optional(text('Shown where there is no value.')),
  },
  contents: ({of, ...others}) => ({items: [{...others, value: of, isHeadline: true}]}),
});
