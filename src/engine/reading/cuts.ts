/**
 * The regions of a number or date on the form: no rule distinguishes two values between neighbouring cuts, so results
 * differ only in figures that are calculated from the number itself.
 */
import {withItemFields} from '../language/definition/input.ts';
import {inOrder, type Cut, type JointCut} from '../language/expression/cut.ts';
import {comparisons} from '../language/expression/operators.ts';
import {date} from '../language/expression/types.ts';
import type {TypedExpression, TypedOf, CheckedCell} from '../language/typed.ts';
import {functions} from '../language/functions/index.ts';
import {isOfKnownDays} from '../language/inForce.ts';
import {inputCompilers} from '../language/inputs/index.ts';
import type {Dated} from '../language/definition/constant.ts';
import type {Model} from '../language/model.ts';
import {constantNamed, rulesOf} from '../language/references.ts';
import {ceil, divide, floor} from '../runtime/arithmetic.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {isExpression, isTable, bandsIn, withDescendants, type Node} from '../language/walk.ts';
import {cutOfInput, hasCalendarTerm} from '../language/expression/calendarTerms.ts';
import {anyDay, formsIn} from './forms.ts';
import {isFixed, subtractForms, type Linear, type LinearForms} from '../language/expression/linear.ts';
import {inputOfTerm} from '../language/expression/terms.ts';

/** Where a definition distinguishes values of an input. */
export interface Cuts {
  /** In ascending order. For a date, in numbers of days: 1 is 0001-01-01. */
  readonly cuts: readonly Cut[];
  /** Cuts whose position depends on other numbers on the form. */
  readonly joint: readonly JointCut[];
  /** Whether these are all: thresholds cannot be located through a product, a quotient or a rounding of answers. */
  readonly complete: boolean;
}

/**
 * The cuts of every number and date of a definition, by input, on one day: how long ago a date is changes with the day.
 * @param further conditions that are not part of the rules, whose thresholds are cuts too where they can be located
 */
export function cutsOf(
  model: Model,
  today: CalendarDay,
  further: readonly TypedExpression[] = [],
): ReadonlyMap<string, Cuts> {
  const boundaries = boundariesOf(model, today, further);
  return new Map(
    withItemFields(model.definition.inputs).flatMap(({name, type}) => {
      const {scale} = inputCompilers[type];
      return scale === undefined ? [] : [[name, cutsOfInput(name, scale === 'whole', boundaries)]];
    }),
  );
}

function cutsOfInput(name: string, whole: boolean, {boundaries, unknown}: Boundaries): Cuts {
  const ofInput = boundaries.filter(({linear}) => [...linear.terms.keys()].some((key) => inputOfTerm(key) === name));
  const cuts = ofInput
    .filter(({linear}) => linear.terms.size === 1)
    .flatMap((boundary) => cutOf(boundary) ?? [])
    .map((cut) => (whole ? wholeCut(cut) : cut));
  return {
    cuts: inOrder(distinct(cuts)),
    joint: distinct(ofInput.filter(({linear}) => linear.terms.size > 1).map(jointCut)),
    complete: !unknown.has(name),
  };
}

/** Solves the boundary for the input. If the function decreases, equality moves to the other side of the cut. */
function cutOf({linear, over}: Boundary): Cut | undefined {
  const [[key, coefficient]] = [...linear.terms] as [[string, number]];
  return cutOfInput(key, {at: divide(-linear.constant, coefficient), after: over === coefficient > 0});
}

function jointCut({linear: {constant, terms}, over}: Boundary): JointCut {
  return {constant, terms: Object.fromEntries(terms), over};
}

/** For whole numbers a cut is just before the first whole number above it. */
function wholeCut({at, after}: Cut): Cut {
  return {at: after ? floor(at) + 1 : ceil(at), after: false};
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Where `linear` reaches 0 or, with `over`, exceeds 0. */
interface Boundary {
  readonly linear: Linear;
  readonly over: boolean;
}

interface Boundaries {
  readonly boundaries: readonly Boundary[];
  /** Inputs that a comparison depends on non-linearly: they may have further boundaries. */
  readonly unknown: ReadonlySet<string>;
}

/** Values with boundaries where their forms reach 0 (`over` false) or exceed it (true). */
interface ZeroCrossing {
  readonly forms: LinearForms;
  readonly over: readonly boolean[];
}

/**
 * The inputs on which each condition depends in a way whose thresholds cannot be located: through a product, a quotient
 * or a rounding, or together with more than one other input.
 */
export function unlocatedInputs(conditions: readonly TypedExpression[], model: Model): readonly ReadonlySet<string>[] {
  const crossingsIn = zeroCrossings(model, anyDay);
  return conditions.map((condition) => {
    const forms = crossingsIn(condition).map((crossing) => crossing.forms);
    const joined = forms.flatMap(({linear}) => linear.filter((form) => isJoint(form) && crossesZero(form)));
    return new Set([
      ...forms.flatMap(({nonLinear}) => [...nonLinear]),
      ...joined.flatMap(({terms}) => [...terms.keys()]),
    ]);
  });
}

/** Whether a figure is calculated from numbers on the form, instead of being one of the figures of the rules. */
export function isCalculatedFromAnswers(typed: TypedExpression, model: Model): boolean {
  return !isFixed(formsIn(model, anyDay)(typed));
}

/** Whether a cut joins so many inputs that no answers to them are found near it. */
const isJoint = ({terms}: Linear): boolean => terms.size > 2;

/** Whether it is above 0 for some numbers on the form and not for others; none of them is below 0. */
function crossesZero({constant, terms}: Linear): boolean {
  const factors = [constant, ...terms.values()];
  return factors.some((factor) => factor > 0) && factors.some((factor) => factor <= 0);
}

/** Every boundary at which a rule distinguishes numbers: comparisons, edges of bands, jumps of functions. */
function boundariesOf(model: Model, today: CalendarDay, further: readonly TypedExpression[]): Boundaries {
  const crossingsIn = zeroCrossings(model, today);
  const crossings = crossingsOf(model, today);
  const all = [
    ...crossings.flatMap(({forms, over}) => forms.linear.map((linear) => ({linear, over}))),
    ...further
      .flatMap(crossingsIn)
      .flatMap(({forms, over}) => forms.linear.filter((form) => !isJoint(form)).map((linear) => ({linear, over}))),
  ];
  const defaults = withItemFields(model.definition.inputs).filter((input) => input.whenZero !== undefined);
  return {
    boundaries: [
      ...defaults.map(({name}) => ({linear: {constant: 0, terms: new Map([[name, 1]])}, over: true})),
      ...all
        .filter(({linear}) => linear.terms.size > 0)
        .flatMap(({linear, over: sides}) => sides.map((over) => ({linear, over}))),
    ],
    unknown: new Set(crossings.flatMap((comparison) => [...comparison.forms.nonLinear])),
  };
}

/** Where the comparisons, bands and functions of all rules change on a day. */
export function crossingsOf(model: Model, today: CalendarDay): readonly ZeroCrossing[] {
  return rulesOf(model).flatMap(zeroCrossings(model, today));
}

/** @returns a function that returns the comparisons, edges of bands and jumps of functions in a part of the model */
function zeroCrossings(model: Model, today: CalendarDay): (node: Node) => readonly ZeroCrossing[] {
  const forms = formsIn(model, today);
  const between = (left: TypedExpression, right: TypedExpression, ...over: boolean[]): ZeroCrossing => ({
    forms: locatedForms(subtractForms(forms(left), forms(right))),
    over,
  });

  const inExpression = (typed: TypedExpression): readonly ZeroCrossing[] => {
    // These days are days of the space: from one of them to the next, nothing changes.
    if (typed.kind === 'compare' && isOfKnownDays(typed.left, typed.right, model)) return [];
    if (typed.kind === 'compare' && (typed.left.type.kind === 'number' || typed.left.type.kind === 'date'))
      return [between(typed.left, typed.right, ...comparisons[typed.operator].cuts)];
    if (typed.kind === 'onDay') return ofPeriods(constantOf(typed, model), typed.day);
    if (typed.kind !== 'call') return [];
    const breakpoints = functions[typed.name].breakpoints(typed.values);
    return breakpoints.map(({value, limit, over}) =>
      limit === undefined ? {forms: locatedForms(forms(value)), over} : between(value, limit, ...over),
    );
  };
  const ofPeriods = (dated: Dated, day: TypedExpression): readonly ZeroCrossing[] =>
    periodsOf(dated).map((start) => between(day, start, false));
  const inCell = (cell: CheckedCell): readonly ZeroCrossing[] => {
    if ((cell.kind !== 'constant' && cell.kind !== 'data') || cell.day === undefined) return [];
    return ofPeriods(cell.kind === 'data' ? cell.dated : constantNamed(cell.name, model)!.dated, cell.day);
  };
  const inBands = (value: Node): readonly ZeroCrossing[] => {
    if (!isTable(value)) return [];
    return bandsIn(value).flatMap(({by, selector: {to}}) =>
      to === undefined || isOfKnownDays(by, to.at, model) ? [] : [between(by, to.at, to.after)],
    );
  };
  return (node) =>
    withDescendants(node).flatMap((part) => {
      if (isExpression(part)) return inExpression(part);
      return 'place' in part ? inCell(part) : inBands(part);
    });
}

/**
 * Where counts of months or years are joined with other answers, the days on which the sum passes 0 cannot be found; nor can a limit that an
 * item of a list is compared with, if it is not of the same item: there are many items.
 */
function locatedForms(forms: LinearForms): LinearForms {
  const isUnlocated = (form: Linear): boolean => form.terms.size > 1 && (hasCalendarTerm(form) || joinsItems(form));
  const unlocated = forms.linear.filter(isUnlocated);
  if (unlocated.length === 0) return forms;
  return {
    ...forms,
    linear: forms.linear.filter((form) => !isUnlocated(form)),
    nonLinear: new Set([...forms.nonLinear, ...unlocated.flatMap(({terms}) => [...terms.keys()].map(inputOfTerm))]),
    unlisted: true,
  };
}

/** Whether a field of a list's items is joined with anything but fields of the same item. */
function joinsItems({terms}: Linear): boolean {
  const lists = [...terms.keys()].map((key) => inputOfTerm(key).split('.') as [string, string?]);
  return lists.some(([list, field]) => field !== undefined && lists.some(([other]) => other !== list));
}

const constantOf = ({figure}: TypedOf<'onDay'>, model: Model): Dated =>
  constantNamed((figure as TypedOf<'reference'>).name, model)!.dated;

/** The days from which another figure holds; the first one also holds before. */
function periodsOf({periods}: Dated): readonly TypedExpression[] {
  return periods.slice(1).map(({from}) => ({kind: 'day', value: from!.day, type: date}));
}
