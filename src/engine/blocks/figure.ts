import {block, type BlockDescriptor} from './block.ts';
import {formula, label, shownValue, text, unit} from './fields.ts';

/** The headline figure, with a meter where it is measured against a most. */
export const figure: BlockDescriptor = block({
  description: 'The headline figure.',
  question: 'How was this worked out?',
  showsOneValue: true,
  keys: {
    label,
    of: shownValue,
    unit,
    outOf: formula('The most that the figure is measured against; draws a meter.', 'number').optional(),
    missing: text('Shown where there is no value.').optional(),
  },
  contents: ({of, ...others}) => ({items: [{...others, value: of, isHeadline: true}]}),
});
