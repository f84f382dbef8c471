import type {Place, Report} from '../diagnostics/diagnostic.ts';
import {labelFromName, optionalKey} from './constant.ts';
import {formulaSchema, readFormula, type Formula} from './formula.ts';
import {entriesOf, figureOf, get, itemsOf, textOf, type Entry, type Node} from '../yaml/node.ts';
import {inputCompilers, type InputKind} from '../inputs/index.ts';
import {keys, type Schema, textSchema} from '../shape/schema.ts';
import {readText, type Text} from './text.ts';

/** A question of the form. */
export interface Input {
  readonly name: string;
  readonly place: Place;
  readonly type: InputKind;
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

const choiceSchema = keys('A choice.', {...shared, ...inputCompilers.choice.keys()}, ['label', 'options']);

/** An input of any other kind; the kind is one of the values of `type`. */
const fieldSchema = keys(
  'A field.',
  {
    ...shared,
    type: {
      enum: Object.keys(inputCompilers).filter((kind) => kind !== 'choice'),
      description: "The kind of answer; a choice has 'options' instead.",
    },
    ...Object.assign({}, ...Object.values({...inputCompilers, choice: undefined}).map((kind) => kind?.keys())),
  },
  ['label', 'type'],
);

export const inputSchema: Schema = {
  type: 'object',
  description: 'A question: a choice with options, or a field with a type.',
  if: {required: ['options']},
  then: choiceSchema,
  else: fieldSchema,
};

export function readInputs(node: Node | undefined, report: Report): readonly Input[] {
  return entriesOf(node).map((entry) => readInput(entry, report));
}

function readInput({key, keyPlace, value}: Entry, report: Report): Input {
  const type = get(value, 'options') === undefined ? (textOf(get(value, 'type')) as InputKind) : 'choice';
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
    label: text('label') ?? labelFromName(key),
    options:
      inputCompilers[type].options?.map((option) => ({...option, place: keyPlace})) ??
      readOptions(get(value, 'options'), report),
    unused: get(value, 'unused') !== undefined,
    ...optionalKey('hint', text('hint')),
    ...optionalKey('unit', textOf(get(value, 'unit'))),
    ...optionalKey('order', order === undefined ? undefined : {options: wordsOf(order), place: order.place}),
    ...optionalKey('min', range('min')),
    ...optionalKey('max', range('max')),
    ...optionalKey('step', range('step')),
    ...optionalKey('whenZero', range('whenZero')),
    ...optionalKey('shownWhen', shownWhen === undefined ? undefined : readFormula(shownWhen, report)),
    ...optionalKey('offered', readOffered(get(value, 'offered'))),
    ...optionalKey('changes', textOf(get(value, 'changes'))),
  };
}

function readOptions(node: Node | undefined, report: Report): readonly Option[] {
  return entriesOf(node).map(({key, keyPlace, value}) => {
    const hint = get(value, 'hint');
    return {
      value: key,
      place: keyPlace,
      label: (value.kind === 'map' ? textOf(get(value, 'label')) : textOf(value)) ?? key,
      ...optionalKey('hint', hint === undefined ? undefined : readText(hint, report)),
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
