import type {CardBlock} from '../../engine/compiled/card.ts';
import type {CalculatorModule, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readAnswers} from '../../engine/answers/answers.ts';
import {notFilled, type NotFilled} from '../../engine/answers/notFilled.ts';
import {understoodNumbers, type UnderstoodNumber} from '../../engine/answers/understood.ts';

/** What the form holds, by input id, as typed; a field that was never shown is missing. */
export type Typed = Record<string, string | null | undefined>;

/** One press of Calculate: what the result card shows, and the answers that it is of. */
export interface Calculation {
  readonly today: CalendarDay;
  /** The page in the words of that day. */
  readonly page: Page;
  readonly answers: Answers;
  readonly card: readonly CardBlock[];
  readonly understood: readonly UnderstoodNumber[];
  readonly notFilled: readonly NotFilled[];
}

/**
 * @param today the visitor's calendar day
 * @returns null when a guard stopped the calculation
 */
export function calculateTyped(calculator: CalculatorModule, typed: Typed, today: CalendarDay): Calculation | null {
  const page = calculator.page(today);
  const answers = readAnswers(page.inputs, typed);
  const {result, card} = calculator.evaluate(answers, today);
  if (result === null) return null;
  return {
    today,
    page,
    answers,
    card: card(),
    understood: understoodNumbers(page.inputs, typed),
    notFilled: notFilled(page.inputs, answers),
  };
}
