/** The report of a diff for the review of a pull request: read by people who know the rules, not the program. */
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {calculateLine} from '../examples.ts';
import type {PresentedExample} from './examples.ts';
import {linksOf, type Origins} from './links.ts';
import {reportOn, type ReviewContext} from './report.ts';
import {describeDifference, exampleHeading, notCompared, nothingDiffers} from './text.ts';
import {capitalized} from './wording.ts';

/** The first line of a review comment, by which a later run of the workflow finds the comment to replace. */
export const MARK = '<!-- rule-diff -->';

export function diffToMarkdown(diffs: readonly DefinitionDiff[], context: ReviewContext, origins: Origins): string {
  const parts = diffs.map((diff) => sectionToMarkdown(diff, context, origins));
  return `${[MARK, '## What this changes in the rules', ...(parts.length === 0 ? [nothingDiffers] : parts)].join('\n\n')}\n`;
}

function sectionToMarkdown(diff: DefinitionDiff, context: ReviewContext, origins: Origins): string {
  if (diff.kind === 'changed') return changedToMarkdown(diff, context, origins);
  const advice = diff.kind === 'broken' ? ': `npm run check` says why' : '';
  return `### ${diff.id}\n\n${capitalized(notCompared[diff.kind])}${advice}.`;
}

function changedToMarkdown(diff: ChangedDefinition, context: ReviewContext, origins: Origins): string {
  const {title, headlines, notes, answers, sections, unchanged, elsewhere, source, cases} = reportOn(diff, context);
  return [
    `### ${escapeMarkdown(title)} (${diff.id})`,
    headlines.length === 0 ? '' : `**${escapeMarkdown(headlines.join(' '))}**`,
    escapeMarkdown(notes.join(' ')),
    paragraphs(answers.sentences),
    ...answers.examples.map((example) => exampleToMarkdown(example, diff, origins)),
    escapeMarkdown(answers.checked),
    ...sections.map(({heading, lines}) => `**${heading}**\n\n${bullets(lines)}`),
    headlines.length === 0
      ? ''
      : `**Where the figure stays as it was**: ${elsewhere.length === 0 ? 'it stands nowhere else.' : `\n\n${bullets(elsewhere)}`}`,
    unchanged.length === 0 ? '' : `**Without a change**: ${unchanged.join('; ')}.`,
    `**Source**: ${escapeMarkdown(source)}`,
    `**Worked cases**: ${escapeMarkdown(cases.summary)}${cases.failures.length === 0 ? '' : `\n\n${bullets(cases.failures)}`}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n');

/** The first sentence says what the others list. */
function paragraphs([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? escapeMarkdown(first) : `${escapeMarkdown(first)}\n\n${bullets(others)}`;
}

function exampleToMarkdown(example: PresentedExample, diff: ChangedDefinition, origins: Origins): string {
  const {before, after} = linksOf(diff, example, origins);
  const links = [
    ...(before === undefined ? [] : [`[before](${before})`]),
    ...(after === undefined ? [] : [`[after](${after})`]),
  ];
  const howToOpen =
    links.length > 0 ? links.join(', ') : `\`${calculateLine(diff.id, example.answers, example.today)}\``;
  return [
    `${escapeMarkdown(exampleHeading(example))}.`,
    `${[...example.differences.map((difference) => `- ${escapeMarkdown(describeDifference(difference))}`), `- ${howToOpen}`].join('\n')}`,
  ].join('\n\n');
}

/** Escapes Markdown and HTML in the words of a definition. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~@]/g, (character) =>
    character === '<' ? '&lt;' : character === '>' ? '&gt;' : character === '@' ? '&#64;' : `\\${character}`,
  );
}
