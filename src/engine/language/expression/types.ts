/** Types of the language, and the formats in which texts show values. */
import type {Unit} from '../definition/unit.ts';

/** The kinds of value that the language knows. Only a date can be null. */
export type Type =
  | NumberType
  | PercentType
  | ChoiceType
  /** A text; `words` are all its possible values, if they are known. '' means that it does not apply. */
  | {readonly kind: 'text'; readonly words?: readonly string[]}
  /** Lines of a list. */
  | {readonly kind: 'texts'}
  /** A calendar day, or none. */
  | {readonly kind: 'date'}
  | {readonly kind: 'condition'}
  /** A list of options, for `in`. */
  | {readonly kind: 'options'; readonly options: readonly string[]}
  /** A table without `by`, for a function that takes its rows. */
  | {readonly kind: 'rows'; readonly columns: readonly string[]}
  /** A table with columns, or a sum: only its members are values. */
  | {readonly kind: 'group'; readonly members: ReadonlyMap<string, Type>}
  /** The parts of a sum, for a result. */
  | {readonly kind: 'parts'; readonly members: ReadonlyMap<string, Type>}
  | {readonly kind: 'stages'}
  /** Periods of days, each with its first and its last day. A list of items whose first two fields are dates is one, too. */
  | {readonly kind: 'periods'}
  /** The items of a repeated question, with the types of their fields. */
  | {readonly kind: 'list'; readonly input: string; readonly fields: ReadonlyMap<string, Type>}
  /** `nothing`: fits wherever a number, text or choice does. */
  | {readonly kind: 'nothing'}
  /** The type of an expression with a problem, which is reported already. */
  | {readonly kind: 'error'};

export interface NumberType {
  readonly kind: 'number';
  /** Never has a fraction. */
  readonly whole: boolean;
  /** Never below 0, as is known of a count. */
  readonly natural?: true;
  /** Never 0, so it may divide. */
  readonly nonZero: boolean;
  /** A result of arithmetic with fractions: comparisons must allow for the errors that runtime/arithmetic.ts describes. */
  readonly computed: boolean;
  /** What it counts, where that is certain. */
  readonly unit?: Unit;
}

/** A share: 70% is 70, and multiplies as x * 70 / 100, exactly. */
export interface PercentType {
  readonly kind: 'percent';
  /** Never 0, so it may divide. */
  readonly nonZero: boolean;
}

export interface ChoiceType {
  readonly kind: 'choice';
  /** The input that it comes from, or the value whose words these are. */
  readonly input: string;
  readonly options: readonly string[];
  /** The options from the lowest to the highest, if the definition orders them. */
  readonly order?: readonly string[];
  /** Whether the words of a value may be empty, so that `blank` makes sense. */
  readonly words?: {readonly canBeBlank: boolean};
}

/** A number as somebody wrote it: an answer, a figure, a constant. */
export const number = (whole: boolean, nonZero = false): Type => ({kind: 'number', whole, nonZero, computed: false});
/** A number that comes from arithmetic; with whole numbers that is exact. */
export const computedNumber = (whole: boolean, nonZero = false): Type => ({
  kind: 'number',
  whole,
  nonZero,
  computed: !whole,
});
export const condition: Type = {kind: 'condition'};
export const text: Type = {kind: 'text'};
export const texts: Type = {kind: 'texts'};
export const date: Type = {kind: 'date'};
export const periods: Type = {kind: 'periods'};
export const percent = (nonZero = false): Type => ({kind: 'percent', nonZero});
export const nothing: Type = {kind: 'nothing'};
export const errorType: Type = {kind: 'error'};

const descriptions: Readonly<Record<Type['kind'], string>> = {
  number: 'a number',
  percent: 'a percentage',
  choice: 'a choice',
  text: 'a text',
  texts: 'a list of lines',
  date: 'a date',
  condition: 'a condition',
  options: 'a list of options',
  rows: 'a list of rows',
  group: 'a table with columns',
  parts: 'the parts of a sum',
  stages: 'a list of stages',
  periods: 'periods of days',
  list: 'a list of items',
  nothing: "'nothing'",
  error: 'something wrong',
};

/** Whether a value of the type is one of the kind. A list counts as the periods of its items, see {@link hasPeriods}. */
export const isKind = (type: Type, kind: Type['kind']): boolean =>
  type.kind === kind || (kind === 'periods' && type.kind === 'list');

/** Whether the first two fields of a list are days. */
export function hasPeriods({fields}: Extract<Type, {kind: 'list'}>): boolean {
  const [first, last] = fields.values();
  return first?.kind === 'date' && last?.kind === 'date';
}

/** The type in an editor's words: 'a number', 'a choice (education)'. */
export function describeType(type: Type): string {
  return type.kind === 'choice' ? `a choice (${type.input})` : descriptions[type.kind];
}

/** Kinds in an editor's words: 'a number, a text or a choice'. */
export function describeKinds(kinds: readonly Type['kind'][]): string {
  const names = kinds.map((kind) => descriptions[kind]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/**
 * The type that fits both, for branches, rows and periods of one value;
 * undefined if there is none. `nothing` and errors fit every type.
 */
export function unify(one: Type, other: Type): Type | undefined {
  if (one.kind === 'error' || other.kind === 'error') return errorType;
  if (one.kind === 'nothing') return orNothing(other);
  if (other.kind === 'nothing') return orNothing(one);
  if (one.kind === 'number' && other.kind === 'number') return combinedNumber([one, other]);
  if (one.kind === 'percent' && other.kind === 'percent') return percent(one.nonZero && other.nonZero);
  if (isWords(one) && isWords(other)) return unifyWords(one, other);
  return one.kind === other.kind ? one : undefined;
}

/** The type of a number that is always one of these. */
export function combinedNumber(types: readonly NumberType[]): Type {
  const unit = types.find((type) => type.unit !== undefined)?.unit;
  return {
    kind: 'number',
    whole: types.every(({whole}) => whole),
    nonZero: types.every(({nonZero}) => nonZero),
    computed: types.some(({computed}) => computed),
    ...(unit && {unit}),
  };
}

/** The type of a value that may also be `nothing`, so 0 or empty. */
function orNothing(type: Type): Type {
  if (type.kind === 'number' || type.kind === 'percent') return {...type, nonZero: false};
  if (type.kind === 'text' && type.words !== undefined) return {kind: 'text', words: [...new Set([...type.words, ''])]};
  return type;
}

type Words = Extract<Type, {kind: 'text' | 'choice'}>;

function isWords(type: Type): type is Words {
  return type.kind === 'text' || type.kind === 'choice';
}

function unifyWords(one: Words, other: Words): Type {
  const words = (type: Words): readonly string[] | undefined =>
    type.kind === 'choice' ? [...type.options, ''] : type.words;
  const [left, right] = [words(one), words(other)];
  if (one.kind === 'choice' && other.kind === 'choice' && one.input === other.input) return one;
  if (left === undefined || right === undefined) return text;
  // A column of a large table adds one word at a time.
  if (right.length === 1)
    return left.includes(right[0]!) ? {kind: 'text', words: left} : {kind: 'text', words: [...left, right[0]!]};
  return {kind: 'text', words: [...new Set([...left, ...right])]};
}

/** The kind that a format takes, and its function in src/engine/runtime/formats.ts; a figure with its unit is written as everywhere. */
interface Format {
  readonly takes: Type['kind'];
  readonly call: string | undefined;
  readonly about: string;
}

/** The formats of a reference in a text, `{minimum:amount}`. */
export const formats: Readonly<Record<string, Format>> = {
  plain: {takes: 'number', call: '$plain', about: '13000'},
  money: {takes: 'number', call: '$money', about: '43,800 or 40,653.60'},
  indian: {takes: 'number', call: '$indian', about: '1,62,500'},
  quantity: {takes: 'number', call: undefined, about: '6 months, or 1 month'},
  amount: {takes: 'number', call: undefined, about: '€43,800 or €40,653.60'},
};

/** The default format by kind. Words need none; values of other kinds cannot be part of a text. */
export const usualFormats: Readonly<Partial<Record<Type['kind'], string>>> = {
  number: '$grouped',
  percent: '$percent',
  date: '$calendarDay',
};
