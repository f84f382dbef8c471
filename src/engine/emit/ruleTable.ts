/** A table of the definition as a table of the page. */
import type {TypedExpression} from '../expression/typed.ts';
import {inWords} from '../definition/constant.ts';
import {stageColumns} from '../functions/progress.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedCell, CheckedCells, CheckedTable, Model, Step} from '../model.ts';
import {bandLabel} from './bandLabel.ts';
import {labelOfOption, type EmitContext} from './context.ts';
import {datedText} from './datedText.ts';
import {array, object, string} from './javascript.ts';
import {inGeneral, labelOfName, optionLabel} from './words.ts';

/** A table laid out: what heads it, and for each row its condition (as JavaScript) and its cells. */
interface Grid {
  readonly heads: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly (CheckedCell | undefined)[]}[];
}

export function tableCode({named, name}: Step, table: CheckedTable, context: EmitContext): string {
  const sum = name.includes('.') && !name.startsWith('result.') ? inWords(name.split('.')[0]!) : undefined;
  const {heads, rows} = gridOf(table, sum ?? named.label, context);
  return object({
    title: string(sum === undefined ? named.label : `${sum}: ${named.label}`),
    columns: array(heads.map(string)),
    rows: array(
      rows.map(({label, cells}) => array([label, ...cells.map((cell) => cellText(cell, named.unit, context))])),
    ),
    note: named.note === undefined ? undefined : string(named.note),
  });
}

/** The conditions at the head of a table's rows, as JavaScript, in the page's order. */
export function rowLabels(table: CheckedTable, context: EmitContext): readonly string[] {
  return gridOf(table, '', context).rows.map(({label}) => label);
}

function gridOf(table: CheckedTable, valueLabel: string, context: EmitContext): Grid {
  const {model} = context;
  const columns = table.kind === 'list' ? [...stageColumns.optional, ...stageColumns.required] : columnsOf(table);
  const labels = columns.map((column) =>
    column === onlyColumn ? valueLabel : (stageLabels[column] ?? inWords(column)),
  );
  const cellsOf = (cells: CheckedCells | undefined) => columns.map((column) => cells?.get(column));
  const rest = (label: string) =>
    'otherwise' in table && table.otherwise !== undefined
      ? [{label: string(label), cells: cellsOf(table.otherwise)}]
      : [];
  switch (table.kind) {
    case 'list':
      return {
        heads: ['Step', ...labels],
        rows: table.rows.map((row) => ({label: string(row.name), cells: cellsOf(row.cells)})),
      };
    case 'choices': {
      const rows = table.rows.map((row) => ({
        label: string(optionLabels(table.by, row.options, model)),
        cells: cellsOf(row.cells),
      }));
      return {
        heads: [deciderLabel(table.by, model), ...labels],
        rows: [...rows, ...rest('Anything else, or not chosen')],
      };
    }
    case 'bands': {
      const rows = table.bands.map((band) => ({
        label: bandLabel(band, table.by, context),
        cells: cellsOf(band.cells ?? table.otherwise),
      }));
      return {heads: [deciderLabel(table.by, model), ...labels], rows};
    }
    case 'matrix':
      return matrixGrid(table, model);
  }
}

/** Two choices: the second one heads the columns. */
function matrixGrid(
  {by: [down, across], rows, otherwise}: Extract<CheckedTable, {kind: 'matrix'}>,
  model: Model,
): Grid {
  const options = [...new Set(rows.flatMap((row) => row.columns.flatMap((column) => column.options)))];
  const rest = otherwise?.get(onlyColumn);
  const cellAt = (row: (typeof rows)[number], option: string) =>
    row.columns.find((column) => column.options.includes(option))?.cells.get(onlyColumn) ?? rest;
  return {
    heads: [deciderLabel(down, model), ...options.map((option) => optionLabel(across, option, model))],
    rows: [
      ...rows.map((row) => ({
        label: string(optionLabels(down, row.options, model)),
        cells: options.map((option) => cellAt(row, option)),
      })),
      ...(rest === undefined ? [] : [{label: string('Any other pair, or not chosen'), cells: options.map(() => rest)}]),
    ],
  };
}

/** What the columns of a list of stages are called on the page. */
const stageLabels: Readonly<Record<string, string>> = {
  over: 'Completed after more than (days)',
  dated: 'Dated so many days after the submission',
};

function columnsOf(table: CheckedTable): readonly string[] {
  return table.type.kind === 'group' ? [...table.type.members.keys()] : [onlyColumn];
}

/** What decides the row, with its unit: 'Monthly salary (QAR)'. */
function deciderLabel(by: TypedExpression, model: Model): string {
  if (by.kind !== 'reference') return 'Value';
  const label = labelOfName(by.name, model);
  const unit = model.definition.inputs.find((input) => input.name === by.name)?.unit;
  return unit === undefined || label.toLowerCase().includes(unit.toLowerCase()) ? label : `${label} (${unit})`;
}

function optionLabels(by: TypedExpression, options: readonly string[], model: Model): string {
  return options.map((option) => optionLabel(by, option, model)).join('; ');
}

/** A cell as the page shows it: a figure in the table's unit, an option by its label. */
function cellText(cell: CheckedCell | undefined, unit: string | undefined, context: EmitContext): string {
  const {model} = context;
  if (cell === undefined) return string('–');
  if (cell.kind === 'nothing') return string(cell.type.kind === 'nothing' ? '–' : '0');
  if (cell.kind === 'constant') {
    const constant = model.definition.constants.find(({name}) => name === cell.name)!;
    // Beside plain figures a word would stand out; a currency sign helps.
    const own = /^[A-Z]{3}$/.test(constant.unit ?? '') ? constant.unit : undefined;
    return datedText(constant.dated, unit ?? own, context);
  }
  if (cell.kind === 'text') {
    const only = cell.text.length === 1 ? cell.text[0] : undefined;
    return typeof only === 'string' ? string(labelOfOption(only, model)) : context.text(inGeneral(cell.text, model));
  }
  return datedText(cell.dated, unit, context);
}
