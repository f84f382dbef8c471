/** The rows of a table as the page lists them: an answer, or a range of figures, with what the table gives for it. */
import {type Dated, labelFromName} from '../../../language/definition/constant.ts';
import {
  choiceOf,
  type TypedExpression,
  type CheckedCell,
  type CheckedTable,
  type Limits,
  type Selector,
  type TableRow,
} from '../../../language/typed.ts';
import {stageColumns} from '../../../language/functions/calendar.ts';
import type {Model, Step} from '../../../language/model.ts';
import {branchesOf} from '../../../language/readValue.ts';
import {areOptions, isGap, namesIn, namesInBlock, namesInText} from '../../../language/walk.ts';
import {cellText, isEmpty, isNothing} from '../cellText.ts';
import {optionLabel, optionLabels} from '../labels.ts';
import type {OnDay} from '../onDay.ts';
import {bandLabel} from './bandLabel.ts';
import {unitOfName, unitOfSum} from '../units.ts';
import {fill} from '../../../runtime/message.ts';
import {rows as words, stages} from '../../../words/rules.ts';
import {constantsIn, type Row} from './row.ts';

/** The rows of a table, without empty ones and without a row for a missing answer that gives nothing. */
export function tableRows(step: Step, table: CheckedTable, on: OnDay): readonly Row[] {
  const [by, across] = table.by;
  if (by !== undefined && across !== undefined) return rowsByPairs(step, table, [by, across], on);
  const {model} = on;
  const columns = shownColumns(step, table, model);
  return labelledRows(table, on).flatMap(({label, options, cells, edges}, index): readonly Row[] => {
    const filled = columns.filter((column) => !isEmpty(cells?.get(column)));
    if (filled.length === 0 || (options?.join('') === '' && columns.every((column) => isNothing(cells?.get(column)))))
      return [];
    const texts = filled.map((column) => cellOf(step, column, cells?.get(column), on));
    const shows = [...filled.flatMap((column) => constantOf(cells?.get(column))), ...edges];
    return [{label, texts, shows, covers: [index]}];
  });
}

interface LabelledRow extends Pick<TableRow, 'options' | 'cells'> {
  readonly label: string;
  /** The constants among the limits that its label shows. */
  readonly edges: readonly string[];
}

/** The rows of a table by one answer, with one for all other options. */
function labelledRows({by: [by], rows, otherwise}: CheckedTable, on: OnDay): readonly LabelledRow[] {
  const labelled = rows.map(({name, options, from, to, cells = otherwise}): LabelledRow => {
    if (by === undefined) return {label: name!, cells, edges: []};
    return {
      label: selectorLabel(by, {options, from, to}, on),
      options,
      cells,
      edges: edgesOf({from, to}, by, on.model),
    };
  });
  return otherwise === undefined || !areOptions(rows)
    ? labelled
    : [...labelled, {label: words.anythingElse, cells: otherwise, edges: []}];
}

/** What a row or a column is for: its options, or its range of figures. */
function selectorLabel(by: TypedExpression, selector: Selector, on: OnDay): string {
  const {options} = selector;
  return options === undefined ? bandLabel(selector, by, on) : optionLabels(by, options, on.model);
}

/** The constants whose values the label of a band shows: its end in 'Under 21', its start in '21 to 35'. */
function edgesOf({from, to}: Limits, by: TypedExpression, model: Model): readonly string[] {
  const isWhole = by.type.kind === 'number' && by.type.whole;
  const saysStart = from !== undefined && !(isWhole && from.after);
  const saysEnd = to !== undefined && (!isWhole || to.after || from === undefined);
  const shown = [...(saysStart ? [from] : []), ...(saysEnd ? [to] : [])];
  return constantsIn(
    shown.map(({at}) => at),
    model,
  );
}

/** A cell with its unit; in a table of several columns after the name of its column. */
function cellOf(step: Step, column: string, cell: CheckedCell | undefined, on: OnDay): string {
  if (step.value.kind === 'list') return stageText(column as keyof typeof stages, cell, on);
  const text = cellText(cell, unitOfColumn(step, column, on), on);
  return column === '' ? text : `${labelFromName(column)}: ${text}`;
}

const unitOfColumn = ({name, named}: Step, column: string, {model}: OnDay): string | undefined =>
  named.unit ?? unitOfName(column === '' ? name : `${name}.${column}`, model) ?? unitOfSum(name, model);

/** What a column of a list of stages says of a stage. */
function stageText(column: keyof typeof stages, cell: CheckedCell | undefined, on: OnDay): string {
  const {none, some} = stages[column];
  return isNothing(cell) ? none : fill<string>(some, {days: cellText(cell, 'days', on)});
}

/** The columns that the page shows; one that only lines of the result quote is shown with those lines. */
function shownColumns({name}: Step, table: CheckedTable, model: Model): readonly string[] {
  if (table.kind === 'list') return [...stageColumns.optional, ...stageColumns.required];
  if (table.type.kind !== 'group') return [''];
  const quoted = model.steps.flatMap(({value}) => branchesOf(value)).flatMap(({text}) => namesInText(text));
  const read = [...model.steps.flatMap(({value}) => namesIn(value)), ...model.card.flatMap(namesInBlock)];
  const count = (names: readonly string[], column: string) =>
    names.filter((each) => each === `${name}.${column}`).length;
  return [...table.type.members.keys()].filter(
    (column) => count(read, column) === 0 || count(read, column) > count(quoted, column),
  );
}

/** A dated figure of a table: what it is for, and the row of the definition that has it. */
export interface DatedCell {
  readonly label: string;
  readonly dated: Dated;
  readonly unit: string | undefined;
  readonly row: number;
}

/** The dated figures of a table. */
export function datedCells(step: Step, table: CheckedTable, on: OnDay): readonly DatedCell[] {
  const [down, across] = table.by;
  const named = (label: string | undefined, column: string): string =>
    [label, ...(column === '' ? [] : [labelFromName(column)])].filter(Boolean).join(', ');
  const datedIn = (cells: TableRow['cells'], label: string | undefined, row: number): readonly DatedCell[] =>
    [...(cells ?? [])].flatMap(([column, cell]) =>
      cell.kind === 'data' && cell.dated.periods.length > 1
        ? [{label: named(label, column), dated: cell.dated, unit: unitOfColumn(step, column, on), row}]
        : [],
    );
  if (down === undefined || across === undefined)
    return labelledRows(table, on).flatMap(({label, cells}, index) => datedIn(cells, label, index));
  return table.rows.flatMap((row, index) =>
    columnsOf(row).flatMap((column) =>
      datedIn(column.cells, `${selectorLabel(down, row, on)}, ${selectorLabel(across, column, on)}`, index),
    ),
  );
}

/** A row for each of the first answers, with what each of the second gives, and a last one for other pairs. */
function rowsByPairs(
  step: Step,
  {rows, otherwise}: CheckedTable,
  [down, across]: readonly [TypedExpression, TypedExpression],
  on: OnDay,
): readonly Row[] {
  const {model} = on;
  const pairs = rows.flatMap((row, index): readonly Row[] => {
    const filled = columnsOf(row).filter(({cells}) => cells !== undefined);
    if (filled.length === 0) return [];
    return [
      {
        label: selectorLabel(down, row, on),
        texts: filled.flatMap((column) => pairTexts(step, across, column, on)),
        shows: [
          ...filled.flatMap(({cells}) => constantOf(cells?.get(''))),
          ...[row, ...filled].flatMap((selector, position) => edgesOf(selector, position === 0 ? down : across, model)),
        ],
        covers: [index],
      },
    ];
  });
  const otherwiseCell = otherwise?.get('');
  if (otherwiseCell === undefined) return pairs;
  const isComplete = namesEvery(down, rows) && rows.every((row) => namesEvery(across, columnsOf(row)));
  const other: Row = {
    label: isComplete ? words.missing : words.anyOther,
    texts: [cellOf(step, '', otherwiseCell, on)],
    shows: constantOf(otherwiseCell),
    covers: [rows.length],
  };
  return [...pairs, other];
}

const columnsOf = ({columns = []}: TableRow): readonly TableRow[] => columns;

/** What a column gives, after each of its options or its range of figures. That no answer gives nothing goes without saying. */
function pairTexts(step: Step, across: TypedExpression, column: TableRow, on: OnDay): readonly string[] {
  const cell = column.cells?.get('');
  const labels = column.options
    ?.filter((option) => option !== '' || !isNothing(cell))
    .map((option) => `${optionLabel(across, option, on.model)}: `) ?? [`${bandLabel(column, across, on)}: `];
  return labels.map((label) => label + cellOf(step, '', cell, on));
}

/** Whether each option of a choice has a row, or each number a band that is no gap. */
function namesEvery(by: TypedExpression, selectors: readonly TableRow[]): boolean {
  const choice = choiceOf(by);
  if (choice === undefined) return !selectors.some(isGap);
  const named = new Set(selectors.flatMap(({options = []}) => options).filter((option) => option !== ''));
  return named.size === choice.options.length;
}

function constantOf(cell: CheckedCell | undefined): readonly string[] {
  return cell?.kind === 'constant' ? [cell.name] : [];
}
