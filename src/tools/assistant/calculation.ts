/** A calculation for an assistant: its result, its explanation, and what would change it. */
import {amongAnswered, type SuggestionLine, suggestionLines} from '../../app/result/suggestions/suggestionText.ts';
import {
  betterGroups,
  cutShortText,
  stuckText,
  type SuggestionGroup,
  worseGroups,
} from '../../app/result/suggestions/suggestionGroups.ts';
import {completeness as completenessWords} from '../../app/words/summary.ts';
import {missingNeeds, readAnswers} from '../../engine/answers/formValues.ts';
import type {CompiledCalculator, Page, Result} from '../../engine/compiled/module.ts';
import {calculate} from '../../engine/published/calculate.ts';
import {explain} from '../../engine/published/explain.ts';
import type {Calculation, Completeness} from '../../engine/published/types.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {type Aim, findChanges} from '../../engine/suggestions/findChanges.ts';
import {blockLines, explanationLines, openLines, stillNeeded} from '../commands/cardLines.ts';
import {readGivenAnswers} from './givenAnswers.ts';
import {Refusal, type Reply} from './reply.ts';

/** A calculation, with what replies say about it. */
export interface Asked {
  readonly calculator: CompiledCalculator;
  readonly page: Page;
  /** As the form would hold them. */
  readonly values: Readonly<Record<string, string>>;
  /** As the rules read them. */
  readonly answers: Answers;
  readonly calculation: Calculation<Result | null>;
  /** Labels of answered questions that the form does not ask with these answers. */
  readonly notAsked: readonly string[];
}

/** @throws {Refusal} where the form would not take one of the answers */
export function ask(
  calculator: CompiledCalculator,
  given: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): Asked {
  const page = calculator.page(today);
  const {values, problems, notAsked} = readGivenAnswers(page.fields, given);
  if (problems.length > 0)
    throw new Refusal(
      [
        'Nothing is calculated, because the form would not take these answers:',
        ...problems.map(({question, message}) => `- ${question}: ${message}`),
      ].join('\n'),
    );
  const calculation = calculate(calculator, values, {today});
  return {calculator, page, values, answers: readAnswers(page.fields, values), calculation, notAsked};
}

/** The result, its card as text, and what is missing. */
export function resultOf({calculator, page, answers, calculation, notAsked}: Asked): Reply {
  const {result, completeness, today} = calculation;
  const card = calculator.evaluate(answers, today).card().flatMap(blockLines);
  const needed = result === null ? missingNeeds(page, answers) : [];
  return {
    text: [
      page.title,
      ...(result === null ? ['', stillNeeded(needed)] : [...openLines(completeness), ...soFarLines(completeness)]),
      ...card,
      ...notAskedLines(notAsked),
    ].join('\n'),
    data: {result, completeness, stillNeeded: needed.map(({id}) => id), card, notAsked},
  };
}

/** How each part of the result came about. */
export function explanationOf(asked: Asked): Reply {
  const {calculator, page, values, answers, calculation} = asked;
  const {result, completeness, today} = calculation;
  const explanation = calculator.explain(answers, today);
  if (explanation === null) return resultOf(asked);
  const card = calculator.evaluate(answers, today).card();
  return {
    text: [page.title, ...openLines(completeness), ...explanationLines(card, explanation)].join('\n'),
    data: {result, completeness, blocks: explain(calculator, values, {today}).blocks},
  };
}

/** Of each kind: a conversation has no room for more. */
const MAX_WAYS = 10;

/** The smallest changes that lead to another verdict, among the questions that have an answer. */
export function changesOf(asked: Asked): Reply {
  const {calculator, page, answers, calculation} = asked;
  const {result, completeness, today} = calculation;
  if (result === null) return resultOf(asked);
  const all = findChanges(calculator, page.fields, answers, today);
  const found = all && amongAnswered(all, completeness.open);
  const linesOf = (aim: Aim): readonly SuggestionLine[] =>
    found === null ? [] : suggestionLines(aim, found, page.fields).slice(0, MAX_WAYS);
  const [better, worse] = [linesOf('better'), linesOf('worse')];
  const groups = [...betterGroups(better), ...worseGroups(worse)];
  const stuck = found === null ? undefined : stuckText(found, better, page.fields, completeness.open.length > 0);
  const cutShort = found === null ? undefined : cutShortText(found, page.fields);
  return {
    text: [
      page.title,
      ...openLines(completeness),
      ...(found === null ? [] : ['', `Now: ${found.now.text}`]),
      ...groups.flatMap(groupLines),
      ...[stuck, cutShort].flatMap((text) => (text === undefined ? [] : ['', text])),
      ...(found === null ? ['', 'This result has no verdict that other answers could change.'] : []),
      ...(found !== null && better.length === 0 && stuck === undefined ? ['', nothingBetter] : []),
    ].join('\n'),
    data: {
      now: found?.now.text ?? null,
      completeness,
      better: better.map(({text, note, outcome, values}) => ({text, note, outcome: outcome.text, values})),
      worse: worse.map(({text, outcome, values}) => ({text, outcome: outcome.text, values})),
    },
  };
}

const nothingBetter =
  'No small change of these answers was found that leads to a better verdict. Within a verdict, the explanation shows each part of a figure with its maximum.';

/** Before a verdict that other answers can still change, in the words of the page. */
const soFarLines = ({verdict}: Completeness): readonly string[] =>
  verdict === 'open' ? ['', completenessWords.soFar.verdict] : [];

const groupLines = ({title, lines}: SuggestionGroup): readonly string[] => [
  '',
  title,
  ...lines.map(({text, note}) => `- ${[text, note].filter(Boolean).join('. ')}`),
];

const notAskedLines = (labels: readonly string[]): readonly string[] =>
  labels.length === 0 ? [] : ['', `The page does not ask this with these answers: ${labels.join(', ')}.`];
