/**
 * Which claims of an analysis are proven. A law whose figure can never be out of range is; anything else only if all answer sets were
 * visited and all thresholds are known of the inputs on which it depends.
 */
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {Model} from '../../engine/language/model.ts';
import {dependenciesOf, inputNamed} from '../../engine/language/references.ts';
import {boundsIn} from '../../engine/reading/bounds.ts';
import {unlocatedInputs} from '../../engine/reading/cuts.ts';
import {grouped, list} from '../../engine/runtime/formats.ts';
import {namesIn} from '../../engine/language/walk.ts';
import {describeIncomplete, incompleteFor, sizeInWords, type Space} from './space.ts';
import {exceptionsTo, excusesOf, isAbout} from './excuses.ts';
import {difference, figure, isFigureLaw, type FigureLaw, type Law} from './laws.ts';
import {compared} from '../../engine/language/conditions.ts';

/** What is known of the laws before any answers are tried. */
export interface LawLimits {
  /** Conditions whose thresholds the space of answers must have: those of laws that may be broken, and of exceptions. */
  readonly conditions: readonly TypedExpression[];
  /** Whether the distance of a law about a figure may be above 0 for some answers. */
  readonly mayBreak: (law: Law) => boolean;
  /** Whether a figure may reach the figure that it is shown out of. */
  readonly mayReach: (law: FigureLaw) => boolean;
  /** On what it depends whether answers break a law outside what is excused. */
  readonly dependence: (law: Law) => Dependence;
}

export interface Dependence {
  readonly names: readonly string[];
  /** The inputs among them on which it depends in a way whose thresholds cannot be located. */
  readonly unlocated: ReadonlySet<string>;
}

export function limitsOf(laws: readonly Law[], model: Model): LawLimits {
  const bounds = boundsIn(model);
  const mayReach = ({excess}: FigureLaw): boolean => bounds(excess).high >= 0;
  const mayBreak = (law: Law): boolean => {
    if (isFigureLaw(law)) return bounds(law.excess).high > 0;
    if (law.kind === 'contradicts') return true;
    // By construction: every function of days returns one that exists, or none.
    if (law.kind === 'not a day') return false;
    const {low, high} = bounds(law.value);
    return !(Number.isFinite(low) && Number.isFinite(high));
  };
  const excuses = excusesOf(model);
  const conditionsOf = (law: Law): readonly TypedExpression[] => {
    const may = mayBreak(law);
    const own = may ? excuses.filter((excuse) => isAbout(excuse, law, model)) : [];
    const ofFigure = (of: FigureLaw): readonly TypedExpression[] => [
      ...(of.isMaximum && mayReach(of) ? [compared(of.excess, '>=', figure(0))] : []),
      ...(may ? [compared(of.excess, '>', figure(0))] : []),
      ...own.flatMap(({by}) => (by === Infinity ? [] : [compared(difference(of.excess, figure(by)), '>', figure(0))])),
    ];
    return [...(isFigureLaw(law) ? ofFigure(law) : []), ...own.flatMap(({when}) => (when === undefined ? [] : [when]))];
  };
  const conditions = new Map(laws.map((law) => [law, conditionsOf(law)]));
  return {
    conditions: [...[...conditions.values()].flat(), ...exceptionsTo(model, 'never').map(({condition}) => condition)],
    mayBreak,
    mayReach,
    dependence: (law) => {
      const {names, unlocated} = dependenceOf(conditions.get(law)!, model);
      return {names: [...law.reads, ...names], unlocated};
    },
  };
}

export function dependenceOf(conditions: readonly TypedExpression[], model: Model): Dependence {
  const unlocated = unlocatedInputs(conditions, model).flatMap((inputs) => [...inputs]);
  return {names: conditions.flatMap(namesIn), unlocated: new Set(unlocated)};
}

/** Why what depends on these names is not proven; undefined if it is. */
export type Doubt = (dependence: Pick<Dependence, 'names'> & Partial<Dependence>) => string | undefined;

export function doubtsIn(space: Space, visited: number, model: Model): Doubt {
  return ({names, unlocated = new Set()}) => {
    if (visited < space.size)
      return `only ${grouped(visited)} of ${sizeInWords(space)} answer sets were tried (${largestAxes(space)})`;
    const incomplete = incompleteFor(dependenciesOf(names, model), space);
    if (incomplete.length > 0) return describeIncomplete(incomplete);
    const inputs = [...unlocated].filter((name) => inputNamed(name, model) !== undefined);
    if (inputs.length > 0)
      return `the threshold depends on ${list(inputs.map((name) => `'${name}'`))} through a product, a quotient, a rounding or a sum of several answers, so ${grouped(visited)} answer sets were only tried`;
    return undefined;
  };
}

/** What makes a space large: '360 answers to 'dismissed', 61 to 'pay' and 40 to 'age' on each of 3 days' */
function largestAxes({axes, days}: Space): string {
  const counts = axes
    .map(({input, answers}) => ({input, count: Math.max(...answers.map(({length}) => length))}))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_AXES);
  const words = counts.map(
    ({input, count}, index) => `${grouped(count)}${index === 0 ? ' answers' : ''} to '${input}'`,
  );
  return days.length === 1 ? list(words) : `${list(words)}, on each of ${grouped(days.length)} days`;
}

/** The others have fewer answers. */
const MAX_AXES = 3;
