/** Tables with `on`: their dated figures are not those of today, but of another day. */
import type {Formula} from '../language/definition/formula.ts';
import {describeType} from '../language/expression/types.ts';
import type {TypedExpression, CellInForce, CheckedCell, CheckedCells, CheckedValue} from '../language/typed.ts';
import {map, mapRows} from '../language/map.ts';
import {isTable} from '../language/walk.ts';
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
    typed.kind === 'rulesDay' ? day : map(typed, {expression: toDay});
  const onItsDay = ({condition, otherwise, ...inForce}: CellInForce): CellInForce => ({
    ...inForce,
    condition: toDay(condition),
    otherwise: otherwise && cell(otherwise),
  });
  const cell = (each: CheckedCell): CheckedCell => {
    const changes =
      (each.kind === 'constant' && context.scope.isDated(each.name)) ||
      (each.kind === 'data' && each.dated.periods.length > 1);
    isDated ||= changes || each.inForce !== undefined;
    return {...each, ...(changes && {day}), ...(each.inForce && {inForce: onItsDay(each.inForce)})};
  };
  const cells = (row: CheckedCells): CheckedCells => new Map([...row].map(([column, each]) => [column, cell(each)]));
  const changed = table.kind === 'list' ? table : mapRows(table, {cells, expression: onDay});
  if (!isDated) context.report('on-undated', place);
  return changed;
}
