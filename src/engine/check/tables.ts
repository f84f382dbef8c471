/** Tables by a choice or by two, and lists of rows; tables by a number are in bands.ts. */
import {diagnose, type Place} from '../diagnostics/diagnostic.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {type ChoiceType, describeType, errorType} from '../expression/types.ts';
import type {Row, Table} from '../definition/table.ts';
import type {CheckedCells, CheckedTable, CheckedValue, ChoiceRow, MatrixRow} from '../model.ts';
import {checkBands} from './bands.ts';
import {checkCells, kindOfCells, reportColumns} from './cells.ts';
import {checkFormula, type Context} from './context.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {blank} from '../expression/scope.ts';
import {stageColumns} from '../functions/progress.ts';

/** The value that a table belongs to: its name for messages, and whether it is part of a sum, where blank counts 0. */
export interface TablePlace {
  readonly name: string;
  readonly inSum: boolean;
}

export function checkTable(table: Table, at: TablePlace, context: Context): CheckedValue {
  const rows = table.rows.map((row) => ({row, cells: checkCells(row.cells, context)}));
  const otherwise = table.otherwise === undefined ? undefined : checkCells(table.otherwise, context);
  if (table.by.length === 0) return checkList(rows, at.name, context);
  const by = table.by.map((formula) => checkFormula(formula, context));
  if (by.length === 2) return checkMatrix(table, by as [TypedExpression, TypedExpression], otherwise, at, context);
  reportColumns(table, at.name, context);
  const type = kindOfCells([...rows.map(({cells}) => cells), ...(otherwise === undefined ? [] : [otherwise])], context);
  const decider = by[0]!;
  const optional = otherwise === undefined ? {} : {otherwise};
  if (decider.type.kind === 'error') return {kind: 'nothing', type: errorType};
  if (decider.type.kind === 'number') {
    const bands = checkBands(rows, table, decider, context);
    return {kind: 'bands', by: decider, bands, ...optional, type: bands.length === 0 ? errorType : type};
  }
  if (decider.type.kind !== 'choice') {
    context.report(
      diagnose('wrong-kind', table.by[0]!.node.place, {
        expected: 'A choice or a number',
        found: describeType(decider.type),
      }),
    );
    return {kind: 'nothing', type: errorType};
  }
  const checked = rows.map(({row, cells}) => ({
    options: optionsOf(row.key, row.keyPlace, decider.type as ChoiceType, context),
    cells,
  }));
  reportRows(checked, table, decider, at, context);
  return {kind: 'choices', by: decider, rows: checked, ...optional, type};
}

function reportRows(
  rows: readonly ChoiceRow[],
  table: Table,
  by: TypedExpression,
  at: TablePlace,
  context: Context,
): void {
  const choice = by.type as ChoiceType;
  reportDuplicates(rows, table.rows, context);
  if (hasUnknownOption(choice, table.rows)) return;
  const missing = optionsWithoutRow(choice, table.rows);
  const coversBlank = rows.some((row) => row.options.includes('')) || neverBlank(by, context);
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && coversBlank) context.report(diagnose('otherwise-never', table.otherwisePlace));
  } else if (missing.length > 0) {
    context.report(diagnose('row-missing', table.rowsPlace, {table: at.name, options: missing.join(', ')}));
  } else if (!coversBlank && !at.inSum) {
    context.report(diagnose('blank-missing', table.rowsPlace, {table: at.name, input: choice.input}));
  }
}

/** A row's key as it is written, `a | b`. */
export interface RowKey {
  readonly key: string;
  readonly keyPlace: Place;
}

export function optionHint(word: string, options: readonly string[]): string {
  return didYouMean(word, options, `It is one of: ${options.join(', ')}.`);
}

/** The options of a row's key; blank is ''. Reports those that the choice does not have. */
export function optionsOf(key: string, place: Place, choice: ChoiceType, context: Context): readonly string[] {
  let from = 0;
  return key.split('|').flatMap((piece) => {
    const option = piece.trim();
    const start = place.source.text.indexOf(option, place.start + from);
    from += piece.length + 1;
    if (option === blank) return [''];
    if (choice.options.includes(option)) return [option];
    const exact = start >= 0 && start < place.end ? {...place, start, end: start + option.length} : place;
    const details = {option, input: choice.input, options: choice.options.join(', ')};
    context.report(diagnose('unknown-option', exact, details, optionHint(option, choice.options)));
    return [];
  });
}

/** The options without a row. */
export function optionsWithoutRow(choice: ChoiceType, rows: readonly RowKey[]): readonly string[] {
  const words = wordsOf(rows);
  return choice.options.filter((option) => !words.includes(option));
}

/** Whether a row names an unknown option, which is reported already and may be any option without a row. */
export function hasUnknownOption(choice: ChoiceType, rows: readonly RowKey[]): boolean {
  return wordsOf(rows).some((word) => word !== blank && !choice.options.includes(word));
}

function wordsOf(rows: readonly RowKey[]): readonly string[] {
  return rows.flatMap((row) => row.key.split('|').map((piece) => piece.trim()));
}

/** Reports options that have two rows. */
export function reportDuplicates(
  rows: readonly {readonly options: readonly string[]}[],
  written: readonly RowKey[],
  context: Context,
): void {
  const seen = new Map<string, Place>();
  rows.forEach(({options}, index) => {
    const place = written[index]!.keyPlace;
    for (const option of options) {
      const first = seen.get(option);
      if (first === undefined) seen.set(option, place);
      else
        context.report(
          diagnose(
            'row-duplicate',
            [
              {...place, label: 'again here'},
              {...first, label: 'first here'},
            ],
            {option: option === '' ? blank : option},
          ),
        );
    }
  });
}

/** Whether nothing is calculated while this choice is blank. */
function neverBlank(by: TypedExpression, context: Context): boolean {
  return by.kind === 'reference' && context.definition.needs.some(({name}) => name === by.name);
}

// Tables by two choices: every pair of options has a cell, or `otherwise` holds.

function checkMatrix(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  otherwise: CheckedCells | undefined,
  at: TablePlace,
  context: Context,
): CheckedValue {
  const choices = by.map((typed, index) => {
    if (typed.type.kind === 'choice') return typed.type;
    if (typed.type.kind !== 'error')
      context.report(
        diagnose(
          'wrong-kind',
          table.by[index]!.node.place,
          {expected: 'A choice', found: describeType(typed.type)},
          'Only choices can stand in a table by two.',
        ),
      );
    return undefined;
  });
  const [down, across] = choices;
  if (down === undefined || across === undefined) return {kind: 'nothing', type: errorType};
  const rows = table.rows.map((row) => checkRow(row, down, across, context));
  reportDuplicates(rows, table.rows, context);
  reportPairs(table, by, [down, across], at, context);
  const all = [
    ...rows.flatMap((row) => row.columns.map((column) => column.cells)),
    ...(otherwise === undefined ? [] : [otherwise]),
  ];
  const type = kindOfCells(all, context);
  return {kind: 'matrix', by, rows, ...(otherwise === undefined ? {} : {otherwise}), type};
}

function checkRow(row: Row, down: ChoiceType, across: ChoiceType, context: Context): MatrixRow {
  const options = optionsOf(row.key, row.keyPlace, down, context);
  if (row.cells.kind === 'single') {
    context.report(diagnose('row-not-a-map', row.keyPlace, {row: row.key}));
    return {options, columns: []};
  }
  const columns = row.cells.cells.map(({name, place, cell}) => ({
    options: optionsOf(name, place, across, context),
    cells: checkCells({kind: 'single', cell}, context),
  }));
  reportDuplicates(columns, columnsOf(row), context);
  return {options, columns};
}

const columnsOf = ({cells}: Row) =>
  cells.kind === 'single' ? [] : cells.cells.map(({name, place}) => ({key: name, keyPlace: place}));

function reportPairs(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  [down, across]: readonly [ChoiceType, ChoiceType],
  at: TablePlace,
  context: Context,
): void {
  const hasUnknown =
    hasUnknownOption(down, table.rows) || table.rows.some((row) => hasUnknownOption(across, columnsOf(row)));
  if (hasUnknown) return;
  const missing = [
    ...optionsWithoutRow(down, table.rows),
    ...table.rows
      .filter((row) => row.cells.kind === 'columns')
      .flatMap((row) => optionsWithoutRow(across, columnsOf(row)).map((option) => `${row.key} with ${option}`)),
  ];
  const uncoveredChoice = [down, across].find((_, index) => !neverBlank(by[index]!, context));
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && uncoveredChoice === undefined)
      context.report(diagnose('otherwise-never', table.otherwisePlace));
  } else if (missing.length > 0) {
    context.report(diagnose('row-missing', table.rowsPlace, {table: at.name, options: missing.join(', ')}));
  } else if (uncoveredChoice !== undefined && !at.inSum) {
    context.report(diagnose('blank-missing', table.rowsPlace, {table: at.name, input: uncoveredChoice.input}));
  }
}

// Lists of rows, which only `stages` takes: each row says when the step is dated, and may say after how many days it is completed.

interface ListRow {
  readonly row: Row;
  readonly cells: CheckedCells;
}

function checkList(rows: readonly ListRow[], name: string, context: Context): CheckedTable {
  for (const row of rows) reportRow(row, name, context);
  const columns = [...new Set(rows.flatMap(({cells}) => [...cells.keys()]))];
  return {kind: 'list', rows: rows.map(({row, cells}) => ({name: row.key, cells})), type: {kind: 'rows', columns}};
}

function reportRow({row, cells}: ListRow, list: string, context: Context): void {
  const {required, optional} = stageColumns;
  const known = [...required, ...optional];
  const written = row.cells.kind === 'columns' ? row.cells.cells : [];
  for (const {name, place} of written) {
    const type = cells.get(name)!.type;
    if (!known.includes(name))
      context.report(diagnose('unknown-column', place, {owner: list, name}, didYouMean(name, known, '')));
    else if (type.kind !== 'number' && type.kind !== 'error')
      context.report(
        diagnose('wrong-kind', cells.get(name)!.place, {expected: 'A number of days', found: describeType(type)}),
      );
  }
  const names = written.map(({name}) => nearMiss(name, known));
  for (const column of required.filter((each) => !names.includes(each)))
    context.report(diagnose('column-missing', row.keyPlace, {column}, `Write '${row.key}: {${column}: …}'.`));
}
