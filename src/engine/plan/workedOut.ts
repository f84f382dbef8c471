/** The steps of a calculation as they are shown: with figures that add up, rounded so that each step can be followed. */
import {compare, plus, round, times} from '../runtime/arithmetic.ts';
import {amount, decimalsOf, isCurrency} from '../runtime/formats.ts';
import {operations, type Operation, type StepFunction} from '../runtime/operations.ts';
import {decimalsShown, longAmount, roundedInUnit, shownDifference} from '../runtime/shownFigures.ts';
import type {Derivation, Step} from './derived.ts';

/** Formats a number with its unit; `decimals` is how many decimals of an amount it shows, if these are more than its currency has. */
export type NumberFormat = (number: number, decimals?: number) => string;

/**
 * The steps of a calculation, each with the result so far. Limits and roundings that changed nothing are left out, also those
 * that change nothing that is shown.
 * @param format formats a number with the unit of the result
 */
export function workedOut(
  first: Derivation,
  later: readonly (readonly [Operation, Derivation] | readonly [StepFunction, Derivation?])[],
  format: NumberFormat,
): Step[] {
  const unit = [first, ...later.flatMap(([, operand]) => operand ?? [])].map((of) => of.unit).find(isCurrency);
  const steps: Step[] = [{sign: 'start', of: first, value: first.value ?? 0, text: first.text}];
  for (const [operation, operand] of later) {
    const last = steps.at(-1)!;
    const before = last.value;
    const figure = operand?.value ?? 0;
    if (typeof operation === 'string') {
      const value = operations[operation].apply(before, figure);
      steps.push({sign: operation, of: operand!, value, text: format(shortened(value))});
      continue;
    }
    const {apply, line, sentence} = operation;
    const value = apply(before, figure);
    if (compare(shown(value), shown(before)) === 0) continue;
    if (operand === undefined) steps.splice(-1, 1, beforeRounding(last, apply, format));
    const limit =
      operand === undefined ? {} : {of: operand, change: signed(shownDifference(value, before, unit), format)};
    steps.push({sign: 'function', line, sentence, ...limit, value, text: format(shortened(value))});
  }
  const result = steps.pop()!;
  return addingUp(
    [...steps, steps.length === 0 ? result : {...result, text: format(shown(result.value))}],
    format,
    unit,
  );
}

/**
 * The steps of a sum with figures that add up as they are shown. Where roundings leave a difference, figures take it that are shown
 * nowhere else: first those without a name, then any that were worked out, then answers.
 * @param total the result as shown, if that is not the rounded result
 */
function addingUp(steps: Step[], format: NumberFormat, unit: string | undefined, total?: number): Step[] {
  const end = steps.findIndex(({sign}) => sign !== 'start' && sign !== 'plus' && sign !== 'minus');
  const figures = (end < 0 ? steps : steps.slice(0, end)) as FigureStep[];
  if (figures.length < 2 || (end >= 0 && steps[end]!.sign !== 'function')) return steps;
  const size = 10 ** -decimalsShown(unit);
  const sign = ({sign: of}: FigureStep): number => (of === 'minus' ? -1 : 1);
  const shownOf = ({of}: FigureStep): number => of.shown ?? roundedInUnit(of.value ?? 0, unit);
  const wanted = end < 0 && total !== undefined ? total : roundedInUnit(figures.at(-1)!.value, unit);
  const sum = figures.reduce((before, step) => plus(before, sign(step) * shownOf(step)), 0);
  let missing = Math.round((wanted - sum) / size);
  if (missing === 0) return steps;
  const ease = ({of}: FigureStep): number =>
    of.shown !== undefined || of.kind === 'fixed'
      ? 3
      : of.kind === 'answer'
        ? 2
        : of.label !== '' && of.kind !== 'steps'
          ? 1
          : 0;
  const changed = new Map<FigureStep, Step>();
  for (const step of figures.filter((each) => ease(each) < 3).toSorted((one, other) => ease(one) - ease(other))) {
    if (missing === 0) break;
    const by = Math.sign(missing);
    missing -= by;
    changed.set(step, {...step, of: asShown(step.of, plus(shownOf(step), times(by * sign(step), size)), format)});
  }
  return steps.map((step) => changed.get(step as FigureStep) ?? step);
}

type FigureStep = Extract<Step, {readonly of: Derivation; readonly sign: 'start' | Operation}>;

/**
 * A value as a sum shows it of which it is a part, which may be another cent than its own rounding gives: also at the end of its
 * calculation.
 */
export function asShown(derivation: Derivation, value: number, format: NumberFormat): Derivation {
  const text = format(value);
  const shownSo = {...derivation, text, shown: value};
  if (text === derivation.text) return shownSo;
  if (shownSo.kind === 'case' && shownSo.given !== undefined)
    return {...shownSo, given: asShown(shownSo.given, value, format)};
  if (shownSo.kind === 'function' && shownSo.takesOne)
    return {...shownSo, of: shownSo.of.map((of) => (of.text === derivation.text ? asShown(of, value, format) : of))};
  if (shownSo.kind !== 'steps') return shownSo;
  const steps = addingUp([...shownSo.steps], format, derivation.unit, value);
  return {...shownSo, steps: steps.with(steps.length - 1, {...steps.at(-1)!, text})};
}

const MOST_DECIMALS = 10;

/** A step with as many decimals as it takes to see why the rounding after it gives what it gives. */
function beforeRounding(step: Step, apply: StepFunction['apply'], format: NumberFormat): Step {
  const {value} = step;
  const rounded = apply(value, 0);
  let decimals = shownDecimals(value);
  while (decimals < MOST_DECIMALS && compare(apply(round(value, decimals), 0), rounded) !== 0) decimals++;
  if (decimals === shownDecimals(value))
    return step.sign === 'start' ? step : {...step, text: format(shortened(value))};
  const text = format(round(value, decimals), decimals);
  return step.sign === 'start' ? {...step, text, of: {...step.of, text}} : {...step, text};
}

/** Formats amounts of a currency, also with more decimals than it has. */
export const amountFormat =
  (currency: string): NumberFormat =>
  (number, decimals = 0) => {
    if (decimals <= decimalsOf(currency)) return amount(number, currency);
    return longAmount(number, currency, decimals);
  };

/** Rounds the result so far for display. */
const shortened = (value: number): number => round(value, shownDecimals(value));

const shownDecimals = (value: number): number => (Math.abs(value) < 1 ? 4 : 2);

/** Rounds a result for display: 4.0833 rather than 4.0833333333. */
export function shown(value: number): number {
  const short = round(value, 4);
  return short === 0 ? value : short;
}

function signed(number: number, format: NumberFormat): string {
  return `${number < 0 ? '−' : '+'} ${format(shortened(Math.abs(number)))}`;
}
