/**
 * The regions of a number or date on the form: between two neighbouring cuts no rule tells two values apart, so that
 * nothing but figures that grow with the number itself can differ.
 */
import {inputCompilers} from '../inputs/index.ts';
import type {Model} from '../model.ts';
import type {Cut, JointCut} from '../compiled/changes.ts';
import {boundariesOf, type Boundaries, type Boundary} from './boundaries.ts';

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
