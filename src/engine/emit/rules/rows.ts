/** The rows with which the page lists a value: an answer with its figure, a condition with what the result then says. */
import {type Constant, labelFromName} from '../../definition/constant.ts';
import type {TypedExpression} from '../../expression/types.ts';
import {stageColumns} from '../../functions/calendar.ts';
import type {
  CheckedCell,
  CheckedCells,
  CheckedTable,
  CheckedText,
  CheckedValue,
  Model,
  Step,
  ValueOf,
} from '../../model.ts';
import {constantNamed, inputNamed, stepOf} from '../../references.ts';
import {isTable, namesIn, namesInBlock, namesInText, rowsOf} from '../../walk.ts';
import {cellText, datedText, isNothing} from '../cellText.ts';
import {type EmitContext, inUnitCode} from '../context.ts';
import {concatenated, string} from '../javascript.ts';
import {unitOfName} from '../units.ts';
import {
  bandLabel,
  capitalizedText,
  conditionInWords,
  optionLabel,
  optionLabels,
  valueInWords,
  withoutAnswers,
} from '../words.ts';

/** A row; its label and texts are JavaScript. */
export interface Row {
  readonly label: string;
  /** The condition under which the row applies, if the label does not say it. */
  readonly when?: string;
  readonly texts: readonly string[];
  readonly note?: string | undefined;
  /** The constants whose values it shows. */
  readonly shows: readonly string[];
  /** The rows of the definition that this row shows, counted from 0: rows of a table, branches, or lines with their `else`. */
  readonly covers: readonly number[];
}

/** A constant with the changes announced for it. */
export function constantRow({label, dated, unit, note}: Constant, context: EmitContext): Row {
  return {label: string(label), texts: [datedText(dated, unit, context)], note, shows: [], covers: [0]};
}

/** A named formula or condition in words. */
export function formulaRow({label, note}: Step['named'], value: ValueOf<'expression'>, context: EmitContext): Row {
  const isCondition = value.type.kind === 'condition';
  const words = isCondition
    ? conditionInWords(value.typed, context.model)
    : capitalizedText(valueInWords(value.typed, context.model));
  return {
    label: string(label),
    texts: [context.text(words)],
    note,
    shows: isCondition ? constantsIn([value.typed], context.model) : [],
    covers: [0],
  };
}

/**
 * A value that is nothing but for one answer or condition, as one row instead of a list: 'State nomination: 5 points'.
 * @returns undefined if the value has more than one figure
 */
export function onlyRow(step: Step, context: EmitContext): Row | undefined {
  const {named, value} = step;
  const label = string(named.label);
  if (value.kind === 'first') {
    const [first, second, ...others] = branchRows(step, value, context);
    const isOnly = value.branches.length === 2 && first !== undefined && second === undefined && others.length === 0;
    return isOnly ? {...first, label, ...(first.label !== label && {when: first.label}), note: named.note} : undefined;
  }
  if (value.kind !== 'choices' || value.by.type.kind !== 'choice') return undefined;
  const isYesOrNo = inputNamed(value.by.type.input, context.model)?.type === 'yesno';
  const rows = tableRows(step, value, context).filter(
    ({covers: [index]}) => !isNothing(rowsOf(value)[index!]!.get('')),
  );
  const [first, ...others] = rows;
  return isYesOrNo && first !== undefined && others.length === 0 ? {...first, label, note: named.note} : undefined;
}

/** The rows of a value that has a list of its own. */
export function rowsOfStep(step: Step, context: EmitContext): readonly Row[] {
  const {value} = step;
  if (value.kind === 'lines') return lineRows(value, context);
  if (value.kind === 'first') return branchRows(step, value, context);
  return isTable(value) ? tableRows(step, value, context) : [];
}

/** The rows of a table, without those that hold nothing and without an answer that gives nothing. */
function tableRows(step: Step, table: CheckedTable, context: EmitContext): readonly Row[] {
  if (table.kind === 'matrix') return matrixRows(step, table, context);
  const {model} = context;
  const columns = shownColumns(step, table, model);
  const rows = labelledRows(table, context);
  return rows.flatMap(({label, options, cells}, index): readonly Row[] => {
    const filled = columns.filter((column) => !isEmpty(cells?.get(column)));
    if (filled.length === 0 || (options?.join('') === '' && columns.every((column) => isNothing(cells?.get(column)))))
      return [];
    const texts = filled.map((column) => cellCode(step, column, cells?.get(column), context));
    const shows = [...filled.flatMap((column) => constantOf(cells?.get(column))), ...edgesOf(table, index, model)];
    return [{label, texts, shows, covers: [index]}];
  });
}

/** The rows of a table with their labels as JavaScript; `options` are those of a choice. */
function labelledRows(
  table: Exclude<CheckedTable, {kind: 'matrix'}>,
  context: EmitContext,
): readonly {readonly label: string; readonly options?: readonly string[]; readonly cells: CheckedCells | undefined}[] {
  switch (table.kind) {
    case 'list':
      return table.rows.map(({name, cells}) => ({label: string(name), cells}));
    case 'choices': {
      const rows = table.rows.map(({options, cells}) => ({
        label: string(optionLabels(table.by, options, context.model)),
        options,
        cells,
      }));
      const {otherwise} = table;
      return otherwise === undefined
        ? rows
        : [...rows, {label: string('Anything else, or no answer'), cells: otherwise}];
    }
    case 'bands':
      return table.bands.map((band) => ({
        label: bandLabel(band, table.by, context),
        cells: band.cells ?? table.otherwise,
      }));
  }
}

/** The constants whose values the label of a band says: 'Under 21' says the 21 of its end, '21 to 35' that of its start. */
function edgesOf(table: CheckedTable, index: number, model: Model): readonly string[] {
  if (table.kind !== 'bands') return [];
  const {from, to} = table.bands[index]!;
  const isWhole = table.by.type.kind === 'number' && table.by.type.whole;
  const saysStart = from !== undefined && !(isWhole && from.after);
  const saysEnd = to !== undefined && (!isWhole || to.after || from === undefined);
  return constantsIn([...(saysStart ? [from.at] : []), ...(saysEnd ? [to.at] : [])], model);
}

/** A cell with its unit; in a table of several columns after the name of its column. */
function cellCode({name, named}: Step, column: string, cell: CheckedCell | undefined, context: EmitContext): string {
  const stage = stageTexts[column];
  if (stage !== undefined) return stageText(stage, cell, context);
  const unit =
    named.unit ?? unitOfName(column === '' ? name : `${name}.${column}`, context.model) ?? unitOfSum(name, context);
  const text = cellText(cell, unit, context);
  return column === '' ? text : concatenated([string(`${labelFromName(column)}: `), text]);
}

/** The unit of the parts of a sum: that of its total, or points if that is its name. */
function unitOfSum(name: string, {model}: EmitContext): string | undefined {
  const [owner, member] = name.split('.') as [string, string?];
  if (member === undefined || !model.definition.sums.some((sum) => sum.name === owner)) return undefined;
  return unitOfName(`${owner}.total`, model) ?? (owner === 'points' ? 'points' : undefined);
}

/** What the columns of a list of stages say of a stage; `none` is for the number 0. */
const stageTexts: Readonly<Record<string, {readonly none: string; readonly before: string; readonly after: string}>> = {
  over: {none: 'Completed from the next day', before: 'Completed after more than ', after: ''},
  dated: {none: 'Date: the day you apply', before: 'Date: ', after: ' after you apply'},
};

function stageText(
  {none, before, after}: (typeof stageTexts)[string],
  cell: CheckedCell | undefined,
  context: EmitContext,
): string {
  if (isNothing(cell)) return string(none);
  return concatenated([string(before), cellText(cell, 'days', context), string(after)]);
}

/** The columns that a visitor meets; one that is only quoted in the lines of the result is left to those. */
function shownColumns({name}: Step, table: CheckedTable, model: Model): readonly string[] {
  if (table.kind === 'list') return [...stageColumns.optional, ...stageColumns.required];
  if (table.type.kind !== 'group') return [''];
  const lines = model.steps.flatMap(({value}) => (value.kind === 'lines' ? value.lines : []));
  const quoted = lines.flatMap(({say, otherwise}) => [...namesInText(say), ...namesInText(otherwise)]);
  const read = [...model.steps.flatMap(({value}) => namesIn(value)), ...model.card.flatMap(namesInBlock)];
  const count = (names: readonly string[], column: string) =>
    names.filter((each) => each === `${name}.${column}`).length;
  return [...table.type.members.keys()].filter(
    (column) => count(read, column) === 0 || count(read, column) > count(quoted, column),
  );
}

/** A row for each option of the first choice: what each option of the second gives, except what any other pair does. */
function matrixRows(
  step: Step,
  {by: [down, across], rows, otherwise}: ValueOf<'matrix'>,
  context: EmitContext,
): readonly Row[] {
  const {model} = context;
  const otherwiseCell = otherwise?.get('');
  const pairs = rows.map(({options, columns}, index): Row => {
    const cells = columns.flatMap((column) => column.options.map((option) => ({option, cell: column.cells.get('')})));
    return {
      label: string(optionLabels(down, options, model)),
      texts: cells.map(({option, cell}) =>
        concatenated([string(`${optionLabel(across, option, model)}: `), cellCode(step, '', cell, context)]),
      ),
      shows: cells.flatMap(({cell}) => constantOf(cell)),
      covers: [index],
    };
  });
  if (otherwiseCell === undefined) return pairs;
  const named = new Set(
    rows.flatMap(({options, columns}) => columns.flatMap((each) => pairsOf(options, each.options))),
  );
  const isComplete = named.size === optionsOf(down, model) * optionsOf(across, model);
  const other: Row = {
    label: string(isComplete ? 'One or both answers missing' : 'Any other combination, or no answer'),
    texts: [cellCode(step, '', otherwiseCell, context)],
    shows: constantOf(otherwiseCell),
    covers: [rows.length],
  };
  return [...pairs, other];
}

/** The pairs of options, without those that have no answer. */
function pairsOf(down: readonly string[], across: readonly string[]): readonly string[] {
  return down.flatMap((one) => across.flatMap((other) => (one === '' || other === '' ? [] : [`${one}|${other}`])));
}

/** The number of options of a choice; NaN, which equals nothing, for what is no answer. */
function optionsOf({type}: TypedExpression, model: Model): number {
  const input = type.kind === 'choice' ? inputNamed(type.input, model) : undefined;
  return input?.options.length ?? Number.NaN;
}

/** The cases of a value in the order in which they are tried, without a last one that gives nothing. */
function branchRows(step: Step, {branches}: ValueOf<'first'>, context: EmitContext): readonly Row[] {
  const {model} = context;
  const unit = step.named.unit ?? unitOfName(step.name, model) ?? unitOfSum(step.name, context);
  return branches.flatMap(({condition, value}, index): readonly Row[] => {
    if (condition === undefined && isNothingValue(value)) return [];
    return [
      {
        label: condition === undefined ? string('Otherwise') : context.text(conditionInWords(condition, model)),
        texts: [valueCode(value, unit, context)],
        shows: [...(condition === undefined ? [] : constantsIn([condition], model)), ...constantSaid(value, model)],
        covers: [index],
      },
    ];
  });
}

function isNothingValue(value: CheckedValue): boolean {
  if (value.kind === 'nothing') return true;
  if (value.kind === 'text') return value.text.length === 0 || (value.text.length === 1 && value.text[0] === '–');
  return value.kind === 'expression' && value.typed.kind === 'figure' && value.typed.value === 0;
}

function valueCode(value: CheckedValue, unit: string | undefined, context: EmitContext): string {
  const {model} = context;
  switch (value.kind) {
    case 'expression':
      return value.typed.kind === 'figure' && value.typed.type.kind === 'number'
        ? context.text([{typed: value.typed, unit}])
        : context.text(capitalizedText(valueInWords(value.typed, model)));
    case 'text':
      return context.text(withoutAnswers(value.text, model));
    case 'nothing':
      return value.type.kind === 'number' ? inUnitCode('0', unit) : string('–');
    default:
      return string(labelFromName(value.kind));
  }
}

/** The lines of a list by their condition; lines with the same condition share a row. */
function lineRows({lines}: ValueOf<'lines'>, context: EmitContext): readonly Row[] {
  const {model} = context;
  const rows = new Map<string, Row>();
  let index = 0;
  const add = (condition: CheckedText, shows: readonly string[], say: CheckedText): void => {
    const label = context.text(condition);
    const {texts = [], covers = []} = rows.get(label) ?? {};
    rows.set(label, {label, texts: [...texts, ...saidCode(say, context)], shows, covers: [...covers, index++]});
  };
  for (const {condition, say, otherwise} of lines) {
    const shows = condition === undefined ? [] : constantsIn([condition], model);
    add(condition === undefined ? ['For everyone'] : conditionInWords(condition, model), shows, say);
    if (condition !== undefined && otherwise !== undefined)
      add(conditionInWords(condition, model, true), shows, otherwise);
  }
  return [...rows.values()];
}

/** A line's text; where it quotes a column of a table, all that the column can say. */
function saidCode(say: CheckedText, context: EmitContext): readonly string[] {
  const [only, ...others] = say;
  const typed =
    typeof only === 'object' && others.length === 0 && only.typed.kind === 'reference' ? only.typed : undefined;
  const table = typed && stepOf(typed.name, context.model);
  if (typed === undefined || table === undefined || !isTable(table.value))
    return [context.text(withoutAnswers(say, context.model))];
  const column = typed.name.slice(table.name.length + 1);
  const cells = rowsOf(table.value)
    .map((row) => row.get(column))
    .filter((cell) => !isEmpty(cell));
  return [...new Set(cells.map((cell) => cellText(cell, undefined, context)))];
}

function constantsIn(expressions: readonly TypedExpression[], model: Model): readonly string[] {
  return expressions.flatMap(namesIn).filter((name) => constantNamed(name, model) !== undefined);
}

/** The constant that a value is, or that its text consists of. */
function constantSaid(value: CheckedValue, model: Model): readonly string[] {
  const isOnly =
    value.kind === 'expression' ? value.typed.kind === 'reference' : value.kind === 'text' && value.text.length === 1;
  return isOnly ? namesIn(value).filter((name) => constantNamed(name, model) !== undefined) : [];
}

function constantOf(cell: CheckedCell | undefined): readonly string[] {
  return cell?.kind === 'constant' ? [cell.name] : [];
}

/** Whether a cell has neither words nor a figure. */
function isEmpty(cell: CheckedCell | undefined): boolean {
  return cell === undefined || cell.kind === 'nothing';
}
