/** A calculation for an assistant: its result, its explanation, and what would change it. */
import {amongAnswered, suggestionLines} from '../../app/result/suggestions/suggestionText.ts';
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
import {findChanges} from '../../engine/suggestions/findChanges.ts';
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

/** More ways than this are counted. */
const MAX_WAYS = 10;

/** The smallest changes that lead to another verdict, among the questions that have an answer. */
export function changesOf(asked: Asked): Reply {
  const {calculator, page, answers, calculation} = asked;
  const {result, completeness, today} = calculation;
  if (result === null) return resultOf(asked);
  const all = findChanges(calculator, page.fields, answers, today);
  const found = all && amongAnswered(all, completeness.open);
  const [better, worse] = (['better', 'worse'] as const).map((aim) =>
    found === null ? [] : suggestionLines(aim, found, page.fields),
  ) as [ReturnType<typeof suggestionLines>, ReturnType<typeof suggestionLines>];
  const groups = [...betterGroups(better.slice(0, MAX_WAYS)), ...worseGroups(worse.slice(0, MAX_WAYS))];
  const stuck = found === null ? undefined : stuckText(found, better, page.fields, completeness.open.length > 0);
  const cutShort = found === null ? undefined : cutShortText(found, page.fields);
  const isFixed = groups.length === 0 && stuck === undefined;
  return {
    text: [
      page.title,
      ...openLines(completeness),
      ...(found === null ? [] : ['', `Now: ${found.now.text}`]),
      ...groups.flatMap(groupLines),
      ...[stuck, cutShort].flatMap((text) => (text === undefined ? [] : ['', text])),
      ...(isFixed ? ['', 'No change of one or two of these answers leads to another verdict.'] : []),
    ].join('\n'),
    data: {
      now: found?.now.text ?? null,
      completeness,
      better: better
        .slice(0, MAX_WAYS)
        .map(({text, note, outcome, values}) => ({text, note, outcome: outcome.text, values})),
      worse: worse.slice(0, MAX_WAYS).map(({text, outcome, values}) => ({text, outcome: outcome.text, values})),
    },
  };
}

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
