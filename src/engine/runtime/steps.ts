/** Figures put together one after the other, for an emitted `explain`. */
import {divide, round} from './arithmetic.ts';
import type {Step, StepWords, Derivation} from './explanation.ts';

type Write = (number: number) => string;

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

const descriptors = {
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
} as const satisfies Record<string, OperationDescriptor>;

export type Operation = keyof typeof descriptors;
export const operations: Readonly<Record<Operation, OperationDescriptor>> = descriptors;

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
