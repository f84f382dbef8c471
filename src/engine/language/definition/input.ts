/** The questions of the form. */
import * as z from 'zod';
import {choiceKeys} from '../inputs/choice.ts';
import {fieldKeys, fieldTypes, inputCompilers, itemFieldTypes, type InputKind} from '../inputs/index.ts';
import {listKeys} from '../inputs/list.ts';
import {either, flag, map, named, readAs, sentence} from '../shape/concept.ts';
import type {Entry} from '../yaml/node.ts';
import {formula} from './formula.ts';
import {suggestionWords} from './suggestion.ts';
import {text} from './text.ts';

const questionKeys = {
  label: text('The question or field name that the visitor reads.'),
  short: sentence('Its name within a sentence and in narrow tables: monthly salary.').optional(),
  hint: text('One sentence below the label.').optional(),
  unused: flag('No rule reads it; the form says that it does not change the estimate.').optional(),
  shownWhen: formula(
    'The form shows the field only when this holds, which may read answers, constants and formulas of these; rules do not depend on it.',
  ).optional(),
  was: sentence('Its former name, if it was renamed.').optional(),
};

const optionalKey = {
  optional: flag('Leaving it blank is an answer, so a result without it is complete; the form says so.').optional(),
};

const changeKeys = {
  changes: z
    .enum(['fixed', 'ages', 'slowly', 'freely', 'planned'])
    .describe(
      'How suggestions may change the answer: freely, slowly (only upwards), ages (with each birthday), planned (only a day in the future, to another one) or fixed (never).',
    )
    .optional(),
  suggest: suggestionWords('How a suggestion says it: Earn {answer} a month.').optional(),
};

/** The keys of a question with one answer. */
const sharedKeys = {...questionKeys, ...optionalKey, ...changeKeys};

const optionKeys = choiceKeys();

const choiceSchema = map('A choice.', {...sharedKeys, ...optionKeys});
type Choice = z.output<typeof choiceSchema>;

/** An input of any other kind; `type` says which. */
const fieldSchema = map('A field.', {
  ...sharedKeys,
  type: z.enum(fieldTypes).describe("The kind of answer; a choice has 'options' instead, a list 'each'."),
  ...fieldKeys(),
});
type Field = z.output<typeof fieldSchema>;

const {label, short, hint} = questionKeys;
const itemKeys = {label, short, hint, ...optionalKey, ...changeKeys};

const itemFieldSchema = either(
  'A field of every item: a choice with options, or a field with a type.',
  [
    map('A choice.', {...itemKeys, options: optionKeys.options, order: optionKeys.order}),
    map('A field.', {
      ...itemKeys,
      type: z.enum(itemFieldTypes).describe("The kind of answer; a choice has 'options' instead."),
      ...fieldKeys(),
    }),
  ],
  {chosenBy: [['options']]},
);

const listSchema = map('A repeated question, whose answer is a list of items.', {
  ...questionKeys,
  ...listKeys(),
  changes: z
    .enum(['fixed', 'freely', 'planned'])
    .describe(
      'Whether suggestions may leave out an item: freely, planned (only one whose days are all in the future) or fixed (never).',
    )
    .optional(),
  each: named('The fields of every item, in their order.', itemFieldSchema),
});
type List = z.output<typeof listSchema>;

/** A question of the form, with the keys of every kind. */
export interface Input extends Omit<Choice & Field, 'type' | 'unused' | 'optional' | 'was'> {
  /** For a field of a list's items, the list's name comes first: 'trips.entry'. */
  readonly name: string;
  readonly type: InputKind;
  readonly unused: boolean;
  readonly optional?: true | undefined;
  /** What one item of a list is called, how many there can be, and the fields of each. */
  readonly item?: string;
  readonly items?: string;
  readonly many?: number;
  readonly each?: readonly Input[];
}

export const inputsSchema = readAs(
  named(
    'The questions of the form, in their order.',
    either(
      'A question: a choice with options, a list with the fields of each item, or a field with a type.',
      [choiceSchema, listSchema, fieldSchema],
      {chosenBy: [['options'], ['each', 'many']]},
    ),
  ),
  (inputs) => inputs.map(toInput),
);

type Source = Choice | Field | List | z.output<typeof itemFieldSchema>;

function toInput({key, keyPlace: place, value}: Entry<Source>): Input {
  const common = {name: key, place, unused: 'unused' in value && value.unused === true};
  if ('each' in value) {
    const each = value.each.map((field) => toInput({...field, key: `${key}.${field.key}`}));
    return {...value, ...common, type: 'list', options: [], each};
  }
  const type = 'type' in value ? value.type : 'choice';
  const options = inputCompilers[type].options?.map((option) => ({...option, place})) ?? [];
  return {options, ...value, ...common, type};
}

/** The inputs of a definition and the fields of its lists' items. */
export function withItemFields(inputs: readonly Input[]): readonly Input[] {
  return inputs.flatMap((input) => [input, ...(input.each ?? [])]);
}
