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
  TableRow,
} from './typed.ts';
import type {CheckedBlock, CheckedItem, Model, Step} from './model.ts';

type Mapper<Part> = (part: Part) => Part;

/** The functions that `map` applies to the parts of a node; parts without a function stay the same. */
export interface Mappers {
  readonly expression?: Mapper<TypedExpression>;
  readonly value?: Mapper<CheckedValue>;
  readonly text?: Mapper<CheckedText>;
  readonly cells?: Mapper<CheckedCells>;
}

const same = <Part>(part: Part): Part => part;

/** The node with the functions applied to what is directly inside it, in the order of the file. */
export function map<Mapped extends TypedExpression | CheckedValue>(node: Mapped, mappers: Mappers): Mapped;
export function map(node: TypedExpression | CheckedValue, mappers: Mappers): TypedExpression | CheckedValue {
  const {expression = same, value = same, text = same} = mappers;
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
    case 'text':
      return {...node, text: text(node.text)};
    case 'first':
      return {
        ...node,
        branches: node.branches.map((branch) => ({...withCondition(branch, expression), value: value(branch.value)})),
      };
    case 'lines':
      return {
        ...node,
        lines: node.lines.map((line) => ({
          ...withCondition(line, expression),
          say: text(line.say),
          ...(line.otherwise && {otherwise: text(line.otherwise)}),
        })),
      };
    case 'lookup':
    case 'list': {
      const by: readonly TypedExpression[] = node.by.map(expression);
      return mapRows({...node, by} as CheckedTable, mappers);
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
    case 'rulesDay':
    case 'reference':
    case 'parameter':
    case 'option':
    case 'error':
    case 'nothing':
    case 'total':
    case 'parts':
      return node;
  }
}

/** The table with the functions applied to the limits and cells of its rows. */
export function mapRows(
  table: CheckedTable,
  {expression, cells = same}: Pick<Mappers, 'expression' | 'cells'>,
): CheckedTable {
  const inRow = (row: TableRow): TableRow => ({
    ...(expression === undefined ? row : withEdges(row, expression)),
    ...(row.cells && {cells: cells(row.cells)}),
    ...(row.columns && {columns: row.columns.map(inRow)}),
  });
  const rows = table.rows.map(inRow);
  return table.otherwise === undefined ? {...table, rows} : {...table, rows, otherwise: cells(table.otherwise)};
}

/** The value with the function applied to all its expressions, those in its branches, texts and cells included. */
export function mapExpressions(value: CheckedValue, expression: Mapper<TypedExpression>): CheckedValue {
  const text = (of: CheckedText): CheckedText => mapText(of, expression);
  const cell = (of: CheckedCell): CheckedCell => mapCell(of, {expression, text, cell});
  return map(value, {
    expression,
    value: (inner) => mapExpressions(inner, expression),
    text,
    cells: (of) =>
      [...of.values()].some(readsName) ? new Map([...of].map(([column, one]) => [column, cell(one)])) : of,
  });
}

/** The functions that `mapCell` applies to the parts of a cell; `cell` is for what applies on other days. */
interface CellMappers extends Pick<Mappers, 'expression' | 'text'> {
  readonly cell?: Mapper<CheckedCell>;
}

/** The cell with the functions applied to what is directly inside it. */
export function mapCell(
  {inForce, ...always}: CheckedCell,
  {expression = same, text = same, cell = same}: CellMappers,
): CheckedCell {
  const changed: CheckedCell =
    always.kind === 'text'
      ? {...always, text: text(always.text)}
      : 'day' in always && always.day !== undefined
        ? {...always, day: expression(always.day)}
        : always;
  if (inForce === undefined) return changed;
  const {condition, otherwise} = inForce;
  return {...changed, inForce: {...inForce, condition: expression(condition), otherwise: otherwise && cell(otherwise)}};
}

const readsName = (cell: CheckedCell): boolean =>
  cell.inForce !== undefined ||
  (cell.kind === 'text' ? cell.text.some((part) => typeof part !== 'string') : 'day' in cell && cell.day !== undefined);

/** The text with the function applied to its references. */
export function mapText(text: CheckedText, expression: Mapper<TypedExpression>): CheckedText {
  return text.map((part) => (typeof part === 'string' ? part : {...part, typed: expression(part.typed)}));
}

/** The model with the function applied to the expressions of its values and of its card. */
export function mapModel(model: Model, expression: Mapper<TypedExpression>): Model {
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
      range: ofOptional(item.range, ({least, most, say}) => ({
        least: expression(least),
        most: expression(most),
        say: ofText(say),
      })),
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

function withEdges<Part extends Limits>(part: Part, change: Mapper<TypedExpression>): Part {
  const edge = (limit: Edge | undefined): Edge | undefined => limit && {...limit, at: change(limit.at)};
  return part.from === undefined && part.to === undefined ? part : {...part, from: edge(part.from), to: edge(part.to)};
}

function withCondition<Part extends {readonly condition?: TypedExpression}>(
  part: Part,
  change: Mapper<TypedExpression>,
): Part {
  return part.condition === undefined ? part : {...part, condition: change(part.condition)};
}

/** A copy of the value in which `part`, which may be the value itself, is replaced. */
export function replaceValue(value: CheckedValue, part: CheckedValue, replacement: CheckedValue): CheckedValue {
  return value === part ? replacement : map(value, {value: (inner) => replaceValue(inner, part, replacement)});
}
