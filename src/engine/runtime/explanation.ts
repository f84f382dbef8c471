/**
 * How the values of a result came about, as data: a visitor's answers, the rules that they met, and the figures
 * on the way. Every text is formatted and holds no formula; src/engine/explanation makes the sentences.
 */
import {divide, round} from './arithmetic.ts';

/** One value and how it came about. */
export type Derivation = {
  /** What it is called; empty for a figure that has no name. */
  readonly label: string;
  /** The value with its unit; empty where there is none. */
  readonly text: string;
  /** The value where it is a number or a percentage. */
  readonly value?: number;
  readonly note?: string;
} & DerivationDetails;

type DerivationDetails =
  /** An answer of the form; `filled` is false where nothing was filled in, or nothing that counts. */
  | {readonly kind: 'answer'; readonly input: string; readonly filled: boolean}
  /** A figure, or words, that the rules fix. */
  | {readonly kind: 'fixed'; readonly rule?: RuleRow}
  /** A row of a table, and what decided it. */
  | {readonly kind: 'row'; readonly rule?: RuleRow; readonly by: readonly Derivation[]}
  /** Figures put together one after the other. */
  | {readonly kind: 'steps'; readonly steps: readonly Step[]}
  /** The first case that held, or a line that was said, with what decided it. */
  | {readonly kind: 'case'; readonly rule?: RuleRow; readonly checks: readonly Check[]; readonly given?: Derivation}
  /** A call of a function that is explained in a sentence of its own: {0} is the first of its values. */
  | {
      readonly kind: 'function';
      readonly sentence: string;
      /** The sentence where the first value is a date and there is none. */
      readonly withoutDate?: string;
      readonly of: readonly Derivation[];
    };

/** A row of the rule tables that the page shows, both counted from 0. */
export interface RuleRow {
  readonly table: number;
  readonly row: number;
  /** The condition at the head of the row, where it is short. */
  readonly label?: string;
}

/** One figure in a row of them, and what they come to with it. */
export type Step = {
  /** What the steps come to, up to this one. */
  readonly value: number;
  readonly text: string;
  /** By how much a limit changed the value, with its sign, so that the ledger adds up. */
  readonly change?: string;
} & (
  | {readonly sign: 'start' | Operation; readonly of: Derivation}
  /** A limit that held the value back, or a rounding. */
  | ({readonly sign: 'function'; readonly of?: Derivation} & StepWords)
);

/** How a function that continues a row of figures is written: {limit} is its figure, {total} what they come to. */
export interface StepWords {
  /** In the ledger. */
  readonly line: string;
  readonly sentence: string;
}

/** A statement that decided something: `met` says whether it holds. */
export type Check = {readonly met: boolean} & (
  | {
      readonly kind: 'compared';
      readonly left: Derivation;
      readonly right: Derivation;
      readonly relation: 'below' | 'equal' | 'above';
      /** How far apart they are; 0 where they are levels of an order. */
      readonly by: number;
      readonly distance: string;
    }
  /** An answer among options, or not; the options by their labels. */
  | {readonly kind: 'chosen'; readonly choice: Derivation; readonly among: boolean; readonly options: readonly string[]}
  /** None of these holds, and one would have been enough. */
  | {readonly kind: 'any'; readonly checks: readonly Check[]}
  /** A line that was said, and why. */
  | {readonly kind: 'line'; readonly text: string; readonly checks: readonly Check[]}
);

/** How one block of the result card came about. */
export interface BlockDerivation {
  /** What the explanation answers. */
  readonly question: string;
  /** The card shows the value's name right above the explanation. */
  readonly showsOneValue: boolean;
  /** What decided a verdict, failed ones first. */
  readonly checks: readonly Check[];
  /** The values that the block shows, in its order. */
  readonly values: readonly Derivation[];
}

/** How each block of a card came about, in the card's order. */
export type Explanation = readonly BlockDerivation[];

/** Writes a number with its unit. */
export type Write = (number: number) => string;

/** What an operator does to the figures before it, and how the page writes it. */
interface OperationDescriptor {
  readonly apply: (before: number, figure: number) => number;
  /** Whether the figure is added to the others or scales them. */
  readonly group: 'sum' | 'product';
  /** In the ledger. */
  readonly line: string;
  /** In a sentence, behind the figures before it. */
  readonly words: string;
}

export type Operation = 'plus' | 'minus' | 'times' | 'share' | 'dividedBy';

export const operations: Readonly<Record<Operation, OperationDescriptor>> = {
  plus: {apply: (before, figure) => before + figure, group: 'sum', line: '+ {figure}', words: ' plus {figure}'},
  minus: {apply: (before, figure) => before - figure, group: 'sum', line: '− {figure}', words: ' minus {figure}'},
  times: {apply: (before, figure) => before * figure, group: 'product', line: '× {figure}', words: ' times {figure}'},
  /** So many percent of the figures before it. */
  share: {
    apply: (before, figure) => (before * figure) / 100,
    group: 'product',
    line: '× {figure}',
    words: ', of which {figure} counts,',
  },
  dividedBy: {apply: divide, group: 'product', line: '÷ {figure}', words: ' divided by {figure}'},
};

/** A function of the figures before it, and of its limit where it has one. */
export interface StepFunction extends StepWords {
  readonly apply: (before: number, limit: number) => number;
}

/**
 * Figures put together, with what they come to after each. A limit that changed nothing and a rounding of what was
 * round are left out: they decided nothing.
 * @param write a number with the unit of the whole
 */
export function workedOut(
  first: Derivation,
  later: readonly (readonly [Operation, Derivation] | readonly [StepFunction, Derivation?])[],
  write: Write,
): Step[] {
  const steps: Step[] = [{sign: 'start', of: first, value: first.value ?? 0, text: first.text}];
  for (const [operation, operand] of later) {
    const before = steps.at(-1)!.value;
    const figure = operand?.value ?? 0;
    if (typeof operation === 'string') {
      const value = operations[operation].apply(before, figure);
      steps.push({sign: operation, of: operand!, value, text: write(shortened(value))});
      continue;
    }
    const {apply, line, sentence} = operation;
    const value = apply(before, figure);
    if (value === before) continue;
    const limit = operand === undefined ? {} : {of: operand, change: signed(value - before, write)};
    steps.push({sign: 'function', line, sentence, ...limit, value, text: write(shortened(value))});
  }
  return steps;
}

/** A figure on the way: a long fraction says no more than a short one. */
function shortened(value: number): number {
  return round(value, Math.abs(value) < 1 ? 4 : 2);
}

function signed(number: number, write: Write): string {
  return `${number < 0 ? '−' : '+'} ${write(shortened(Math.abs(number)))}`;
}
