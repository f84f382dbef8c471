import type {Place, Report} from '../diagnostics/diagnostic.ts';
import {inWords, optional} from './constant.ts';
import {formulaSchema, readFormula, type Formula} from './formula.ts';
import {entriesOf, figureOf, get, itemsOf, textOf, type Entry, type Node} from '../yaml/node.ts';
import {keys, listOf, words, type Schema} from '../shape/schema.ts';
import {readText, textSchema, type Text} from './text.ts';

export type InputType = 'number' | 'integer' | 'date' | 'text' | 'choice' | 'yesno';

/** A question of the form. */
export interface Input {
  readonly name: string;
  readonly place: Place;
  readonly type: InputType;
  readonly label: Text | string;
  readonly hint?: Text;
  readonly unit?: string;
  readonly options: readonly Option[];
  /** The options from less to more. */
  readonly order?: {readonly options: readonly {readonly word: string; readonly place: Place}[]; readonly place: Place};
  readonly min?: Bound;
  readonly max?: Bound;
  readonly step?: Bound;
  /** What 0, blank and junk count as. */
  readonly whenZero?: Bound;
  readonly unused: boolean;
  readonly shownWhen?: Formula;
  readonly offered?: Offered;
  /** What advice may vary. */
  readonly changes?: string;
}

/** A figure, the name of a constant, or 'today' for a date. */
export interface Bound {
  readonly value: number | string;
  readonly place: Place;
}

export interface Option {
  readonly value: string;
  readonly place: Place;
  readonly label: string;
  readonly hint?: Text;
}

export interface Offered {
  readonly by: {readonly name: string; readonly place: Place};
  readonly rows: readonly {
    readonly key: string;
    readonly place: Place;
    readonly options: readonly {readonly word: string; readonly place: Place}[];
  }[];
}

const optionSchema: Schema = {
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

const shared = {
  label: textSchema('The question or field name that the visitor reads.'),
  hint: textSchema('One sentence below the label.'),
  unused: {const: true, description: 'No rule reads it; the form says that it does not change the estimate.'},
  shownWhen: {...formulaSchema, description: 'The form shows the field only then; no rule depends on it.'},
  changes: {
    enum: ['fixed', 'ages', 'slowly', 'freely'],
    description: "Whether advice may suggest another answer; 'ages' is an age, which only a birthday changes.",
  },
  was: {type: 'string', description: 'The name that it had before it was renamed.'},
} as const satisfies Record<string, Schema>;

const choiceSchema = keys(
  'A choice.',
  {
    ...shared,
    options: {
      type: 'object',
      description: 'Option values with their labels, in the order on screen.',
      additionalProperties: optionSchema,
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
  },
  ['label', 'options'],
);

const bound: Schema = {
  type: ['number', 'string'],
  pattern: '^([0-9][0-9_]*(\\.[0-9]+)?|[a-z][A-Za-z0-9]*)$',
  patternDescription: 'a number or the name of a constant',
};

const typedSchema = keys(
  'A field.',
  {
    ...shared,
    type: {
      enum: ['number', 'integer', 'date', 'text', 'yesno'],
      description: "The kind of answer; a choice has 'options' instead.",
    },
    unit: {type: 'string', description: 'What is counted: years, people, or a currency code.'},
    min: {...bound, description: 'The smallest number that the field suggests; no rule enforces it.'},
    max: {...bound, description: "The largest number that the field suggests, or 'today' for a date."},
    step: {...bound, description: 'The step of the field.'},
    whenZero: {...bound, description: 'What 0, blank and junk count as instead of 0.'},
  },
  ['label', 'type'],
);

export const inputSchema: Schema = {
  type: 'object',
  description: 'A question: a choice with options, or a field with a type.',
  if: {required: ['options']},
  then: choiceSchema,
  else: typedSchema,
};

export function readInputs(node: Node | undefined, report: Report): readonly Input[] {
  return entriesOf(node).map((entry) => readInput(entry, report));
}

const yesno = [
  {value: 'yes', label: 'Yes'},
  {value: 'no', label: 'No'},
];

function readInput({key, keyPlace, value}: Entry, report: Report): Input {
  const type = get(value, 'options') === undefined ? (textOf(get(value, 'type')) as InputType) : 'choice';
  const range = (name: string): Bound | undefined => {
    const written = get(value, name);
    return written === undefined
      ? undefined
      : {value: figureOf(written) ?? textOf(written) ?? '', place: written.place};
  };
  const text = (name: string): Text | undefined => {
    const written = get(value, name);
    return written === undefined ? undefined : readText(written, report);
  };
  const shownWhen = get(value, 'shownWhen');
  const order = get(value, 'order');
  return {
    name: key,
    place: keyPlace,
    type,
    label: text('label') ?? inWords(key),
    options:
      type === 'yesno'
        ? yesno.map((option) => ({...option, place: keyPlace}))
        : readOptions(get(value, 'options'), report),
    unused: get(value, 'unused') !== undefined,
    ...optional('hint', text('hint')),
    ...optional('unit', textOf(get(value, 'unit'))),
    ...optional('order', order === undefined ? undefined : {options: wordsOf(order), place: order.place}),
    ...optional('min', range('min')),
    ...optional('max', range('max')),
    ...optional('step', range('step')),
    ...optional('whenZero', range('whenZero')),
    ...optional('shownWhen', shownWhen === undefined ? undefined : readFormula(shownWhen, report)),
    ...optional('offered', readOffered(get(value, 'offered'))),
    ...optional('changes', textOf(get(value, 'changes'))),
  };
}

function readOptions(node: Node | undefined, report: Report): readonly Option[] {
  return entriesOf(node).map(({key, keyPlace, value}) => {
    const hint = get(value, 'hint');
    return {
      value: key,
      place: keyPlace,
      label: (value.kind === 'map' ? textOf(get(value, 'label')) : textOf(value)) ?? key,
      ...optional('hint', hint === undefined ? undefined : readText(hint, report)),
    };
  });
}

function readOffered(node: Node | undefined): Offered | undefined {
  const by = get(node, 'by');
  if (by === undefined) return undefined;
  return {
    by: {name: textOf(by) ?? '', place: by.place},
    rows: entriesOf(get(node, 'rows')).map(({key, keyPlace, value}) => ({
      key,
      place: keyPlace,
      options: wordsOf(value),
    })),
  };
}

function wordsOf(node: Node): readonly {readonly word: string; readonly place: Place}[] {
  return itemsOf(node).map((item) => ({word: textOf(item) ?? '', place: item.place}));
}
