/** The rows in which the page lists a value: an answer with its figure, a condition with what the result then says. */
import type {Constant} from '../../../language/definition/constant.ts';
import type {Model, Step} from '../../../language/model.ts';
import {branchesOf, casesOf, formulaOf, readValue} from '../../../language/readValue.ts';
import type {CheckedText, CheckedValue, TypedExpression} from '../../../language/typed.ts';
import {constantNamed, inputNamed, stepOf} from '../../../language/references.ts';
import {expressionsIn, isTable, namesIn, rowsOf} from '../../../language/walk.ts';
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
export function constantRow({name, label, dated, unit, note}: Constant, on: OnDay): Row {
  return {label, texts: [datedText(dated, unit, on, isReadOnOtherDays(name, on.model))], note, shows: [], covers: [0]};
}

/** Whether a rule reads the figure of another day than that of the rules. */
const isReadOnOtherDays = (name: string, {steps, templates}: Model): boolean =>
  [...steps, ...templates].some(({value}) =>
    expressionsIn(value).some(
      (typed) => typed.kind === 'onDay' && typed.figure.kind === 'reference' && typed.figure.name === name,
    ),
  );

/** A named formula or condition in words. */
export function formulaRow({label, note}: Step['named'], formula: TypedExpression, on: OnDay): Row {
  const isCondition = formula.type.kind === 'condition';
  const words = isCondition ? conditionInWords(formula, on.model) : capitalizedText(valueInWords(formula, on.model));
  return {
    label,
    texts: [on.text(words)],
    note,
    shows: isCondition ? constantsIn([formula], on.model) : [],
    covers: [0],
  };
}

/**
 * A value that only one answer or condition gives, as a single row instead of a list: 'State nomination: 5 points'.
 * @returns undefined if the value has more than one figure
 */
export function onlyRow(step: Step, on: OnDay): Row | undefined {
  const {named, value} = step;
  const {label, note} = named;
  const isYesOrNo = isByYesOrNo(value, on.model);
  const isGiven = ({covers: [index]}: Row): boolean =>
    !isYesOrNo || !isNothing(branchesOf(value)[index!]!.cells?.get(''));
  const isOnly = isYesOrNo || casesOf(value).length === 2;
  const [only, ...others] = isOnly ? rowsOfStep(step, on).filter(isGiven) : [];
  if (only === undefined || others.length > 0) return undefined;
  return {...only, label, ...(!isYesOrNo && only.label !== label && {when: only.label}), note};
}

/** Whether the answer to a single question, yes or no, selects the row of a table. */
function isByYesOrNo(value: CheckedValue, model: Model): boolean {
  if (!isTable(value) || value.by.length !== 1) return false;
  const [{type}] = value.by;
  return type.kind === 'choice' && inputNamed(type.input, model)?.type === 'yesno';
}

/** The rows of a value that has a list of its own. */
export function rowsOfStep(step: Step, on: OnDay): readonly Row[] {
  const {value} = step;
  return isTable(value) ? tableRows(step, value, on) : [...caseRows(step, on), ...lineRows(value, on)];
}

/** The cases of a value in the order in which they are tried, without a last one that gives nothing. */
function caseRows({name, named, value: all}: Step, on: OnDay): readonly Row[] {
  const {model} = on;
  const unit = named.unit ?? unitOfName(name, model) ?? unitOfSum(name, model);
  return casesOf(all).flatMap(({condition, value}, index): readonly Row[] => {
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
  const formula = formulaOf(value);
  return formula?.kind === 'figure' && formula.value === 0;
}

function valueText(value: CheckedValue, unit: string | undefined, on: OnDay): string {
  const {model} = on;
  return readValue(value, {
    formula: (typed) =>
      typed.kind === 'figure' && typed.type.kind === 'number'
        ? inUnitOrPlain(typed.value, unit)
        : on.text(capitalizedText(valueInWords(typed, model))),
    text: (text) => on.text(withoutAnswers(text, model)),
    nothing: value.type.kind === 'number' ? inUnitOrPlain(0, unit) : '–',
    unknown: said.choices,
  });
}

/** The lines of a list by their condition; lines with the same condition share a row. */
function lineRows(value: CheckedValue, on: OnDay): readonly Row[] {
  const {model} = on;
  const rows = new Map<string, Row>();
  for (const [index, {condition, negated, text}] of branchesOf(value).entries()) {
    if (text === undefined) continue;
    const words = condition === undefined ? [said.everyone] : conditionInWords(condition, model, negated);
    const key = JSON.stringify(words);
    const {texts = [], covers = []} = rows.get(key) ?? {};
    rows.set(key, {
      label: on.text(words),
      texts: [...texts, ...saidTexts(text, on)],
      shows: condition === undefined ? [] : constantsIn([condition], model),
      covers: [...covers, index],
    });
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
  const isOnly = formulaOf(value)?.kind === 'reference' || (value.kind === 'text' && value.text.length === 1);
  return isOnly ? namesIn(value).filter((name) => constantNamed(name, model) !== undefined) : [];
}
