/**
 * The regions of a number or date on the form: between two neighbouring cuts no rule tells two values apart, so that
 * nothing but figures that grow with the number itself can differ.
 */
import {inputCompilers} from '../inputs/index.ts';
import type {CheckedValue, Model} from '../model.ts';
import type {Cut, JointCut} from '../compiled/module.ts';
import {comparisons} from '../expression/operators.ts';
import {functions} from '../functions/index.ts';
import type {TypedExpression} from '../expression/types.ts';
import {expressionsIn, expressionsOfBlock, withInnerValues} from '../walk.ts';
import {formsIn} from './forms.ts';
import {subtractForms, type Linear, type LinearForms} from './linear.ts';

/** Where a definition can tell the values of one input apart. */
export interface Cuts {
  /** In ascending order. Those of a date count the days that have passed since then. */
  readonly cuts: readonly Cut[];
  /** Cuts that move with other numbers on the form. */
  readonly joint: readonly JointCut[];
  /** Whether there are no others: a product, a quotient or rounding of answers hides where its thresholds lie. */
  readonly complete: boolean;
}

/** The cuts of every number and date of a definition, by input. */
export function cutsOf(model: Model): ReadonlyMap<string, Cuts> {
  const found = boundariesOf(model);
  return new Map(
    model.definition.inputs.flatMap(({name, type}) => {
      const {scale} = inputCompilers[type];
      return scale === undefined ? [] : [[name, cutsOfInput(name, scale === 'whole', found)]];
    }),
  );
}

function cutsOfInput(name: string, whole: boolean, {boundaries, unknown}: Boundaries): Cuts {
  const own = boundaries.filter(({linear}) => linear.terms.has(name));
  const cuts = own
    .filter(({linear}) => linear.terms.size === 1)
    .map((boundary) => cutOf(boundary, name))
    .map((cut) => (whole ? wholeCut(cut) : cut))
    // Nothing on a form is below 0.
    .filter(({at, after}) => at > 0 || (at === 0 && after));
  return {
    cuts: distinct(cuts).toSorted((one, other) => one.at - other.at || Number(one.after) - Number(other.after)),
    joint: distinct(own.filter(({linear}) => linear.terms.size > 1).map(({linear, over}) => jointCut(linear, over))),
    complete: !unknown.has(name),
  };
}

/** Solved for the input. Where the function falls, the side that holds the equal number changes. */
function cutOf({linear, over}: Boundary, name: string): Cut {
  const coefficient = linear.terms.get(name)!;
  return {at: -linear.constant / coefficient + 0, after: over === coefficient > 0};
}

function jointCut(linear: Boundary['linear'], over: boolean): JointCut {
  return {constant: linear.constant, terms: Object.fromEntries(linear.terms), over};
}

/** Among whole numbers a cut lies just before the first number above it. */
function wholeCut({at, after}: Cut): Cut {
  return {at: after ? Math.floor(at) + 1 : Math.ceil(at), after: false};
}

function distinct<Each>(items: readonly Each[]): readonly Each[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

// Every place at which a rule of a definition tells one number from another: comparisons, ends of bands, steps.

/** Between `linear` below 0 and at least 0; or, `over`, between at most 0 and over 0. */
interface Boundary {
  readonly linear: Linear;
  readonly over: boolean;
}

interface Boundaries {
  readonly boundaries: readonly Boundary[];
  /** Inputs that a comparison reads in a way that is not linear: they may have further boundaries. */
  readonly unknown: ReadonlySet<string>;
}

interface Compared {
  readonly forms: LinearForms;
  readonly over: readonly boolean[];
}

function boundariesOf(model: Model): Boundaries {
  const forms = formsIn(model);
  const between = (left: TypedExpression, right: TypedExpression, ...over: boolean[]): Compared => ({
    forms: subtractForms(forms(left), forms(right)),
    over,
  });

  const inExpression = (typed: TypedExpression): readonly Compared[] => {
    if (typed.kind === 'compare' && typed.left.type.kind === 'number')
      return [between(typed.left, typed.right, ...comparisons[typed.operator].cuts)];
    if (typed.kind !== 'call') return [];
    return functions[typed.name]
      .breakpoints(typed.values)
      .map(({value, limit, over}) =>
        limit === undefined ? {forms: forms(value), over} : between(value, limit, ...over),
      );
  };
  const inBands = (value: CheckedValue): readonly Compared[] => {
    if (value.kind !== 'bands') return [];
    return value.bands.flatMap(({to}) => (to === undefined ? [] : [between(value.by, to.at, to.after)]));
  };

  const values = model.steps.map(({value}) => value);
  const onCard = model.card.flatMap(expressionsOfBlock);
  const compared = [
    ...[...values, ...onCard].flatMap(expressionsIn).flatMap(inExpression),
    ...values.flatMap(withInnerValues).flatMap(inBands),
  ];
  const defaults: readonly Boundary[] = model.definition.inputs
    .filter((input) => input.whenZero !== undefined)
    .map(({name}) => ({linear: {constant: 0, terms: new Map([[name, 1]])}, over: true}));
  return {
    boundaries: [
      ...defaults,
      ...compared.flatMap(({forms: {linear}, over}) =>
        linear.filter(({terms}) => terms.size > 0).flatMap((each) => over.map((side) => ({linear: each, over: side}))),
      ),
    ],
    unknown: new Set(compared.flatMap(({forms: {nonLinear: others}}) => [...others])),
  };
}
