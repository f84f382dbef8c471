/** Whether the numbers of a form are past the thresholds of the rules. */
import type {Cut, JointCut} from '../language/expression/cut.ts';
import type {FormField} from '../language/inputs/index.ts';
import {readNumberField, type NumberField} from '../language/inputs/number.ts';
import type {Answers} from '../runtime/answers.ts';
import {divide, plus, times} from '../runtime/arithmetic.ts';

/** The number that the calculation uses. */
export function numberOf(input: NumberField, answers: Answers): number {
  return readNumberField(input, answers[input.id]) || (input.whenZero ?? 0);
}

/** Whether a number is after a threshold. */
export const isPast = (number: number, {at, after}: Cut): boolean => (after ? number > at : number >= at);

/** A joint cut as a cut of one input, with the current answers to the others. */
export function solveFor(
  {constant, terms, over}: JointCut,
  id: string,
  inputs: readonly FormField[],
  answers: Answers,
): Cut {
  const others = inputs.filter((input) => input.id !== id && Object.hasOwn(terms, input.id));
  const otherTerms = others.reduce(
    (sum, input) => plus(sum, times(terms[input.id]!, numberOf(input as NumberField, answers))),
    constant,
  );
  const coefficient = terms[id]!;
  return {at: divide(-otherTerms, coefficient), after: over === coefficient > 0};
}
