/**
 * What is free: the parts of a definition that no mutant changes, because no case can hold them or none should. Everything else is
 * mutated; a test fails for a part of a definition that is neither.
 */
import type {Model} from '../../../engine/language/model.ts';
import type {MapNode, Node} from '../../../engine/language/yaml/node.ts';
import {pageTextSections} from '../diff/pageTexts.ts';
import {dependenciesOfOutputs} from './outputs.ts';

/** Why parts of a definition are free, each with the paths of these parts; `*` stands for any key or item. */
const freeParts: Readonly<Record<string, readonly string[]>> = {
  'Words of the page: the documents leave them to the definition. Figures in them are constants, which the compiler fills in.':
    [...pageTextSections, 'related', 'names', 'country'],
  'Labels, hints and notes of questions, options, constants and values: the documents leave them to the definition.': [
    'inputs/*/label',
    'inputs/*/short',
    'inputs/*/hint',
    'inputs/*/suggest',
    'inputs/*/options',
    'inputs/*/item',
    'inputs/*/items',
    'inputs/*/*/*/label',
    'inputs/*/*/*/short',
    'inputs/*/*/*/hint',
    'inputs/*/*/*/suggest',
    'inputs/*/*/*/options',
    'constants/*/label',
    'constants/*/note',
    'tables/*/label',
    'tables/*/helper',
    'tables/*/note',
    'values/*/label',
    'values/*/helper',
    'values/*/note',
    'lines/*/label',
    'lines/*/note',
    'sums/*/*/label',
    'sums/*/*/note',
    'sums/*/*/*/part',
    'sums/*/*/*/label',
    'sums/*/*/*/note',
    'result/*/label',
    'result/*/helper',
    'result/*/note',
  ],
  'Hints to the form: no rule reads them, and a case answers without a form. The rule diff reports every change of them.':
    [
      'inputs/*/shownWhen',
      'inputs/*/offered',
      'inputs/*/min',
      'inputs/*/max',
      'inputs/*/step',
      'inputs/*/unit',
      'inputs/*/per',
      'inputs/*/unused',
      'inputs/*/optional',
      'inputs/*/*/*/min',
      'inputs/*/*/*/max',
      'inputs/*/*/*/step',
      'inputs/*/*/*/unit',
      'inputs/*/*/*/per',
      'inputs/*/*/*/optional',
      'inputs/*/changes',
      'inputs/*/*/*/changes',
      'constants/*/unit',
      'constants/*/per',
      'tables/*/unit',
      'tables/*/per',
      'values/*/unit',
      'values/*/per',
      'sums/*/*/unit',
      'sums/*/*/per',
      'result/*/unit',
      'result/*/per',
    ],
  'Names of arguments: nothing but the table or value that takes them reads them.': [
    'tables/*/takes',
    'values/*/takes',
  ],
  'Kinds of question: numbers that drop fractions or keep them are mutated, any other kind does not compile.': [
    'inputs/*/type',
    'inputs/*/*/*/type',
  ],
  'Sources, dates and former names: `check`, `freshness` and the rule diff examine them.': [
    'id',
    'source',
    'dataAsOf',
    'checked',
    'reviewBy',
    'published',
    'changes',
    'history',
    'inputs/*/was',
    'constants/*/source',
    'constants/*/*/*/source',
    'tables/*/source',
    'tables/*/sources',
    'tables/*/*/*/*/source',
    'tables/*/*/*/*/*/source',
    'values/*/source',
    'values/*/sources',
    'sums/*/*/source',
    'sums/*/*/sources',
    'lines/*/source',
    'constants/*/yearly',
    'tables/*/yearly',
    'values/*/yearly',
    'constants/*/was',
    'tables/*/was',
  ],
  'How a profile answers the questions: it fills in the form of the destinations page and is no rule of a calculator.':
    ['profile'],
  'Exceptions: `analyse` proves each of them.': ['exceptions'],
};

const reasonByPath = new Map(
  Object.entries(freeParts).flatMap(([reason, paths]) => paths.map((path) => [path, reason])),
);

const unreadReason = 'Questions and constants that no rule reads: only texts of the page do.';

export interface Leaf {
  readonly path: string;
  readonly node: Node;
  /** Why it is free; undefined if it is not. */
  readonly reason: string | undefined;
}

/** The number of texts and settings in a definition that are free, by reason. */
export function countFree(tree: MapNode, model: Model): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const {reason} of leavesOf(tree, model)) if (reason !== undefined) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** Every scalar of a definition. */
export function leavesOf(tree: MapNode, model: Model): readonly Leaf[] {
  const read = dependenciesOfOutputs(model);
  const isUnread = ([section, name]: readonly string[]): boolean =>
    (section === 'inputs' || section === 'constants') && name !== undefined && !read.has(name);
  const visit = (node: Node, path: readonly string[], outer: string | undefined): readonly Leaf[] => {
    const reason = outer ?? reasonOf(path) ?? (path.length === 2 && isUnread(path) ? unreadReason : undefined);
    if (node.kind === 'scalar') return [{path: path.join('/'), node, reason}];
    if (node.kind === 'list') return node.items.flatMap((item) => visit(item, [...path, '*'], reason));
    return node.entries.flatMap(({key, value}) => visit(value, [...path, key], reason));
  };
  return visit(tree, [], undefined);
}

/** The reason for which a path is free. In a path of `freeParts` every key between the first and the last is `*`. */
function reasonOf([section = '', ...keys]: readonly string[]): string | undefined {
  return reasonByPath.get([section, ...keys.map((key, index) => (index < keys.length - 1 ? '*' : key))].join('/'));
}
