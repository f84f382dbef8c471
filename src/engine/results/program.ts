/** The rules of a calculator as a program, and what it gives: a result, the values behind it, a verdict. */
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {OwnFigures} from '../runtime/ownFigures.ts';
import type {Rules} from '../runtime/rules.ts';
import type {Stage} from '../runtime/progress.ts';
import type {CardBlock, Tone} from './card.ts';

/** A calculator under the rules of some day (underRules.ts). */
export interface WithRules {
  readonly rules: Rules;
  /** The figures that somebody put in by hand, in the place of those of the definition. */
  readonly own?: OwnFigures;
  /** The day whose figures count in a calculation on a day. */
  rulesOn(today: CalendarDay): CalendarDay;
}

/** The rules as a program. */
export interface ProgramModule extends WithRules {
  /** The calculator's id. */
  readonly id: string;
  /**
   * The calculation. Pure: same answers and day, same result. Never throws, never mutates
   * `answers`, never yields NaN or Infinity.
   * @param answers what the form holds, by input id; unknown keys and options are ignored
   * @param today the visitor's calendar day
   * @returns the result, keyed as under `result` in the definition; null if a guard (`needs`) stops the calculation
   */
  calculate(answers: Answers, today: CalendarDay): Result | null;
  /** The same calculation, with the intermediate values on demand. */
  evaluate(answers: Answers, today: CalendarDay): Calculation;
  /**
   * The card's verdict, without the rest of the result; null if a guard stops the calculation, or the card has no verdict of which one
   * is better than another.
   */
  outcome(answers: Answers, today: CalendarDay): Outcome | null;
}

/** What a result needs: the program, whose results are shown as cards. */
export interface RulesModule extends ProgramModule {
  evaluate(answers: Answers, today: CalendarDay): Evaluation;
}

export type ResultValue =
  | number
  | boolean
  | string
  | null
  | readonly string[]
  | readonly Stage[]
  | {readonly [key: string]: ResultValue};

export type Result = {readonly [key: string]: ResultValue};

/** A result, with a function that computes its values on demand. */
export interface Calculation {
  /** What `calculate` returns. If it is null, `values` returns no values. */
  readonly result: Result | null;
  /** Every named value by its name in the definition; a sum is an object of its parts and `total`. */
  readonly values: () => Readonly<Record<string, unknown>>;
}

/** A calculation with its card. */
export interface Evaluation extends Calculation {
  /** What the result card shows, from top to bottom; no blocks if there is no result. */
  readonly card: () => readonly CardBlock[];
}

/** A verdict, with its rank among the verdicts of its calculator. */
export interface Outcome {
  readonly tone: Tone;
  readonly text: string;
  /** Larger is better. Neutral verdicts are no better and no worse than coloured ones. */
  readonly rank: number;
}
