/**
 * The traversal of a checked definition: every analysis, check and tool that looks into values or expressions uses it.
 * A node is an expression, a value or a table's cell. Branches, lines, rows and texts are not nodes but parts of one.
 */
import type {
  TypedExpression,
  CheckedCell,
  CheckedCells,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Selector,
  TableRow,
} from './typed.ts';
import type {CheckedBlock, CheckedException, CheckedItem, CheckedStays} from './model.ts';
import {map, mapCell} from './map.ts';

export type Node = TypedExpression | CheckedValue | CheckedCell;

/** The nodes directly inside a node, in the order of the file, but the cells of a table last; names are not resolved. */
export function children(node: Node): readonly Node[] {
  // The arguments are in the value, wherever it reads them.
  if (node.kind === 'instance') return [node.value];
  const parts: Node[] = [];
  const inCells: CheckedCell[] = [];
  const collect = <Part extends Node>(part: Part): Part => {
    parts.push(part);
    return part;
  };
  const text = (of: CheckedText): CheckedText => {
    parts.push(...expressionsOfText(of));
    return of;
  };
  const cells = (of: CheckedCells): CheckedCells => {
    inCells.push(...of.values());
    return of;
  };
  if (isCell(node)) mapCell(node, {expression: collect, text, cell: collect});
  else map(node, {expression: collect, value: collect, text, cells});
  return [...parts, ...inCells];
}

/** The node and all nodes inside it, at any depth. */
export function withDescendants(node: Node): readonly Node[] {
  const all: Node[] = [];
  addDescendants(node, all);
  return all;
}

function addDescendants(node: Node, to: Node[]): void {
  to.push(node);
  for (const child of children(node)) addDescendants(child, to);
}

/** The value and all values inside its branches and fields. */
export function withInnerValues(value: CheckedValue): readonly CheckedValue[] {
  const all = [value];
  map(value, {
    value: (inner) => {
      all.push(...withInnerValues(inner));
      return inner;
    },
  });
  return all;
}

/** Every expression in a node, nested ones included. */
export function expressionsIn(node: Node): readonly TypedExpression[] {
  return withDescendants(node).filter(isExpression);
}

/** The parts of a node that name something; of `clb(age)`, both names are read. */
const namedKinds: ReadonlySet<Node['kind']> = new Set(['reference', 'constant', 'parameter', 'instance']);

/** Every name that a node reads, as in the file: 'age', 'points.total'. Names may repeat. */
export function namesIn(node: Node): readonly string[] {
  let names = namesOfNodes.get(node);
  if (names === undefined) {
    names = withDescendants(node).flatMap((part) => ('name' in part && namedKinds.has(part.kind) ? [part.name] : []));
    namesOfNodes.set(node, names);
  }
  return names;
}

/** Every analysis asks for the names of the same values, and nodes never change. */
const namesOfNodes = new WeakMap<Node, readonly string[]>();

/** The expressions in the references of a text. */
export function expressionsOfText(text: CheckedText | undefined): readonly TypedExpression[] {
  return text?.flatMap((part) => (typeof part === 'string' ? [] : part.typed)) ?? [];
}

/** Every name in the references of a text. */
export function namesInText(text: CheckedText | undefined): readonly string[] {
  return expressionsOfText(text).flatMap(namesIn);
}

/** The expressions of a block of the card, whatever its kind: its condition, and those of its heading and items. */
export function expressionsOfBlock({
  condition,
  heading,
  items,
  total,
  list,
  stays,
}: CheckedBlock): readonly TypedExpression[] {
  return [
    ...optional(condition),
    ...expressionsOfText(heading),
    ...[...items, ...optional(total)].flatMap(expressionsOfItem),
    ...optional(list?.of),
    ...optional(list?.current),
    ...expressionsOfStays(stays),
  ];
}

export function expressionsOfStays(stays: CheckedStays | undefined): readonly TypedExpression[] {
  return stays === undefined ? [] : [stays.of, stays.limit, stays.window, stays.day, ...optional(stays.planned)];
}

/** The expressions of one item of a block. */
export function expressionsOfItem(item: CheckedItem): readonly TypedExpression[] {
  const {condition, label, value, missing, text, outOf, percentDone, range} = item;
  return [
    ...[condition, value, outOf, percentDone, range?.least, range?.most].flatMap((expression) => optional(expression)),
    ...[label, missing, text, range?.say].flatMap(expressionsOfText),
  ];
}

/** The expressions of a declared exception: its figure or condition, and when it applies. */
export function expressionsOfException(exception: CheckedException): readonly TypedExpression[] {
  return [
    ...('figure' in exception ? [exception.figure] : []),
    ...('condition' in exception ? [exception.condition] : []),
    ...('when' in exception ? optional(exception.when) : []),
  ];
}

/** Every name that a block of the card reads. */
export function namesInBlock(block: CheckedBlock): readonly string[] {
  return expressionsOfBlock(block).flatMap(namesIn);
}

/** Every cell of a value, in the rows of any of its tables. */
export function cellsIn(value: CheckedValue): readonly CheckedCell[] {
  return withInnerValues(value)
    .filter(isTable)
    .flatMap(rowsOf)
    .flatMap((row) => [...row.values()]);
}

/** What a row or a column of a table is for, with the answer that it is about. */
export interface Selection {
  readonly by: TypedExpression;
  readonly selector: Selector;
}

/** The cells of each row of a table, or of each of its columns if two answers decide, with what selects them. */
export function selectedCells({
  by,
  rows,
}: CheckedTable): readonly {readonly cells: CheckedCells; readonly selections: readonly Selection[]}[] {
  const inRows = (
    all: readonly TableRow[],
    position: number,
    selected: readonly Selection[],
  ): ReturnType<typeof selectedCells> =>
    all.flatMap((selector) => {
      const {cells, columns = []} = selector;
      const decider = by[position];
      const selections = decider === undefined ? selected : [...selected, {by: decider, selector}];
      return [...(cells === undefined ? [] : [{cells, selections}]), ...inRows(columns, position + 1, selections)];
    });
  return inRows(rows, 0, []);
}

/** The cells of each row or column of a table; `otherwise` is the last row. */
export function rowsOf(table: CheckedTable): readonly CheckedCells[] {
  return [...selectedCells(table).map(({cells}) => cells), ...optional(table.otherwise)];
}

/** What each row and each column of a table is for. */
export function selectionsIn({by: [down, across], rows}: CheckedTable): readonly Selection[] {
  const about = (by: TypedExpression | undefined, selectors: readonly Selector[]): readonly Selection[] =>
    by === undefined ? [] : selectors.map((selector) => ({by, selector}));
  return [...about(down, rows), ...rows.flatMap(({columns = []}) => about(across, columns))];
}

/** The bands of a table. */
export function bandsIn(table: CheckedTable): readonly Selection[] {
  return selectionsIn(table).filter(({selector}) => selector.options === undefined);
}

/** Whether rows or columns are for options, and not for bands. */
export const areOptions = (selectors: readonly Selector[]): boolean =>
  selectors.some(({options}) => options !== undefined);

/** Whether a row is between two bands. */
export const isGap = ({cells, columns = []}: TableRow): boolean => cells === undefined && columns.length === 0;

export function isTable(node: Node): node is CheckedTable {
  return 'rows' in node;
}

function isCell(node: Node): node is CheckedCell {
  return 'place' in node;
}

const expressionKinds: Readonly<Record<TypedExpression['kind'], true>> = {
  figure: true,
  day: true,
  onDay: true,
  today: true,
  rulesDay: true,
  reference: true,
  option: true,
  arithmetic: true,
  compare: true,
  compareLevels: true,
  in: true,
  inList: true,
  empty: true,
  and: true,
  or: true,
  not: true,
  call: true,
  fold: true,
  parameter: true,
  instance: true,
  error: true,
};

export function isExpression(node: Node): node is TypedExpression {
  return Object.hasOwn(expressionKinds, node.kind);
}

function optional<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}
