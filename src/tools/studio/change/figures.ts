/** The figures of a definition that a form can change: constants, and cells of tables, with the days from which they apply. */
import {isDayWritten} from '../../../engine/language/definition/constant.ts';
import {figurePattern, percentPattern} from '../../../engine/language/yaml/figure.ts';
import {entriesOf, get, itemsOf, type MapNode, type Node, textOf} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import {link} from '../../../engine/shared/link.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {nameOf, ownerOf} from '../../analysis/diff/ruleChanges.ts';

export interface ChangeableFigure {
  /** The keys that lead to it: ['constants', 'generalMinimum'], ['tables', 'permit', 'rows', 'worker', 'fee']. */
  readonly path: readonly string[];
  /** As editors know it: 'Minimum annual salary'. */
  readonly name: string;
  /** A currency, or a word in the plural. */
  readonly unit?: string;
  /** The file that has it: the definition, or one with shared data. */
  readonly file: string;
  /** Its values as they are written, earliest first; the first has no day if it is not dated. */
  readonly periods: readonly WrittenPeriod[];
}

export interface WrittenPeriod {
  /** YYYY-MM-DD */
  readonly from?: string;
  /** As it is written: '43_800', '60%', 'nothing'. */
  readonly value: string;
}

/** All figures, shares and days of a definition that a form can change, in the order of the file; none if it cannot be read. */
export function changeableFigures(definition: SourceFile): readonly ChangeableFigure[] {
  const tree = linkedTree(definition);
  return tree === undefined ? [] : figureNodes(tree).map(({path, node}) => figureAt(path, node, tree));
}

/** The tree of a definition with its shared data; undefined if it cannot be read. */
export function linkedTree(definition: SourceFile): MapNode | undefined {
  const tree = read(definition, () => undefined);
  return tree && link(tree, definition).tree;
}

/** A value in the tree of a definition: a scalar, or the list of its periods. */
export interface FigureNode {
  readonly path: readonly string[];
  readonly node: Node;
}

export function figureNodes(tree: MapNode): readonly FigureNode[] {
  const constants = entriesOf(get(tree, 'constants')).flatMap(({key, value}): readonly FigureNode[] => {
    const node = get(value, 'value') ?? value;
    return isFigure(node, true) ? [{path: ['constants', key], node}] : [];
  });
  const tables = ['tables', 'values', 'sums', 'result'].flatMap((section) => cellsBelow([section], get(tree, section)));
  // A table from a CSV file is edited there.
  return [...constants, ...tables].filter(({node}) => !node.place.source.path.endsWith('.csv'));
}

/** Where rows are, and what a row may have besides its cells. */
const keysOfRows: ReadonlySet<string> = new Set(['rows', 'otherwise']);
const keysBesideCells: ReadonlySet<string> = new Set(['from', 'until', 'when', 'unless', 'source']);

function cellsBelow(path: readonly string[], node: Node | undefined): readonly FigureNode[] {
  return entriesOf(node).flatMap(({key, value}) => {
    const below = [...path, key];
    return keysOfRows.has(key) ? cellsIn(below, value) : cellsBelow(below, value);
  });
}

function cellsIn(path: readonly string[], node: Node): readonly FigureNode[] {
  if (isFigure(node, false)) return [{path, node}];
  return entriesOf(node).flatMap(({key, value}) => (keysBesideCells.has(key) ? [] : cellsIn([...path, key], value)));
}

function figureAt(path: readonly string[], node: Node, tree: MapNode): ChangeableFigure {
  const owner = ownerOf(path, tree);
  const unit = textOf(get(owner, 'unit'));
  return {
    path,
    name: nameOf(path, owner),
    ...(unit !== undefined && {unit}),
    file: node.place.source.path,
    periods: writtenPeriods(node),
  };
}

/** The periods of a value; one without a day if it is not dated. */
export function writtenPeriods(node: Node): readonly WrittenPeriod[] {
  if (node.kind !== 'list') return [{value: textOf(node) ?? ''}];
  return node.items.map((item) => {
    const from = textOf(get(item, 'from'));
    return {...(from !== undefined && {from}), value: textOf(get(item, 'value')) ?? ''};
  });
}

export type FigureKind = 'figure' | 'share' | 'day';

/** Undefined for a text, an option, `nothing` or a formula. */
export function kindOfFigure(text: string): FigureKind | undefined {
  if (figurePattern.test(text)) return 'figure';
  if (percentPattern.test(text)) return 'share';
  return isDayWritten(text) ? 'day' : undefined;
}

function isFigure(node: Node, mayBeDay: boolean): boolean {
  if (node.kind === 'map' || (node.kind === 'list' && !itemsOf(node).every((item) => get(item, 'value')))) return false;
  const kinds = writtenPeriods(node).map(({value}) => (value === 'nothing' ? undefined : kindOfFigure(value)));
  const known = kinds.filter((kind) => kind !== undefined);
  return known.length > 0 && known.every((kind) => kind === known[0] && (mayBeDay || kind !== 'day'));
}
