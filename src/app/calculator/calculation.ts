import {missingAnswers, type MissingAnswer} from '../../engine/answers/missingAnswers.ts';
import {parsedNumbers, readAnswers, type FormValues, type ParsedAnswer} from '../../engine/answers/formValues.ts';
import {emptyWorkings} from '../../engine/compiled/emptyWorkings.ts';
import type {Block, CalculatorModule, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** What the result card shows, with the answers that led to it. */
export interface Calculation {
  readonly today: CalendarDay;
  /** The page in the words of that day. */
  readonly page: Page;
  readonly answers: Answers;
  readonly card: readonly Block[];
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
  const workings = emptyWorkings();
  if (calculator.calculate(answers, today, workings) === null) return null;
  return {
    today,
    page,
    answers,
    card: workings.card(),
    numbers: parsedNumbers(page.fields, values),
    missing: missingAnswers(page.fields, answers),
  };
}
