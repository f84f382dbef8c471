/** What a formula can say of a list's items together: `sum(trips, nights)`, `any(children, age < adultAge)`. */
import {call, type Code, js, member, named, variableName} from './javascript.ts';
import {anyNumber, type Range} from './range.ts';
import {numberSum} from './operators.ts';
import {condition, number, periods, type Type} from './types.ts';

export interface Fold {
  /** The kinds of what is worked out for each item. */
  readonly takes: readonly Type['kind'][];
  /** Whether it can be left out. */
  readonly isOptional?: true;
  /** Whether a condition can follow it, so that only items for which it holds count. */
  readonly takesCondition?: true;
  /** @param of the type of what is worked out for each item */
  readonly result: (of: Type) => Type;
  /**
   * @param list the items in JavaScript
   * @param of what is worked out for an item, where `item` is its variable
   */
  readonly emit: (list: Code, item: Code, of: Code | undefined, type: Type) => Code;
  /** For the reference and for messages: what it returns. */
  readonly about: string;
  /** What it can be, from what is worked out for an item; `many` is the largest number of items. */
  readonly range: (of: Range, many: number) => Range;
  /** The fold that a mutant has in its place. */
  readonly mutant: FoldName | undefined;
}

/** A fold whose mutant is plain text, since `FoldName` follows from the list of folds. */
type FoldSource = Omit<Fold, 'mutant'> & {readonly mutant: string | undefined};

interface Extreme {
  /** @param days JavaScript for an array */
  readonly emitDates: (days: Code) => Code;
  readonly emitNumbers: (numbers: Code) => Code;
  readonly about: string;
  readonly mutant: 'most' | 'least';
}

/** The item at one end of the order: the largest number or the latest date, or the other way round. */
const extreme = ({emitDates, emitNumbers, about, mutant}: Extreme) =>
  ({
    takes: ['number', 'date'],
    takesCondition: true,
    result: (of) => (of.kind === 'number' ? {...of, nonZero: false} : of),
    emit: (list, item, of, type) => (type.kind === 'date' ? emitDates : emitNumbers)(method(list, 'map', item, of!)),
    about: `${about} of all items, or of those that a condition holds for; 0, or no date, without items`,
    range: ({low, high}) => ({low: Math.min(0, low), high: Math.max(0, high)}),
    mutant,
  }) satisfies FoldSource;

const method = (list: Code, name: string, item: Code, of: Code): Code => js`${member(list, name)}((${item}) => ${of})`;

export const folds = {
  sum: {
    takes: ['number'],
    takesCondition: true,
    result: (of) => (of.kind === 'number' ? {...of, nonZero: false, computed: !of.whole} : of),
    emit: (list, item, of, type) => js`${list}.reduce((sum$, ${item}) => ${numberSum.emit(js`sum$`, of!, type)}, 0)`,
    about: 'the sum of a number over all items, or over those that a condition holds for; 0 without items',
    range: ({low, high}, many) => ({low: Math.min(0, low * many), high: Math.max(0, high * many)}),
    mutant: 'most',
  },
  count: {
    takes: ['condition'],
    isOptional: true,
    result: () => ({...number(true), natural: true}) as Type,
    emit: (list, item, of) => member(of === undefined ? list : method(list, 'filter', item, of), 'length'),
    about: 'how many items there are, or how many of them a condition holds for',
    range: (_, many) => ({low: 0, high: many}),
    mutant: undefined,
  },
  any: {
    takes: ['condition'],
    result: () => condition,
    emit: (list, item, of) => method(list, 'some', item, of!),
    about: 'whether a condition holds for at least one item',
    range: () => anyNumber,
    mutant: undefined,
  },
  most: extreme({
    emitDates: (days) => call('$latest', [js`...${days}`]),
    emitNumbers: (numbers) => call('$largestOf', [numbers]),
    about: 'the largest number or the latest date',
    mutant: 'least',
  }),
  least: extreme({
    emitDates: (days) => call('$earliestOf', [days]),
    emitNumbers: (numbers) => call('$smallestOf', [numbers]),
    about: 'the smallest number or the earliest date',
    mutant: 'most',
  }),
  periods: {
    takes: ['periods'],
    takesCondition: true,
    result: () => periods,
    emit: (list, item, of) => method(list, 'flatMap', item, of!),
    about:
      'the periods of all items, or of those that a condition holds for, where the days of an item are not just its first two fields',
    range: () => anyNumber,
    mutant: undefined,
  },
} as const satisfies Readonly<Record<string, FoldSource>>;

export type FoldName = keyof typeof folds;

export function isFoldName(name: string): name is FoldName {
  return Object.hasOwn(folds, name);
}

/** The variable of emitted code that holds the item of a list. */
export const itemVariable = (list: string): Code => named(`${variableName(list)}$item`);
