/** Tables by a choice, by two choices, and lists of rows; bands.ts has those by a number. */
import {diagnose, type Place} from '../../diagnostics/diagnostic.ts';
import {didYouMean} from '../../diagnostics/nearMiss.ts';
import type {Typed} from '../../expression/typed.ts';
import {describeType, failed, type ChoiceType} from '../../expression/types.ts';
import type {Row, Table} from '../../definition/table.ts';
import type {CheckedCells, CheckedTable, CheckedValue, ChoiceRow, MatrixRow} from '../model.ts';
import {checkBands} from './bands.ts';
import {checkCells, kindOfCells} from './cells.ts';
import {checkFormula, type Context} from './context.ts';

/** Where a table stands: its name for messages, and whether blank counts 0 by itself, as in a sum. */
export interface TablePlace {
  readonly name: string;
  readonly inSum: boolean;
}

export function checkTable(table: Table, at: TablePlace, context: Context): CheckedValue {
  const rows = table.rows.map(row => ({row, cells: checkCells(row.cells, context), place: row.keyPlace}));
  const otherwise = table.otherwise === undefined ? undefined : checkCells(table.otherwise, context);
  if (table.by.length === 0) return checkList(rows);
  const by = table.by.map(formula => checkFormula(formula, context));
  if (by.length === 2) return checkMatrix(table, by as [Typed, Typed], otherwise, context);
  const type = kindOfCells([...rows, ...(otherwise === undefined ? [] : [{cells: otherwise, place: table.place}])], context);
  const decider = by[0]!;
  const optional = otherwise === undefined ? {} : {otherwise};
  if (decider.type.kind === 'error') return {kind: 'nothing', type: failed};
  if (decider.type.kind === 'number') return {kind: 'bands', by: decider, bands: checkBands(rows, table, decider, context), ...optional, type};
  if (decider.type.kind !== 'choice') {
    context.report(diagnose('wrong-kind', table.by[0]!.node.place, {expected: 'A choice or a number', found: describeType(decider.type)}));
    return {kind: 'nothing', type: failed};
  }
  const checked = rows.map(({row, cells}) => ({options: optionsOf(row.key, row.keyPlace, decider.type as ChoiceType, context), cells}));
  reportRows(checked, table, decider, at, context);
  return {kind: 'choices', by: decider, rows: checked, ...optional, type};
}

function checkList(rows: readonly {readonly row: Row; readonly cells: CheckedCells}[]): CheckedTable {
  const columns = [...new Set(rows.flatMap(({cells}) => [...cells.keys()]))];
  return {kind: 'list', rows: rows.map(({row, cells}) => ({name: row.key, cells})), type: {kind: 'rows', columns}};
}

/** The options of a row's key `a | b`; blank is ''. Reports those that the choice does not have. */
export function optionsOf(key: string, place: Place, choice: ChoiceType, context: Context): readonly string[] {
  let from = 0;
  return key.split('|').flatMap(piece => {
    const option = piece.trim();
    const start = place.source.text.indexOf(option, place.start + from);
    from += piece.length + 1;
    if (option === 'blank') return [''];
    if (choice.options.includes(option)) return [option];
    const exact = start >= 0 && start < place.end ? {...place, start, end: start + option.length} : place;
    const details = {option, input: choice.input, options: choice.options.join(', ')};
    context.report(diagnose('unknown-option', exact, details, didYouMean(option, choice.options, `It is one of: ${choice.options.join(', ')}.`)));
    return [];
  });
}

function reportRows(rows: readonly ChoiceRow[], table: Table, by: Typed, at: TablePlace, context: Context): void {
  const choice = by.type as ChoiceType;
  reportDuplicates(rows, table.rows, context);
  const covered = new Set(rows.flatMap(row => row.options));
  const missing = choice.options.filter(option => !covered.has(option));
  const complete = missing.length === 0 && (covered.has('') || neverBlank(by, context));
  if (table.otherwise !== undefined) {
    if (complete) context.report(diagnose('otherwise-never', table.place));
    return;
  }
  if (missing.length > 0) context.report(diagnose('row-missing', table.place, {table: at.name, options: missing.join(', ')}));
  else if (!complete && !at.inSum) context.report(diagnose('blank-missing', table.place, {table: at.name, input: choice.input}));
}

function neverBlank(by: Typed, context: Context): boolean {
  return by.kind === 'reference' && context.definition.needs.some(({name}) => name === by.name);
}

function reportDuplicates(rows: readonly {readonly options: readonly string[]}[], written: readonly Row[], context: Context): void {
  const seen = new Map<string, Place>();
  rows.forEach(({options}, index) => {
    const place = written[index]!.keyPlace;
    for (const option of options) {
      const first = seen.get(option);
      if (first === undefined) seen.set(option, place);
      else context.report(diagnose('row-duplicate', [{...place, label: 'again here'}, {...first, label: 'first here'}], {option: option === '' ? 'blank' : option}));
    }
  });
}

function checkMatrix(table: Table, by: readonly [Typed, Typed], otherwise: CheckedCells | undefined, context: Context): CheckedValue {
  const choices = by.map((typed, index) => {
    if (typed.type.kind === 'choice') return typed.type;
    if (typed.type.kind !== 'error') context.report(diagnose('wrong-kind', table.by[index]!.node.place, {expected: 'A choice', found: describeType(typed.type)}));
    return undefined;
  });
  const [down, across] = choices;
  if (down === undefined || across === undefined) return {kind: 'nothing', type: failed};
  const rows = table.rows.map(row => checkMatrixRow(row, down, across, context));
  reportDuplicates(rows, table.rows, context);
  const missing = down.options.filter(option => !rows.some(row => row.options.includes(option)));
  const full = missing.length === 0 && rows.every(row => across.options.every(option => row.columns.some(column => column.options.includes(option))));
  const blanks = by.every(typed => neverBlank(typed, context));
  if (otherwise === undefined && !full) context.report(diagnose('row-missing', table.place, {table: 'This table', options: missing.length > 0 ? missing.join(', ') : 'every pair'}));
  else if (otherwise === undefined && !blanks) context.report(diagnose('blank-missing', table.place, {table: 'This table', input: down.input}));
  if (otherwise !== undefined && full && blanks) context.report(diagnose('otherwise-never', table.place));
  const all = [...rows.flatMap(row => row.columns.map(column => column.cells)), ...(otherwise === undefined ? [] : [otherwise])];
  const type = kindOfCells(all.map(cells => ({cells, place: table.place})), context);
  return {kind: 'matrix', by, rows, ...(otherwise === undefined ? {} : {otherwise}), type};
}

function checkMatrixRow(row: Row, down: ChoiceType, across: ChoiceType, context: Context): MatrixRow {
  const options = optionsOf(row.key, row.keyPlace, down, context);
  if (row.cells.kind === 'single') {
    context.report(diagnose('row-not-a-map', row.keyPlace, {row: row.key}));
    return {options, columns: []};
  }
  const columns = row.cells.cells.map(({name, place, cell}) => ({
    options: optionsOf(name, place, across, context),
    cells: checkCells({kind: 'single', cell}, context),
  }));
  reportDuplicates(columns, row.cells.cells.map(({name, place, cell}) => ({key: name, keyPlace: place, cells: {kind: 'single', cell}})), context);
  return {options, columns};
}
