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
  Limits,
  Selector,
} from './typed.ts';
import type {CheckedBlock, CheckedException, CheckedItem, CheckedStays} from './model.ts';
import {map} from './map.ts';

export type Node = TypedExpression | CheckedValue | CheckedCell;

/** The nodes directly inside a node, in the order of the file; names are not resolved. */
export function children(node: Node): readonly Node[] {
  const inForce = 'inForce' in node ? node.inForce : undefined;
  if (inForce === undefined) return childrenOnAnyDay(node);
  return [...childrenOnAnyDay(node), inForce.condition, ...optional(inForce.otherwise)];
}

/** Without the days of a cell, and what applies on all others. */
function childrenOnAnyDay(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'text':
      return expressionsOfText(node.text);
    case 'lines':
      return node.lines.flatMap(({condition, say, otherwise}) => [
        ...optional(condition),
        ...expressionsOfText(say),
        ...expressionsOfText(otherwise),
      ]);
    case 'choices':
    case 'bands':
    case 'brackets':
    case 'matrix':
    case 'list': {
      const edges = limitsIn(node).flatMap(({limits: {from, to}}) => [from, to]);
      const cells = rowsOf(node).flatMap((row) => [...row.values()]);
      return [...deciders(node), ...edges.flatMap((edge) => edge?.at ?? []), ...cells];
    }
    case 'constant':
    case 'data':
      return optional(node.day);
    case 'instance':
      // The arguments are in the value, wherever it reads them.
      return [node.value];
    default: {
      const parts: Node[] = [];
      const collect = <Part extends Node>(part: Part): Part => {
        parts.push(part);
        return part;
      };
      map(node, {expression: collect, value: collect});
      return parts;
    }
  }
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
  const parts = value.kind === 'first' ? value.branches : value.kind === 'fields' ? value.fields : [];
  return [value, ...parts.flatMap((part) => withInnerValues(part.value))];
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
  return stays === undefined ? [] : [stays.of, stays.limit, stays.window, stays.day];
}

/** The expressions of one item of a block. */
export function expressionsOfItem(item: CheckedItem): readonly TypedExpression[] {
  const {condition, label, value, missing, text, outOf, percentDone} = item;
  return [
    ...[condition, value, outOf, percentDone].flatMap((expression) => optional(expression)),
    ...[label, missing, text].flatMap(expressionsOfText),
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

/** The cells of each row of a table; `otherwise` is the last row. */
export function rowsOf(table: CheckedTable): readonly CheckedCells[] {
  switch (table.kind) {
    case 'choices':
      return [...table.rows.map(({cells}) => cells), ...optional(table.otherwise)];
    case 'bands':
      return [...table.bands.flatMap(({cells}) => optional(cells)), ...optional(table.otherwise)];
    case 'brackets':
      return table.bands.flatMap(({cells}) => optional(cells));
    case 'matrix':
      return [
        ...table.rows.flatMap(({columns}) => columns.flatMap(({cells}) => optional(cells))),
        ...optional(table.otherwise),
      ];
    case 'list':
      return table.rows.map(({cells}) => cells);
  }
}

/** The expressions that decide on the row of a table and, in a matrix, on the column. */
export function deciders(table: CheckedTable): readonly TypedExpression[] {
  if (table.kind === 'list') return [];
  return table.kind === 'matrix' ? table.by : [table.by];
}

/** The bands of a table, each with the number that it is about. */
export function limitsIn(table: CheckedTable): readonly {readonly by: TypedExpression; readonly limits: Limits}[] {
  const ofNumber = (by: TypedExpression, selectors: readonly Selector[]) =>
    selectors.flatMap((selector) => (selector.options === undefined ? [{by, limits: selector}] : []));
  if ('bands' in table) return ofNumber(table.by, table.bands);
  if (table.kind !== 'matrix') return [];
  const [down, across] = table.by;
  return [...ofNumber(down, table.rows), ...table.rows.flatMap(({columns}) => ofNumber(across, columns))];
}

const tableKinds: Readonly<Record<CheckedTable['kind'], true>> = {
  choices: true,
  bands: true,
  brackets: true,
  matrix: true,
  list: true,
};

export function isTable(node: Node): node is CheckedTable {
  return Object.hasOwn(tableKinds, node.kind);
}

const expressionKinds: Readonly<Record<TypedExpression['kind'], true>> = {
  figure: true,
  day: true,
  onDay: true,
  today: true,
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
