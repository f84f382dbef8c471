/** The report of a diff for a terminal. */
import {calendarDay} from '../../../engine/runtime/formats.ts';
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {calculateLine} from '../examples.ts';
import type {CardDifference, PresentedExample} from './examples.ts';
import {linksOf, type Origins} from './links.ts';
import {reportOn, type ReviewContext} from './report.ts';
import {answersInWords, sentenceInQuotes} from './wording.ts';

export const nothingDiffers = 'No definition differs.';

/** The message for a definition whose versions cannot be compared. */
export function describeNotCompared(diff: Exclude<DefinitionDiff, ChangedDefinition>): string {
  if (diff.kind !== 'broken') return {added: 'a new calculator', removed: 'removed'}[diff.kind];
  return diff.errors.some(({code}) => code === 'internal-error')
    ? 'not compared, because of a mistake of this tool'
    : 'does not compile, so nothing can be compared';
}

export function diffToText(diffs: readonly DefinitionDiff[], context: ReviewContext, origins: Origins): string {
  const parts = diffs.map((diff) =>
    diff.kind === 'changed' ? changedToText(diff, context, origins) : `${diff.id}: ${describeNotCompared(diff)}`,
  );
  return `${parts.join('\n\n') || nothingDiffers}\n`;
}

function changedToText(diff: ChangedDefinition, context: ReviewContext, origins: Origins): string {
  const {headlines, notes, answers, sections, elsewhere, cases} = reportOn(diff, context);
  const block = (heading: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`  ${heading}`, ...lines.map((line) => `    ${line}`)];
  return [
    diff.id,
    ...[...headlines, ...notes, ...answers.sentences].map((line) => `  ${line}`),
    ...answers.examples.flatMap((example) => exampleToText(example, diff, context, origins)),
    `  ${answers.checked}`,
    ...sections.flatMap(({heading, lines}) => block(`${heading}:`, lines)),
    ...block('The old figure is also in:', elsewhere ?? []),
    ...(cases.failures.length === 0 ? [] : block(`Worked cases: ${cases.summary}`, cases.failures)),
  ].join('\n');
}

function exampleToText(
  example: PresentedExample,
  diff: ChangedDefinition,
  {dir}: ReviewContext,
  origins: Origins,
): readonly string[] {
  const links = linksOf(diff, example, origins);
  return [
    `  ${exampleHeading(example)}`,
    ...example.differences.map((difference) => `    ${describeDifference(difference)}`),
    `    ${calculateLine(diff.id, example.answers, example.today, dir)}`,
    ...(links.before === undefined ? [] : [`    before ${links.before}`]),
    ...(links.after === undefined ? [] : [`    after  ${links.after}`]),
  ];
}

/** 'Example, 1 January 2027: Visa type: F1, student; Number of applicants: 1' */
export function exampleHeading({answers, today, isFromForm, wording}: PresentedExample): string {
  const note = isFromForm ? '' : ' (answers that the form does not accept)';
  return `Example, ${calendarDay(today)}${note}: ${answersInWords(answers, wording)}`;
}

/** 'Total fee: $185, then $205' */
export function describeDifference({label, before, after}: CardDifference): string {
  if (before === undefined) return `${label}: now also '${after}'`;
  if (after === undefined) return `${label}: no longer '${before}'`;
  return `${label}: ${sentenceInQuotes(before)}, then ${sentenceInQuotes(after)}`;
}
