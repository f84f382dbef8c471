/** The kinds that show calculated values. */
import {
  block,
  listBlock,
  formula,
  label,
  shownValue,
  text,
  unit,
  title,
  type BlockDescriptor,
  type Check,
} from './block.ts';
import type {CheckedItem} from '../language/model.ts';
import {map, readAs} from '../language/shape/concept.ts';

/** The headline figure, with a meter if it has a maximum. */
export const figure: BlockDescriptor = block({
  description: 'The headline figure.',
  question: 'figure',
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
  question: 'values',
  entry: 'A fact.',
  keys: {label, of: shownValue, unit, missing: text('Shown if there is no date or the text is empty.').optional()},
  item: ({of, ...others}) => ({...others, value: of}),
});

/** What the estimate is elsewhere. */
const range = readAs(
  map('The least and the most that the estimate is elsewhere, drawn where they differ.', {
    least: formula('The fewest days.', 'number'),
    most: formula('The most days.', 'number'),
    say: text('Where, and how long it takes there.'),
  }),
  ({least, most, say}): Check<NonNullable<CheckedItem['range']>> =>
    (context) => ({least: least(context), most: most(context), say: say(context)}),
);

/** Elapsed time against an estimate. */
export const progress: BlockDescriptor = block({
  description: 'Elapsed time against an estimate.',
  question: 'figure',
  showsOneValue: true,
  keys: {
    label,
    of: formula('The percentage done, 0 to 100.', 'number'),
    say: text('The progress in words.'),
    range: range.optional(),
  },
  contents: ({of, say, ...others}) => ({items: [{...others, text: say, percentDone: of}]}),
});

/** Steps in order, one of them current. */
export const stages: BlockDescriptor = block({
  description: 'Steps in order.',
  question: 'step',
  showsOneValue: true,
  keys: {
    title,
    of: formula('The steps: a value of the function `stages`.', 'stages'),
    current: formula('The name of the current step.', 'text'),
  },
  contents: (values) => ({heading: values.title, list: {of: values.of, current: values.current}}),
});

/** Periods of stay under a rule such as 90 days in any 180, as a list and a drawing. */
export const stays: BlockDescriptor = block({
  description: 'Periods of stay, each with its days, and a drawing of them under the moving period.',
  question: 'days',
  keys: {
    title,
    of: formula('A list whose first two fields are the days of arrival and departure.', 'list'),
    limit: formula('How many days of stay are allowed.', 'number'),
    window: formula(
      'The length of the moving period, which ends with each day: in days, or in the unit of the formula.',
      'number',
    ),
    day: formula('The day that the drawing shows first, on which a planned stay begins.', 'date'),
    planned: formula(
      'The length in days of a planned stay, drawn on the day and, if it does not fit there, on the first possible one.',
      'number',
    ).optional(),
  },
  contents: ({title: heading, ...values}) => ({heading, stays: values}),
});
