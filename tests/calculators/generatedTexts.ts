/** The sentences that are made for a result: what visitors read that no definition holds as it is. */
import {calculateForm, type Calculation} from '../../src/app/form/calculateForm.ts';
import {comparedRows, comparisonSummary} from '../../src/app/result/compare/comparedRows.ts';
import {suggestionLines} from '../../src/app/result/suggestions/suggestionText.ts';
import type {FormValues} from '../../src/engine/answers/formValues.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {explainCard} from '../../src/engine/plan/explanation/explainCard.ts';
import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import {findChanges} from '../../src/engine/answers/suggestions/findChanges.ts';
import {explanationSentences} from './explanationTexts.ts';

export interface GeneratedText {
  readonly kind: 'explanation' | 'suggestion' | 'drawback' | 'announcement' | 'comparison';
  /** As a browser shows it, with ordinary spaces. */
  readonly text: string;
}

/**
 * @param values what the form holds
 * @param others other answers to the same calculator, for the comparison
 */
export function generatedTexts(
  calculator: CompiledCalculator,
  values: FormValues,
  others: FormValues,
  today: CalendarDay,
): readonly GeneratedText[] {
  const calculation = calculateForm(calculator, values, today);
  if (calculation === null) return [];
  const {card, answers, page, announcement} = calculation;
  const found = findChanges(calculator, page.fields, answers, today);
  const lines = (aim: 'better' | 'worse'): readonly string[] =>
    found === null ? [] : suggestionLines(aim, found, page.fields).map(({text}) => text);
  const texts: Readonly<Record<GeneratedText['kind'], readonly string[]>> = {
    explanation: explanationSentences(explainCard(card, calculator.derive(answers, today)!)),
    suggestion: lines('better'),
    drawback: lines('worse'),
    announcement: [announcement],
    comparison: comparison(calculation, calculateForm(calculator, others, today)),
  };
  return Object.entries(texts).flatMap(([kind, list]) =>
    list.map((text) => ({kind: kind as GeneratedText['kind'], text: text.replaceAll('\u00a0', ' ')})),
  );
}

function comparison(first: Calculation, second: Calculation | null): readonly string[] {
  return second === null ? [] : [comparisonSummary(comparedRows(first, second))];
}
