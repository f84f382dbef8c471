/** The rows in which the page lists a value: an answer with its figure, a condition with what the result then says. */
import {type Constant, labelFromName} from '../../../language/definition/constant.ts';
import type {Model, Step} from '../../../language/model.ts';
import type {CheckedText, CheckedValue, ValueOf} from '../../../language/typed.ts';
import {constantNamed, inputNamed, stepOf} from '../../../language/references.ts';
import {isTable, namesIn, rowsOf} from '../../../language/walk.ts';
import {cellText, datedText, isEmpty, isNothing} from '../cellText.ts';
import type {OnDay} from '../onDay.ts';
import {inUnitOrPlain} from '../../../runtime/bands.ts';
import {unitOfName, unitOfSum} from '../units.ts';
import {withoutAnswers} from '../withoutAnswers.ts';
import {capitalizedText, conditionInWords, valueInWords} from '../words.ts';
import {constantsIn, type Row} from './row.ts';
import {tableRows} from './tableRows.ts';
import {rows as said} from '../../../words/rules.ts';

/** A constant with the changes announced for it. */
export function constantRow({label, dated, unit, note}: Constant, on: OnDay): Row {
  return {label, texts: [datedText(dated, unit, on)], note, shows: [], covers: [0]};
}

/** A named formula or condition in words. */
export function formulaRow({label, note}: Step['named'], value: ValueOf<'expression'>, on: OnDay): Row {
  const isCondition = value.type.kind === 'condition';
  const words = isCondition
    ? conditionInWords(value.typed, on.model)
    : capitalizedText(valueInWords(value.typed, on.model));
  return {
    label,
    texts: [on.text(words)],
    note,
    shows: isCondition ? constantsIn([value.typed], on.model) : [],
    covers: [0],
  };
}

/**
 * A value that only one answer or condition gives, as a single row instead of a list: 'State nomination: 5 points'.
 * @returns undefined if the value has more than one figure
 */
export function onlyRow(step: Step, on: OnDay): Row | undefined {
  const {named, value} = step;
  const {label} = named;
  if (value.kind === 'first') {
    const [first, second, ...others] = branchRows(step, value, on);
    const isOnly = value.branches.length === 2 && first !== undefined && second === undefined && others.length === 0;
    return isOnly ? {...first, label, ...(first.label !== label && {when: first.label}), note: named.note} : undefined;
  }
  if (value.kind === 'brackets') {
    const [first, ...others] = tableRows(step, value, on);
    const isOnly = value.bands.length > 1 && first !== undefined && others.length === 0;
    return isOnly ? {...first, label, when: first.label, note: named.note} : undefined;
  }
  if (value.kind !== 'choices' || value.by.type.kind !== 'choice') return undefined;
  const isYesOrNo = inputNamed(value.by.type.input, on.model)?.type === 'yesno';
  const rows = tableRows(step, value, on).filter(({covers: [index]}) => !isNothing(rowsOf(value)[index!]!.get('')));
  const [first, ...others] = rows;
  return isYesOrNo && first !== undefined && others.length === 0 ? {...first, label, note: named.note} : undefined;
}

/** The rows of a value that has a list of its own. */
export function rowsOfStep(step: Step, on: OnDay): readonly Row[] {
  const {value} = step;
  if (value.kind === 'lines') return lineRows(value, on);
  if (value.kind === 'first') return branchRows(step, value, on);
  return isTable(value) ? tableRows(step, value, on) : [];
}

/** The cases of a value in the order in which they are tried, without a last one that gives nothing. */
function branchRows(step: Step, {branches}: ValueOf<'first'>, on: OnDay): readonly Row[] {
  const {model} = on;
  const unit = step.named.unit ?? unitOfName(step.name, model) ?? unitOfSum(step.name, model);
  return branches.flatMap(({condition, value}, index): readonly Row[] => {
    if (condition === undefined && isNothingValue(value)) return [];
    return [
      {
        label: condition === undefined ? said.otherwise : on.text(conditionInWords(condition, model)),
        texts: [valueText(value, unit, on)],
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

function valueText(value: CheckedValue, unit: string | undefined, on: OnDay): string {
  const {model} = on;
  switch (value.kind) {
    case 'expression':
      return value.typed.kind === 'figure' && value.typed.type.kind === 'number'
        ? inUnitOrPlain(value.typed.value, unit)
        : on.text(capitalizedText(valueInWords(value.typed, model)));
    case 'text':
      return on.text(withoutAnswers(value.text, model));
    case 'nothing':
      return value.type.kind === 'number' ? inUnitOrPlain(0, unit) : '–';
    default:
      return labelFromName(value.kind);
  }
}

/** The lines of a list by their condition; lines with the same condition share a row. */
function lineRows({lines}: ValueOf<'lines'>, on: OnDay): readonly Row[] {
  const {model} = on;
  const rows = new Map<string, Row>();
  let index = 0;
  const add = (condition: CheckedText, shows: readonly string[], say: CheckedText): void => {
    const key = JSON.stringify(condition);
    const {texts = [], covers = []} = rows.get(key) ?? {};
    const label = on.text(condition);
    rows.set(key, {label, texts: [...texts, ...saidTexts(say, on)], shows, covers: [...covers, index++]});
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
function saidTexts(say: CheckedText, on: OnDay): readonly string[] {
  const [only, ...others] = say;
  const typed =
    typeof only === 'object' && others.length === 0 && only.typed.kind === 'reference' ? only.typed : undefined;
  const table = typed && stepOf(typed.name, on.model);
  if (typed === undefined || table === undefined || !isTable(table.value))
    return [on.text(withoutAnswers(say, on.model))];
  const column = typed.name.slice(table.name.length + 1);
  const cells = rowsOf(table.value)
    .map((row) => row.get(column))
    .filter((cell) => !isEmpty(cell));
  return [...new Set(cells.map((cell) => cellText(cell, undefined, on)))];
}

/** The constant that is all that a value or its text consists of. */
function constantSaid(value: CheckedValue, model: Model): readonly string[] {
  const isOnly =
    value.kind === 'expression' ? value.typed.kind === 'reference' : value.kind === 'text' && value.text.length === 1;
  return isOnly ? namesIn(value).filter((name) => constantNamed(name, model) !== undefined) : [];
}
