/**
 * How the values of a result came about, as data: a visitor's answers, the rules that applied, and intermediate
 * figures. Texts are formatted and contain no formulas; src/engine/plan/explanation builds the sentences.
 */
import type {Comparison} from '../runtime/comparisons.ts';
import type {Operation, StepWords} from '../runtime/operations.ts';
import {value as words} from '../words/explanation.ts';

/** One value and how it came about. */
export type Derivation = {
  /** The name of the value; empty for a figure that has none. */
  readonly label: string;
  /** The name is a question. */
  readonly isQuestion?: true | undefined;
  /** The total of a sum. */
  readonly isTotal?: true;
  /** The value with its unit; empty if there is none. */
  readonly text: string;
  /** The value, if it is a number or a percentage. */
  readonly value?: number;
  /** The unit of the value: '%', an ISO 4217 code, or the plural of a word; a plain number has none. */
  readonly unit?: string | undefined;
  /** The value as the text shows it, if a sum decides how it is rounded. */
  readonly shown?: number;
  readonly note?: string;
  /** The short form of a level, for sentences: 'a bachelor's degree'. */
  readonly said?: string | undefined;
  /** The short form of a question, by which sentences and ledgers call its answer: 'due date'. */
  readonly short?: string | undefined;
  /** The rules give no figure, which a calculation counts as 0. */
  readonly isNothing?: boolean;
  /** The value of a table with arguments: several calls may have other rows. */
  readonly isCall?: true;
} & DerivationDetails;

type DerivationDetails =
  /** An answer; `filled` is false if the field is blank or its content does not count. */
  | {
      readonly kind: 'answer';
      readonly input: string;
      readonly filled: boolean;
      /** The form does not ask it with these answers. */
      readonly isHidden?: boolean;
      /** A person's age in years: 'You are 38.' */
      readonly isAge?: boolean;
      /** Typed, not chosen from options. */
      readonly isTyped?: boolean;
    }
  /** A figure, or words, that the rules fix. */
  | {readonly kind: 'fixed'; readonly rule?: RuleRow}
  /** A row of a table, what decided it, and the day of its figures if that is not today. */
  | {readonly kind: 'row'; readonly rule?: RuleRow; readonly by: readonly Derivation[]; readonly on?: Derivation}
  /** A calculation, step by step. */
  | {
      readonly kind: 'steps';
      readonly steps: readonly Step[];
      /** The value has no name, so the label is the formula in words. */
      readonly isUnnamed?: boolean;
    }
  /** The first case that applied, or a line that is shown, with the checks that decided it. */
  | {readonly kind: 'case'; readonly rule?: RuleRow; readonly checks: readonly Check[]; readonly given?: Derivation}
  /** A call of a function that has its own sentence; {0} is the first argument. */
  | {
      readonly kind: 'function';
      readonly sentence: string;
      /** Replaces the sentence if a date is missing, or no day comes out where none is given. */
      readonly withoutDate?: string;
      /** Replaces the sentence if the second argument is 0. */
      readonly unchanged?: string;
      /** Replaces the sentence if the second argument is below 0, which it shows without the minus. */
      readonly negative?: string;
      /** The sentence names figures of which one is taken, as that of `min` does: 'The lower of …'. */
      readonly takesOne?: true;
      readonly of: readonly Derivation[];
    }
  /** What the items of a list have together; the sentence holds unless there are no items. */
  | {
      readonly kind: 'items';
      readonly sentence: string;
      readonly count: number;
      /** What one item and several are called. */
      readonly item: string;
      readonly items: string;
      /**
       * What was worked out for each item that counts, with its number, from 1, and its days as text; empty if the sentence says it
       * all.
       */
      readonly each: readonly {readonly number: number; readonly days: readonly string[]; readonly text: string}[];
      /** Whether only items count for which a condition holds. */
      readonly isSome?: true;
    };

/** A figure, or that the rules give none. */
export const orNothing = (derivation: Derivation, isNothing: boolean): Derivation =>
  isNothing ? {...derivation, text: words.nothing, isNothing} : derivation;

/** The figure of a case, which may be one that the rules do not give. */
export const ofCase = (derivation: Derivation & {kind: 'case'}): Derivation =>
  orNothing(derivation, derivation.given?.isNothing === true);

/** A row of the lists of rules on the page; both indices count from 0. */
export interface RuleRow {
  readonly list: number;
  readonly row: number;
  /** What the row begins with: an answer, or a range of figures. */
  readonly label?: string;
  /** The row applies to everything that no other row names. */
  readonly isRest?: boolean;
  /** The positions of its sources in the documentation, from 0; missing if it has only the first one. */
  readonly sources?: readonly number[];
}

/** One step of a calculation, with the result so far. */
export type Step = {
  /** The result so far, including this step. */
  readonly value: number;
  readonly text: string;
  /** The change that a limit made, with its sign, so that the ledger adds up. */
  readonly change?: string;
} & (
  | {readonly sign: 'start' | Operation; readonly of: Derivation}
  /** A limit that changed the value, or a rounding. */
  | ({readonly sign: 'function'; readonly of?: Derivation} & StepWords)
);

/** A statement that decided something; `met` is whether it holds. */
export type Check = {readonly met: boolean} & (
  | {
      readonly kind: 'compared';
      readonly left: Derivation;
      readonly right: Derivation;
      readonly relation: 'below' | 'equal' | 'above';
      /** What the condition requires: the check is met if it holds for `left` and `right`. */
      readonly comparison: Comparison;
      /** The difference between the two; 0 if they are levels of an order. */
      readonly by: number;
      readonly distance: string;
      /** Whether the two are days, which have no distance. */
      readonly isDay?: true;
      /** Whether the two are levels of an order, which have none either. */
      readonly isLevel?: true;
      /** The result that starts at the limit, if there are several possible ones; empty if its words depend on the answers. */
      readonly goal?: string;
    }
  /** Whether an answer is one of these options, which are given by their labels. */
  | {readonly kind: 'chosen'; readonly choice: Derivation; readonly among: boolean; readonly options: readonly string[]}
  /** For how many items of a list a condition holds, where it has to for some or all of them: '1 of 3 trips'. */
  | {
      readonly kind: 'items';
      /** The condition in words: 'at least one trip with …'. */
      readonly label: string;
      readonly held: number;
      readonly count: number;
      readonly item: string;
      readonly items: string;
    }
  /**
   * Whether a rule applies on the day of the rules: 'from 1 January 2027'. `isOver`: it no longer does. `isPast`: nor does it today,
   * though it may in an older edition.
   */
  | {readonly kind: 'inForce'; readonly period: string; readonly isOver?: boolean; readonly isPast?: boolean}
  /** One of these would have been enough, but none holds. */
  | {readonly kind: 'any'; readonly checks: readonly Check[]}
  /** A line that is shown, and why. */
  | {readonly kind: 'line'; readonly text: string; readonly checks: readonly Check[]}
);

/** How one block of the result card came about. */
export interface BlockDerivation {
  /** The question that the explanation answers. */
  readonly question: string;
  /** The block shows one value, whose name is on the card directly above the explanation. */
  readonly showsOneValue: boolean;
  /** Whether the checks were met or failed; those of a verdict that judges nothing are only its reasons. */
  readonly isJudged: boolean;
  /** What decided a verdict, failed ones first. */
  readonly checks: readonly Check[];
  /** The values that the block shows, in its order. */
  readonly values: readonly Derivation[];
}

/** How each block of a card came about, in the card's order. */
export type CardDerivation = readonly BlockDerivation[];
