/** `npm run diff -- BASE --history`: writes the entries that pages show under 'Updates to this calculator' into the definitions whose rules changed. */
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {ChangedDefinition, DefinitionDiff} from '../analysis/diff/diff.ts';
import {type NewText, replaceFiles} from '../replaceFiles.ts';
import {reportAnswers} from './diffReport/answers.ts';
import {headlinesForVisitors} from './diffReport/headlines.ts';
import {describeDifference, describeNotCompared} from './diffReport/text.ts';
import {answersInWords} from './diffReport/wording.ts';
import {newEntries, withEntry} from './historyEntry.ts';

/**
 * Writes one entry for each changed definition, all of them or none. A definition that already has an entry since the base is not changed, so that an
 * editor's wording stays and a second run changes nothing.
 * @returns a line for each entry written or left out
 */
export function addHistory(
  diffs: readonly DefinitionDiff[],
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  on: CalendarDay,
): string {
  const sourceOf = (sources: readonly SourceFile[], id: string): SourceFile =>
    sources.find(({path}) => idOf(path) === id)!;
  const files: NewText[] = [];
  const lines = diffs.flatMap((diff): readonly string[] => {
    if (diff.kind === 'broken') return [`${diff.id}: ${describeNotCompared(diff)}`];
    if (diff.kind !== 'changed') return [];
    const say = historyText(diff);
    if (say === undefined) return [];
    const source = sourceOf(after, diff.id);
    const [existing] = newEntries(sourceOf(before, diff.id), source);
    if (existing !== undefined)
      return [`${source.path}: left as it is, because it already says: ${existing.say}`, `  What differs now: ${say}`];
    files.push({path: source.path, before: source.text, after: withEntry(source, {on, say})});
    return [`${source.path}: ${say}`];
  });
  replaceFiles(files);
  return lines.length === 0
    ? 'No rule differs, so there is nothing to write.\n'
    : `${lines.join('\n')}\n\nVisitors read this under 'Updates to this calculator': put it into their words, and run npm run check.\n`;
}

/**
 * The text of the entry, with the figures and an example of a review; undefined if no rule differs, which visitors need not know
 * about.
 */
function historyText(diff: ChangedDefinition): string | undefined {
  const sentences = headlinesForVisitors(diff);
  const {examples, changed} = reportAnswers(diff);
  if (sentences.length === 0 && changed === 0) return undefined;
  const [example] = examples;
  // The first line of the card that differs: the verdict, or the headline figure.
  const [difference] = example?.differences ?? [];
  return [
    ...(sentences.length === 0 ? ['The result is shown in another way.'] : sentences),
    ...(example === undefined || difference === undefined
      ? ['No answer changes.']
      : [`Example (${answersInWords(example.answers, example.wording)}): ${describeDifference(difference)}.`]),
  ].join(' ');
}
