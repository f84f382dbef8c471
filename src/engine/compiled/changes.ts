/** What a search for other outcomes knows of a calculator: its verdict alone, and the answers that may vary. */
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {Tone} from './card.ts';

/** What a search for other outcomes needs. */
export interface ChangesModule {
  /** The calculator's id. */
  readonly id: string;
  /** The verdict of the card, without the rest of the result; null where a guard stops it or the card has none. */
  outcome(answers: Answers, today: CalendarDay): Outcome | null;
  /** The inputs that advice may vary and the verdict reads, in the form's order. */
  readonly variables: readonly Variable[];
}

/** A verdict as it ranks among the others of its calculator. */
export interface Outcome {
  readonly tone: Tone;
  readonly text: string;
  /** More is better. Neutral verdicts are no better and no worse than coloured ones. */
  readonly rank: number;
}

/** `ages`: only a birthday changes it. */
export type ChangePace = 'slowly' | 'freely' | 'ages';

/** An input that advice may vary. */
export type Variable =
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly changes: ChangePace;
      readonly ordered: boolean;
      readonly options: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly changes: ChangePace;
      readonly cuts: readonly Cut[];
      readonly joint: readonly JointCut[];
    };

/** Between two numbers that a rule tells apart: just before `at`, or just after it. */
export interface Cut {
  readonly at: number;
  readonly after: boolean;
}

/** A cut that moves with other numbers: where `constant` + the sum of coefficient * input comes to 0, or gets over 0. */
export interface JointCut {
  readonly constant: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly over: boolean;
}
