/** Tables by one or two choices, and lists of rows; tables by a number or a date are in bands.ts. */
import {type Place, repeated} from '../diagnostics/diagnostic.ts';
import {type TypedExpression, type ChoiceType, describeType, errorType, type Type} from '../expression/types.ts';
import type {Column, Row, Table} from '../definition/table.ts';
import type {CheckedCells, CheckedTable, CheckedValue, ChoiceRow, MatrixRow} from '../model.ts';
import {checkBands} from './bands.ts';
import {checkBrackets} from './brackets.ts';
import {checkCells, reportColumns, typeOfCells} from './cells.ts';
import {checkFormula, type Context} from './context.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {blank} from '../expression/scope.ts';
import {stageColumns} from '../functions/calendar.ts';

/** The value that a table defines: its name for messages, and whether it is part of a sum, where blank counts as 0. */
export interface TableOwner {
  readonly name: string;
  readonly inSum: boolean;
}

export function checkTable(table: Table, owner: TableOwner, context: Context): CheckedValue {
  const rows = table.rows.map((row) => ({row, cells: checkCells(row.value, context)}));
  const otherwise = table.otherwise && checkCells(table.otherwise, context);
  const [by, across] = table.by.map((formula) => checkFormula(formula, context));
  if (by === undefined) return checkList(rows, owner.name, context);
  if (across !== undefined) return checkMatrix(table, [by, across], otherwise, owner, context);
  if (table.isProgressive) return checkBrackets(rows, table, by, context);
  reportColumns(table, owner.name, context);
  const type = typeOfRows(
    rows.map(({cells}) => cells),
    otherwise,
    context,
  );
  if (by.type.kind === 'number' || by.type.kind === 'date') {
    const bands = checkBands(rows, table, by, context);
    return {kind: 'bands', by, bands, otherwise, type: bands.length === 0 ? errorType : type};
  }
  if (by.type.kind === 'choice') {
    const choice = by.type;
    const checked = rows.map(({row, cells}) => ({options: optionsOf(row.key, row.keyPlace, choice, context), cells}));
    reportRows(checked, table, by, owner, context);
    return {kind: 'choices', by, rows: checked, otherwise, type};
  }
  if (by.type.kind !== 'error') {
    const details = {expected: 'A choice, a number or a date', found: describeType(by.type)};
    context.report('wrong-kind', table.by[0]!.node.place, details);
  }
  return {kind: 'nothing', type: errorType};
}

function typeOfRows(rows: readonly CheckedCells[], otherwise: CheckedCells | undefined, context: Context): Type {
  return typeOfCells(otherwise === undefined ? rows : [...rows, otherwise], context);
}

function reportRows(
  rows: readonly ChoiceRow[],
  table: Table,
  by: TypedExpression,
  owner: TableOwner,
  context: Context,
): void {
  const choice = by.type as ChoiceType;
  reportDuplicates(rows, table.rows, context);
  if (hasUnknownOption(choice, table.rows)) return;
  const coversBlank = rows.some((row) => row.options.includes('')) || neverBlank(by, context);
  reportMissing(optionsWithoutRow(choice, table.rows), coversBlank ? undefined : choice, table, owner, context);
}

/**
 * Reports options without a row, and an `otherwise` that never applies.
 * @param uncovered a choice that may be blank, if no row covers that
 */
function reportMissing(
  missing: readonly string[],
  uncovered: ChoiceType | undefined,
  table: Table,
  owner: TableOwner,
  {report}: Context,
): void {
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && uncovered === undefined) report('otherwise-never', table.otherwisePlace);
  } else if (missing.length > 0) {
    report('row-missing', table.rowsPlace, {table: owner.name, options: missing.join(', ')});
  } else if (uncovered !== undefined && !owner.inSum) {
    report('blank-missing', table.rowsPlace, {table: owner.name, input: uncovered.input});
  }
}

/** A row's key as in the file, `a | b`. */
export interface RowKey {
  readonly key: string;
  readonly keyPlace: Place;
}

/** The options in a row's key, '' for blank. Reports words that are not options of the choice. */
export function optionsOf(key: string, place: Place, choice: ChoiceType, context: Context): readonly string[] {
  let from = 0;
  return key.split('|').flatMap((piece) => {
    const option = piece.trim();
    const start = place.source.text.indexOf(option, place.start + from);
    from += piece.length + 1;
    if (option === blank) return [''];
    if (choice.options.includes(option)) {
      context.noteUses?.name(place, option, choice.input);
      return [option];
    }
    const exact = start >= 0 && start < place.end ? {...place, start, end: start + option.length} : place;
    const details = {option, input: choice.input, options: choice.options.join(', ')};
    context.report('unknown-option', exact, details, didYouMean(option, choice.options));
    return [];
  });
}

/** The options without a row. */
export function optionsWithoutRow(choice: ChoiceType, rows: readonly RowKey[]): readonly string[] {
  const words = wordsOf(rows);
  return choice.options.filter((option) => !words.includes(option));
}

/** Whether a row names an unknown option. That is reported already, and any missing row may be this one misspelt. */
export function hasUnknownOption(choice: ChoiceType, rows: readonly RowKey[]): boolean {
  return wordsOf(rows).some((word) => word !== blank && !choice.options.includes(word));
}

function wordsOf(rows: readonly RowKey[]): readonly string[] {
  return rows.flatMap((row) => row.key.split('|').map((piece) => piece.trim()));
}

/** Reports options that have two rows. */
export function reportDuplicates(
  rows: readonly {readonly options: readonly string[]}[],
  keys: readonly RowKey[],
  context: Context,
): void {
  const seen = new Map<string, Place>();
  rows.forEach(({options}, index) => {
    const place = keys[index]!.keyPlace;
    for (const option of options) {
      const first = seen.get(option);
      if (first === undefined) seen.set(option, place);
      else context.report('row-duplicate', repeated(place, first), {option: option === '' ? blank : option});
    }
  });
}

/** Whether nothing is calculated while this input is blank. */
function neverBlank(by: TypedExpression, context: Context): boolean {
  return by.kind === 'reference' && context.definition.needs.some(({name}) => name === by.name);
}

/** A table by two choices: every pair of options has a cell, or `otherwise` applies. */
function checkMatrix(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  otherwise: CheckedCells | undefined,
  owner: TableOwner,
  context: Context,
): CheckedValue {
  const [down, across] = by.map(({type}, index) => {
    if (type.kind === 'choice') return type;
    const details = {expected: 'A choice', found: describeType(type)};
    const hint = 'A table by two inputs takes only choices.';
    if (type.kind !== 'error') context.report('wrong-kind', table.by[index]!.node.place, details, hint);
    return undefined;
  });
  if (down === undefined || across === undefined) return {kind: 'nothing', type: errorType};
  const rows = table.rows.map((row) => checkRow(row, down, across, context));
  reportDuplicates(rows, table.rows, context);
  reportPairs(table, by, [down, across], owner, context);
  const cells = rows.flatMap((row) => row.columns.map((column) => column.cells));
  return {kind: 'matrix', by, rows, otherwise, type: typeOfRows(cells, otherwise, context)};
}

function checkRow(row: Row, down: ChoiceType, across: ChoiceType, context: Context): MatrixRow {
  const options = optionsOf(row.key, row.keyPlace, down, context);
  if (row.value.kind === 'single') {
    context.report('row-not-a-map', row.keyPlace, {row: row.key});
    return {options, columns: []};
  }
  const columns = row.value.cells.map(({key, keyPlace, value: cell}) => ({
    options: optionsOf(key, keyPlace, across, context),
    cells: checkCells({kind: 'single', cell}, context),
  }));
  reportDuplicates(columns, columnsOf(row), context);
  return {options, columns};
}

const columnsOf = ({value: cells}: Row): readonly Column[] => (cells.kind === 'single' ? [] : cells.cells);

function reportPairs(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  [down, across]: readonly [ChoiceType, ChoiceType],
  owner: TableOwner,
  context: Context,
): void {
  const hasUnknown =
    hasUnknownOption(down, table.rows) || table.rows.some((row) => hasUnknownOption(across, columnsOf(row)));
  if (hasUnknown) return;
  const missing = [
    ...optionsWithoutRow(down, table.rows),
    ...table.rows
      .filter((row) => row.value.kind === 'columns')
      .flatMap((row) => optionsWithoutRow(across, columnsOf(row)).map((option) => `${row.key} with ${option}`)),
  ];
  const uncovered = [down, across].find((_, index) => !neverBlank(by[index]!, context));
  reportMissing(missing, uncovered, table, owner, context);
}

interface ListRow {
  readonly row: Row;
  readonly cells: CheckedCells;
}

/** A list of rows, which only `stages` takes: for each stage its date, and the days after which it is completed. */
function checkList(rows: readonly ListRow[], name: string, context: Context): CheckedTable {
  for (const row of rows) reportStage(row, name, context);
  const columns = [...new Set(rows.flatMap(({cells}) => [...cells.keys()]))];
  return {kind: 'list', rows: rows.map(({row, cells}) => ({name: row.key, cells})), type: {kind: 'rows', columns}};
}

function reportStage({row, cells}: ListRow, list: string, {report}: Context): void {
  const {required, optional} = stageColumns;
  const known = [...required, ...optional];
  for (const {key: name, keyPlace: place} of columnsOf(row)) {
    const {type, place: cellPlace} = cells.get(name)!;
    if (!known.includes(name)) report('unknown-column', place, {owner: list, name}, didYouMean(name, known));
    else if (type.kind !== 'number' && type.kind !== 'error')
      report('wrong-kind', cellPlace, {expected: 'A number of days', found: describeType(type)});
  }
  const names = columnsOf(row).map(({key}) => nearMiss(key, known));
  for (const column of required.filter((name) => !names.includes(name)))
    report('column-missing', row.keyPlace, {column}, `Write '${row.key}: {${column}: …}'.`);
}
