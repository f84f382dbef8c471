/** The kinds that show calculated values. */
import {block, listBlock, formula, label, shownValue, text, unit, title, type BlockDescriptor} from './block.ts';

/** The headline figure, with a meter if it has a maximum. */
export const figure: BlockDescriptor = block({
  description: 'The headline figure.',
  question: 'How was this worked out?',
  showsOneValue: true,
  keys: {
    label,
    of: shownValue,
    unit,
    outOf: formula('The maximum of the figure; draws a meter.', 'number').optional(),
    missing: text('Shown if there is no value.').optional(),
  },
  contents: ({of, ...others}) => ({items: [{...others, value: of, isHeadline: true}]}),
});

export const facts: BlockDescriptor = listBlock({
  description: 'Names and values.',
  question: 'Where do these come from?',
  entry: 'A fact.',
  keys: {label, of: shownValue, unit, missing: text('Shown if there is no date or the text is empty.').optional()},
  item: ({of, ...others}) => ({...others, value: of}),
});

/** Elapsed time against an estimate. */
export const progress: BlockDescriptor = block({
  description: 'Elapsed time against an estimate.',
  question: 'How was this worked out?',
  showsOneValue: true,
  keys: {label, of: formula('The percentage done, 0 to 100.', 'number'), say: text('The progress in words.')},
  contents: ({of, say, ...others}) => ({items: [{...others, text: say, percentDone: of}]}),
});

/** Steps in order, one of them current. */
export const stages: BlockDescriptor = block({
  description: 'Steps in order.',
  question: 'Why is this the current step?',
  showsOneValue: true,
  keys: {
    title,
    of: formula('The steps: a value of the function `stages`.', 'stages'),
    current: formula('The name of the current step.', 'text'),
  },
  contents: (values) => ({heading: values.title, list: {of: values.of, current: values.current}}),
});
