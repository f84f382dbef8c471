/** What the verdicts of a card compare its figures with: pass marks, and amounts from which a figure must look different. */
import type {Model} from '../language/model.ts';
import {casesOf, formulaOf, readValue, type ValueReader} from '../language/readValue.ts';
import {constantNamed, inputNamed, memberOf, stepNamed, stepOf, valueOfStep} from '../language/references.ts';
import {isCurrency} from '../runtime/formats.ts';
import type {CheckedValue, TypedExpression, TypedOf} from '../language/typed.ts';
import {children, isExpression} from '../language/walk.ts';
import {neededMark} from '../words/rules.ts';
import {labelOfName} from './inWords/labels.ts';

/** What the verdicts of the card compare an amount with, that may be closer to it than a cent. */
export function comparedWith(
  value: TypedExpression,
  unit: string | undefined,
  model: Model,
): readonly TypedExpression[] {
  const isWhole = value.type.kind === 'number' && value.type.whole;
  return isCurrency(unit) && !isWhole ? othersInVerdicts(value, model) : [];
}

/**
 * The names that the card's verdicts compare a figure with, without duplicates, in the order of the verdicts: constants, and what the answers
 * choose among constants.
 */
export function passMarks(figure: TypedExpression, model: Model): readonly string[] {
  const others = othersInVerdicts(figure, model);
  const marks = others.flatMap((typed) =>
    typed.kind === 'reference' && isChosenConstant(typed, model) ? [typed.name] : [],
  );
  return [...new Set(marks)];
}

/** What a scale calls a mark: its label, or for the cell of a table that the answers choose that it is needed. */
export function labelOfMark(name: string, model: Model): string {
  const isCell = stepNamed(name, model) === undefined && stepOf(name, model) !== undefined;
  return isCell && !name.startsWith('result.') ? neededMark : labelOfName(name, model);
}

/** Whether an expression is worked out from constants alone, which the answers choose: one of them, or a cell of a table, or of these. */
function isChosenConstant(typed: TypedExpression, model: Model): boolean {
  if (typed.kind === 'arithmetic' || typed.kind === 'call')
    return children(typed).every((child) => isExpression(child) && isChosenConstant(child, model));
  if (typed.kind !== 'reference') return typed.kind === 'figure';
  if (constantNamed(typed.name, model) !== undefined) return true;
  const step = stepOf(typed.name, model);
  if (step?.value === undefined) return false;
  const reader: ValueReader<boolean> = {
    formula: (formula) => isChosenConstant(formula, model),
    nothing: true,
    oneOf: (cases) => cases.every(([, isChosen]) => isChosen),
    lookup: () => true,
    unknown: false,
  };
  return readValue(step.value, reader, memberOf(typed.name, step));
}

/** What the card's verdicts compare a figure with. */
function othersInVerdicts(figure: TypedExpression, model: Model): readonly TypedExpression[] {
  const shown = new Set(aliasesOf(figure, model));
  const isShown = (typed: TypedExpression): boolean => aliasesOf(typed, model).some((name) => shown.has(name));
  const verdicts = model.card.flatMap(({items}) => items).filter(({tone}) => tone !== undefined);
  return verdicts
    .flatMap(({condition}) => (condition === undefined ? [] : comparisonsIn(condition, model, new Set())))
    .flatMap(({left, right}) => (isShown(left) ? [right] : isShown(right) ? [left] : []))
    .filter((other) => !isOfCallOrItem(other, model));
}

/** Whether an expression has a value only within a call, or for an item of a list. */
function isOfCallOrItem(typed: TypedExpression, model: Model): boolean {
  if (typed.kind === 'parameter') return true;
  if (typed.kind === 'reference') {
    const [list, field] = typed.name.split('.');
    return field !== undefined && inputNamed(list!, model)?.each !== undefined;
  }
  return children(typed)
    .filter(isExpression)
    .some((child) => isOfCallOrItem(child, model));
}

/** A value's name, and the names of the values that it merely forwards. */
function aliasesOf(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind !== 'reference') return [];
  return [
    typed.name,
    ...forwardedValues(valueOfStep(typed, model)).flatMap((forwarded) => aliasesOf(forwarded, model)),
  ];
}

function forwardedValues(value: CheckedValue | undefined): readonly TypedExpression[] {
  const formula = formulaOf(value);
  if (formula !== undefined) return [formula];
  return value === undefined ? [] : casesOf(value).flatMap((branch) => forwardedValues(branch.value));
}

/** The comparisons in a condition, in values it refers to, and in the conditions of lists it tests for emptiness. */
function comparisonsIn(typed: TypedExpression, model: Model, seen: Set<string>): readonly TypedOf<'compare'>[] {
  if (typed.kind === 'compare') return [typed];
  if (typed.kind === 'instance')
    return forwardedValues(typed.value).flatMap((condition) => comparisonsIn(condition, model, seen));
  if (typed.kind !== 'reference')
    return children(typed)
      .filter(isExpression)
      .flatMap((operand) => comparisonsIn(operand, model, seen));
  if (seen.has(typed.name)) return [];
  seen.add(typed.name);
  const value = valueOfStep(typed, model);
  const conditions =
    value?.kind === 'lines' ? value.lines.flatMap(({condition}) => condition ?? []) : forwardedValues(value);
  return conditions.flatMap((condition) => comparisonsIn(condition, model, seen));
}
