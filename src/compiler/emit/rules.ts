/** The rules as readable tables: what the page shows cannot differ from what is calculated, since both come from the same model. */
import {binds, wrap} from '../../expression/operators.ts';
import {referencesOf, type Typed} from '../../expression/typed.ts';
import type {NumberType} from '../../expression/types.ts';
import {inWords, type Constant} from '../../definition/constant.ts';
import {onlyColumn} from '../check/cells.ts';
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
import {datedCode, withUnit, type EmitContext} from './context.ts';
import {array, object, string} from './javascript.ts';
import {conditionInWords, labelOfName, optionLabel, valueInWords} from './words.ts';

/** The JavaScript of the list of rule tables: the figures first, then the tables in the definition's order. */
export function rulesCode(context: EmitContext): string {
  const {definition, steps} = context.model;
  const written = [
    ...definition.tables,
    ...definition.values,
    ...definition.sums.flatMap((sum) => sum.parts),
    ...definition.lines,
    ...definition.result,
  ];
  const inOrder = steps.toSorted((one, other) => written.indexOf(one.named) - written.indexOf(other.named));
  return array([
    ...figuresCode(definition.constants, context),
    ...formulasCode(inOrder, context),
    ...inOrder.flatMap((step) => ruleCode(step, context)),
  ]);
}

/** Every named condition and formula in words; one that only passes another value on is left out. */
function formulasCode(steps: readonly Step[], context: EmitContext): readonly string[] {
  const rows = steps.flatMap(({named, value}) => {
    if (value.kind !== 'expression' || value.typed.kind === 'reference') return [];
    const words =
      value.type.kind === 'condition'
        ? conditionInWords(value.typed, context.model)
        : valueInWords(value.typed, context.model);
    return [array([string(named.label), context.text(words)])];
  });
  return rows.length === 0
    ? []
    : [object({title: string('Worked out'), columns: array(['Value', 'How'].map(string)), rows: array(rows)})];
}

function ruleCode(step: Step, context: EmitContext): readonly string[] {
  const {value} = step;
  if (isTable(value)) return [tableCode(step, value, context)];
  if (value.kind === 'lines') return [linesCode(step, value.lines, context)];
  if (value.kind === 'first') return [casesCode(step, value, context)];
  return [];
}

function isTable(value: Step['value']): value is CheckedTable {
  return value.kind === 'choices' || value.kind === 'bands' || value.kind === 'matrix';
}

/** The named figures, texts and lists of options, each with what it counts and where it comes from. */
function figuresCode(constants: readonly Constant[], context: EmitContext): readonly string[] {
  if (constants.length === 0) return [];
  const noted = constants.some((constant) => constant.note !== undefined);
  const rows = constants.map((constant) =>
    array([string(constant.label), constantText(constant, context), ...(noted ? [string(constant.note ?? '')] : [])]),
  );
  return [
    object({
      title: string('Figures used'),
      columns: array(['Figure', 'Value', ...(noted ? ['Note'] : [])].map(string)),
      rows: array(rows),
    }),
  ];
}

function constantText({name, unit, dated}: Constant, context: EmitContext): string {
  const datum = dated.periods[0]!.value;
  switch (datum.kind) {
    case 'figure':
      return context.fold(unit === undefined ? `$grouped(${name})` : withUnit(name, unit), [name]);
    case 'percent':
      return context.fold(`$percent(${name})`, [name]);
    case 'options':
      return string(datum.options.map(({word}) => labelOfOption(word, context)).join(', '));
    default:
      return context.fold(name, [name]);
  }
}

/** The label of an option that some input has, or the word itself. */
function labelOfOption(word: string, context: EmitContext): string {
  return (
    context.model.definition.inputs.flatMap((input) => input.options).find((option) => option.value === word)?.label ??
    word
  );
}

function tableCode(step: Step, table: CheckedTable, context: EmitContext): string {
  const {named, name} = step;
  const owner = name.includes('.') && !name.startsWith('result.') ? name.split('.')[0]! : undefined;
  const deciders = table.kind === 'matrix' ? table.by : table.kind === 'list' ? [] : [table.by];
  const columns = columnsOf(table, owner === undefined ? named.label : inWords(owner));
  return object({
    title: string(owner === undefined ? named.label : `${inWords(owner)}: ${named.label}`),
    columns: array([
      ...deciders.slice(0, 1).map((by) => string(deciderLabel(by, context.model))),
      ...(table.kind === 'matrix' ? acrossLabels(table, context) : columns.map((column) => string(column.label))),
    ]),
    rows: array(
      rowsOf(
        table,
        columns.map((column) => column.name),
        context,
      ),
    ),
    note: noteCode(named),
  });
}

/** Lines with the conditions under which each is said. */
function linesCode({named}: Step, lines: readonly CheckedLine[], context: EmitContext): string {
  const {model} = context;
  const rows = lines.flatMap(({condition, say, otherwise}) => [
    array([
      condition === undefined ? string('Always') : context.text(conditionInWords(condition, model)),
      context.text(inGeneral(say, model)),
    ]),
    ...(condition === undefined || otherwise === undefined
      ? []
      : [array([context.text(conditionInWords(condition, model, true)), context.text(inGeneral(otherwise, model))])]),
  ]);
  return object({
    title: string(named.label),
    columns: array(['When', 'What the result says'].map(string)),
    rows: array(rows),
    note: noteCode(named),
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
  const owner = name.includes('.') && !name.startsWith('result.') ? `${inWords(name.split('.')[0]!)}: ` : '';
  return object({
    title: string(owner + named.label),
    columns: array(['When', named.label].map(string)),
    rows: array(rows),
    note: noteCode(named),
  });
}

function branchInWords(value: CheckedValue, model: Model): CheckedText {
  if (value.kind === 'expression') return valueInWords(value.typed, model);
  if (value.kind === 'text') return inGeneral(value.text, model);
  return value.kind === 'nothing' ? ['–'] : [inWords(value.kind)];
}

/** A text before anyone answers: what depends on the answers is named in brackets. */
function inGeneral(text: CheckedText, model: Model): CheckedText {
  const constants = new Set(model.definition.constants.map((constant) => constant.name));
  return text.flatMap((part) =>
    typeof part === 'string' || referencesOf(part.typed).every((name) => constants.has(name))
      ? [part]
      : ['[', ...valueInWords(part.typed, model), ']'],
  );
}

const noteCode = (named: Step['named']): string | undefined =>
  named.note === undefined ? undefined : string(named.note);

/** What decides the row, with its unit: 'Monthly salary (QAR)'. */
function deciderLabel(by: Typed, model: Model): string {
  if (by.kind !== 'reference') return 'Value';
  const unit = model.definition.inputs.find((input) => input.name === by.name)?.unit;
  return labelOfName(by.name, model) + (unit === undefined ? '' : ` (${unit})`);
}

function columnsOf(table: CheckedTable, only: string): readonly {readonly name: string; readonly label: string}[] {
  if (table.type.kind !== 'group') return [{name: onlyColumn, label: only}];
  return [...table.type.members.keys()].map((name) => ({name, label: inWords(name)}));
}

function acrossLabels(table: Extract<CheckedTable, {kind: 'matrix'}>, context: EmitContext): readonly string[] {
  return acrossOptions(table).map((option) => string(optionLabel(table.by[1], option, context.model)));
}

function acrossOptions(table: Extract<CheckedTable, {kind: 'matrix'}>): readonly string[] {
  return [...new Set(table.rows.flatMap((row) => row.columns.flatMap((column) => column.options)))];
}

function rowsOf(table: CheckedTable, columns: readonly string[], context: EmitContext): readonly string[] {
  const cells = (row: CheckedCells | undefined): readonly string[] =>
    columns.map((column) => cellText(row?.get(column), context));
  const otherwise = (label: string): readonly string[] =>
    'otherwise' in table && table.otherwise !== undefined ? [array([string(label), ...cells(table.otherwise)])] : [];
  switch (table.kind) {
    case 'choices':
      return [
        ...table.rows.map((row) =>
          array([
            string(row.options.map((option) => optionLabel(table.by, option, context.model)).join('; ')),
            ...cells(row.cells),
          ]),
        ),
        ...otherwise('Anything else, or not chosen'),
      ];
    case 'bands':
      return table.bands.map((band) =>
        array([bandLabel(band, table.by, context), ...cells(band.cells ?? table.otherwise)]),
      );
    case 'matrix': {
      const across = acrossOptions(table);
      const rows = table.rows.map((row) =>
        array([
          string(row.options.map((option) => optionLabel(table.by[0], option, context.model)).join('; ')),
          ...across.map((option) =>
            cellText(
              row.columns.find((column) => column.options.includes(option))?.cells.get(onlyColumn) ??
                table.otherwise?.get(onlyColumn),
              context,
            ),
          ),
        ]),
      );
      const last =
        table.otherwise === undefined
          ? []
          : [
              array([
                string('Any other pair, or not chosen'),
                ...across.map(() => cellText(table.otherwise!.get(onlyColumn), context)),
              ]),
            ];
      return [...rows, ...last];
    }
    case 'list':
      return [];
  }
}

/** A cell as the page shows it: a constant with its unit, an option by its label. */
function cellText(cell: CheckedCell | undefined, context: EmitContext): string {
  if (cell === undefined || cell.kind === 'nothing')
    return string(cell === undefined || cell.type.kind === 'nothing' ? '–' : '0');
  if (cell.kind === 'constant')
    return constantText(
      context.model.definition.constants.find((constant) => constant.name === cell.name)!,
      context,
    );
  if (cell.kind === 'text') {
    const only = cell.text.length === 1 ? cell.text[0] : undefined;
    return typeof only === 'string'
      ? string(labelOfOption(only, context))
      : context.text(inGeneral(cell.text, context.model));
  }
  if (cell.type.kind === 'text') return datedCode(cell.dated);
  const value = `(${datedCode(cell.dated)})`;
  const code = cell.type.kind === 'percent' ? `$percent(${value})` : `$grouped(${value})`;
  return cell.dated.periods.length > 1 ? code : context.fold(code, []);
}

/** 'Under 18', '18 to 35', '36', '46 or more', '23,040 or more, below 25,600'. */
function bandLabel(band: Band, by: Typed, context: EmitContext): string {
  const {whole} = by.type as NumberType;
  const {from, to} = band;
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : [...referencesOf(edge.at)]));
  const figure = (edge: Edge, shift = 0): string => {
    const code = wrap(context.expression(edge.at), binds.add);
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
