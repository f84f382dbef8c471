/** `npm run diff -- BASE --history`: writes the entries that pages show under 'Updates to this calculator' into the definitions whose rules changed. */
import {readHistory} from '../../engine/definition/page.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {get, type MapNode, type Node} from '../../engine/yaml/node.ts';
import {read} from '../../engine/yaml/read.ts';
import type {ChangedDefinition, DefinitionDiff} from '../analysis/diff/diff.ts';
import {type NewText, replaceFiles} from '../replaceFiles.ts';
import {reportAnswers} from './diffReport/answers.ts';
import {headlinesForVisitors} from './diffReport/headlines.ts';
import {describeDifference, describeNotCompared} from './diffReport/text.ts';
import {answersInWords} from './diffReport/wording.ts';

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
 * The text of the entry, with the figures and an example of a review; undefined where no rule differs, which visitors need not know
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

interface HistoryEntry {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly say: string;
}

/**
 * The entries that are not in the earlier version.
 * @throws where a file cannot be read
 */
function newEntries(before: SourceFile, after: SourceFile): readonly HistoryEntry[] {
  const oldEntries = new Set(entriesOf(before).map(({on, say}) => `${on} ${say}`));
  return entriesOf(after).filter(({on, say}) => !oldEntries.has(`${on} ${say}`));
}

function entriesOf(source: SourceFile): readonly HistoryEntry[] {
  const history = get(treeOf(source), 'history');
  return history === undefined ? [] : readHistory(history).map(({on, say}) => ({on: on.word, say}));
}

function treeOf(source: SourceFile): MapNode {
  const tree = read(source, () => undefined);
  if (tree === undefined) throw new Error(`${source.path} cannot be read: 'npm run check' says why.`);
  return tree;
}

/**
 * The text of the definition with the entry added at the end of its history, or to the last entry if that has the same day.
 */
function withEntry(source: SourceFile, entry: HistoryEntry): string {
  const history = get(treeOf(source), 'history');
  const {text} = source;
  if (history?.kind !== 'list') return insert(text, endOfRules(source), `\nhistory:\n  - ${entryText(entry)}\n`);
  const last = history.items.at(-1)!;
  const [on, say] = [readHistory(history).at(-1)!.on.word, get(last, 'say')];
  if (on === entry.on && say?.kind === 'scalar') return replace(text, say, quote(`${say.text} ${entry.say}`));
  if (text[history.place.start] === '[') return insert(text, last.place.end, `, ${entryText(entry)}`);
  const end = text.slice(0, last.place.end).trimEnd().length;
  const lineEnd = text.indexOf('\n', end);
  const indent = text.slice(text.lastIndexOf('\n', history.place.start) + 1, history.place.start);
  return insert(text, lineEnd < 0 ? text.length : lineEnd, `\n${indent}- ${entryText(entry)}`);
}

/** Above `related:`, which ends the definitions of the site, or at the end of the file. */
function endOfRules({text}: SourceFile): number {
  const related = text.search(/^related:/m);
  return related < 0 ? text.trimEnd().length + 1 : related - 1;
}

const entryText = ({on, say}: HistoryEntry): string => `{on: ${on}, say: ${quote(say)}}`;
const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const insert = (text: string, offset: number, added: string): string =>
  text.slice(0, offset) + added + text.slice(offset);
const replace = (text: string, {place: {start, end}}: Node, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);
