/** The result card and its explanation as lines of text: for a terminal, and for assistants. */
import {isProvisional} from '../../engine/answers/completeness.ts';
import type {AnswerProblem, Completeness, OpenQuestion} from '../../engine/results/published.ts';
import {itemText, verdictIn, type CardBlock, type CardItem} from '../../engine/results/card.ts';
import {explainCard, type BlockExplanation} from '../../engine/plan/explanation/explainCard.ts';
import type {ExplainedCheck} from '../../engine/plan/explanation/explainChecks.ts';
import type {ValueExplanation} from '../../engine/plan/explanation/explainValue.ts';
import {isQuestion} from '../../engine/runtime/english.ts';
import {plainText} from '../../engine/plan/explanation/sentence.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {CardDerivation} from '../../engine/plan/derived.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {missingNeeds} from '../../engine/answers/formValues.ts';
import {endedOn} from '../../engine/published/calculate.ts';
import {nameOfRules, usualRules} from '../../engine/results/editions.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Rules} from '../../engine/runtime/rules.ts';
import {calendarDay, month, quantity} from '../../engine/runtime/formats.ts';
import type {Source} from '../../engine/language/sources.ts';
import {ageText} from '../../engine/plan/editionNotice.ts';
import {whereToCheck} from '../../engine/plan/whereToCheck.ts';

/** Which rules a result has, and how old they are: as a warning if they may be outdated. */
export function noticeOf(page: Page, today: CalendarDay, rules: Rules): string {
  if (page.differences !== undefined && nameOfRules(rules) !== usualRules(page.dataAsOf))
    return rules === 'today'
      ? "Today's figures, as far as we know them."
      : `The figures in force on ${calendarDay(rules)}.`;
  return ageText(page, today) ?? `An estimate from rules of ${month(page.dataAsOf)}.`;
}

/** Why there is no result: the rules ended, or required fields have no answer. */
export function whyNothing(
  calculator: Pick<CompiledCalculator, 'page' | 'rulesOn'>,
  answers: Answers,
  today: CalendarDay,
): string {
  const {ended} = endedOn(calculator, today);
  if (ended !== undefined) return `These rules no longer apply. ${ended}`;
  return stillNeeded(missingNeeds(calculator.page(today), answers));
}

/** What stops a calculation: the required fields without an answer. */
const stillNeeded = (fields: readonly FormField[]): string =>
  `Nothing is calculated yet. Still needed: ${fields.map(({label, id}) => `${label} (${id})`).join(', ')}.`;

/** Where the figures come from and where to verify them; several sources have the numbers by which the explanation refers to them. */
export function sourceLines(sources: readonly Source[], page: Page): readonly string[] {
  return sources.flatMap((source, position) => {
    const {name, url, reported = false} = source;
    const number = sources.length === 1 ? '' : `[${position + 1}] `;
    const where = whereToCheck(url === page.source.url ? page.source : {name});
    const indent = number === '' ? '' : '    ';
    return [`${number}${citation(source)}`, `${indent}${reported ? '' : `Verify ${where}: `}${url}`];
  });
}

/** 'Figures from: Salary Order, “Minimum”, June 2024'. What is not published is no source: the edition is named in its place. */
function citation({name, brief, document, section, read, reported, quote}: Source): string {
  if (brief !== undefined) return `Figures of the ${month(read)} edition`;
  const parts = [document ?? name, ...(section === undefined ? [] : [`“${section}”`]), month(read)];
  const words = quote === undefined ? '' : `: “${quote}”`;
  return `${reported ? 'Reported by' : 'Figures from'}: ${parts.join(', ')}${words}`;
}

/** 'Incomplete: 1 answer to check: Age; 1 question left: Salary'. What is settled is the verdict; figures may still depend on the other answers. */
export function openLines(completeness: Completeness): readonly string[] {
  const {open} = completeness;
  if (open.length === 0) return [];
  const isGiven = ({reason}: OpenQuestion): boolean => reason !== 'unanswered';
  const labels = (questions: readonly OpenQuestion[]): string => questions.map(({label}) => label).join(', ');
  const toCheck = open.filter(isGiven);
  const left = open.filter((question) => !isGiven(question));
  const text = [
    ...(toCheck.length === 0 ? [] : [`${quantity(toCheck.length, 'answers')} to check: ${labels(toCheck)}`]),
    ...(left.length === 0 ? [] : [`${quantity(left.length, 'questions')} left: ${labels(left)}`]),
  ].join('; ');
  const start = isProvisional(completeness) ? 'Incomplete: ' : '';
  if (completeness.verdict === 'open') return ['', start + text];
  return ['', `${start}${text}${isQuestion(text) ? '' : '.'} The verdict stays the same whatever you answer.`];
}

/** 'applicants: Enter a number from 1 to 10.' */
export const problemLine = ({id, message}: AnswerProblem): string => (id === '' ? message : `${id}: ${message}`);

export function blockLines({heading, items, total}: CardBlock): readonly string[] {
  if (items.length === 0 && total === undefined) return [];
  const [first] = items;
  // Single figures follow the line above; everything else begins a paragraph.
  const isFigure = first?.isHeadline || first?.percentDone !== undefined;
  if (heading === undefined) return [...(isFigure ? [] : ['']), ...items.map(itemLine)];
  return ['', heading, ...[...items, ...(total === undefined ? [] : [total])].map((item) => `  ${listLine(item)}`)];
}

function itemLine(item: CardItem): string {
  return item.label === undefined ? itemText(item) : `${item.label}: ${itemText(item)}`;
}

/** An item below a heading: a labelled value, a sentence, or a stage. */
function listLine(item: CardItem): string {
  return item.label === undefined && item.stage === undefined ? `- ${itemText(item)}` : itemLine(item);
}

/** Explains each block of the card. */
export function explanationLines(card: readonly CardBlock[], explanation: CardDerivation): readonly string[] {
  const explanations = explainCard(card, explanation);
  return card.flatMap((block, index) => {
    const explained = explanations[index];
    if (explained === undefined) return [];
    return [
      '',
      `${nameOf(block, explained)}${explained.question}`,
      ...explained.checks.flatMap((check) => checkLines(check, explained.isJudged)),
      ...explained.values.flatMap((value) => valueLines(value, '  ')),
    ];
  });
}

function nameOf(block: CardBlock, {showsOneValue}: BlockExplanation): string {
  const name = verdictIn([block])?.text ?? block.heading ?? (showsOneValue ? block.items[0]?.label : undefined);
  return name ? `${name} - ` : '';
}

function checkLines({met, sentence, inner}: ExplainedCheck, isJudged: boolean): readonly string[] {
  return [
    `  ${isJudged ? `${met ? '✓' : '✗'} ` : ''}${plainText(sentence)}`,
    ...inner.map((innerCheck) => `      ${plainText(innerCheck.sentence)}`),
  ];
}

function valueLines(
  {label, text, sentences, checks, ledger, inner}: ValueExplanation,
  indent: string,
): readonly string[] {
  const deeper = `${indent}    `;
  return [
    `${indent}${[label, text].filter((part) => part !== '').join(': ')}`,
    ...checks.flatMap((check) => [
      `${deeper}${plainText(check.sentence)}`,
      ...check.inner.map(({sentence}) => `${deeper}  ${plainText(sentence)}`),
    ]),
    ...sentences.map((sentence) => `${deeper}${plainText(sentence)}`),
    ...ledger.map(({rule, ...line}) => {
      const name = rule === undefined ? line.label : plainText([{text: line.label, rule}]);
      return `${deeper}  ${name}: ${line.text}`;
    }),
    ...inner.flatMap((part) => valueLines(part, deeper)),
  ];
}
