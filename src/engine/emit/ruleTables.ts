/**
 * The rules as readable tables. They cannot differ from the calculation, since both come from the same model.
 * Explanations refer to a row by its table and index here.
 */
import type {
  CheckedCell,
  CheckedCells,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Model,
  Step,
  ValueOf,
} from '../model.ts';
import {onlyColumn} from '../check/cells.ts';
import {type Constant, labelFromName} from '../definition/constant.ts';
import {stageColumns} from '../functions/calendar.ts';
import {isTable} from '../walk.ts';
import {cellText, datedText} from './cellText.ts';
import type {EmitContext} from './context.ts';
import {array, object, optionalString, string} from './javascript.ts';
import {
  bandLabel,
  conditionInWords,
  deciderLabel,
  optionLabel,
  optionLabels,
  valueInWords,
  withoutAnswers,
} from './words.ts';

/** The JavaScript of the list of rule tables. */
export function rulesCode(context: EmitContext): string {
  const {figures, formulas, tables} = layoutOfRules(context.model);
  return array([
    ...(figures.length > 0 ? [figuresCode(figures, context)] : []),
    ...(formulas.length > 0 ? [formulasCode(formulas, context)] : []),
    ...tables.map((step) => ruleCode(step, context)),
  ]);
}

/** One table of the page; each row is the JavaScript of its cells. */
function pageTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  note?: string,
): string {
  return object({
    title: string(title),
    columns: array(columns.map(string)),
    rows: array(rows.map(array)),
    note: optionalString(note),
  });
}

/** The index of the table that contains a name and, if the table is a list of names, of its row; both from 0. */
export function positionInRules(
  name: string,
  model: Model,
): {readonly table: number; readonly row?: number} | undefined {
  const {figures, formulas, tables} = layoutOfRules(model);
  const lists = [figures, formulas].filter((list) => list.length > 0);
  for (const [table, list] of lists.entries()) {
    const row = list.findIndex((entry) => entry.name === name);
    if (row >= 0) return {table, row};
  }
  const table = tables.findIndex((step) => step.name === name);
  return table < 0 ? undefined : {table: lists.length + table};
}

/** The figures first, then the formulas, then the tables in the definition's order. */
function layoutOfRules({definition, steps}: Model) {
  const {tables, values, sums, lines, result} = definition;
  const named = [...tables, ...values, ...sums.flatMap(({parts}) => parts), ...lines, ...result];
  const inOrder = steps.toSorted((one, other) => named.indexOf(one.named) - named.indexOf(other.named));
  return {
    figures: definition.constants,
    // A value that merely forwards another is not a formula.
    formulas: inOrder.filter(({value}) => value.kind === 'expression' && value.typed.kind !== 'reference'),
    tables: inOrder.filter(({value}) => isTable(value) || value.kind === 'lines' || value.kind === 'first'),
  };
}

function ruleCode(step: Step, context: EmitContext): string {
  const {name, named, value} = step;
  const [owner, member] = name.split('.') as [string, string?];
  const sum = member === undefined || owner === 'result' ? undefined : labelFromName(owner);
  const title = sum === undefined ? named.label : `${sum}: ${named.label}`;
  switch (value.kind) {
    case 'lines':
      return pageTable(named.label, ['When', 'What the result says'], lineRows(value, context), named.note);
    case 'first':
      return pageTable(title, ['When', named.label], caseRows(value, context), named.note);
    case 'choices':
    case 'bands':
    case 'matrix':
    case 'list': {
      const {headers, rows} = gridOf(value, sum ?? named.label, context);
      const texts = rows.map(({label, cells}) => [label, ...cells.map((cell) => cellText(cell, named.unit, context))]);
      return pageTable(title, headers, texts, named.note);
    }
    default:
      throw new Error(`${name} has no table of its own`);
  }
}

/** The layout of a table: its column headers, and for each row its condition (as JavaScript) and its cells. */
interface Grid {
  readonly headers: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly (CheckedCell | undefined)[]}[];
}

/** The conditions in the first column of a table, as JavaScript, in the page's order. */
export function rowLabels(table: CheckedTable, context: EmitContext): readonly string[] {
  return gridOf(table, '', context).rows.map(({label}) => label);
}

function gridOf(table: CheckedTable, valueLabel: string, context: EmitContext): Grid {
  const {model} = context;
  const {type} = table;
  const typeColumns = type.kind === 'group' ? [...type.members.keys()] : [onlyColumn];
  const columns = table.kind === 'list' ? [...stageColumns.optional, ...stageColumns.required] : typeColumns;
  const labels = columns.map((column) =>
    column === onlyColumn ? valueLabel : (stageLabels[column] ?? labelFromName(column)),
  );
  const cellsOf = (cells: CheckedCells | undefined) => columns.map((column) => cells?.get(column));
  switch (table.kind) {
    case 'list':
      return {
        headers: ['Step', ...labels],
        rows: table.rows.map(({name, cells}) => ({label: string(name), cells: cellsOf(cells)})),
      };
    case 'choices': {
      const {by, rows, otherwise} = table;
      const otherwiseRow = otherwise && {label: string('Anything else, or no answer'), cells: cellsOf(otherwise)};
      const optionRows = rows.map(({options, cells}) => ({
        label: string(optionLabels(by, options, model)),
        cells: cellsOf(cells),
      }));
      return {
        headers: [deciderLabel(by, model), ...labels],
        rows: otherwiseRow === undefined ? optionRows : [...optionRows, otherwiseRow],
      };
    }
    case 'bands': {
      const {by, bands, otherwise} = table;
      const rows = bands.map((band) => ({
        label: bandLabel(band, by, context),
        cells: cellsOf(band.cells ?? otherwise),
      }));
      return {headers: [deciderLabel(by, model), ...labels], rows};
    }
    case 'matrix':
      return matrixGrid(table, model);
  }
}

/** A table by two choices: the options of the second are the column headers. */
function matrixGrid({by: [down, across], rows, otherwise}: ValueOf<'matrix'>, model: Model): Grid {
  const options = [...new Set(rows.flatMap((row) => row.columns.flatMap((column) => column.options)))];
  const otherwiseCell = otherwise?.get(onlyColumn);
  const cellAt = (row: (typeof rows)[number], option: string) =>
    row.columns.find((column) => column.options.includes(option))?.cells.get(onlyColumn) ?? otherwiseCell;
  return {
    headers: [deciderLabel(down, model), ...options.map((option) => optionLabel(across, option, model))],
    rows: [
      ...rows.map((row) => ({
        label: string(optionLabels(down, row.options, model)),
        cells: options.map((option) => cellAt(row, option)),
      })),
      ...(otherwiseCell === undefined
        ? []
        : [{label: string('Any other pair, or no answer'), cells: options.map(() => otherwiseCell)}]),
    ],
  };
}

/** The headers of a list of stages on the page. */
const stageLabels: Readonly<Record<string, string>> = {
  over: 'Completed after more than (days)',
  dated: 'Dated so many days after the submission',
};

/** The lines of a list, each with its condition. */
function lineRows({lines}: ValueOf<'lines'>, context: EmitContext): readonly (readonly string[])[] {
  const {model} = context;
  const row = (when: CheckedText, say: CheckedText): readonly string[] => [
    context.text(when),
    context.text(withoutAnswers(say, model)),
  ];
  return lines.flatMap(({condition, say, otherwise}) => {
    if (condition === undefined) return [row(['Always'], say)];
    const whenMet = row(conditionInWords(condition, model), say);
    return otherwise === undefined ? [whenMet] : [whenMet, row(conditionInWords(condition, model, true), otherwise)];
  });
}

/** The cases of a value, in the order in which they are tried. */
function caseRows({branches, type}: ValueOf<'first'>, context: EmitContext): readonly (readonly string[])[] {
  const {model} = context;
  const inWords = (value: CheckedValue): CheckedText => {
    if (value.kind === 'expression') return valueInWords(value.typed, model);
    if (value.kind === 'text') return withoutAnswers(value.text, model);
    if (value.kind !== 'nothing') return [labelFromName(value.kind)];
    return [type.kind === 'number' ? '0' : '–'];
  };
  return branches.map(({condition, value}) => [
    context.text(condition === undefined ? ['Otherwise'] : conditionInWords(condition, model)),
    context.text(inWords(value)),
  ]);
}

/** A table of named things, with a column for notes if any has one. */
function namedTable(
  title: string,
  columns: readonly string[],
  rows: readonly {readonly label: string; readonly text: string; readonly note?: string}[],
): string {
  const hasNotes = rows.some(({note}) => note !== undefined);
  return pageTable(
    title,
    hasNotes ? [...columns, 'Note'] : columns,
    rows.map(({label, text, note = ''}) => [string(label), text, ...(hasNotes ? [string(note)] : [])]),
  );
}

/** The constants: figures, texts and lists of options, with units and notes. */
function figuresCode(constants: readonly Constant[], context: EmitContext): string {
  const rows = constants.map(({label, dated, unit, note}) => ({label, text: datedText(dated, unit, context), note}));
  return namedTable('Figures used', ['Figure', 'Value'], rows);
}

/** Every named condition and formula in words. */
function formulasCode(steps: readonly Step[], context: EmitContext): string {
  const rows = steps.flatMap(({named: {label, note}, value}) => {
    if (value.kind !== 'expression') return [];
    const inWords = value.type.kind === 'condition' ? conditionInWords : valueInWords;
    return [{label, text: context.text(inWords(value.typed, context.model)), note}];
  });
  return namedTable('Worked out', ['Value', 'How'], rows);
}
