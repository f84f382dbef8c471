/** Gives an earlier definition the names of a later one, where the later one declares with `was:` what they were. */
import {at, formerNamesIn, type RenamedKind} from '../../../engine/check/formerNames.ts';
import {compileTree} from '../../../engine/compile.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {operatorWords} from '../../../engine/language/expression/tokens.ts';
import type {Span} from '../../../engine/language/expression/token.ts';
import {figurePattern} from '../../../engine/language/yaml/figure.ts';
import {entriesOf, get, itemsOf, type MapNode, type Node} from '../../../engine/language/yaml/node.ts';
import {literalWords} from './literalWords.ts';

export interface Rename {
  readonly kind: RenamedKind;
  readonly was: string;
  readonly is: string;
  /** By its new name, the input of a renamed option; the sum of a renamed part; 'result' for a key of the result. */
  readonly owner?: string;
}

/** The renames declared in the later version, where the earlier one has the old name and not the new one. */
export function renamesBetween(before: MapNode, after: MapNode): readonly Rename[] {
  const renames: Rename[] = [];
  // Inputs come before their options, which the earlier version has under the input's former name.
  for (const {kind, name, was, path} of formerNamesIn(after)) {
    const [section = '', owner] = path;
    const pathBefore = kind === 'option' ? [section, formerInput(owner, renames)!, 'options'] : path;
    const named = at(pathBefore, before);
    if (get(named, was) === undefined || get(named, name) !== undefined) continue;
    const ownerOf = kind === 'result key' ? section : owner;
    renames.push({kind, was, is: name, ...(ownerOf !== undefined && {owner: ownerOf})});
  }
  return renames;
}

function formerInput(input: string | undefined, renames: readonly Rename[]): string | undefined {
  return renames.find(({kind, is}) => kind === 'input' && is === input)?.was ?? input;
}

/** The tree with the new names wherever the compiler finds the old ones: in keys, formulas, rows, cells and texts. */
export function applyRenames(tree: MapNode, renames: readonly Rename[]): MapNode {
  const edits = new Map<Place, Edit[]>();
  const name = (place: Place, used: string, owner?: string, span?: Span): void => {
    const rename = renames.find((one) => one.was === used && formerInput(one.owner, renames) === owner);
    if (rename === undefined) return;
    const others = edits.get(place) ?? [];
    if (!others.some((other) => other.rename === rename && other.span?.start === span?.start))
      edits.set(place, [...others, {rename, span}]);
  };
  const compared: (readonly [value: string, input: string])[] = [];
  const uses: {
    readonly place: Place;
    readonly used: string;
    readonly owner: string | undefined;
    readonly span?: Span;
  }[] = [];
  const noteName: typeof name = (place, used, owner, span) => {
    name(place, used, owner, span);
    uses.push({place, used, owner, ...(span && {span})});
  };
  const {model} = compileTree(tree, {name: noteName, words: (value, input) => void compared.push([value, input])});
  if (model === undefined) throw new Error('A definition with errors cannot be renamed.');
  // Where the words of a value are options, so are the words that it is compared with.
  for (const [value, input] of compared) {
    for (const {word, place} of literalWords(value, model.definition)) name(place, word, input);
    for (const {place, used, span} of uses.filter(({owner}) => owner === value)) name(place, used, input, span);
  }
  renameRowSources(tree, edits);
  return withEdits(tree, edits) as MapNode;
}

/** The sources of single rows are named by the keys of their rows, which formulas never read. */
function renameRowSources(node: Node, edits: Map<Place, Edit[]>): void {
  for (const {key, keyPlace} of entriesOf(get(node, 'sources'))) {
    const row = entriesOf(get(node, 'rows')).find((other) => other.key === key);
    const found = row && edits.get(row.keyPlace);
    if (found) edits.set(keyPlace, found);
  }
  for (const child of node.kind === 'map' ? node.entries.map(({value}) => value) : itemsOf(node))
    renameRowSources(child, edits);
}

interface Edit {
  readonly rename: Rename;
  /** Missing if the text is not a formula: the name is then a word of it. */
  readonly span: Span | undefined;
}

function withEdits(node: Node, edits: ReadonlyMap<Place, readonly Edit[]>): Node {
  const textAt = (place: Place, text: string): string => {
    const found = edits.get(place);
    return found === undefined ? text : withNewNames(text, found);
  };
  switch (node.kind) {
    case 'map':
      return {
        ...node,
        entries: node.entries.map(({key, keyPlace, value}) => ({
          key: textAt(keyPlace, key),
          keyPlace,
          value: withEdits(value, edits),
        })),
      };
    case 'list':
      return {...node, items: node.items.map((item) => withEdits(item, edits))};
    case 'scalar': {
      const text = textAt(node.place, node.text);
      return text === node.text ? node : {...node, text, value: figurePattern.test(text) ? Number(text) : text};
    }
  }
}

function withNewNames(text: string, edits: readonly Edit[]): string {
  const replacements = edits.flatMap(({rename: {kind, was, is}, span}) => {
    if (span !== undefined) return [{...span, by: kind === 'option' ? optionInFormula(is) : is}];
    return wordsAt(was, text).map((start) => ({start, end: start + was.length, by: is}));
  });
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((renamed, {start, end, by}) => renamed.slice(0, start) + by + renamed.slice(end), text);
}

/** Where a row such as `under minimum`, `begin to end`, `worker | retiree` or `=fee` has the name. */
function wordsAt(name: string, text: string): readonly number[] {
  if (text === name) return [0];
  if (text.includes('|')) {
    const pieces = text.split('|');
    return pieces.flatMap((piece, index) => {
      const start = pieces.slice(0, index).join('|').length + (index === 0 ? 0 : 1);
      return piece.trim() === name ? [start + piece.indexOf(name)] : [];
    });
  }
  // A constant may be called like the words of a row: the name in `over over` is the second word, and that in `to to 5` the first.
  const [preposition] = /^(?:(?:over|under|up to) )?/.exec(text)!;
  const ends = new RegExp(`(?<!\\w)${name}(?!\\w)(?! (?!to )\\w)`, 'g');
  return [...text.slice(preposition.length).matchAll(ends)].map(({index}) => preposition.length + index);
}

/** An option as formulas spell it: in quotes unless it is a name or a figure. */
function optionInFormula(option: string): string {
  const isName = /^[A-Za-z_]\w*(-\w+)*$/.test(option) && !operatorWords.includes(option);
  return isName || figurePattern.test(option) ? option : `'${option}'`;
}
