/** What of a definition is written otherwise, in the editor's words: 'Base fee, H1B: 205 → 460 USD'. */
import {inWords} from '../../../engine/definition/constant.ts';
import {get, textOf, type Node} from '../../../engine/yaml/node.ts';
import {leafChanges, type LeafChange} from './leaves.ts';
import type {Versions} from './version.ts';

export interface RuleChange {
  readonly kind: 'constant' | 'table' | 'rule' | 'input' | 'text' | 'source';
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** What it is: 'Base fee, H1B'. */
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
  /** What a figure counts. */
  readonly unit?: string;
}

const texts = new Set([
  'title',
  'description',
  'keywords',
  'method',
  'explainers',
  'howTo',
  'faqs',
  'assumptions',
  'disclaimer',
  'names',
  'related',
  'exceptions',
  'history',
]);
const sourceKeys = new Set(['source', 'dataAsOf', 'checked', 'reviewBy', 'published', 'country', 'currency']);
const wordKeys = new Set(['label', 'hint', 'note', 'say', 'title', 'missing', 'total', 'text']);

/** Every change but the `was:` keys that tell renames. */
export function ruleChangesOf({before, after}: Versions): readonly RuleChange[] {
  return leafChanges(before.tree, after.tree)
    .filter(({path}) => path.at(-1) !== 'was')
    .map((change) => ruleChange(change, before.tree, after.tree));
}

function ruleChange({path, from, to}: LeafChange, before: Node, after: Node): RuleChange {
  const owner = (tree: Node) =>
    path.slice(0, path[0] === 'sums' ? 3 : 2).reduce<Node | undefined>((node, key) => get(node, key), tree);
  const labelled = owner(after) ?? owner(before);
  const unit = textOf(get(labelled, 'unit'));
  return {
    kind: kindOf({path, ...(from === undefined ? {} : {from}), ...(to === undefined ? {} : {to})}),
    path,
    name: nameOf(path, labelled),
    ...(from === undefined ? {} : {from}),
    ...(to === undefined ? {} : {to}),
    ...(unit === undefined || !isFigure(to ?? from ?? '') ? {} : {unit}),
  };
}

const isFigure = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

function kindOf(change: LeafChange): RuleChange['kind'] {
  const {path} = change;
  const [section = ''] = path;
  const last = path.at(-1)!;
  if (texts.has(section)) return 'text';
  if (sourceKeys.has(section)) return 'source';
  if (section === 'inputs') return isWords(change) ? 'text' : 'input';
  if (wordKeys.has(last)) return 'text';
  if (section === 'constants') return 'constant';
  if (path.includes('rows') || path.includes('otherwise')) return 'table';
  return 'rule';
}

/** What only the form reads out: the label or hint of an input, the label of an option that both versions have. */
function isWords({path, from, to}: LeafChange): boolean {
  const [, , third, fourth, fifth] = path;
  if (third === 'options') return fourth !== undefined && fifth === undefined && from !== undefined && to !== undefined;
  return third === 'label' || third === 'hint';
}

/** The label of what it belongs to, then the keys below it. */
function nameOf(path: readonly string[], labelled: Node | undefined): string {
  const [section = '', name, ...rest] = path;
  if (name === undefined) return inWords(section);
  const inSum = section === 'sums' && rest.length > 0;
  const own = inSum ? rest[0]! : name;
  const label = textOf(get(labelled, 'label')) ?? inWords(own);
  const keys = (inSum ? rest.slice(1) : rest).filter((key) => !['rows', 'value'].includes(key));
  const heading = ['inputs', 'constants', 'tables', 'values', 'sums', 'result'].includes(section)
    ? label
    : `${inWords(section)} ${name}`;
  return [heading, ...keys.map((key) => (/^[a-z]+[A-Z]\w*$/.test(key) ? inWords(key) : key))].join(', ');
}
