/** Progressive rates as pieces of straight lines: what the analyses know of them, for each period of their limits and rates. */
import {type Dated, datumInForce} from '../language/definition/constant.ts';
import {onlyColumn, type TypedExpression, type CheckedCell, type Edge, type ValueOf} from '../language/typed.ts';
import type {Model} from '../language/model.ts';
import {isFixedEdge} from '../language/progressive.ts';
import {constantNamed} from '../language/references.ts';
import {divide, plus, times} from '../runtime/arithmetic.ts';
import {
  addForms,
  constantForms,
  scaleForms,
  subtractForms,
  union,
  type LinearForms,
} from '../language/expression/linear.ts';
import {hull, rangeOfNumbers, type Range} from '../language/expression/range.ts';

type Brackets = ValueOf<'brackets'>;

/** A bracket on one day. Its end is missing for the last one, and undefined if it is calculated. */
interface BracketOnDay {
  readonly to?: Edge | undefined;
  readonly end: number | undefined;
  readonly rate: number;
}

/** The brackets for each period in which no limit that is fixed and no rate changes. */
function bracketsByPeriod({rows: bands}: Brackets, model: Model): readonly (readonly BracketOnDay[])[] {
  const datedOf = (name: string): Dated => constantNamed(name, model)!.dated;
  const limits = bands.map(({to}) => datedOfEdge(to, model));
  const rates = bands.map(({cells}) => datedOfCell(cells?.get(onlyColumn), datedOf));
  const starts = [...limits, ...rates].flatMap((dated) => dated?.periods.flatMap(({from}) => from?.day ?? []) ?? []);
  return ['', ...new Set(starts)].map((day) =>
    bands.map(({to}, index): BracketOnDay => {
      const end = to?.at.kind === 'figure' ? to.at.value : limits[index] && figureOn(limits[index], day);
      return {to, end, rate: figureOn(rates[index], day)};
    }),
  );
}

function datedOfEdge(edge: Edge | undefined, model: Model): Dated | undefined {
  if (edge === undefined || !isFixedEdge(edge, model)) return undefined;
  const at = edge.at.kind === 'onDay' ? edge.at.figure : edge.at;
  return at.kind === 'reference' ? constantNamed(at.name, model)!.dated : undefined;
}

function datedOfCell(cell: CheckedCell | undefined, datedOf: (name: string) => Dated): Dated | undefined {
  if (cell?.kind === 'constant') return datedOf(cell.name);
  return cell?.kind === 'data' ? cell.dated : undefined;
}

function figureOn(dated: Dated | undefined, day: string): number {
  const datum = dated && datumInForce(dated, day);
  return datum?.kind === 'figure' || datum?.kind === 'percent' ? datum.value : 0;
}

/** Where the brackets passed so far end, with what they charge together. */
interface Passed {
  readonly end: LinearForms;
  readonly charged: LinearForms;
}

/** At 0 and below it, the value is 0; in each bracket it is what those below charge in full, and the rate of the rest. */
export function formsOfBrackets(
  value: Brackets,
  formsOf: (typed: TypedExpression) => LinearForms,
  model: Model,
): LinearForms {
  const number = formsOf(value.by[0]);
  const none = constantForms([0]);
  const forms = bracketsByPeriod(value, model).flatMap((brackets) => {
    let passed: readonly Passed[] = [{end: none, charged: none}];
    let isInOrder = true;
    return brackets.flatMap(({to, end, rate}) => {
      const chargedUpTo = (limit: LinearForms, {end: from, charged}: Passed): LinearForms =>
        addForms(charged, ofRate(subtractForms(limit, from), rate), plus);
      const inside = passed.map((below) => chargedUpTo(number, below));
      if (to === undefined) return inside;
      const limit = end === undefined ? formsOf(to.at) : constantForms([end]);
      const beyond = {end: limit, charged: union(passed.map((below) => chargedUpTo(limit, below)))};
      isInOrder &&= end !== undefined;
      // A limit below the one before it counts as that one.
      passed = isInOrder ? [beyond] : [...passed, beyond];
      return inside;
    });
  });
  return union([none, ...forms]);
}

const ofRate = (forms: LinearForms, rate: number): LinearForms =>
  scaleForms(forms, constantForms([rate]), (figure, percent) => divide(times(figure, percent), 100));

/** @param range of the number that is charged */
export function rangeOfBrackets(value: Brackets, range: Range, model: Model): Range {
  return hull(bracketsByPeriod(value, model).map((brackets) => rangeOnDay(brackets, range)));
}

function rangeOnDay(brackets: readonly BracketOnDay[], {low, high}: Range): Range {
  const ends = brackets.map(({to, end}) => (to === undefined ? Infinity : end));
  const charge = (part: number, rate: number): number => (rate === 0 ? 0 : (part * rate) / 100);
  if (!ends.every((end) => end !== undefined)) {
    // The parts add up to the number, each at one of the rates.
    const rates = brackets.map(({rate}) => rate);
    return rangeOfNumbers([low, high].flatMap((number) => rates.map((rate) => charge(Math.max(number, 0), rate))));
  }
  const at = (number: number): number =>
    ends.reduce((sum, end, index) => {
      const from = ends[index - 1] ?? 0;
      return number > from ? sum + charge(Math.min(number, end) - from, brackets[index]!.rate) : sum;
    }, 0);
  return rangeOfNumbers([low, high, ...ends].filter((number) => number >= low && number <= high).map(at));
}
