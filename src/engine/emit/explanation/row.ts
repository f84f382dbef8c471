/** Which row of its table on the page holds the value, as JavaScript: the rows are those of ruleTable.ts, in its order. */
import {binds, wrap, type Code} from '../../expression/code.ts';
import type {CheckedTable} from '../../model.ts';
import {string} from '../javascript.ts';
import type {ExplanationContext} from './context.ts';

type Table<Kind> = Extract<CheckedTable, {kind: Kind}>;

export function rowCode({by, rows}: Table<'choices'>, context: ExplanationContext): string {
  const code = context.expression(by);
  return chain(
    rows.map(({options}, index) => [isOneOf(code, options), index] as const),
    rows.length,
  );
}

/** Bands in ascending order: each is what remains below its end. */
export function bandCode({by, bands}: Table<'bands'>, context: ExplanationContext): string {
  const value = wrap(context.expression(by), binds.compare + 1);
  return chain(
    bands.slice(0, -1).map(({to}, index) => {
      const end = wrap(context.expression(to!.at), binds.compare + 1);
      return [`${value} ${to!.after ? '<=' : '<'} ${end}`, index] as const;
    }),
    bands.length - 1,
  );
}

/** The row behind the last is that of any other pair; a row that has no column for the other choice says the same. */
export function matrixCode({by: [down, across], rows}: Table<'matrix'>, context: ExplanationContext): string {
  const [downCode, acrossCode] = [context.expression(down), context.expression(across)];
  return chain(
    rows.map(({options}, index) => {
      const columns = rows.flatMap((row) => row.columns.flatMap((column) => column.options));
      return [`(${isOneOf(downCode, options)}) && (${isOneOf(acrossCode, [...new Set(columns)])})`, index] as const;
    }),
    rows.length,
  );
}

function isOneOf(by: Code, options: readonly string[]): string {
  return options.map((option) => `${wrap(by, binds.compare + 1)} === ${string(option)}`).join(' || ');
}

function chain(rows: readonly (readonly [string, number])[], last: number): string {
  return rows.map(([test, index]) => `${test} ? ${index} : `).join('') + String(last);
}
