/**
 * Laws of every calculator: what must hold for all answer sets. A law about a figure is a formula, the distance by which it is
 * broken, so that its own threshold can be located and its range be known.
 */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {computedNumber, number, type Type} from '../../engine/language/expression/types.ts';
import type {TypedExpression, CheckedText, CheckedValue} from '../../engine/language/typed.ts';
import {branchesOf, formulaOf} from '../../engine/language/readValue.ts';
import type {CheckedBlock, CheckedItem, CheckedList, Model} from '../../engine/language/model.ts';
import {calculatedParts} from '../../engine/program/calculate.ts';
import {namesIn, namesInBlock, withInnerValues} from '../../engine/language/walk.ts';
import {inQuotes, nameOf, nameOfBlock} from './parts.ts';

/** A law that no answers may break. */
export type Law = Breach & {
  /** What it is about: 'Points'. */
  readonly name: string;
  /** What is wrong where the law is broken: 'Points is above the figure that it is shown out of'. */
  readonly message: string;
  readonly place: Place;
  /** It can only be broken where all of these hold. */
  readonly shownWhen: readonly TypedExpression[];
  /** It can only be broken where answers reach this line. */
  readonly line?: CheckedText;
  /** The names on which it depends whether the law is broken. */
  readonly reads: readonly string[];
};

type Breach =
  /** Broken where `excess` is above 0. */
  | {
      readonly kind: 'above' | 'negative';
      readonly figure: TypedExpression;
      readonly excess: TypedExpression;
      /** The figure is shown out of another, which some answers must bring it to. */
      readonly isMaximum?: boolean;
    }
  /** Broken where the line is shown, and one of these items of the card. */
  | {readonly kind: 'contradicts'; readonly line: CheckedText; readonly good: readonly CheckedItem[]}
  /** Broken where a number is not a number, or a date is neither a day nor missing. No document can excuse that. */
  | {readonly kind: 'not a number' | 'not a day'; readonly value: TypedExpression};

/** A law about a figure, which says by how much it is broken. */
export type FigureLaw = Extract<Law, {readonly excess: TypedExpression}>;

export function lawsOf(model: Model): readonly Law[] {
  return [...model.card.flatMap((block) => lawsOfBlock(block, model)), ...lawsOfValues(model), ...lawsOfLines(model)];
}

export function isFigureLaw(law: Law): law is FigureLaw {
  return 'excess' in law;
}

/** A breach in words. */
type WordedBreach = Breach & {readonly name: string; readonly message: string};

function lawsOfBlock(block: CheckedBlock, model: Model): readonly Law[] {
  const {place} = block;
  const shownWhen = conditionsOf(block);
  // lawsOfValues checks the parts of a sum.
  const items = block.total === undefined ? block.items : [];
  return [
    ...items.flatMap((item) =>
      breachesOfItem(item, block).map((breach): Law => {
        const conditions = [...shownWhen, ...conditionsOf(item)];
        const values = 'value' in breach ? [breach.value] : 'excess' in breach ? [breach.excess] : [];
        return {...breach, place, shownWhen: conditions, reads: [...conditions, ...values].flatMap(namesIn)};
      }),
    ),
    ...contradictions(block, model).map((breach): Law => ({...breach, place, shownWhen})),
  ];
}

function conditionsOf({condition}: CheckedBlock | CheckedItem): readonly TypedExpression[] {
  return condition === undefined ? [] : [condition];
}

function breachesOfItem(item: CheckedItem, block: CheckedBlock): readonly WordedBreach[] {
  const {label, value, outOf, percentDone, text} = item;
  const name = label === undefined ? nameOfBlock(block) : inQuotes(label);
  const breaches = value === undefined ? [] : [...breachesOfType(value.type, name, value)];
  breaches.push(...breachesOfText(text ?? []));
  if (value !== undefined && outOf !== undefined) {
    const message = `${name} is above the figure that it is shown out of`;
    breaches.push({kind: 'above', name, message, figure: value, excess: difference(value, outOf), isMaximum: true});
  }
  if (percentDone !== undefined) {
    const [worded, bounded] = [{name, message: `${name} is not between 0 and 100`}, {figure: percentDone}];
    breaches.push({...worded, ...bounded, kind: 'negative', excess: difference(zero, percentDone)});
    breaches.push({...worded, ...bounded, kind: 'above', excess: difference(percentDone, figure(100))});
  }
  return breaches;
}

/** The laws of a value by its type: a number is finite and not below 0, a day exists. */
function breachesOfType({kind}: Type, name: string, value: TypedExpression): readonly WordedBreach[] {
  switch (kind) {
    case 'number':
    case 'percent':
      return [
        {kind: 'not a number', name, message: `${name} is not a number`, value},
        {kind: 'negative', name, message: `${name} is negative`, figure: value, excess: difference(zero, value)},
      ];
    case 'date':
      return [{kind: 'not a day', name, message: `${name} is not a calendar day`, value}];
    default:
      return [];
  }
}

/** The figures that a text shows. */
function breachesOfText(text: CheckedText): readonly WordedBreach[] {
  const figures = text.flatMap((part) => (typeof part === 'string' ? [] : [part.typed]));
  return figures.flatMap((typed) =>
    breachesOfType(typed.type, `{${nameOf(typed)}} in ${inQuotes(text)}`, typed).filter(
      ({kind}) => kind === 'negative',
    ),
  );
}

/** The figures in lines, where a line is shown. */
function lawsOfLines(model: Model): readonly Law[] {
  return calculatedParts(model).steps.flatMap(({name, named: {place}, value}) => {
    const texts = withInnerValues(value)
      .flatMap(branchesOf)
      .flatMap(({text}) => (text === undefined ? [] : [text]));
    return texts.flatMap((line) =>
      breachesOfText(line).map((breach): Law => ({...breach, place, line, shownWhen: [], reads: [name]})),
    );
  });
}

/** The figures and days of the result, and the parts of every sum. */
function lawsOfValues(model: Model): readonly Law[] {
  const sums = new Set(model.definition.sums.map(({name}) => name));
  return calculatedParts(model).steps.flatMap(({name, named: {place}, value}) => {
    const owner = name.split('.')[0]!;
    if (owner !== 'result' && !sums.has(owner)) return [];
    return breachesOfValue(value, name).map((breach): Law => ({...breach, place, shownWhen: [], reads: [name]}));
  });
}

function breachesOfValue(value: CheckedValue, name: string): readonly WordedBreach[] {
  const fields = branchesOf(value).filter(({key, value: inner}) => key !== undefined && inner !== undefined);
  if (fields.length > 0) return fields.flatMap((field) => breachesOfValue(field.value!, `${name}.${field.key}`));
  return breachesOfType(value.type, name, {kind: 'reference', name, type: value.type});
}

export function figure(value: number): TypedExpression {
  return {kind: 'figure', value, type: number(Number.isInteger(value))};
}

const zero = figure(0);

/** A share counts as the figure before its percent sign. */
export function difference(left: TypedExpression, right: TypedExpression): TypedExpression {
  const asNumber = (typed: TypedExpression): TypedExpression =>
    typed.type.kind === 'percent' ? {...typed, type: number(false)} : typed;
  return {kind: 'arithmetic', operator: '-', left: asNumber(left), right: asNumber(right), type: computedNumber(false)};
}

/** The lines of a block that contradict a good verdict. */
function contradictions(
  block: CheckedBlock,
  model: Model,
): readonly (WordedBreach & {readonly reads: readonly string[]})[] {
  const {list} = block;
  const goodBlocks = model.card.filter(({items}) => items.some(({tone}) => tone === 'good'));
  const good = goodBlocks.flatMap(({items}) => items.filter(({tone}) => tone === 'good'));
  if (list === undefined || good.length === 0) return [];
  const reads = [...goodBlocks, block].flatMap(namesInBlock);
  return contradictingLines(list, model).map((line) => ({
    kind: 'contradicts',
    name: nameOfBlock(block),
    message: `A good verdict is shown with a line of ${nameOfBlock(block)} that contradicts it: ${inQuotes(line)}`,
    line,
    good,
    reads,
  }));
}

/**
 * The lines of a list that contradict a good verdict. In reasons: lines with a condition, or their 'else'. In requirements: lines that
 * say what is not met ('unless').
 */
function contradictingLines({of, contradictsGoodVerdict}: CheckedList, model: Model): readonly CheckedText[] {
  if (contradictsGoodVerdict === undefined) return [];
  const lines = valuesOfLists(of, model).flatMap((value) => (value.kind === 'lines' ? value.lines : []));
  return lines.flatMap(({condition, say, otherwise}) => {
    if (contradictsGoodVerdict === 'unless') return condition?.kind === 'not' ? [say] : [];
    if (otherwise !== undefined) return [otherwise];
    return condition === undefined ? [] : [say];
  });
}

/** The values that make up a list of lines: those that an expression joins, and all branches of a value. */
function valuesOfLists(typed: TypedExpression, model: Model): readonly CheckedValue[] {
  if (typed.kind === 'arithmetic') return [...valuesOfLists(typed.left, model), ...valuesOfLists(typed.right, model)];
  const value = typed.kind === 'reference' ? model.steps.find((step) => step.name === typed.name)?.value : undefined;
  if (value === undefined) return [];
  return withInnerValues(value).flatMap((part) => {
    const formula = formulaOf(part);
    return formula === undefined ? [part] : valuesOfLists(formula, model);
  });
}
