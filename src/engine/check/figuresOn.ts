/** Tables with `on`: their dated figures are not those of today, but of another day. */
import type {Formula} from '../definition/formula.ts';
import {describeType} from '../expression/types.ts';
import type {TypedExpression} from '../typed.ts';
import type {CellInForce, CheckedCell, CheckedCells, CheckedTable, CheckedValue, Edge, Limits} from '../typed.ts';
import {map} from '../map.ts';
import {isTable} from '../walk.ts';
import {checkFormula, type Context} from './context.ts';

/** The table with the figures of a day: those of its dated cells, and of the dated constants that its rows name. */
export function figuresOn(formula: Formula, table: CheckedValue, context: Context): CheckedValue {
  const day = checkFormula(formula, context);
  if (day.type.kind === 'error' || table.type.kind === 'error' || !isTable(table)) return table;
  const {place} = formula.node;
  if (day.type.kind !== 'date')
    return context.report('wrong-kind', place, {expected: 'A date', found: describeType(day.type)}) ?? table;
  let isDated = false;
  const onDay = (typed: TypedExpression): TypedExpression => {
    if (typed.kind === 'onDay') return typed;
    if (typed.kind !== 'reference' || !context.scope.isDated(typed.name)) return map(typed, {expression: onDay});
    isDated = true;
    return {kind: 'onDay', figure: typed, day, type: typed.type};
  };
  const toDay = (typed: TypedExpression): TypedExpression =>
    typed.kind === 'today' ? day : map(typed, {expression: toDay});
  const onItsDay = ({condition, otherwise, ...inForce}: CellInForce): CellInForce => ({
    ...inForce,
    condition: toDay(condition),
    otherwise: otherwise && cell(otherwise),
  });
  const edge = (each: Edge | undefined): Edge | undefined => each && {...each, at: onDay(each.at)};
  const cell = (each: CheckedCell): CheckedCell => {
    const changes =
      (each.kind === 'constant' && context.scope.isDated(each.name)) ||
      (each.kind === 'data' && each.dated.periods.length > 1);
    isDated ||= changes || each.inForce !== undefined;
    return {...each, ...(changes && {day}), ...(each.inForce && {inForce: onItsDay(each.inForce)})};
  };
  const changed = withFigures(table, {edge, cell});
  if (!isDated) context.report('on-undated', place);
  return changed;
}

interface Figures {
  readonly edge: (edge: Edge | undefined) => Edge | undefined;
  readonly cell: (cell: CheckedCell) => CheckedCell;
}

function withFigures(table: CheckedTable, {edge, cell}: Figures): CheckedTable {
  const limits = <Part extends Limits>(part: Part): Part => ({...part, from: edge(part.from), to: edge(part.to)});
  const row = (cells: CheckedCells): CheckedCells => new Map([...cells].map(([column, each]) => [column, cell(each)]));
  const optionalRow = (cells: CheckedCells | undefined): CheckedCells | undefined => cells && row(cells);
  switch (table.kind) {
    case 'choices':
      return {
        ...table,
        rows: table.rows.map((each) => ({...each, cells: row(each.cells)})),
        otherwise: optionalRow(table.otherwise),
      };
    case 'bands':
      return {
        ...table,
        bands: table.bands.map((band) => ({...limits(band), cells: optionalRow(band.cells)})),
        otherwise: optionalRow(table.otherwise),
      };
    case 'brackets':
      return {...table, bands: table.bands.map((band) => ({...limits(band), cells: optionalRow(band.cells)}))};
    case 'matrix':
      return {
        ...table,
        rows: table.rows.map((each) => ({
          ...limits(each),
          columns: each.columns.map((column) => ({...limits(column), cells: optionalRow(column.cells)})),
        })),
        otherwise: optionalRow(table.otherwise),
      };
    case 'list':
      return table;
  }
}
