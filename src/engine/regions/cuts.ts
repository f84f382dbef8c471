/**
 * The regions of a number or date on the form: between two neighbouring cuts no rule tells two values apart, so that
 * nothing but figures that grow with the number itself can differ.
 */
import {inputCompilers} from '../inputs/index.ts';
import type {CheckedValue, Model, CheckedCell} from '../model.ts';
import type {Cut, JointCut} from '../compiled/module.ts';
import {comparisons, arithmetic} from '../expression/operators.ts';
import {functions} from '../functions/index.ts';
import type {TypedExpression} from '../expression/types.ts';
import {expressionsIn, expressionsOfBlock, withInnerValues, namesIn, rowsOf} from '../walk.ts';
import {addForms, constantForms, subtractForms, union, type Linear, type LinearForms} from './linear.ts';
import type {Dated} from '../definition/constant.ts';
import {constantNamed, dependenciesOf, inputNamed, stepOf} from '../references.ts';

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
  const boundaries = boundariesOf(model);
  return new Map(
    model.definition.inputs.flatMap(({name, type}) => {
      const {scale} = inputCompilers[type];
      return scale === undefined ? [] : [[name, cutsOfInput(name, scale === 'whole', boundaries)]];
    }),
  );
}

function cutsOfInput(name: string, whole: boolean, {boundaries, unknown}: Boundaries): Cuts {
  const ofInput = boundaries.filter(({linear}) => linear.terms.has(name));
  const cuts = ofInput
    .filter(({linear}) => linear.terms.size === 1)
    .map((boundary) => cutOf(boundary, name))
    .map((cut) => (whole ? wholeCut(cut) : cut))
    // Nothing on a form is below 0.
    .filter(({at, after}) => at > 0 || (at === 0 && after));
  return {
    cuts: distinct(cuts).toSorted((one, other) => one.at - other.at || Number(one.after) - Number(other.after)),
    joint: distinct(ofInput.filter(({linear}) => linear.terms.size > 1).map(jointCut)),
    complete: !unknown.has(name),
  };
}

/** Solved for the input. Where the function falls, the side that holds the equal number changes. */
function cutOf({linear, over}: Boundary, name: string): Cut {
  const coefficient = linear.terms.get(name)!;
  return {at: -linear.constant / coefficient + 0, after: over === coefficient > 0};
}

function jointCut({linear: {constant, terms}, over}: Boundary): JointCut {
  return {constant, terms: Object.fromEntries(terms), over};
}

/** Among whole numbers a cut lies just before the first number above it. */
function wholeCut({at, after}: Cut): Cut {
  return {at: after ? Math.floor(at) + 1 : Math.ceil(at), after: false};
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

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

/** Every place at which a rule tells one number from another: comparisons, ends of bands, steps. */
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
    const breakpoints = functions[typed.name].breakpoints(typed.values);
    return breakpoints.map(({value, limit, over}) =>
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
  const defaults = model.definition.inputs.filter((input) => input.whenZero !== undefined);
  return {
    boundaries: [
      ...defaults.map(({name}) => ({linear: {constant: 0, terms: new Map([[name, 1]])}, over: true})),
      ...compared.flatMap(({forms: {linear: all}, over: sides}) =>
        all.filter(({terms}) => terms.size > 0).flatMap((linear) => sides.map((over) => ({linear, over}))),
      ),
    ],
    unknown: new Set(compared.flatMap((comparison) => [...comparison.forms.nonLinear])),
  };
}

/** A value with more forms counts as unknown: no rule compares a sum of that many parts with a threshold. */
const MOST_FORMS = 5_000;

/** @returns the forms of any number of the model; a value that is no number has none */
function formsIn(model: Model): (typed: TypedExpression) => LinearForms {
  const known = new Map<string, LinearForms>();
  const isInput = (name: string): boolean => inputNamed(name, model) !== undefined;

  const formsOfName = (name: string): LinearForms => {
    const forms = known.get(name) ?? workOutName(name);
    known.set(name, forms);
    return forms;
  };
  const workOutName = (name: string): LinearForms => {
    if (isInput(name)) return {linear: [{constant: 0, terms: new Map([[name, 1]])}], nonLinear: new Set()};
    const constant = constantNamed(name, model);
    if (constant !== undefined) return constantForms(figuresOf(constant.dated));
    const step = stepOf(name, model);
    return step === undefined ? constantForms([]) : formsOfValue(step.value, name.slice(step.name.length + 1));
  };

  const formsOfValue = (value: CheckedValue, column: string): LinearForms => {
    switch (value.kind) {
      case 'expression':
        return formsOf(value.typed);
      case 'first':
        return union(value.branches.map((branch) => formsOfValue(branch.value, column)));
      case 'total':
        return value.parts.map(formsOfName).reduce((one, other) => addForms(one, other, 1));
      case 'choices':
      case 'bands':
      case 'matrix':
      case 'list': {
        const figures = rowsOf(value).flatMap((row) => figuresOfCell(row.get(column)));
        // A choice that is not answered has no row.
        const hasEveryRow = value.kind === 'bands' || ('otherwise' in value && value.otherwise !== undefined);
        return constantForms(hasEveryRow ? figures : [...figures, 0]);
      }
      default:
        return constantForms([0]);
    }
  };
  const figuresOfCell = (cell: CheckedCell | undefined): readonly number[] => {
    if (cell?.kind === 'constant') return formsOfName(cell.name).linear.map(({constant}) => constant);
    return cell?.kind === 'data' ? figuresOf(cell.dated) : [0];
  };

  /** Not linear: only the inputs that it reads are known. */
  const unknown = (typed: TypedExpression): LinearForms => {
    const names = [...dependenciesOf(namesIn(typed), model)];
    return {linear: [], nonLinear: new Set(names.filter((name) => inputNamed(name, model)?.options.length === 0))};
  };

  const formsOf = (typed: TypedExpression): LinearForms => {
    switch (typed.kind) {
      case 'figure':
        return constantForms([typed.value]);
      case 'reference':
        return formsOfName(typed.name);
      case 'arithmetic': {
        const {left, right, operator} = typed;
        const percents = [left, right].filter(({type}) => type.kind === 'percent').length;
        const forms = arithmetic[operator].forms(formsOf(left), formsOf(right), percents);
        return forms === undefined || forms.linear.length > MOST_FORMS ? unknown(typed) : forms;
      }
      case 'call':
        return functions[typed.name].forms(typed.values, {formsOf, isInput}) ?? unknown(typed);
      default:
        return constantForms([]);
    }
  };
  return formsOf;
}

function figuresOf({periods}: Dated): readonly number[] {
  return periods.map(({value}) => (value.kind === 'figure' || value.kind === 'percent' ? value.value : 0));
}
