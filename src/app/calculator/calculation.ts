import {
  missingAnswers,
  parsedNumbers,
  readAnswers,
  type MissingAnswer,
  type FormValues,
  type ParsedAnswer,
} from '../../engine/answers/formValues.ts';
import type {CardBlock, CardItem} from '../../engine/compiled/card.ts';
import type {CalculatorModule, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {fill} from '../words/placeholders.tsx';
import * as words from '../words/calculator.ts';

/** What the result card shows, with the answers that led to it. */
export interface Calculation {
  readonly today: CalendarDay;
  /** The page as of that day. */
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

/**
 * The result in one sentence, for screen readers: the verdict and the headline figure, else the first fact.
 */
export function announcementOf(card: readonly CardBlock[]): string {
  const items = card.flatMap((block) => block.items);
  const headline = items.filter(({tone, isHeadline}) => tone !== undefined || isHeadline);
  const facts = card.filter(({heading}) => heading === undefined).flatMap((block) => block.items.filter(isFact));
  const result = (headline.length > 0 ? headline : facts.slice(0, 1)).map(labelled);
  return fill(words.card.announcement, {result: result.join('. ').replace(/[.!]$/, '')});
}

function isFact({label, percentDone}: CardItem): boolean {
  return label !== undefined && percentDone === undefined;
}

function labelled({label, text}: CardItem): string {
  return label === undefined ? text : fill(words.card.announcedFigure, {label, text});
}
