/**
 * Amounts of one table, and of one sum, are in one currency, and so are a number and the limits that divide it; the card shows them in it.
 * Formulas are checked as they are read.
 */
import {shownUnit} from '../definition/page.ts';
import {currencyOf} from '../expression/units.ts';
import type {CheckedCell, CheckedItem, CheckedValue, Model, Step} from '../model.ts';
import {stepNamed} from '../references.ts';
import {isCurrency} from '../runtime/formats.ts';
import {cellsIn, isTable, rowsOf, withInnerValues} from '../walk.ts';
import {onlyColumn} from './cells.ts';
import type {Context} from './context.ts';

/** @param hasReported whether amounts in two currencies have been reported: what follows from the same one is not reported again */
export function checkCurrencies(model: Model, context: Context, hasReported: () => boolean): void {
  const steps = [...model.steps, ...model.templates];
  const formulasAgree = !hasReported();
  for (const step of steps) checkCells(step, context);
  for (const step of formulasAgree ? steps : []) checkBands(step, context);
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
  if (hasReported()) return;
  for (const {items, total} of model.card)
    for (const item of total === undefined ? items : [...items, total]) checkShown(item, model, context);
}

/** Reports an amount that the card would show in a currency that it is not in. */
function checkShown({value, unit, place}: CheckedItem, model: Model, context: Context): void {
  const shown = shownUnit(unit, model.definition);
  if (value === undefined || !isCurrency(shown)) return;
  const step = value.kind === 'reference' ? stepNamed(value.name, model) : undefined;
  const currency = step === undefined ? currencyOf(value, context.scope) : currencyOfStep(step, context);
  if (currency !== undefined && currency !== shown)
    context.report('currencies-differ', place, {one: currency, other: shown!, relation: 'shown as'});
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

/** Reports limits in another currency than the amount that they divide, and a tax in another one than what it is charged on. */
function checkBands({named, value}: Step, context: Context): void {
  for (const table of withInnerValues(value)) {
    if (table.kind !== 'bands' && table.kind !== 'brackets') continue;
    const other = currencyOf(table.by, context.scope);
    if (other === undefined) continue;
    const differs = (currency: string | undefined): currency is string => currency !== undefined && currency !== other;
    const limit = table.bands
      .flatMap(({from, to}) => [from, to].flatMap((edge) => (edge ? [currencyOf(edge.at, context.scope)] : [])))
      .find(differs);
    const charged = table.kind === 'brackets' ? declaredBy(named) : undefined;
    if (limit !== undefined)
      context.report('currencies-differ', named.place, {one: other, other: limit, relation: 'compared with'});
    else if (differs(charged))
      context.report('currencies-differ', named.place, {one: charged, other, relation: 'worked out from'});
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
