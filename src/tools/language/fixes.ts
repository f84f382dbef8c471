/** What mends a problem, as edits: only where it is certain what to write. */
import type {Code} from '../../engine/diagnostics/catalogue.ts';
import type {Diagnostic, Place, Replacement} from '../../engine/diagnostics/diagnostic.ts';
import {
  entriesOf,
  itemsOf,
  type Entry,
  type MapNode,
  type Node,
  type ScalarNode,
} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import {withoutEntry} from './entries.ts';
import type {Edit, Project} from './project.ts';

export interface Fix {
  /** What it does, a sentence. */
  readonly title: string;
  readonly problem: Diagnostic;
  readonly edits: readonly Edit[];
}

/** The fixes of the problems that a part of a file touches; none for a problem that a person has to decide. */
export function fixesAt(project: Project, path: string, start: number, end: number): readonly Fix[] {
  return project
    .problemsOf(path)
    .filter(({places: [place]}) => place.start <= end && start <= place.end)
    .flatMap((problem) => fixOf(problem) ?? []);
}

/** Codes about something that can be taken out with its key, each with what that is called. */
const removable: Readonly<Partial<Record<Code, string>>> = {
  'unused-constant': 'the constant',
  'unused-definition': 'it',
  'unused-declared-name': 'it',
  'else-never': "'else'",
  'otherwise-never': "'otherwise'",
  'suggestion-unused': "'suggest'",
  'former-name-in-use': "'was'",
  'key-of-other-law': 'the key',
};

/** Undefined if it is not certain what mends it. */
export function fixOf(problem: Diagnostic): Fix | undefined {
  const {code, hint, replacement, places} = problem;
  const [place] = places;
  const removed = removable[code];
  if (removed !== undefined) {
    const edits = withoutWhatIsAt(place);
    return edits.length === 0 ? undefined : {title: `Remove ${removed}.`, problem, edits};
  }
  if (replacement === undefined) return undefined;
  if (replacement.typed === '') {
    const edits = withKey(replacement.instead, place);
    return edits.length === 0 ? undefined : {title: hint, problem, edits};
  }
  // The places of one wrong name are labelled so; other places only explain.
  const wrong = [place, ...places.filter(({label}) => label === 'and here')];
  const edits = wrong.flatMap((each) => replacementAt(each, replacement));
  return edits.length < wrong.length ? undefined : {title: hint, problem, edits};
}

/** None if the file spells what is wrong in another way, or what is right would need quotes that it cannot have. */
function replacementAt({source, start, end}: Place, {typed, instead}: Replacement): readonly Edit[] {
  const {text, path} = source;
  const written = text.slice(start, end);
  const at = start + written.indexOf(typed);
  if (at < start || written.includes(typed, at - start + 1)) return [];
  const edit: Edit = {path, start: at, end: at + typed.length, text: instead};
  const tree = read(source, () => undefined);
  const scalar = tree && scalarAt(tree, at);
  const [from, to] = scalar === undefined ? [at, at + typed.length] : [scalar.place.start, scalar.place.end];
  const quote = /['"]/.exec(text[from] ?? '')?.[0];
  if (quote !== undefined && instead.includes(quote)) return [];
  const needsQuotes = /^[\s&*!|>%@`?#-]|[:#,[\]{}'"]/.test(instead) && !/^(?:'.*'|-?\d[\w.]*|=\w+)$/.test(instead);
  if (quote !== undefined || !needsQuotes) return [edit];
  // Only a text on one line without quotes of its own can get them.
  const whole = text.slice(from, to);
  if (scalar === undefined || whole !== scalar.text) return [];
  const changed = text.slice(from, at) + instead + text.slice(at + typed.length, to);
  return [{path, start: from, end: to, text: `'${changed.replaceAll("'", "''")}'`}];
}

function scalarAt(node: Node, offset: number): ScalarNode | undefined {
  const {start, end} = node.place;
  if (node.kind === 'scalar') return start <= offset && offset < end ? node : undefined;
  const inner = node.kind === 'list' ? node.items : node.entries.map(({value}) => value);
  for (const child of inner) {
    const found = scalarAt(child, offset);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Takes out the entry at a place; of a section that has no other, the section. */
function withoutWhatIsAt({source, start}: Place): readonly Edit[] {
  const tree = read(source, () => undefined);
  const around = tree === undefined ? [] : entriesAt(tree, start);
  const found = around.find(({map}) => map.entries.length > 1);
  return found === undefined ? [] : [withoutEntry(found.entry, found.map, source)];
}

interface EntryOfMap {
  readonly entry: Entry;
  readonly map: MapNode;
}

/** The entry whose key or value begins at an offset, then those around it. */
function entriesAt(node: Node, start: number): readonly EntryOfMap[] {
  for (const item of itemsOf(node)) {
    const inner = entriesAt(item, start);
    if (inner.length > 0) return inner;
  }
  for (const entry of entriesOf(node)) {
    const own: EntryOfMap = {entry, map: node as MapNode};
    if (entry.keyPlace.start === start) return [own];
    const inner = entriesAt(entry.value, start);
    if (inner.length > 0) return [...inner, own];
    if (entry.value.kind === 'scalar' && entry.value.place.start === start) return [own];
  }
  return [];
}

/** A key without a value yet, in front of the others of the map under the key at a place, or of the map there. */
function withKey(key: string, place: Place): readonly Edit[] {
  const {source} = place;
  const tree = read(source, () => undefined);
  const map = tree && mapAt(tree, place);
  const first = map?.entries[0]?.keyPlace.start;
  if (map === undefined || first === undefined) return [];
  const {text, path} = source;
  const lineStart = text.lastIndexOf('\n', first - 1) + 1;
  const separator = text[map.place.start] === '{' ? ', ' : `\n${' '.repeat(first - lineStart)}`;
  return [{path, start: first, end: first, text: `${key}: ${separator}`}];
}

function mapAt(node: Node, place: Pick<Place, 'start' | 'end'>): MapNode | undefined {
  const isThere = ({start, end}: Place): boolean => start === place.start && end === place.end;
  if (node.kind === 'map' && isThere(node.place)) return node;
  for (const {keyPlace, value} of entriesOf(node)) {
    if (value.kind === 'map' && isThere(keyPlace)) return value;
    const inner = mapAt(value, place);
    if (inner !== undefined) return inner;
  }
  for (const item of itemsOf(node)) {
    const inner = mapAt(item, place);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
