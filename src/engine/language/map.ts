/** A checked definition with changed parts: every replacement of expressions and values uses it, as every traversal uses walk.ts. */
import type {
  TypedExpression,
  CheckedCell,
  CheckedCells,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Edge,
  Limits,
} from './typed.ts';
import type {CheckedBlock, CheckedItem, Model, Step} from './model.ts';

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
  switch (changed.kind) {
    case 'choices':
    case 'bands':
    case 'brackets':
    case 'matrix':
    case 'list':
      return mapCells(changed, expression);
    case 'lines':
      break;
    default:
      return changed;
  }
  const lines = changed.lines.map(({say, otherwise, ...line}) => ({
    ...line,
    say: ofText(say),
    ...(otherwise && {otherwise: ofText(otherwise)}),
  }));
  return {...changed, lines};
}

/** The table with the function applied to the expressions of its cells. */
function mapCells(table: CheckedTable, expression: NonNullable<Mappers['expression']>): CheckedTable {
  const inCell = ({inForce, ...cell}: CheckedCell): CheckedCell => {
    const always = ofContent(cell);
    if (inForce === undefined) return always;
    const {condition, period, otherwise} = inForce;
    return {...always, inForce: {condition: expression(condition), period, otherwise: otherwise && inCell(otherwise)}};
  };
  const ofContent = (cell: CheckedCell): CheckedCell => {
    if (cell.kind === 'text') return {...cell, text: mapText(cell.text, expression)};
    return 'day' in cell && cell.day !== undefined ? {...cell, day: expression(cell.day)} : cell;
  };
  const inCells = (cells: CheckedCells): CheckedCells => {
    const hasReference = [...cells.values()].some(readsName);
    return hasReference ? new Map([...cells].map(([column, cell]) => [column, inCell(cell)])) : cells;
  };
  return mapRows(table, {cells: inCells});
}

/** The functions that `mapRows` applies to the parts of rows. */
interface RowMappers {
  readonly cells: (cells: CheckedCells) => CheckedCells;
  readonly edge?: NonNullable<Mappers['expression']>;
}

/** The table with the functions applied to the cells of each row, and to the edges of each band. */
export function mapRows(table: CheckedTable, {cells, edge}: RowMappers): CheckedTable {
  const inRow = <Row extends {readonly cells?: CheckedCells | undefined} & Limits>(row: Row): Row => {
    const limited = edge === undefined ? row : withEdges(row, edge);
    return row.cells === undefined ? limited : {...limited, cells: cells(row.cells)};
  };
  const changed = (): CheckedTable => {
    switch (table.kind) {
      case 'choices':
        return {...table, rows: table.rows.map(inRow)};
      case 'list':
        return {...table, rows: table.rows.map(inRow)};
      case 'bands':
      case 'brackets':
        return {...table, bands: table.bands.map(inRow)};
      case 'matrix': {
        const rows = table.rows.map((row) => ({...inRow(row), columns: row.columns.map(inRow)}));
        return {...table, rows};
      }
    }
  };
  const {otherwise} = table as {readonly otherwise?: CheckedCells};
  return otherwise === undefined ? changed() : ({...changed(), otherwise: cells(otherwise)} as CheckedTable);
}

const readsName = (cell: CheckedCell): boolean =>
  cell.inForce !== undefined ||
  (cell.kind === 'text' ? cell.text.some((part) => typeof part !== 'string') : 'day' in cell && cell.day !== undefined);

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
