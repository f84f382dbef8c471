/** The questions of the form. */
import * as z from 'zod';
import {choiceKeys} from '../inputs/choice.ts';
import {fieldKeys, inputCompilers, type InputKind} from '../inputs/index.ts';
import {either, flag, map, named, readAs, sentence} from '../shape/concept.ts';
import type {Entry} from '../yaml/node.ts';
import {formula} from './formula.ts';
import {suggestionWords} from './suggestion.ts';
import {text} from './text.ts';

const sharedKeys = {
  label: text('The question or field name that the visitor reads.'),
  short: sentence('Its name within a sentence and in narrow tables: monthly salary.').optional(),
  hint: text('One sentence below the label.').optional(),
  unused: flag('No rule reads it; the form says that it does not change the estimate.').optional(),
  shownWhen: formula('The form shows the field only when this holds; rules do not depend on it.').optional(),
  changes: z
    .enum(['fixed', 'ages', 'slowly', 'freely'])
    .describe(
      'How suggestions may change the answer: freely, slowly (only upwards), ages (with each birthday) or fixed (never).',
    )
    .optional(),
  suggest: suggestionWords('How a suggestion says it: Earn {answer} a month.').optional(),
  was: sentence('Its former name, if it was renamed.').optional(),
};

const choiceSchema = map('A choice.', {...sharedKeys, ...choiceKeys()});
type Choice = z.output<typeof choiceSchema>;

const fieldKinds = Object.keys(inputCompilers).filter((kind) => kind !== 'choice') as Exclude<InputKind, 'choice'>[];

/** An input of any other kind; `type` says which. */
const fieldSchema = map('A field.', {
  ...sharedKeys,
  type: z.enum(fieldKinds).describe("The kind of answer; a choice has 'options' instead."),
  ...fieldKeys(),
});
type Field = z.output<typeof fieldSchema>;

/** A question of the form, with the keys of every kind. */
export interface Input extends Omit<Choice & Field, 'type' | 'unused' | 'was'> {
  readonly name: string;
  readonly type: InputKind;
  readonly unused: boolean;
}

export const inputsSchema = readAs(
  named(
    'The questions of the form, in their order.',
    either('A question: a choice with options, or a field with a type.', [choiceSchema, fieldSchema], {
      chosenBy: [['options']],
    }),
  ),
  (inputs) => inputs.map(toInput),
);

function toInput({key, keyPlace: place, value}: Entry<Choice | Field>): Input {
  const type = 'type' in value ? value.type : 'choice';
  const options = inputCompilers[type].options?.map((option) => ({...option, place})) ?? [];
  return {options, ...value, name: key, place, type, unused: value.unused ?? false};
}
