import {missingAnswers, type MissingAnswer} from '../../engine/answers/missingAnswers.ts';
import {parsedNumbers, readAnswers, type FormValues, type ParsedAnswer} from '../../engine/answers/formValues.ts';
import type {CardBlock} from '../../engine/compiled/card.ts';
import type {CalculatorModule, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** What the result card shows, with the answers that led to it. */
export interface Calculation {
  readonly today: CalendarDay;
  /** The page in the words of that day. */
  readonly page: Page;
  readonly answers: Answers;
  readonly card: readonly CardBlock[];
  readonly numbers: readonly ParsedAnswer[];
  readonly missing: readonly MissingAnswer[];
}

/**
 * @param today the visitor's calendar day
 * @returns null if a guard stopped the calculation
 */
export function calculateForm(
  calculator: CalculatorModule,
  values: FormValues,
  today: CalendarDay,
): Calculation | null {
  const page = calculator.page(today);
  const answers = readAnswers(page.fields, values);
  const {result, card} = calculator.evaluate(answers, today);
  if (result === null) return null;
  return {
    today,
    page,
    answers,
    card: card(),
    numbers: parsedNumbers(page.fields, values),
    missing: missingAnswers(page.fields, answers),
  };
}
