/** What a second implementation of a calculator offers: see README.md. */
import type {Draw} from './draw.ts';

/** Answers by input id, as a program gives them. */
export type Answers = Readonly<Record<string, unknown>>;

/** A result by key; null for what does not apply. */
export type Result = Readonly<Record<string, unknown>>;

export interface Asked {
  readonly inputs: Answers;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface Law {
  /** The calculator's result, from the law alone; null where a required answer is missing. */
  readonly reference: (inputs: Answers, today: string) => Result | null;
  /** Answers most of which lie on one side or the other of a limit of the law. */
  readonly ask: (draw: Draw) => Asked;
  /** Answers whose results show each figure of tables that have too many for random answers to reach. */
  readonly everyFigure?: readonly Asked[];
  /** A list of answers takes some milliseconds: `npm test` compares fewer. */
  readonly isSlow?: true;
  /** Keys of the definition's result that the reference says in another form, with the way from one to the other. */
  readonly inOtherForm?: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** The items of a list; none of what is no list. */
export const itemsOf = (list: unknown): readonly Answers[] =>
  Array.isArray(list) ? list.filter((item): item is Answers => typeof item === 'object' && item !== null) : [];

/** A number above 0; 0 for everything else. */
export const amountOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
