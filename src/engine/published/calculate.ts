/** A calculation for programs: terminal, package and everything else that has no form. */
import {provenCompleteness} from '../answers/verdictProof.ts';
import type {CompiledCalculator, Result} from '../compiled/module.ts';
import {answersFor, dayOf, formValuesOf} from './answers.ts';
import type {Calculation, On} from './types.ts';

/** What a calculation needs of a calculator. */
export type Calculated = Pick<CompiledCalculator, 'id' | 'page' | 'calculate' | 'outcome' | 'questions'>;

/**
 * The result, and which answers are still open. Answers are read as the form reads what is typed: '60k', '60,000'; what cannot
 * be read counts as 0 or as not chosen, and is open. Never throws for any answers.
 * @param given answers by input id
 * @throws a RangeError if `today` is not a day of the calendar
 */
export function calculate(calculator: Calculated, given: unknown, on?: On): Calculation<Result | null> {
  const today = dayOf(on);
  const {fields} = calculator.page(today);
  const values = formValuesOf(fields, given);
  return {
    calculator: calculator.id,
    today,
    result: calculator.calculate(answersFor(fields, given), today),
    completeness: provenCompleteness(calculator, fields, values, today),
  };
}

/** The result alone, in a fraction of the time; it says nothing about answers that are missing or cannot be read. */
export function resultOf(
  calculator: Pick<CompiledCalculator, 'page' | 'calculate'>,
  given: unknown,
  on?: On,
): Result | null {
  const today = dayOf(on);
  return calculator.calculate(answersFor(calculator.page(today).fields, given), today);
}
