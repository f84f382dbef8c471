/** Changes of answers, and what they lead to. */
import type {Outcome} from '../../results/program.ts';
import type {Cut} from '../../language/expression/cut.ts';
import type {ItemTexts} from '../../runtime/items.ts';

/** Another answer to one question. */
export interface Change {
  readonly id: string;
  /** As the form holds it. */
  readonly value: string;
  /** It takes a long time, such as a degree, years of work or a birthday. */
  readonly slowly: boolean;
  /** It happens only with a birthday. */
  readonly ages: boolean;
  /** Towards a higher or a lower answer; missing if the answers have no order. */
  readonly direction?: 'up' | 'down';
  /** How far it is from the current answer, relative to the question: 0 to 1. */
  readonly distance: number;
  /** The limit that is crossed; only for numbers. */
  readonly limit?: Limit;
  /** Where the next region of numbers begins, which may lead to another outcome; `after` if it begins just above. */
  readonly until?: Cut;
  /** Nothing is known about the numbers beside this one. */
  readonly isAlone?: true;
  /** Whether all further answers in the same direction are enough too; false for a choice without further options. */
  readonly andFurther: boolean;
  /** For a list: what happens to one of its items. */
  readonly item?: ItemChange;
}

/** An item that is left out, or one of its fields with another answer. */
export interface ItemChange {
  /** Its place among the items of the answer, from 1 on. */
  readonly number: number;
  /** What its fields hold before the change. */
  readonly texts: ItemTexts;
  /** The change of one field, whose `id` is its name within the item; missing if the item is left out. */
  readonly field?: Change;
}

/** A limit that was crossed; `over` and `below` exclude the number itself. */
export interface Limit {
  readonly is: 'atLeast' | 'over' | 'atMost' | 'below';
  readonly at: number;
  /** The suggested number minus the current one; missing if the field is empty. */
  readonly difference?: number;
}

/** Changes to one answer, a list for each direction, the nearest first. */
export type Directions = readonly (readonly Change[])[];

/** Which verdicts a search looks for. */
export type Aim = 'better' | 'worse';

export interface Suggestion {
  /** One or two; applied together they lead to the outcome. */
  readonly changes: readonly Change[];
  readonly outcome: Outcome;
  /** Whether some of the further answers that are enough too lead to another outcome, which is still better or still worse. */
  readonly andBeyond: boolean;
}
