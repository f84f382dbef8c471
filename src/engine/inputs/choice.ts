/** One of several options: an input with `options`, or `type: yesno`. */
import {textSchema, keys, listOf, words, type Schema} from '../shape/schema.ts';
import {choose} from '../runtime/answers.ts';
import type {AnswerReader, BaseField, InputCompiler} from './descriptor.ts';

export interface ChoiceField extends BaseField {
  readonly kind: 'choice' | 'yesno';
  readonly options: readonly FieldOption[];
  /** Which options the form offers for each value of another input; all where a value has no row. */
  readonly offered?: {readonly by: string; readonly rows: Readonly<Record<string, readonly string[]>>};
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export const choiceInput: InputCompiler = /* @__PURE__ */ choiceCompiler({
  keys: () => ({
    options: {
      type: 'object',
      description: 'Option values with their labels, in the order on screen.',
      additionalProperties: optionSchema(),
      minProperties: 1,
    },
    order: listOf('All options from less to more; allows < and >= between levels.', words('An option.')),
    offered: keys(
      'Which options the form offers, by another choice; for the form only.',
      {
        by: {type: 'string', description: 'The other choice.'},
        rows: {
          type: 'object',
          description: 'Options of the other choice (a | b), each with a list of options of this one.',
          additionalProperties: listOf('Options offered.', words('An option.')),
          minProperties: 1,
        },
      },
      ['by', 'rows'],
    ),
  }),
  profileTerms: [],
});

export const yesnoInput: InputCompiler = /* @__PURE__ */ choiceCompiler({
  keys: () => ({}),
  options: [
    {value: 'yes', label: 'Yes'},
    {value: 'no', label: 'No'},
  ],
  profileTerms: ['jobOffer'],
});

function choiceCompiler(own: Pick<InputCompiler, 'keys' | 'options' | 'profileTerms'>): InputCompiler {
  return {
    ...own,
    type: ({name, options, order}) => ({
      kind: 'choice',
      input: name,
      options: options.map(({value}) => value),
      ...(order === undefined ? {} : {order: order.options.map(({word}) => word)}),
    }),
    readCode: ({name}, answer) => chooseCode(name, answer),
    missingCode: ({name}) => `${name} === ""`,
    answeredCode: ({name}) => `${name} !== ""`,
    suggests: 'options',
    candidates: ({options}) => ['', ...options.map(({value}) => value)],
  };
}

export const choiceReader: AnswerReader<ChoiceField> = {
  isMissing: (field, answer) => chosenOption(field, answer) === undefined,
  countedAs: (field, answer) => (chosenOption(field, answer) === undefined ? {countedAs: 'notChosen'} : null),
  accepts: ({options}, text) => options.some(({value}) => value === text),
  text: (field, answer) => chosenOption(field, answer)?.label,
};

export function isChoiceField(field: BaseField & {readonly kind: string}): field is ChoiceField {
  return field.kind === 'choice' || field.kind === 'yesno';
}

function chosenOption({options}: ChoiceField, answer: unknown): FieldOption | undefined {
  const chosen = choose(
    answer,
    options.map(({value}) => value),
  );
  return options.find(({value}) => value === chosen);
}

/** JavaScript for the option that the answer is; empty text if it is none. */
export function chooseCode(name: string, answer: string): string {
  return `$choose(${answer}, options$${name})`;
}

function optionSchema(): Schema {
  return {
    type: ['string', 'number', 'object'],
    description: 'The label, or a map of label and hint.',
    if: {type: 'object'},
    then: keys(
      'An option.',
      {
        label: words('What the visitor reads.'),
        hint: textSchema('One sentence below the option.'),
        was: {type: 'string', description: 'The value that it had before it was renamed.'},
      },
      ['label'],
    ),
  };
}
