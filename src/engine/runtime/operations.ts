/** The steps of a calculation: what an operator or a function does to the result so far, and what the page says of it. */
import {divide, divideByShare, minus, plus, times, share} from './arithmetic.ts';

/** What an operator does to the result so far, and its texts on the page. */
interface OperationDescriptor {
  readonly apply: (before: number, figure: number) => number;
  /** Whether the figure is added to the others or scales them. */
  readonly group: 'sum' | 'product';
  /** In the ledger. */
  readonly line: string;
  /** In a sentence, after the figures before it. */
  readonly words: string;
}

export type Operation = 'plus' | 'minus' | 'times' | 'share' | 'dividedBy' | 'byShare';

export const operations: Readonly<Record<Operation, OperationDescriptor>> = {
  plus: {apply: plus, group: 'sum', line: '+ {figure}', words: ' plus {figure}'},
  minus: {apply: minus, group: 'sum', line: '− {figure}', words: ' minus {figure}'},
  times: {apply: times, group: 'product', line: '× {figure}', words: ' times {figure}'},
  /** A percentage of the result so far. */
  share: {apply: share, group: 'product', line: '× {figure}', words: ' times {figure}'},
  dividedBy: {apply: divide, group: 'product', line: '÷ {figure}', words: ' divided by {figure}'},
  byShare: {apply: divideByShare, group: 'product', line: '÷ {figure}', words: ' divided by {figure}'},
};

/** A function of the result so far and, if it has one, of its limit. */
export interface StepFunction extends StepWords {
  readonly apply: (before: number, limit: number) => number;
}

/** The texts of a function as a step of a calculation: {limit} is its limit, {total} the result so far. */
export interface StepWords {
  /** In the ledger. */
  readonly line: string;
  readonly sentence: string;
}
