/**
 * How what a visitor sees depends on the numbers and dates of the form between two cuts, where every condition stays the same. It decides
 * how many numbers of a region must be tried to prove that two versions agree in all of it:
 * two polynomials of degree 2 that agree on three numbers are the same, but two roundings may differ anywhere.
 */
import type {Input} from '../../engine/language/definition/input.ts';
import {hasCalendarTerm} from '../../engine/language/expression/calendarTerms.ts';
import {movesAlone} from '../../engine/reading/followsDay.ts';
import {anyDay, farDay, formsIn} from '../../engine/reading/forms.ts';
import {functions} from '../../engine/language/functions/index.ts';
import {inputCompilers} from '../../engine/language/inputs/index.ts';
import {today} from '../../engine/language/expression/scope.ts';
import type {TypedExpression, CheckedText} from '../../engine/language/typed.ts';
import type {CheckedBlock, CheckedItem, Model} from '../../engine/language/model.ts';
import type {Case} from '../../engine/language/readValue.ts';
import {readFormulas, type ReadExpression, type ReadFormula} from '../../engine/reading/readFormula.ts';
import {dependenciesOf} from '../../engine/language/references.ts';
import {expressionsOfStays, namesIn, type Node} from '../../engine/language/walk.ts';
import type {Fingerprint} from './fingerprints.ts';

/** By input, or `today`: the degree of a polynomial; Infinity where the value is rounded, divided by an answer or counted in calendar months. */
type Degrees = ReadonlyMap<string, number>;

export interface Dependence {
  /** The degrees of everything that is returned or shown. */
  readonly degrees: Degrees;
  /**
   * What is no polynomial in each result and on the card, and figures in the format in which they are shown, each with the inputs that it
   * depends on. In two versions with the same ones, each is the same unknown.
   */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** How a value depends on numbers and dates. */
interface Formula {
  readonly degrees: Degrees;
  /**
   * What is added to a polynomial, each calculation by its fingerprint. Two formulas with the same ones differ by a polynomial; with others,
   * one may be 0 for all answers that are tried, as `100 * floor(x / 20000)` is.
   */
  readonly unknown: readonly string[];
}

const constant: Formula = {degrees: new Map(), unknown: []};

export function dependenceOf(model: Model, fingerprint: Fingerprint): Dependence {
  const [formsOf, formsLater] = [formsIn(model, anyDay), formsIn(model, farDay)];
  const others = new Map<string, readonly string[]>();
  const other = (typed: TypedExpression): Formula => {
    const numeric = numericInputs(typed);
    // The day of the calculation is not an answer: few days are tried.
    const inputs = numeric.length === 0 && formsOf(typed).followsDay ? [today] : numeric;
    if (inputs.length === 0) return constant;
    return {degrees: new Map(inputs.map((name) => [name, Infinity])), unknown: [String(fingerprint(typed))]};
  };
  /** What has an unknown in it in any way but as a part of a sum is an unknown as a whole. */
  const whole = (node: Node, formula: Formula): Formula =>
    formula.unknown.length === 0 ? formula : {...formula, unknown: [String(fingerprint(node))]};
  const oneOf = (branches: readonly Case<Formula>[]): Formula => {
    const {degrees, unknown} = sum(branches.map(([, formula]) => formula));
    if (unknown.length === 0) return {degrees, unknown};
    const cases = branches.map(([condition, formula]) => [condition && fingerprint(condition), formula.unknown]);
    return {degrees, unknown: [JSON.stringify(cases)]};
  };
  /** What fields of a list's items are is said of the list. */
  const numericInputs = (typed: TypedExpression): readonly string[] => {
    const inputs = model.definition.inputs.filter(isNumeric).map(({name}) => name);
    const read = new Set([...dependenciesOf(namesIn(typed), model)].map((name) => name.split('.')[0]));
    return inputs.filter((name) => read.has(name));
  };

  const ofExpression = (typed: ReadExpression, read: ReadFormula<Formula>): Formula => {
    switch (typed.kind) {
      case 'today':
      case 'fold':
        return other(typed);
      case 'arithmetic': {
        const [left, right] = [read(typed.left), read(typed.right)];
        switch (typed.operator) {
          case '+':
            return sum([left, right]);
          case '-':
            return sum([left, {...right, unknown: right.unknown.map((part) => `-(${part})`)}]);
          case '*':
            return whole(typed, {degrees: product(left.degrees, right.degrees), unknown: sum([left, right]).unknown});
          case '/':
            return right.degrees.size > 0 ? other(typed) : whole(typed, left);
        }
      }
      case 'call': {
        const forms = functions[typed.name].forms(typed.values, {formsOf, today: anyDay});
        const later = functions[typed.name].forms(typed.values, {formsOf: formsLater, today: farDay});
        const isOther =
          forms === undefined ||
          later === undefined ||
          movesAlone(forms, later) ||
          forms.nonLinear.size > 0 ||
          forms.linear.some(hasCalendarTerm);
        if (isOther) return other(typed);
        const names = forms.linear.flatMap(({terms}) => [...terms.keys()]);
        return {degrees: new Map(names.map((name) => [name, 1])), unknown: []};
      }
      default:
        return constant;
    }
  };

  /** @param as what the figure must have in common with one of the other version */
  const shown = (typed: TypedExpression, as: string): Formula => {
    const formula = reading.formula(typed);
    if (formula.degrees.size > 0) others.set(`shown ${as}`, [...formula.degrees.keys()]);
    return formula;
  };
  const ofText = (text: CheckedText | undefined): Formula =>
    sum(
      (text ?? []).map((part) => {
        if (typeof part === 'string') return constant;
        return shown(part.typed, `${part.format ?? part.unit ?? ''} ${fingerprint(part.typed)}`);
      }),
    );
  const reading = readFormulas<Formula>(model, {
    input: (input) => (isNumeric(input) ? {degrees: new Map([[input.name, 1]]), unknown: []} : constant),
    dated: () => constant,
    text: ofText,
    nothing: constant,
    unknown: constant,
    oneOf,
    sum,
    group: sum,
    table: (table, cells) => whole(table, sum(cells)),
    expression: ofExpression,
  });
  // The values of items are compared as numbers, those in texts only as they are shown.
  const ofItem = ({label, value, unit, missing, text, outOf, percentDone, range}: CheckedItem): Formula =>
    sum([
      ...[label, missing, text, range?.say].map(ofText),
      ...[value, outOf, percentDone, range?.least, range?.most].flatMap((typed) =>
        typed === undefined ? [] : [shown(typed, unit ?? '')],
      ),
    ]);
  const ofBlock = (block: CheckedBlock): readonly Formula[] => {
    const {heading, items, total, list, stays, condition, hidesZeros} = block;
    return [
      ofText(heading),
      ...[...items, ...(total === undefined ? [] : [total])].map((item) =>
        // A condition that hides what is 0 anyway shows no difference.
        hidesZeros ? oneOf([[condition, oneOf([[item.condition, ofItem(item)]])]]) : ofItem(item),
      ),
      ...[list?.of, list?.current, ...expressionsOfStays(stays)].flatMap((typed) =>
        typed === undefined ? [] : [reading.formula(typed)],
      ),
    ];
  };

  const results = model.steps.filter(({name}) => name.startsWith('result.'));
  const outputs = [
    ...results.map(({name, value}) => [name, reading.value(value)] as const),
    ...model.card.flatMap(ofBlock).map((formula) => ['card', formula] as const),
  ];
  for (const [output, {degrees, unknown}] of outputs) {
    const inputs = [...degrees].flatMap(([input, degree]) => (degree === Infinity ? [input] : []));
    if (unknown.length > 0) others.set(`calculated ${output} ${unknown.toSorted().join(' ')}`, inputs);
  }
  return {degrees: sum(outputs.map(([, formula]) => formula)).degrees, others};
}

/** Whether an answer is a number, a date, or items that may have both. */
function isNumeric({type}: Input): boolean {
  return inputCompilers[type].scale !== undefined || inputCompilers[type].isList === true;
}

/** The sum of these, or a value with all of them as parts. */
function sum(all: readonly Formula[]): Formula {
  const degrees = new Map<string, number>();
  for (const one of all)
    for (const [input, degree] of one.degrees) degrees.set(input, Math.max(degree, degrees.get(input) ?? 0));
  return {degrees, unknown: all.flatMap(({unknown}) => unknown)};
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
