/** The rows in which the page lists a value: an answer with its figure, a condition with what the result then says. */
import {type Constant, labelFromName} from '../../definition/constant.ts';
import type {Model, Step} from '../../model.ts';
import type {CheckedText, CheckedValue, ValueOf} from '../../typed.ts';
import {constantNamed, inputNamed, stepOf} from '../../references.ts';
import {isTable, namesIn, rowsOf} from '../../walk.ts';
import {cellText, datedText, isEmpty, isNothing} from '../cellText.ts';
import {type EmitContext, inUnitCode} from '../context.ts';
import {string} from '../javascript.ts';
import {unitOfName, unitOfSum} from '../units.ts';
import {withoutAnswers} from '../withoutAnswers.ts';
import {capitalizedText, conditionInWords, valueInWords} from '../words.ts';
import {constantsIn, type Row} from './row.ts';
import {tableRows} from './tableRows.ts';
import {rows as said} from '../../words/rules.ts';

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
 * A value that only one answer or condition gives, as a single row instead of a list: 'State nomination: 5 points'.
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
  if (value.kind === 'brackets') {
    const [first, ...others] = tableRows(step, value, context);
    const isOnly = value.bands.length > 1 && first !== undefined && others.length === 0;
    return isOnly ? {...first, label, when: first.label, note: named.note} : undefined;
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

/** The cases of a value in the order in which they are tried, without a last one that gives nothing. */
function branchRows(step: Step, {branches}: ValueOf<'first'>, context: EmitContext): readonly Row[] {
  const {model} = context;
  const unit = step.named.unit ?? unitOfName(step.name, model) ?? unitOfSum(step.name, model);
  return branches.flatMap(({condition, value}, index): readonly Row[] => {
    if (condition === undefined && isNothingValue(value)) return [];
    return [
      {
        label: condition === undefined ? string(said.otherwise) : context.text(conditionInWords(condition, model)),
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
        ? context.fold(inUnitCode(String(value.typed.value), unit), [])
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
    add(condition === undefined ? [said.everyone] : conditionInWords(condition, model), shows, say);
    if (condition !== undefined && otherwise !== undefined)
      add(conditionInWords(condition, model, true), shows, otherwise);
  }
  return [...rows.values()];
}

/** A line's text; if it quotes a column of a table, all texts of that column. */
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

/** The constant that is all that a value or its text consists of. */
function constantSaid(value: CheckedValue, model: Model): readonly string[] {
  const isOnly =
    value.kind === 'expression' ? value.typed.kind === 'reference' : value.kind === 'text' && value.text.length === 1;
  return isOnly ? namesIn(value).filter((name) => constantNamed(name, model) !== undefined) : [];
}
