/**
 * How what a visitor sees depends on the numbers and dates of the form between two cuts, where every condition stays the same. It decides
 * how many numbers of a region must be tried to prove that two versions agree in all of it:
 * two polynomials of degree 2 that agree on three numbers are the same, but two roundings may differ anywhere.
 */
import type {Input} from '../../engine/definition/input.ts';
import {hasCalendarTerm} from '../../engine/regions/calendarTerms.ts';
import {anyDay, formsIn} from '../../engine/regions/forms.ts';
import {functions} from '../../engine/functions/index.ts';
import {inputCompilers} from '../../engine/inputs/index.ts';
import {today} from '../../engine/expression/scope.ts';
import type {TypedExpression} from '../../engine/expression/types.ts';
import type {CheckedBlock, CheckedItem, CheckedText, CheckedValue, Model} from '../../engine/model.ts';
import {dependenciesOf, inputNamed, memberOf, stepOf} from '../../engine/references.ts';
import {expressionsOfStays, namesIn, rowsOf, type Node} from '../../engine/walk.ts';
import type {Fingerprint} from './fingerprints.ts';

/** By input, or `today`: the degree of a polynomial; Infinity where the value is rounded, divided by an answer or counted in calendar months. */
type Degrees = ReadonlyMap<string, number>;

export interface Dependence {
  /** Of everything that is returned or shown. */
  readonly degrees: Degrees;
  /**
   * Calculations that are not polynomials, and figures in the format in which they are shown, each with the inputs that it depends on. In
   * two versions with the same ones, each is the same unknown.
   */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

const constant: Degrees = new Map();

export function dependenceOf(model: Model, fingerprint: Fingerprint): Dependence {
  const formsOf = formsIn(model, anyDay);
  const others = new Map<string, readonly string[]>();
  const byName = new Map<string, Degrees>();

  const ofName = (name: string): Degrees => {
    let degrees = byName.get(name);
    if (degrees === undefined) byName.set(name, (degrees = calculate(name)));
    return degrees;
  };
  const calculate = (name: string): Degrees => {
    const input = inputNamed(name, model);
    if (input !== undefined) return isNumeric(input) ? new Map([[name, 1]]) : constant;
    const step = stepOf(name, model);
    return step === undefined ? constant : ofValue(step.value, memberOf(name, step));
  };

  /** @param column the only column that is read of a table; '' for a table of one column, or for all columns of a list */
  const ofValue = (value: CheckedValue, column = ''): Degrees => {
    switch (value.kind) {
      case 'expression':
        return ofExpression(value.typed);
      case 'text':
        return ofText(value.text);
      case 'nothing':
        return constant;
      case 'first':
        return whole(value, highest(value.branches.map((branch) => ofValue(branch.value, column))));
      case 'lines':
        return whole(value, highest(value.lines.flatMap(({say, otherwise}) => [ofText(say), ofText(otherwise)])));
      case 'fields':
        return highest(value.fields.map((field) => ofValue(field.value)));
      case 'total':
        return whole(value, highest(value.parts.map(ofName)));
      case 'parts':
        return highest(value.parts.map(ofName));
      case 'brackets': {
        const limits = value.bands.flatMap(({to}) => to?.at ?? []);
        return whole(value, highest([value.by, ...limits].map(ofExpression)));
      }
      default: {
        const cells = rowsOf(value).flatMap((row) => (column === '' ? [...row.values()] : (row.get(column) ?? [])));
        return highest(cells.map((cell) => (cell.kind === 'text' ? ofText(cell.text) : constant)));
      }
    }
  };

  const ofExpression = (typed: TypedExpression): Degrees => {
    switch (typed.kind) {
      case 'reference':
        return ofName(typed.name);
      case 'instance':
        return ofValue(typed.value, typed.member);
      case 'today':
        return other(typed);
      case 'arithmetic': {
        const [left, right] = [ofExpression(typed.left), ofExpression(typed.right)];
        if (typed.operator === '/' && right.size > 0) return other(typed);
        return whole(typed, typed.operator === '*' ? product(left, right) : highest([left, right]));
      }
      case 'fold':
        return other(typed);
      case 'call': {
        const forms = functions[typed.name].forms(typed.values, {formsOf, today: anyDay});
        if (forms === undefined || forms.followsDay || forms.nonLinear.size > 0 || forms.linear.some(hasCalendarTerm))
          return other(typed);
        return new Map(forms.linear.flatMap(({terms}) => [...terms.keys()].map((name) => [name, 1] as const)));
      }
      default:
        return constant;
    }
  };
  const other = (typed: TypedExpression): Degrees => {
    // The day of the calculation is not an answer: few days are tried.
    const inputs = [...numericInputs(typed), ...(formsOf(typed).followsDay ? [today] : [])];
    return whole(typed, new Map(inputs.map((name) => [name, Infinity])));
  };
  /** What has an unknown in it is an unknown too: for all answers that are tried, it may be what the other version has instead. */
  const whole = (node: Node, degrees: Degrees): Degrees => {
    const unknown = [...degrees].flatMap(([input, degree]) => (degree === Infinity ? [input] : []));
    if (unknown.length > 0) others.set(`calculated ${fingerprint(node)}`, unknown);
    return degrees;
  };
  /** What fields of a list's items are is said of the list. */
  const numericInputs = (typed: TypedExpression): readonly string[] => {
    const inputs = model.definition.inputs.filter(isNumeric).map(({name}) => name);
    const read = new Set([...dependenciesOf(namesIn(typed), model)].map((name) => name.split('.')[0]));
    return inputs.filter((name) => read.has(name));
  };

  /** @param as what the figure must have in common with one of the other version */
  const shown = (typed: TypedExpression, as: string): Degrees => {
    const degrees = ofExpression(typed);
    if (degrees.size > 0) others.set(`shown ${as}`, [...degrees.keys()]);
    return degrees;
  };
  const ofText = (text: CheckedText | undefined): Degrees =>
    highest(
      (text ?? []).map((part) => {
        if (typeof part === 'string') return constant;
        return shown(part.typed, `${part.format ?? part.unit ?? ''} ${fingerprint(part.typed)}`);
      }),
    );
  // The values of items are compared as numbers, those in texts only as they are shown.
  const ofItem = ({label, value, unit, missing, text, outOf, percentDone}: CheckedItem): readonly Degrees[] => [
    ...[label, missing, text].map(ofText),
    ...[value, outOf, percentDone].flatMap((typed) => (typed === undefined ? [] : [shown(typed, unit ?? '')])),
  ];
  const ofBlock = ({heading, items, total, list, stays, condition, hidesZeros}: CheckedBlock): readonly Degrees[] => [
    ofText(heading),
    ...[...items, ...(total === undefined ? [] : [total])].flatMap((item) => {
      const degrees = ofItem(item);
      // A condition that hides what is 0 anyway shows no difference.
      for (const hiding of hidesZeros ? [condition, item.condition] : [])
        if (hiding !== undefined) whole(hiding, highest(degrees));
      return degrees;
    }),
    ...[list?.of, list?.current, ...expressionsOfStays(stays)].flatMap((typed) =>
      typed === undefined ? [] : [ofExpression(typed)],
    ),
  ];

  const results = model.steps.filter(({name}) => name.startsWith('result.'));
  const degrees = highest([...results.map(({value}) => ofValue(value)), ...model.card.flatMap(ofBlock)]);
  return {degrees, others};
}

/** Whether an answer is a number, a date, or items that may have both. */
function isNumeric({type}: Input): boolean {
  return inputCompilers[type].scale !== undefined || inputCompilers[type].isList === true;
}

/** The degrees of a value that is one of these, or their sum. */
function highest(all: readonly Degrees[]): Degrees {
  const degrees = new Map<string, number>();
  for (const one of all)
    for (const [input, degree] of one) degrees.set(input, Math.max(degree, degrees.get(input) ?? 0));
  return degrees;
}

function product(one: Degrees, other: Degrees): Degrees {
  const degrees = new Map(one);
  for (const [input, degree] of other) degrees.set(input, degree + (degrees.get(input) ?? 0));
  return degrees;
}

/** The inputs of what only one of two versions calculates or shows. */
export function inputsOfDifferences(one: Dependence, other: Dependence): ReadonlySet<string> {
  const onlyIn = (some: Dependence, rest: Dependence): readonly string[] =>
    [...some.others].flatMap(([key, inputs]) => (rest.others.has(key) ? [] : inputs));
  return new Set([...onlyIn(one, other), ...onlyIn(other, one)]);
}
