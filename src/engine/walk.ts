/**
 * The traversal of a checked definition: every analysis, check and tool that looks into values or expressions uses it.
 * A node is an expression, a value or a table's cell. Branches, lines, rows and texts are not nodes but parts of one.
 */
import type {TypedExpression} from './expression/types.ts';
import type {
  CheckedBlock,
  CheckedCell,
  CheckedCells,
  CheckedException,
  CheckedItem,
  CheckedStays,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Edge,
  Limits,
  Model,
  Selector,
  Step,
} from './model.ts';

export type Node = TypedExpression | CheckedValue | CheckedCell;

/** The nodes directly inside a node, in the order of the file; names are not resolved. */
export function children(node: Node): readonly Node[] {
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
  return [node, ...children(node).flatMap((child) => withDescendants(child))];
}

/** The functions that `map` applies to the children of a node; children without a function stay the same. */
export interface Mappers {
  readonly expression?: (expression: TypedExpression) => TypedExpression;
  readonly value?: (value: CheckedValue) => CheckedValue;
}

/** The node with the functions applied to its expressions and values; texts and cells stay the same. */
export function map<Mapped extends TypedExpression | CheckedValue>(node: Mapped, mappers: Mappers): Mapped;
export function map(node: TypedExpression | CheckedValue, mappers: Mappers): TypedExpression | CheckedValue {
  const {expression = (same) => same, value = (same) => same} = mappers;
  switch (node.kind) {
    case 'arithmetic':
    case 'compare':
    case 'compareLevels':
    case 'and':
    case 'or':
      return {...node, left: expression(node.left), right: expression(node.right)};
    case 'in':
      return {...node, left: expression(node.left)};
    case 'inList':
      return {...node, left: expression(node.left), list: expression(node.list)};
    case 'empty':
    case 'not':
      return {...node, operand: expression(node.operand)};
    case 'call':
      return {...node, values: node.values.map(expression)};
    case 'expression':
      return {...node, typed: expression(node.typed)};
    case 'first':
      return {
        ...node,
        branches: node.branches.map((branch) => ({...withCondition(branch, expression), value: value(branch.value)})),
      };
    case 'lines':
      return {...node, lines: node.lines.map((line) => withCondition(line, expression))};
    case 'choices':
      return {...node, by: expression(node.by)};
    case 'bands':
    case 'brackets':
      return {...node, by: expression(node.by), bands: node.bands.map((band) => withEdges(band, expression))};
    case 'matrix': {
      const rows = node.rows.map((row) => ({
        ...withEdges(row, expression),
        columns: row.columns.map((column) => withEdges(column, expression)),
      }));
      return {...node, by: [expression(node.by[0]), expression(node.by[1])], rows};
    }
    case 'fields':
      return {...node, fields: node.fields.map((field) => ({...field, value: value(field.value)}))};
    case 'onDay':
      return {...node, figure: expression(node.figure), day: expression(node.day)};
    case 'fold':
      return {
        ...node,
        list: expression(node.list),
        ...(node.of && {of: expression(node.of)}),
        ...(node.when && {when: expression(node.when)}),
      };
    case 'instance':
      return {
        ...node,
        arguments: node.arguments.map(expression),
        value: mappers.value?.(node.value) ?? mapExpressions(node.value, expression),
      };
    case 'figure':
    case 'day':
    case 'today':
    case 'reference':
    case 'parameter':
    case 'option':
    case 'error':
    case 'text':
    case 'nothing':
    case 'list':
    case 'total':
    case 'parts':
      return node;
  }
}

/** The value with the function applied to all its expressions, those in its branches and texts included. */
export function mapExpressions(value: CheckedValue, expression: NonNullable<Mappers['expression']>): CheckedValue {
  const ofText = (text: CheckedText): CheckedText => mapText(text, expression);
  if (value.kind === 'text') return {...value, text: ofText(value.text)};
  const changed = map(value, {expression, value: (inner) => mapExpressions(inner, expression)});
  if (isTable(changed)) return mapCells(changed, expression);
  if (changed.kind !== 'lines') return changed;
  const lines = changed.lines.map(({say, otherwise, ...line}) => ({
    ...line,
    say: ofText(say),
    ...(otherwise && {otherwise: ofText(otherwise)}),
  }));
  return {...changed, lines};
}

/** The table with the function applied to the expressions of its cells. */
function mapCells(table: CheckedTable, expression: NonNullable<Mappers['expression']>): CheckedTable {
  const inCell = (cell: CheckedCell): CheckedCell => {
    if (cell.kind === 'text') return {...cell, text: mapText(cell.text, expression)};
    return 'day' in cell && cell.day !== undefined ? {...cell, day: expression(cell.day)} : cell;
  };
  const inCells = (cells: CheckedCells): CheckedCells => {
    const hasReference = [...cells.values()].some((cell) => expressionsIn(cell).length > 0);
    return hasReference ? new Map([...cells].map(([column, cell]) => [column, inCell(cell)])) : cells;
  };
  const inRow = <Row extends {readonly cells?: CheckedCells | undefined}>(row: Row): Row =>
    row.cells === undefined ? row : {...row, cells: inCells(row.cells)};
  const changed = (): CheckedTable => {
    switch (table.kind) {
      case 'choices':
        return {...table, rows: table.rows.map(inRow)};
      case 'list':
        return {...table, rows: table.rows.map(inRow)};
      case 'bands':
      case 'brackets':
        return {...table, bands: table.bands.map(inRow)};
      case 'matrix':
        return {...table, rows: table.rows.map((row) => ({...row, columns: row.columns.map(inRow)}))};
    }
  };
  const {otherwise} = table as {readonly otherwise?: CheckedCells};
  return otherwise === undefined ? changed() : ({...changed(), otherwise: inCells(otherwise)} as CheckedTable);
}

/** The text with the function applied to its references. */
export function mapText(text: CheckedText, expression: NonNullable<Mappers['expression']>): CheckedText {
  return text.map((part) => (typeof part === 'string' ? part : {...part, typed: expression(part.typed)}));
}

/** The model with the function applied to the expressions of its values and of its card. */
export function mapModel(model: Model, expression: NonNullable<Mappers['expression']>): Model {
  const ofOptional = <Part>(part: Part | undefined, change: (part: Part) => Part): Part | undefined =>
    part === undefined ? undefined : change(part);
  const ofText = (text: CheckedText): CheckedText => mapText(text, expression);
  const ofStep = <Named extends Step>(step: Named): Named => ({...step, value: mapExpressions(step.value, expression)});
  const ofItem = (item: CheckedItem): CheckedItem => ({
    ...item,
    ...withPresent({
      condition: ofOptional(item.condition, expression),
      value: ofOptional(item.value, expression),
      outOf: ofOptional(item.outOf, expression),
      percentDone: ofOptional(item.percentDone, expression),
      label: ofOptional(item.label, ofText),
      missing: ofOptional(item.missing, ofText),
      text: ofOptional(item.text, ofText),
    }),
  });
  const ofBlock = (block: CheckedBlock): CheckedBlock => ({
    ...block,
    ...withPresent({
      condition: ofOptional(block.condition, expression),
      heading: ofOptional(block.heading, ofText),
      total: ofOptional(block.total, ofItem),
    }),
    items: block.items.map(ofItem),
  });
  return {
    ...model,
    steps: model.steps.map(ofStep),
    templates: model.templates.map(ofStep),
    card: model.card.map(ofBlock),
  };
}

/** The properties that are not undefined. */
function withPresent<Properties extends object>(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Properties;
}

function withEdges<Part extends Limits>(part: Part, change: NonNullable<Mappers['expression']>): Part {
  const edge = (limit: Edge | undefined): Edge | undefined => limit && {...limit, at: change(limit.at)};
  return part.from === undefined && part.to === undefined ? part : {...part, from: edge(part.from), to: edge(part.to)};
}

function withCondition<Part extends {readonly condition?: TypedExpression}>(
  part: Part,
  change: NonNullable<Mappers['expression']>,
): Part {
  return part.condition === undefined ? part : {...part, condition: change(part.condition)};
}

/** A copy of the value in which `part`, which may be the value itself, is replaced. */
export function replaceValue(value: CheckedValue, part: CheckedValue, replacement: CheckedValue): CheckedValue {
  return value === part ? replacement : map(value, {value: (inner) => replaceValue(inner, part, replacement)});
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

/** The parts of a node that stand for something with a name; of `clb(age)`, both names are read. */
const namedKinds: ReadonlySet<Node['kind']> = new Set(['reference', 'constant', 'parameter', 'instance']);

/** Every name that a node reads, as in the file: 'age', 'points.total'. Names may repeat. */
export function namesIn(node: Node): readonly string[] {
  return withDescendants(node).flatMap((part) => ('name' in part && namedKinds.has(part.kind) ? [part.name] : []));
}

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
