/** A result in words, as plain data: the card, and the explanation of each of its parts. */
import {itemText, type CardItem} from '../results/card.ts';
import type {CompiledCalculator} from '../program/module.ts';
import type {ProgramModule} from '../results/program.ts';
import {explainCard} from '../plan/explanation/explainCard.ts';
import {withDerivation} from '../plan/deriveCard.ts';
import type {ExplainedCheck as Check} from '../plan/explanation/explainChecks.ts';
import type {ValueExplanation} from '../plan/explanation/explainValue.ts';
import {plainText} from '../plan/explanation/sentence.ts';
import {ageText} from '../plan/editionNotice.ts';
import {dayOf} from './answers.ts';
import {endedOn, judge, type Judged} from './calculate.ts';
import {nameOfRules} from '../results/editions.ts';
import {laterResults, laterText} from '../answers/laterResults.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {
  ExplainedCheck,
  ExplainedItem,
  ExplainedValue,
  Explanation,
  LaterChange,
  On,
} from '../results/published.ts';

/** What an explanation needs of a calculator. */
type Explained = Pick<CompiledCalculator, 'id' | 'page' | 'changesOn' | 'cardPlan' | 'workings' | 'sources' | 'rules'> &
  Pick<ProgramModule, 'evaluate' | 'rulesOn'>;

/**
 * Reads the answers as `calculate` does, and never throws for any answers.
 * @param given answers by input id
 * @throws a RangeError if `today` is not a day of the calendar
 */
export function explain(calculator: Explained & Judged, given: unknown, on?: On): Explanation {
  const today = dayOf(on);
  const {answers, problems, completeness} = judge(calculator, given, today);
  return {...explanationOf(calculator, answers, today), problems, completeness};
}

/** An explanation without what a form would say about the answers. */
export type ExplanationAlone = Omit<Explanation, 'problems' | 'completeness'>;

/**
 * The card with the explanation of each of its parts.
 * @param answers as the rules read them
 */
export function explainedBlocks(calculator: Explained, answers: Answers, today: CalendarDay): Explanation['blocks'] {
  const worded = withDerivation(calculator);
  const card = worded.evaluate(answers, today).card();
  const explained = explainCard(card, worded.derive(answers, today) ?? []);
  return card.map(({heading, items, total}, index) => {
    const {question, checks = [], values = []} = explained[index] ?? {};
    return {
      ...(heading !== undefined && {heading}),
      items: items.map(itemOf),
      ...(total !== undefined && {total: itemOf(total)}),
      ...(question !== undefined && {question}),
      checks: checks.map(checkOf),
      values: values.map(valueOf),
    };
  });
}

/** @param answers as the rules read them */
export function explanationOf(calculator: Explained, answers: Answers, today: CalendarDay): ExplanationAlone {
  const page = calculator.page(today);
  const notice = ageText(page, today);
  return {
    calculator: calculator.id,
    today,
    blocks: explainedBlocks(calculator, answers, today),
    later: laterChanges(withDerivation(calculator), answers, today),
    sources: calculator.sources,
    edition: nameOfRules(calculator.rules),
    ...endedOn(calculator, today),
    dataAsOf: page.dataAsOf,
    ...(notice !== undefined && {notice}),
  };
}

/** A result of nobody, while required answers are missing, has no later ones. */
function laterChanges(
  calculator: Pick<CompiledCalculator, 'changesOn' | 'evaluate'>,
  answers: Answers,
  today: CalendarDay,
): readonly LaterChange[] {
  if (calculator.evaluate(answers, today).result === null) return [];
  return laterResults(calculator, answers, today).map((change) => ({from: change.from, text: laterText(change)}));
}

function itemOf(item: CardItem): ExplainedItem {
  const {label, value, unit, isHeadline, tone} = item;
  return {
    ...(label !== undefined && {label}),
    text: itemText(item),
    ...(value !== undefined && {value}),
    ...(unit !== undefined && {unit}),
    ...(isHeadline && {isHeadline}),
    ...(tone !== undefined && {tone}),
  };
}

function checkOf({met, sentence, inner}: Check): ExplainedCheck {
  return {met, text: plainText(sentence), inner: inner.map(checkOf)};
}

function valueOf({label, text, sentences, checks, ledger, inner}: ValueExplanation): ExplainedValue {
  return {
    label,
    text,
    sentences: sentences.map(plainText),
    checks: checks.map(checkOf),
    ledger: ledger.map(({rule, ...line}) => ({
      label: rule === undefined ? line.label : plainText([{text: line.label, rule}]),
      text: line.text,
      isTotal: line.isTotal,
    })),
    inner: inner.map(valueOf),
  };
}
