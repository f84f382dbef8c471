/**
 * How the values of a result came about, as data: a visitor's answers, the rules that they met, and the figures
 * on the way. Every text is formatted and holds no formula; src/engine/explanation makes the sentences.
 */

import type {Operation} from './steps.ts';

/** One value and how it came about. */
export type Derivation = {
  /** What it is called; empty for a figure that has no name. */
  readonly label: string;
  /** The value with its unit; empty where there is none. */
  readonly text: string;
  /** The value where it is a number or a percentage. */
  readonly value?: number;
} & DerivationDetails;

export type DerivationDetails =
  /** An answer of the form; `filled` is false where nothing was filled in, or nothing that counts. */
  | {readonly kind: 'answer'; readonly input: string; readonly filled: boolean}
  /** A figure, or words, that the rules fix. */
  | {readonly kind: 'fixed'; readonly note?: string; readonly rule?: RuleRow}
  /** A row of a table, and what decided it. */
  | {readonly kind: 'row'; readonly rule?: RuleRow; readonly by: readonly Derivation[]; readonly note?: string}
  /** Figures put together one after the other. */
  | {readonly kind: 'steps'; readonly steps: readonly Step[]; readonly note?: string}
  /** The first case that held, or a line that was said, with what decided it. */
  | {
      readonly kind: 'case';
      readonly rule?: RuleRow;
      readonly checks: readonly Check[];
      readonly given?: Derivation;
      readonly note?: string;
    }
  /** A call of a function that is explained in a sentence of its own: {0} is the first of its values. */
  | {
      readonly kind: 'function';
      readonly sentence: string;
      /** The sentence where the first value is a date and there is none. */
      readonly withoutDate?: string;
      readonly of: readonly Derivation[];
      readonly note?: string;
    };

/** A row of the rule tables that the page shows, both counted from 0. */
export interface RuleRow {
  readonly table: number;
  readonly row: number;
  /** The condition at the head of the row, where it is short. */
  readonly label?: string;
}

/** One figure in a row of them, and what they come to with it. */
export type Step = StepResult &
  (
    | {readonly sign: 'start' | Operation; readonly of: Derivation}
    /** A limit that held the value back, or a rounding. */
    | ({readonly sign: 'function'; readonly of?: Derivation} & StepWords)
  );

interface StepResult {
  /** What the steps come to, up to this one. */
  readonly value: number;
  readonly text: string;
  /** By how much a limit changed the value, with its sign, so that the ledger adds up. */
  readonly change?: string;
}

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
