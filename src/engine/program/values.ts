/** Values of every kind as JavaScript expressions; lines as statements. */
import {
  array,
  call,
  chain,
  type Code,
  isLiteral,
  joinedBy,
  js,
  literal,
  literalOf,
  named,
  object,
  objectOf,
  textOf,
  variable,
  variableName,
} from '../language/expression/javascript.ts';
import type {Type} from '../language/expression/types.ts';
import {
  type TypedExpression,
  type CheckedCell,
  type CheckedCells,
  type CheckedLine,
  type CheckedTable,
  type CheckedValue,
  type TableRow,
  type ValueOf,
  onlyColumn,
} from '../language/typed.ts';
import type {Model, Step} from '../language/model.ts';
import {numberSum, orderedDay} from '../language/expression/operators.ts';
import {longestChain, selectionCode} from './select.ts';
import {constantCode, datedCode, type EmitContext} from './context.ts';
import {map} from '../language/map.ts';
import {dependenciesOf, modelReferences} from '../language/references.ts';
import {areOptions} from '../language/walk.ts';

/** Declares the value under its name. */
export function valueStatement(value: CheckedValue, name: string, context: EmitContext): Code {
  if (value.kind === 'lines') return lineListStatements(value.lines, variable(name), context);
  return js`const ${variable(name)} = ${valueCode(value, name, context)};`;
}

/** The value as one expression. Lists of lines need statements: see `lineListStatements`. */
export function valueCode(value: CheckedValue, name: string, context: EmitContext): Code {
  switch (value.kind) {
    case 'expression':
      return context.expression(value.typed);
    case 'text':
      return context.text(value.text);
    case 'nothing':
      return nothingCode(value.type);
    case 'first':
      return firstCode(value, name, context);
    case 'lines':
      return js`(() => { ${lineListStatements(value.lines, named('lines$'), context)} return lines$; })()`;
    case 'fields':
      return objectOf(value.fields, ({key, value: field}) => [key, valueCode(field, `${name}$${key}`, context)]);
    case 'total':
      return value.parts.map(variable).reduce((sum, part) => numberSum.emit(sum, part, value.type));
    case 'parts':
      return objectOf(value.parts, (part) => [part.split('.')[1]!, variable(part)]);
    default:
      return tableCode(value, name, context);
  }
}

/** The JavaScript of `nothing` where a value of this type is expected. */
function nothingCode(type: Type): Code {
  if (type.kind === 'text' || type.kind === 'choice') return literal('');
  if (type.kind === 'texts') return literalOf([]);
  if (type.kind === 'condition') return literalOf(false);
  return literalOf(type.kind === 'date' ? null : 0);
}

function firstCode({branches, type}: ValueOf<'first'>, name: string, context: EmitContext): Code {
  const values = branches.map((branch) => {
    const {value} = branch;
    return context.reached(branch, value.kind === 'nothing' ? nothingCode(type) : valueCode(value, name, context));
  });
  return chain(
    branches.slice(0, -1).map(({condition}, index) => [context.expression(condition!), values[index]!] as const),
    values.at(-1)!,
  );
}

/** Statements that declare the list `name` and add every line whose condition holds. */
function lineListStatements(lines: readonly CheckedLine[], name: Code, context: EmitContext): Code {
  const stops = lines.some((line) => line.stop);
  const push = (text: CheckedLine['say'], stop: boolean): Code => {
    const code = js`${name}.push(${context.reached(text, context.text(text))});`;
    return stop ? js`{ ${code} break ${name}$; }` : code;
  };
  const statements = lines.map((line) => {
    if (line.condition === undefined) return push(line.say, line.stop);
    const otherwise = line.otherwise === undefined ? js`` : js` else ${push(line.otherwise, false)}`;
    return js`if (${context.expression(line.condition)}) ${push(line.say, line.stop)}${otherwise}`;
  });
  const body = joinedBy('\n  ', statements);
  return stops ? js`const ${name} = [];\n  ${name}$: {\n  ${body}\n  }` : js`const ${name} = [];\n  ${body}`;
}

function tableCode(table: CheckedTable, name: string, context: EmitContext): Code {
  const cells = (row: CheckedCells | undefined): Code => {
    const code = cellsCode(row, table.type, name, context);
    return row === undefined ? code : context.reached(row, code);
  };
  switch (table.kind) {
    case 'list':
      return listCode(table.rows, name, context);
    case 'lookup': {
      const {
        by: [down, across],
        rows,
      } = table;
      const otherwise = (): Code => cells(table.otherwise);
      const long = longRowsCode(table, name, context);
      if (long !== undefined) return js`(${long}.get(${context.expression(down)}) ?? ${otherwise()})`;
      const ofRow = ({cells: own, columns}: TableRow): Code => {
        if (columns !== undefined) return selectionCode(across!, columns, ofRow, otherwise, context);
        return own === undefined ? otherwise() : cells(own);
      };
      // An option that gives what all others do needs no row.
      const usual = areOptions(rows) ? textOf(otherwise()) : undefined;
      const isUsual = (row: TableRow): boolean => row.columns === undefined && textOf(ofRow(row)) === usual;
      return selectionCode(
        down,
        usual === undefined ? rows : rows.filter((row) => !isUsual(row)),
        ofRow,
        otherwise,
        context,
      );
    }
  }
}

/**
 * The rows of a long table by a choice whose cells are all literals, as a map from an option to its row: it names the columns once, and weighs a
 * quarter of an object for each row. Columns that only the page shows stay out. Undefined for other tables.
 */
function longRowsCode({by, rows, type}: ValueOf<'lookup'>, name: string, context: EmitContext): Code | undefined {
  if (by.length > 1 || rows.length <= longestChain || !areOptions(rows) || type.kind !== 'group') return undefined;
  const {rules} = modelReferences(context.model);
  const columns = [...type.members].filter(([column]) => rules.has(name) || rules.has(`${name}.${column}`));
  const written = rows.map(({cells, options = []}) => {
    const row = columns.map(([column, kind]) => cellCode(cells?.get(column), kind, context));
    return {cells, options, row, code: array(row)};
  });
  const isPlain = written.every(
    ({cells, row, code}) => row.every(isLiteral) && (cells === undefined || context.reached(cells, code) === code),
  );
  if (!isPlain) return undefined;
  const cellsByOption = objectOf(
    written.flatMap(({options, code}) => options.map((option) => [option, code] as const)),
    (entry) => entry,
  );
  const names = array(columns.map(([column]) => literal(column)));
  return context.hoist(`${variableName(name)}$rows`, call('$rowsByOption', [names, cellsByOption]));
}

function listCode(rows: ValueOf<'list'>['rows'], name: string, context: EmitContext): Code {
  const code = array(rows.map((row) => rowObject(row.name!, row.cells!, context)));
  return context.hoist(`${variableName(name)}$rows`, code);
}

/** A row's cells: a single value, or an object of columns. */
function cellsCode(cells: CheckedCells | undefined, type: Type, name: string, context: EmitContext): Code {
  if (type.kind !== 'group') return cellCode(cells?.get(onlyColumn), type, context);
  const columns = [...type.members];
  const code = objectOf(columns, ([column, kind]) => [column, cellCode(cells?.get(column), kind, context)]);
  return context.hoist(`${variableName(name)}$row`, code);
}

/** One cell as JavaScript; a missing one is `nothing`. */
export function cellCode(cell: CheckedCell | undefined, type: Type, context: EmitContext): Code {
  if (cell?.inForce === undefined) return alwaysCode(cell, type, context);
  const {condition, otherwise} = cell.inForce;
  const onOtherDays = cellCode(otherwise, type, context);
  return chain([[context.expression(condition), alwaysCode(cell, type, context)]], onOtherDays);
}

/** A cell on the days on which the table has its row. */
function alwaysCode(cell: CheckedCell | undefined, type: Type, context: EmitContext): Code {
  switch (cell?.kind) {
    case 'constant': {
      const {name, day, type: kind} = cell;
      if (day === undefined) return constantCode(name, context.model);
      return context.expression({kind: 'onDay', figure: {kind: 'reference', name, type: kind}, day, type: kind});
    }
    case 'data':
      return datedCode(cell.dated, cell.day && orderedDay(context.expression(cell.day)));
    case 'text':
      return context.text(cell.text);
    default:
      return nothingCode(type);
  }
}

function rowObject(name: string, cells: CheckedCells, context: EmitContext): Code {
  const columns = [...cells].filter(([column]) => column !== onlyColumn);
  return object({
    name: literal(name),
    ...Object.fromEntries(columns.map(([column, cell]) => [column, cellCode(cell, cell.type, context)])),
  });
}

/**
 * A model's steps, with tests for emptiness simplified: 'missingConditions is empty' becomes a test that none of its
 * lines' conditions holds, so that a result that shows no line does not build the list.
 * @param names the names that the result reads
 */
export function stepsWithoutLists(model: Model, names: readonly string[]): readonly Step[] {
  const lists = new Map(
    model.steps.flatMap(({name, value}) => {
      const holds = value.kind === 'lines' ? anyHolds(value.lines) : undefined;
      return holds === undefined ? [] : [[name, holds] as const];
    }),
  );
  // A list that is also read in another way is built anyway, so its emptiness is tested on the list.
  const stillRead = dependenciesOf(names, {...model, steps: withoutEmptinessTests(model.steps, lists)});
  for (const name of stillRead) lists.delete(name);
  return withoutEmptinessTests(model.steps, lists);
}

/** The condition under which a list has a line; undefined if it always has one, or never. */
function anyHolds(lines: readonly CheckedLine[]): TypedExpression | undefined {
  if (lines.length === 0 || lines.some((line) => line.condition === undefined || line.otherwise !== undefined))
    return undefined;
  return lines
    .map((line) => line.condition!)
    .reduce((left, right): TypedExpression => ({kind: 'or', left, right, type: left.type}));
}

function withoutEmptinessTests(steps: readonly Step[], lists: ReadonlyMap<string, TypedExpression>): readonly Step[] {
  const inExpression = (typed: TypedExpression): TypedExpression => {
    if (typed.kind !== 'empty') return map(typed, {expression: inExpression});
    const holds = typed.operand.kind === 'reference' ? lists.get(typed.operand.name) : undefined;
    if (holds === undefined) return typed;
    return typed.negated ? holds : {kind: 'not', operand: holds, type: typed.type};
  };
  const inValue = (value: CheckedValue): CheckedValue =>
    value.kind === 'expression' || value.kind === 'first'
      ? map(value, {expression: inExpression, value: inValue})
      : value;
  return steps.map((step) => ({...step, value: inValue(step.value)}));
}
