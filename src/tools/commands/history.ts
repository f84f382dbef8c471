/** `npm run diff -- BASE --history`: writes the entries that pages show under 'Updates to this calculator' into the definitions whose rules changed. */
import {isDeepStrictEqual} from 'node:util';
import {compile} from '../../engine/compile.ts';
import {readHistory} from '../../engine/language/definition/page.ts';
import {errorsOf} from '../../engine/diagnostics/diagnostic.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {
  entriesOf,
  get,
  itemsOf,
  type MapNode,
  type Node,
  plainOf,
  type ScalarNode,
  textOf,
} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import type {ChangedDefinition, DefinitionDiff} from '../analysis/diff/diff.ts';
import {type NewText, replaceFiles} from '../replaceFiles.ts';
import {reportAnswers} from './diffReport/answers.ts';
import {headlinesForVisitors} from './diffReport/headlines.ts';
import {describeDifference, describeNotCompared} from './diffReport/text.ts';
import {answersInWords} from './diffReport/wording.ts';
import {endOfDocument, insertLines, lineAfter} from './insertLines.ts';

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
  const oldEntries = new Set(historyOf(before).map(({on, say}) => `${on} ${say}`));
  return historyOf(after).filter(({on, say}) => !oldEntries.has(`${on} ${say}`));
}

function historyOf(source: SourceFile): readonly HistoryEntry[] {
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
 * @throws an Error for people where the compiler would not read it as that
 */
function withEntry(source: SourceFile, entry: HistoryEntry): string {
  const tree = treeOf(source);
  const history = get(tree, 'history');
  const entries = itemsOf(history).map(plainOf);
  const last = itemsOf(history).at(-1);
  const say = textOf(get(last, 'on')) === entry.on ? get(last, 'say') : undefined;
  const text =
    history === undefined || last === undefined
      ? insertLines(source.text, ...endOfRules(source, tree, ['history:', `  - ${entryText(entry)}`]))
      : say?.kind === 'scalar'
        ? withSentence(source.text, say, entry.say)
        : withItem(source.text, history, last, entry);
  const expected =
    say?.kind === 'scalar'
      ? [...entries.slice(0, -1), {on: entry.on, say: joined(say, entry.say)}]
      : [...entries, entry];
  const problem = problemOf({...source, text}, {...(plainOf(tree) as object), history: expected});
  if (problem !== undefined)
    throw new Error(
      `${source.path}: the entry cannot be added, and no file was changed, because the tool would not read it as it is meant: ${problem} Write it by hand, at the end of 'history:': ${entryText(entry)}`,
    );
  return text;
}

/** Why the definition would not be what is expected; undefined if it is. */
function problemOf(source: SourceFile, expected: object): string | undefined {
  const [error] = errorsOf(compile(source).diagnostics);
  if (error !== undefined) return error.message;
  return isDeepStrictEqual(plainOf(treeOf(source)), expected) ? undefined : 'something else would change.';
}

/** With one more sentence in an entry. */
function withSentence(text: string, say: ScalarNode, sentence: string): string {
  const {start, end} = say.place;
  // The line end after a block of text belongs to its node.
  const words = text.slice(start, end).trimEnd();
  const [, comment = ''] = /^[>|]\S*([ \t]+#.*)/.exec(words) ?? [];
  return text.slice(0, start) + quote(joined(say, sentence)) + comment + text.slice(start + words.length);
}

/** The page shows line breaks of an entry as spaces. */
const joined = (say: ScalarNode, sentence: string): string => `${say.text.trim().replaceAll(/\s+/g, ' ')} ${sentence}`;

function withItem(text: string, history: Node, last: Node, entry: HistoryEntry): string {
  const {start} = history.place;
  if (text[start] === '[') return `${text.slice(0, last.place.end)}, ${entryText(entry)}${text.slice(last.place.end)}`;
  const indent = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const next = lineAfter(text, last.place.end);
  const [comments = ''] = /^(?:[ \t]+#[^\n]*(?:\n|$))*/.exec(text.slice(next)) ?? [];
  return insertLines(text, next + comments.length, [`${indent}- ${entryText(entry)}`]);
}

/** Where lines belong that are after all rules, with a blank line beside them: above `related:`, which ends the definitions of the site, or at the end. */
function endOfRules({text}: SourceFile, tree: MapNode, lines: readonly string[]): [number, readonly string[]] {
  const related = entriesOf(tree).find(({key}) => key === 'related');
  if (related === undefined) return [endOfDocument(text), ['', ...lines]];
  const [heading] = /(?:(?<![^\n])#[^\n]*\n)*$/.exec(text.slice(0, related.keyPlace.start)) ?? [''];
  return [related.keyPlace.start - heading.length, [...lines, '']];
}

const entryText = ({on, say}: HistoryEntry): string => `{on: ${on}, say: ${quote(say)}}`;
const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
