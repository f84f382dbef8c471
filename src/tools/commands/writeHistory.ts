/** Writes an entry under `history:` into a definition's text, which keeps its comments and its style. */
import {read} from '../../engine/yaml/read.ts';
import {readHistory} from '../../engine/definition/history.ts';
import {get, type MapNode, type Node} from '../../engine/yaml/node.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';

export interface Entry {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly say: string;
}

/**
 * The entries that a version has and an earlier one has not.
 * @throws where a file cannot be read
 */
export function newEntries(before: SourceFile, after: SourceFile): readonly Entry[] {
  const known = new Set(entriesOf(before).map(({on, say}) => `${on} ${say}`));
  return entriesOf(after).filter(({on, say}) => !known.has(`${on} ${say}`));
}

function entriesOf(source: SourceFile): readonly Entry[] {
  const history = get(treeOf(source), 'history');
  return history === undefined ? [] : readHistory(history).map(({on, say}) => ({on: on.word, say}));
}

function treeOf(source: SourceFile): MapNode {
  const tree = read(source, () => undefined);
  if (tree === undefined) throw new Error(`${source.path} cannot be read: 'npm run check' says why.`);
  return tree;
}

/**
 * The text of the definition with the entry as its last. What changed on the day of the last entry is told in that one, since
 * a day has one entry.
 */
export function withEntry(source: SourceFile, entry: Entry): string {
  const history = get(treeOf(source), 'history');
  const {text} = source;
  if (history?.kind !== 'list') return insert(text, endOfRules(source), `\nhistory:\n  - ${written(entry)}\n`);
  const last = history.items.at(-1)!;
  const [on, say] = [readHistory(history).at(-1)!.on.word, get(last, 'say')];
  if (on === entry.on && say?.kind === 'scalar') return replace(text, say, quoted(`${say.text} ${entry.say}`));
  if (text[history.place.start] === '[') return insert(text, last.place.end, `, ${written(entry)}`);
  const end = text.slice(0, last.place.end).trimEnd().length;
  const lineEnd = text.indexOf('\n', end);
  const indent = text.slice(text.lastIndexOf('\n', history.place.start) + 1, history.place.start);
  return insert(text, lineEnd < 0 ? text.length : lineEnd, `\n${indent}- ${written(entry)}`);
}

/** Above `related:`, which ends the definitions of the site, or at the end of the file. */
function endOfRules({text}: SourceFile): number {
  const related = text.search(/^related:/m);
  return related < 0 ? text.trimEnd().length + 1 : related - 1;
}

const written = ({on, say}: Entry): string => `{on: ${on}, say: ${quoted(say)}}`;
const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;
const insert = (text: string, at: number, added: string): string => text.slice(0, at) + added + text.slice(at);
const replace = (text: string, {place: {start, end}}: Node, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
