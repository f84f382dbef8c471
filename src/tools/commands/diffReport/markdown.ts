/** The report of a diff for the review of a pull request: read by people who know the rules, not the program. */
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import {outcomeOfOne, outcomes, type Outcome} from '../../analysis/diff/outcome.ts';
import {codeSpan, inertText} from '../../githubText.ts';
import {calculateLine} from '../examples.ts';
import type {PresentedExample} from './examples.ts';
import {linksOf, type Origins} from './links.ts';
import {reportOn, type ReviewContext} from './report.ts';
import {describeDifference, exampleHeading, describeNotCompared, nothingDiffers} from './text.ts';
import {capitalized} from '../../../engine/runtime/english.ts';

/** The first line of a review comment, by which a later run of the workflow finds the comment to replace. */
export const MARK = '<!-- rule-diff -->';

export function diffToMarkdown(diffs: readonly DefinitionDiff[], context: ReviewContext, origins: Origins): string {
  const inOrder = diffs.toSorted((one, other) => seriousness(one) - seriousness(other));
  const parts =
    diffs.length === 0
      ? [nothingDiffers]
      : [
          ...(diffs.length === 1 ? [] : [summary(inOrder)]),
          ...inOrder.map((diff) => sectionToMarkdown(diff, context, origins)),
        ];
  return `${[MARK, '## What this changes in the rules', ...parts].join('\n\n')}\n`;
}

const seriousness = (diff: DefinitionDiff): number => outcomes.indexOf(outcomeOfOne(diff));

/** For several definitions: which ones to read first. */
const summaries: Readonly<Record<Outcome, string>> = {
  broken: '**Not compared**',
  changed: '**Results change**',
  sampled: 'No change of a result was found, in a sample',
  same: 'No result changes',
};

function summary(diffs: readonly DefinitionDiff[]): string {
  return outcomes
    .flatMap((outcome) => {
      const ids = diffs.filter((diff) => outcomeOfOne(diff) === outcome).map(({id}) => id);
      return ids.length === 0 ? [] : [`- ${summaries[outcome]} (${ids.length}): ${ids.map(codeSpan).join(', ')}`];
    })
    .join('\n');
}

function sectionToMarkdown(diff: DefinitionDiff, context: ReviewContext, origins: Origins): string {
  if (diff.kind === 'changed') return changedToMarkdown(diff, context, origins);
  const sentence = `### ${codeSpan(diff.id)}\n\n${capitalized(describeNotCompared(diff))}.`;
  if (diff.kind !== 'broken') return sentence;
  const errors = diff.errors.slice(0, MAX_ERRORS).map(({places: [place], message}) => {
    const {line} = positionAt(place.source, place.start);
    return `- ${inertText(message)} (${codeSpan(`${place.source.path}:${line}`)})`;
  });
  return `${sentence} Its results may have changed.\n\n${errors.join('\n')}`;
}

/** How many errors of a definition that does not compile are shown; `npm run check` lists them all. */
const MAX_ERRORS = 3;

function changedToMarkdown(diff: ChangedDefinition, context: ReviewContext, origins: Origins): string {
  const {title, headlines, notes, answers, sections, unchanged, elsewhere, source, newSources, cases} = reportOn(
    diff,
    context,
  );
  return [
    `### ${inertText(title)} (${codeSpan(diff.id)})`,
    headlines.length === 0 ? '' : `**${inertText(headlines.join(' '))}**`,
    inertText(notes.join(' ')),
    paragraphs(answers.sentences),
    ...answers.examples.map((example) => exampleToMarkdown(example, diff, context, origins)),
    inertText(answers.checked),
    ...sections.map(({heading, lines}) => `**${heading}**\n\n${bullets(lines)}`),
    elsewhere === undefined
      ? ''
      : `**Where the old figure also appears**: ${elsewhere.length === 0 ? 'nowhere else in the calculators.' : `it is for you to decide whether it is the same one.\n\n${bullets(elsewhere)}`}`,
    unchanged.length === 0 ? '' : `**Without a change**: ${inertText(unchanged.join('; '))}.`,
    `**Source**: ${inertText(source)}${newSources.length === 0 ? '' : `\n\nWhat the change was read from, to compare with it:\n\n${bullets(newSources)}`}`,
    `**Worked cases**: ${inertText(cases.summary)}${cases.failures.length === 0 ? '' : `\n\n${bullets(cases.failures)}`}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${inertText(line)}`).join('\n');

/** The first sentence says what the others list. */
function paragraphs([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? inertText(first) : `${inertText(first)}\n\n${bullets(others)}`;
}

function exampleToMarkdown(
  example: PresentedExample,
  diff: ChangedDefinition,
  {dir}: ReviewContext,
  origins: Origins,
): string {
  const {before, after} = linksOf(diff, example, origins);
  const links = [
    ...(before === undefined ? [] : [`[before](${linkTarget(before)})`]),
    ...(after === undefined ? [] : [`[after](${linkTarget(after)})`]),
  ];
  const howToOpen =
    links.length > 0
      ? `Open it: ${links.join(', ')}`
      : `To repeat it: ${codeSpan(calculateLine(diff.id, example.answers, example.today, dir))}`;
  return [
    `${inertText(exampleHeading(example))}.`,
    `${[...example.differences.map((difference) => `- ${inertText(describeDifference(difference))}`), `- ${howToOpen}`].join('\n')}`,
  ].join('\n\n');
}

/** An address of a site, without the signs that would end a link of Markdown. */
const linkTarget = (address: string): string => address.replaceAll('(', '%28').replaceAll(')', '%29');
