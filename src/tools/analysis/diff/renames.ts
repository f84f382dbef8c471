/** Gives an earlier definition the names of a later one, where the later one declares with `was:` what they were. */
import {collectUses, wordsAt} from '../../../engine/check/uses.ts';
import {at, formerNamesIn, type RenamedKind} from '../../../engine/check/formerNames.ts';
import {compileTree} from '../../../engine/compile.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {optionInFormula} from '../../../engine/language/expression/tokens.ts';
import type {Span} from '../../../engine/language/expression/token.ts';
import {figurePattern} from '../../../engine/language/yaml/figure.ts';
import {get, type MapNode, type Node} from '../../../engine/language/yaml/node.ts';

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
  const {noteUses, usesIn} = collectUses();
  const {model} = compileTree(tree, noteUses);
  if (model === undefined) throw new Error('A definition with errors cannot be renamed.');
  const edits = new Map<Place, Edit[]>();
  for (const {name, owner, place, span} of usesIn(model.definition, tree)) {
    const rename = renames.find((one) => one.was === name && formerInput(one.owner, renames) === owner);
    if (rename === undefined) continue;
    const others = edits.get(place) ?? [];
    if (!others.some((other) => other.rename === rename && other.span?.start === span?.start))
      edits.set(place, [...others, {rename, span}]);
  }
  return withEdits(tree, edits) as MapNode;
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
