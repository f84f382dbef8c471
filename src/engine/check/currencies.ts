/** Amounts of one table, and of one sum, are in one currency. Formulas are checked as they are read. */
import {currencyOf} from '../expression/units.ts';
import type {CheckedCell, CheckedValue, Model, Step} from '../model.ts';
import {stepNamed} from '../references.ts';
import {isCurrency} from '../runtime/formats.ts';
import {cellsIn, isTable, rowsOf, withInnerValues} from '../walk.ts';
import {onlyColumn} from './cells.ts';
import type {Context} from './context.ts';

export function checkCurrencies(model: Model, context: Context): void {
  for (const step of [...model.steps, ...model.templates]) checkCells(step, context);
  for (const {name, parts} of model.definition.sums) {
    const amounts = parts.flatMap((part) => {
      const step = stepNamed(`${name}.${part.name}`, model);
      const currency = step && currencyOfStep(step, context);
      return currency === undefined ? [] : [{currency, place: part.place}];
    });
    const other = amounts[0]?.currency;
    const differing = amounts.find(({currency}) => currency !== other);
    if (differing !== undefined)
      context.report('currencies-differ', differing.place, {
        one: differing.currency,
        other: other!,
        relation: 'added to',
      });
  }
}

/** Reports the first cell of each column that is in another currency than its table, or than the cells above it. */
function checkCells({named, value}: Step, context: Context): void {
  const rows = withInnerValues(value).filter(isTable).flatMap(rowsOf);
  for (const column of new Set(rows.flatMap((row) => [...row.keys()]))) {
    let expected = column === onlyColumn ? declaredBy(named) : undefined;
    const cell = rows
      .flatMap((row) => row.get(column) ?? [])
      .find((each) => {
        const currency = currencyOfCell(each, context);
        expected ??= currency;
        return currency !== undefined && currency !== expected;
      });
    if (cell === undefined) continue;
    const one = currencyOfCell(cell, context)!;
    context.report('currencies-differ', cell.place, {one, other: expected!, relation: 'in one table with'});
  }
}

function currencyOfStep({named, value}: Step, context: Context): string | undefined {
  return declaredBy(named) ?? currencyOfValue(value, context);
}

function currencyOfValue(value: CheckedValue, context: Context): string | undefined {
  if (value.kind === 'expression') return currencyOf(value.typed, context.scope);
  if (value.kind === 'first')
    return value.branches.map((branch) => currencyOfValue(branch.value, context)).find((each) => each !== undefined);
  return cellsIn(value)
    .map((cell) => currencyOfCell(cell, context))
    .find((currency) => currency !== undefined);
}

const currencyOfCell = (cell: CheckedCell, {constants}: Context): string | undefined =>
  cell.kind === 'constant' ? declaredBy(constants.get(cell.name)) : undefined;

const declaredBy = (described: {readonly unit?: string | undefined} | undefined): string | undefined =>
  isCurrency(described?.unit) ? described?.unit : undefined;
