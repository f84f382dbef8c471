/** The entries that pages show under 'Updates to this calculator', in the text of a definition. */
import {compile} from '../../engine/compile.ts';
import {errorsOf} from '../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {readHistory} from '../../engine/language/definition/page.ts';
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
import {isEqual} from '../analysis/equality.ts';
import {endOfDocument, insertLines, lineAfter} from './insertLines.ts';

export interface HistoryEntry {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly say: string;
}

/**
 * The entries that are not in the earlier version.
 * @throws where a file cannot be read
 */
export function newEntries(before: SourceFile, after: SourceFile): readonly HistoryEntry[] {
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
export function withEntry(source: SourceFile, entry: HistoryEntry): string {
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
  return isEqual(plainOf(treeOf(source)), expected) ? undefined : 'something else would change.';
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
