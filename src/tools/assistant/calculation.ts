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
import {missingNeeds} from '../../engine/answers/formValues.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {Result} from '../../engine/results/program.ts';
import {answersFor} from '../../engine/published/answers.ts';
import {calculate} from '../../engine/published/calculate.ts';
import {explanationOf as blocksOf} from '../../engine/published/explain.ts';
import type {AnswerProblem, Calculation, Completeness} from '../../engine/results/published.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {findChanges} from '../../engine/answers/suggestions/findChanges.ts';
import type {Aim} from '../../engine/answers/suggestions/change.ts';
import {blockLines, explanationLines, openLines, problemLine, whyNothing} from '../commands/cardLines.ts';
import type {Reply} from './reply.ts';

/** A calculation, with what replies say about it. */
export interface Asked {
  readonly calculator: CompiledCalculator;
  readonly page: Page;
  /** As the rules read them. */
  readonly answers: Answers;
  readonly calculation: Calculation<Result | null>;
}

export function ask(
  calculator: CompiledCalculator,
  given: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): Asked {
  const page = calculator.page(today);
  const calculation = calculate(calculator, given, {today});
  return {calculator, page, answers: answersFor(page.fields, given), calculation};
}

/** The result, its card as text, and what is missing. */
export function resultOf({calculator, page, answers, calculation}: Asked): Reply {
  const {result, problems, completeness, today} = calculation;
  const card = calculator.evaluate(answers, today).card().flatMap(blockLines);
  const needed = result === null ? missingNeeds(page, answers) : [];
  return {
    text: [
      page.title,
      ...problemLines(problems),
      ...(result === null
        ? ['', whyNothing(calculator, answers, today)]
        : [...openLines(completeness), ...soFarLines(completeness)]),
      ...card,
    ].join('\n'),
    data: {result, problems, completeness, stillNeeded: needed.map(({id}) => id), card},
  };
}

/** How each part of the result came about. */
export function explanationOf(asked: Asked): Reply {
  const {calculator, page, answers, calculation} = asked;
  const {result, problems, completeness, today} = calculation;
  const explanation = calculator.derive(answers, today);
  if (explanation === null) return resultOf(asked);
  const card = calculator.evaluate(answers, today).card();
  return {
    text: [
      page.title,
      ...problemLines(problems),
      ...openLines(completeness),
      ...explanationLines(card, explanation),
    ].join('\n'),
    data: {result, problems, completeness, blocks: blocksOf(calculator, answers, today).blocks},
  };
}

/** How many suggestions of each kind are named: a conversation has no room for more. */
const MAX_WAYS = 10;

/** The smallest changes that lead to another verdict, among the questions that have an answer. */
export function changesOf(asked: Asked): Reply {
  const {calculator, page, answers, calculation} = asked;
  const {result, problems, completeness, today} = calculation;
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
      ...problemLines(problems),
      ...openLines(completeness),
      ...(found === null ? [] : ['', `Now: ${found.now.text}`]),
      ...groups.flatMap(groupLines),
      ...[stuck, cutShort].flatMap((text) => (text === undefined ? [] : ['', text])),
      ...(found === null ? ['', 'This result has no verdict that other answers could change.'] : []),
      ...(found !== null && better.length === 0 && stuck === undefined ? ['', nothingBetter] : []),
    ].join('\n'),
    data: {
      now: found?.now.text ?? null,
      problems,
      completeness,
      better: better.map(({text, note, outcome, values}) => ({text, note, outcome: outcome.text, values})),
      worse: worse.map(({text, outcome, values}) => ({text, outcome: outcome.text, values})),
    },
  };
}

const nothingBetter =
  'No small change of these answers was found that leads to a better verdict. Within a verdict, the explanation shows each part of a figure with its maximum.';

/** Before a verdict that other answers can still change, in the words of the page. */
function soFarLines({open, verdict}: Completeness): readonly string[] {
  if (verdict === 'settled') return [];
  const {soFar} = completenessWords;
  return ['', open.some(({reason}) => reason !== 'unanswered') ? soFar.toCheck : soFar.verdict];
}

const problemLines = (problems: readonly AnswerProblem[]): readonly string[] =>
  problems.length === 0
    ? []
    : [
        '',
        'The form would not take these answers as they are:',
        ...problems.map((problem) => `- ${problemLine(problem)}`),
      ];

const groupLines = ({title, lines}: SuggestionGroup): readonly string[] => [
  '',
  title,
  ...lines.map(({text, note}) => `- ${[text, note].filter(Boolean).join('. ')}`),
];
