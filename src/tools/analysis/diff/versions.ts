/**
 * Compiles the two versions of a definition that a diff compares. Renames declared with `was:` are applied to the earlier one, so that
 * both use the same names.
 */
import {errorsOf, type Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {type MapNode, entriesOf, get, textOf, type Entry, type Node} from '../../../engine/yaml/node.ts';
import {compile, compileTree} from '../../../engine/compile.ts';
import {emitBody} from '../../../engine/emit/emit.ts';
import type {Model} from '../../../engine/model.ts';
import {read} from '../../../engine/yaml/read.ts';

interface Version {
  readonly tree: MapNode;
  readonly model: Model;
  /** The JavaScript without imports and exports. */
  readonly body: string;
}

export interface Versions {
  readonly id: string;
  /** With the names of `after`. */
  readonly before: Version;
  readonly after: Version;
  readonly renames: readonly Rename[];
  /** The body of `before` with its original names, as the site with that version runs it. */
  readonly original: string;
}

/** @returns the errors of a version that does not compile */
export function alignVersions(id: string, before: SourceFile, after: SourceFile): Versions | readonly Diagnostic[] {
  const [earlier, later] = [compileVersion(before), compileVersion(after)];
  if (!('tree' in earlier)) return earlier;
  if (!('tree' in later)) return later;
  const renames = renamesBetween(earlier.tree, later.tree);
  const aligned = renames.length === 0 ? earlier : versionOf(applyRenames(earlier.tree, renames));
  return 'tree' in aligned ? {id, before: aligned, after: later, renames, original: earlier.body} : aligned;
}

function compileVersion(source: SourceFile): Version | readonly Diagnostic[] {
  const {diagnostics, model, body} = compile(source);
  const tree = read(source, () => undefined);
  if (model === undefined || body === undefined || tree === undefined) return errorsOf(diagnostics);
  return {tree, model, body};
}

function versionOf(tree: MapNode): Version | readonly Diagnostic[] {
  const {diagnostics, model} = compileTree(tree);
  return model === undefined ? errorsOf(diagnostics) : {tree, model, body: emitBody(model)};
}

export interface Rename {
  readonly kind: 'input' | 'option' | 'constant' | 'table';
  readonly was: string;
  readonly is: string;
  /** The input, by its new name, that a renamed option belongs to. */
  readonly input?: string;
}

const sections = {inputs: 'input', constants: 'constant', tables: 'table'} as const;

/** The renames declared in the later version, where the earlier one has the old name and not the new one. */
function renamesBetween(before: MapNode, after: MapNode): readonly Rename[] {
  const named = Object.entries(sections).flatMap(([section, kind]) =>
    renamedIn(get(after, section), get(before, section)).map((rename): Rename => ({kind, ...rename})),
  );
  const options = entriesOf(get(after, 'inputs')).flatMap(({key: input, value}) => {
    const earlierName = named.find(({kind, is}) => kind === 'input' && is === input)?.was ?? input;
    const optionsBefore = get(get(get(before, 'inputs'), earlierName), 'options');
    return renamedIn(get(value, 'options'), optionsBefore).map((rename): Rename => ({
      kind: 'option',
      input,
      ...rename,
    }));
  });
  return [...named, ...options];
}

function renamedIn(after: Node | undefined, before: Node | undefined): readonly {was: string; is: string}[] {
  return entriesOf(after).flatMap(({key, value}) => {
    const was = textOf(get(value, 'was'));
    return was === undefined || get(before, was) === undefined || get(before, key) !== undefined
      ? []
      : [{was, is: key}];
  });
}

/** Replaces the old names in a tree: in keys, formulas, rows and references. */
function applyRenames(tree: MapNode, renames: readonly Rename[]): MapNode {
  const newNames = new Map(renames.map(({was, is}) => [was, is]));
  const replace = (text: string): string => text.replace(/[A-Za-z_][\w-]*/g, (word) => newNames.get(word) ?? word);
  return renameNode(tree, [], replace) as MapNode;
}

/** Keys whose values are formulas or names; in other texts only references in braces are renamed. */
const formulaKeys = new Set([
  'when',
  'unless',
  'give',
  'by',
  'of',
  'outOf',
  'shownWhen',
  'order',
  'needs',
  'min',
  'max',
  'step',
  'whenZero',
  'sometimes',
  'never',
]);
const formulaSections = new Set(['values', 'sums', 'result']);
/** Keys of maps whose keys are names, options or rows. */
const keysOfNamedMaps = new Set(['inputs', 'constants', 'tables', 'options', 'rows', 'profile']);

function renameNode(node: Node, path: readonly string[], replace: (text: string) => string): Node {
  const last = path.at(-1) ?? '';
  if (node.kind === 'map')
    return {
      ...node,
      entries: node.entries.map((entry): Entry => ({
        ...entry,
        key: keysOfNamedMaps.has(last) || path.includes('rows') ? replace(entry.key) : entry.key,
        value: renameNode(entry.value, [...path, entry.key], replace),
      })),
    };
  if (node.kind === 'list') return {...node, items: node.items.map((item) => renameNode(item, path, replace))};
  const isFormula =
    path.some((key) => formulaKeys.has(key)) ||
    (formulaSections.has(path[0] ?? '') && path.length <= 3 && !['label', 'note', 'say', 'else'].includes(last)) ||
    (path[0] === 'constants' &&
      typeof node.value === 'string' &&
      path.length <= 3 &&
      !['label', 'note', 'unit'].includes(last)) ||
    path[0] === 'profile';
  const text = isFormula
    ? replace(node.text)
    : node.text.startsWith('=')
      ? replace(node.text)
      : node.text.replace(/\{[^}]*\}/g, replace);
  return text === node.text ? node : {...node, text, value: typeof node.value === 'string' ? text : node.value};
}
