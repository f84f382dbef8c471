/**
 * The part of a definition that can be checked although another part has a wrong shape, so that one misspelt key does not hide
 * every mistake elsewhere. What is about a name that is left out is not reported: it may only follow from what is.
 */
import type {Code} from '../../diagnostics/catalogue.ts';
import {errorsOf, type Diagnostic} from '../../diagnostics/diagnostic.ts';
import {nearMiss} from '../../diagnostics/nearMiss.ts';
import {contains, get, scalar, type Entry, type MapNode, type Node} from '../yaml/node.ts';

export interface SoundPart {
  readonly tree: MapNode;
  /** The names, keys of the result and sections that are left out. */
  readonly missing: readonly string[];
}

/** Sections of which any entry can be left out, since all that refers to it names it. */
const namedSections = ['inputs', 'constants', 'tables', 'values', 'sums', 'lines', 'result'];

/** Lists to which nothing refers. */
const lists = [
  'card',
  'keywords',
  'explainers',
  'howTo',
  'faqs',
  'assumptions',
  'changes',
  'history',
  'related',
  'exceptions',
];

/** Entries that can be left out, or that have this text in their place. */
const facts: Readonly<Record<string, string | undefined>> = {
  title: 'Title',
  description: 'Description.',
  country: 'Country',
  dataAsOf: '2024-01',
  source: 'Source',
  checked: undefined,
  reviewBy: undefined,
  published: undefined,
  method: undefined,
  verdictFor: undefined,
  disclaimer: undefined,
  profile: undefined,
};

/** These refer to the card and to lines by more than names, so they are checked only with the whole definition. */
const dependent = ['profile', 'exceptions'];

/**
 * @param problems the errors in the shape of the tree
 * @param keys of a definition
 * @returns undefined if the problems are in what all else depends on
 */
export function soundPart(
  tree: MapNode,
  problems: readonly Diagnostic[],
  keys: readonly string[],
): SoundPart | undefined {
  const places = problems.map(({places: [place]}) => place).filter(({source}) => source === tree.place.source);
  const isUnsound = ({keyPlace, value}: Entry): boolean =>
    places.some((place) => contains(scalar('', keyPlace), place) || contains(value, place));
  const missing: string[] = [];
  const entries = tree.entries.map((entry): readonly Entry[] | undefined => {
    const {key, keyPlace, value} = entry;
    if (!isUnsound(entry)) return [entry];
    if (namedSections.includes(key)) {
      if (value.kind !== 'map') return undefined;
      const [unsound, sound] = [value.entries.filter(isUnsound), value.entries.filter((item) => !isUnsound(item))];
      missing.push(...unsound.map((item) => item.key));
      return unsound.length === 0 ? undefined : [{...entry, value: {...value, entries: sound}}];
    }
    missing.push(key);
    if (lists.includes(key)) {
      if (value.kind !== 'list') return key === 'card' ? undefined : [];
      const sound = value.items.filter((item) => !places.some((place) => contains(item, place)));
      return [{...entry, value: {...value, items: sound}}];
    }
    if (Object.hasOwn(facts, key)) return factInPlace(key, keyPlace);
    return keys.includes(key) || nearMiss(key, keys) !== undefined ? undefined : [];
  });
  const isKnown = (list: readonly Entry[] | undefined): list is readonly Entry[] => list !== undefined;
  if (!entries.every(isKnown)) return undefined;
  const given = entries.flat();
  const added = Object.keys(facts).flatMap((key) => (get(tree, key) === undefined ? factInPlace(key, tree.place) : []));
  const all = [...given, ...added];
  const sound = missing.length === 0 ? all : all.filter(({key}) => !dependent.includes(key));
  if (['id', 'inputs', 'result', 'card'].some((key) => !sound.some((entry) => entry.key === key))) return undefined;
  return {tree: {...tree, entries: sound}, missing};
}

/** A sound text in place of a fact that is missing or wrong; nothing for one that may be left out. */
function factInPlace(key: string, place: Node['place']): readonly Entry[] {
  const text = facts[key];
  if (text === undefined) return [];
  const word = (words: string) => scalar(words, place);
  const entry = (name: string, value: Node): Entry => ({key: name, keyPlace: place, value});
  if (key !== 'source') return [entry(key, word(text))];
  const parts = [entry('name', word(text)), entry('url', word('https://source.example'))];
  return [entry(key, {kind: 'map', entries: parts, place})];
}

/** Codes about what nothing reads. They keep nothing from running, and where a part is left out, that part may read it. */
export const codesAboutUse: ReadonlySet<Code> = new Set<Code>([
  'unused-constant',
  'unused-definition',
  'unread-input',
  'unused-declared-name',
  'suggestion-unused',
]);

/** Whether a definition runs in spite of its errors, as while it is being written: what it has is sound, but something in it is not read yet. */
export function isRunnable(diagnostics: readonly Diagnostic[]): boolean {
  return errorsOf(diagnostics).every(({code}) => codesAboutUse.has(code));
}

/** Whether a text holds the name as a word; a name that is none may have any signs. */
function names(text: string, name: string): boolean {
  return /^\w+$/.test(name) ? (text.match(/\w+/g) ?? ([] as string[])).includes(name) : text.includes(name);
}

/** The diagnostics that do not only follow from what is missing. */
export function withoutFollowUps(
  diagnostics: readonly Diagnostic[],
  missing: readonly string[],
): readonly Diagnostic[] {
  return diagnostics.filter(({code, message, places}) => {
    if (codesAboutUse.has(code)) return false;
    return !missing.some(
      (name) =>
        message.includes(`'${name}'`) ||
        message.includes(`'${name}.`) ||
        places.some(({source, start, end}) => names(source.text.slice(start, end), name)),
    );
  });
}
