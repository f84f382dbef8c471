/**
 * The rules as readable tables: what the page shows cannot differ from what is calculated, since both come from the same model.
 * Explanations refer to a row by its place here.
 */
import type {
  Band,
  CheckedCell,
  CheckedCells,
  CheckedLine,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Edge,
  Model,
  Step,
} from '../model.ts';
import {datumCode, type EmitContext, labelOfOption, withUnit} from './context.ts';
import {array, object, string, jsPrecedence, wrap} from './javascript.ts';
import {isTable, namesIn} from '../walk.ts';
import type {TypedExpression, NumberType} from '../expression/types.ts';
import {type Constant, type Dated, type Datum, labelFromName} from '../definition/constant.ts';
import {stageColumns} from '../functions/calendar.ts';
import {onlyColumn} from '../check/cells.ts';
import {conditionInWords, withoutAnswers, labelOfName, optionLabel, valueInWords} from './words.ts';
import {calendarDay} from '../runtime/formats.ts';

/** The JavaScript of the list of rule tables. */
export function rulesCode(context: EmitContext): string {
  const {figures, formulas, tables} = layoutOfRules(context.model);
  return array([
    ...(figures.length > 0 ? [figuresCode(figures, context)] : []),
    ...(formulas.length > 0 ? [formulasCode(formulas, context)] : []),
    ...tables.map((step) => ruleCode(step, context)),
  ]);
}

/** Which table of the page holds a name, and in which row where the table is a list of names; both from 0. */
export function placeInRules(name: string, model: Model): {readonly table: number; readonly row?: number} | undefined {
  const {figures, formulas, tables} = layoutOfRules(model);
  const figure = figures.findIndex((constant) => constant.name === name);
  if (figure >= 0) return {table: 0, row: figure};
  const offset = figures.length > 0 ? 1 : 0;
  const formula = formulas.findIndex((step) => step.name === name);
  if (formula >= 0) return {table: offset, row: formula};
  const table = tables.findIndex((step) => step.name === name);
  return table < 0 ? undefined : {table: offset + (formulas.length > 0 ? 1 : 0) + table};
}

/** The figures first, then the formulas, then the tables in the definition's order. */
function layoutOfRules({definition, steps}: Model) {
  const written = [
    ...definition.tables,
    ...definition.values,
    ...definition.sums.flatMap((sum) => sum.parts),
    ...definition.lines,
    ...definition.result,
  ];
  const inOrder = steps.toSorted((one, other) => written.indexOf(one.named) - written.indexOf(other.named));
  return {
    figures: definition.constants,
    formulas: inOrder.filter(isFormula),
    tables: inOrder.filter(({value}) => isTable(value) || value.kind === 'lines' || value.kind === 'first'),
  };
}

function ruleCode(step: Step, context: EmitContext): string {
  const {value} = step;
  if (value.kind === 'lines') return linesCode(step, value.lines, context);
  if (value.kind === 'first') return casesCode(step, value, context);
  return tableCode(step, value as Extract<typeof value, {kind: 'choices' | 'bands' | 'matrix' | 'list'}>, context);
}

// A table of the definition as a table of the page.

/** A table laid out: what heads it, and for each row its condition (as JavaScript) and its cells. */
interface Grid {
  readonly headers: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly (CheckedCell | undefined)[]}[];
}

function tableCode({named, name}: Step, table: CheckedTable, context: EmitContext): string {
  const sum = name.includes('.') && !name.startsWith('result.') ? labelFromName(name.split('.')[0]!) : undefined;
  const {headers: heads, rows} = gridOf(table, sum ?? named.label, context);
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
    column === onlyColumn ? valueLabel : (stageLabels[column] ?? labelFromName(column)),
  );
  const cellsOf = (cells: CheckedCells | undefined) => columns.map((column) => cells?.get(column));
  const rest = (label: string) =>
    'otherwise' in table && table.otherwise !== undefined
      ? [{label: string(label), cells: cellsOf(table.otherwise)}]
      : [];
  switch (table.kind) {
    case 'list':
      return {
        headers: ['Step', ...labels],
        rows: table.rows.map((row) => ({label: string(row.name), cells: cellsOf(row.cells)})),
      };
    case 'choices': {
      const rows = table.rows.map((row) => ({
        label: string(optionLabels(table.by, row.options, model)),
        cells: cellsOf(row.cells),
      }));
      return {
        headers: [deciderLabel(table.by, model), ...labels],
        rows: [...rows, ...rest('Anything else, or not chosen')],
      };
    }
    case 'bands': {
      const rows = table.bands.map((band) => ({
        label: bandLabel(band, table.by, context),
        cells: cellsOf(band.cells ?? table.otherwise),
      }));
      return {headers: [deciderLabel(table.by, model), ...labels], rows};
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
    headers: [deciderLabel(down, model), ...options.map((option) => optionLabel(across, option, model))],
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
    return typeof only === 'string'
      ? string(labelOfOption(only, model))
      : context.text(withoutAnswers(cell.text, model));
  }
  return datedText(cell.dated, unit, context);
}

// Lines and cases with their conditions, as tables of the page.

/** Lines with the conditions under which each is said. */
function linesCode({named}: Step, lines: readonly CheckedLine[], context: EmitContext): string {
  const {model} = context;
  const rows = lines.flatMap(({condition, say, otherwise}) => [
    array([
      condition === undefined ? string('Always') : context.text(conditionInWords(condition, model)),
      context.text(withoutAnswers(say, model)),
    ]),
    ...(condition === undefined || otherwise === undefined
      ? []
      : [
          array([
            context.text(conditionInWords(condition, model, true)),
            context.text(withoutAnswers(otherwise, model)),
          ]),
        ]),
  ]);
  return object({
    title: string(named.label),
    columns: array(['When', 'What the result says'].map(string)),
    rows: array(rows),
    note: named.note === undefined ? undefined : string(named.note),
  });
}

/** The cases of a value, in the order in which they are tried. */
function casesCode(
  {named, name}: Step,
  {branches, type}: Extract<CheckedValue, {kind: 'first'}>,
  context: EmitContext,
): string {
  const rows = branches.map(({condition, value}) =>
    array([
      condition === undefined ? string('Otherwise') : context.text(conditionInWords(condition, context.model)),
      value.kind === 'nothing' && type.kind === 'number'
        ? string('0')
        : context.text(branchInWords(value, context.model)),
    ]),
  );
  const owner = name.includes('.') && !name.startsWith('result.') ? `${labelFromName(name.split('.')[0]!)}: ` : '';
  return object({
    title: string(owner + named.label),
    columns: array(['When', named.label].map(string)),
    rows: array(rows),
    note: named.note === undefined ? undefined : string(named.note),
  });
}

function branchInWords(value: CheckedValue, model: Model): CheckedText {
  if (value.kind === 'expression') return valueInWords(value.typed, model);
  if (value.kind === 'text') return withoutAnswers(value.text, model);
  return value.kind === 'nothing' ? ['–'] : [labelFromName(value.kind)];
}

// The constants and the formulas of a definition, as two tables of the page.

/** The named figures, texts and lists of options, each with what it counts and where it comes from. */
function figuresCode(constants: readonly Constant[], context: EmitContext): string {
  const hasNotes = constants.some((constant) => constant.note !== undefined);
  const rows = constants.map((constant) =>
    array([
      string(constant.label),
      datedText(constant.dated, constant.unit, context),
      ...(hasNotes ? [string(constant.note ?? '')] : []),
    ]),
  );
  return object({
    title: string('Figures used'),
    columns: array(['Figure', 'Value', ...(hasNotes ? ['Note'] : [])].map(string)),
    rows: array(rows),
  });
}

/** Whether a value is a formula; one that only passes another value on is none. */
function isFormula({value}: Step): boolean {
  return value.kind === 'expression' && value.typed.kind !== 'reference';
}

/** Every named condition and formula in words. */
function formulasCode(steps: readonly Step[], context: EmitContext): string {
  const formulas = steps.flatMap(({named, value}) => {
    if (value.kind !== 'expression') return [];
    const wordsFor = value.type.kind === 'condition' ? conditionInWords : valueInWords;
    return [{named, words: wordsFor(value.typed, context.model)}];
  });
  const hasNotes = formulas.some(({named}) => named.note !== undefined);
  const rows = formulas.map(({named, words}) =>
    array([string(named.label), context.text(words), ...(hasNotes ? [string(named.note ?? '')] : [])]),
  );
  return object({
    title: string('Worked out'),
    columns: array(['Value', 'How', ...(hasNotes ? ['Note'] : [])].map(string)),
    rows: array(rows),
  });
}

/** The JavaScript of a band in words: 'Under 18', '18 to 35', '36', '46 or more', '23,040 or more, below 25,600'. */
function bandLabel(band: Band, by: TypedExpression, context: EmitContext): string {
  const {whole} = by.type as NumberType;
  const {from, to} = band;
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : [...namesIn(edge.at)]));
  const figure = (edge: Edge, shift = 0): string => {
    const code = wrap(context.expression(edge.at), jsPrecedence.add);
    return `$grouped(${shift === 0 ? code : `${code} ${shift > 0 ? '+' : '-'} 1`})`;
  };
  const written = (): string => {
    if (from === undefined && to === undefined) return string('Any');
    if (from === undefined) return `${string(to!.after ? 'Up to ' : 'Under ')} + ${figure(to!)}`;
    const start = whole ? figure(from, from.after ? 1 : 0) : figure(from);
    if (to === undefined)
      return from.after && !whole ? `${string('Over ')} + ${start}` : `${start} + ${string(' or more')}`;
    if (!whole)
      return `${from.after ? `${string('Over ')} + ${start}` : `${start} + ${string(' or more')}`} + ${string(to.after ? ', up to ' : ', below ')} + ${figure(to)}`;
    const end = figure(to, to.after ? 0 : -1);
    return `(${start} === ${end} ? ${start} : ${start} + ${string(' to ')} + ${end})`;
  };
  return context.fold(written(), references);
}

// Values as the tables of the page show them: what holds on a day, and behind it what is announced for later days.

/**
 * The JavaScript of a value in the unit that it counts: '3,000 SGD; from 1 January 2027: 3,300 SGD' before that day,
 * '3,300 SGD' from it on.
 */
function datedText({periods}: Dated, unit: string | undefined, context: EmitContext): string {
  // Among words `nothing` is no 0.
  const none = periods.some(({value}) => value.kind === 'words') ? string('–') : undefined;
  const written = periods.map(({from, value}) => ({
    from,
    text: (value.kind === 'nothing' ? none : undefined) ?? datumText(value, unit, context),
  }));
  const shown = written.map(({text}, index) =>
    written
      .slice(index + 1)
      .reduce((sooner, {from, text: later}) => `${sooner} + ${announcement(from!.day)} + ${later}`, text),
  );
  return shown
    .slice(1)
    .reduce(
      (sooner, later, index) =>
        `(today >= ${string(written[index + 1]!.from!.day)} ? ${fold(later, context)} : ${sooner})`,
      fold(shown[0]!, context),
    );
}

function announcement(day: string): string {
  return string(`; from ${calendarDay(day)}: `);
}

/** One text, whose parts are all known. */
function fold(code: string, context: EmitContext): string {
  return context.fold(code, []);
}

function datumText(datum: Datum, unit: string | undefined, context: EmitContext): string {
  switch (datum.kind) {
    case 'figure':
    case 'nothing':
      return fold(unit === undefined ? `$grouped(${datumCode(datum)})` : withUnit(datumCode(datum), unit), context);
    case 'percent':
      return fold(`$percent(${datumCode(datum)})`, context);
    case 'options':
      return string(datum.options.map(({word}) => labelOfOption(word, context.model)).join(', '));
    case 'words':
      return string(labelOfOption(datum.text, context.model));
  }
}
