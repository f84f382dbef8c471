/** Every place at which a rule of a definition tells one number from another: comparisons, ends of bands, steps. */
import {comparisons} from '../expression/operators.ts';
import {functions} from '../functions/index.ts';
import type {TypedExpression} from '../expression/typed.ts';
import type {CheckedValue, Model} from '../model.ts';
import {expressionsIn, withInnerValues, expressionsOfBlock} from '../walk.ts';
import {formsIn} from './forms.ts';
import {difference, type LinearForms, type Linear} from './linear.ts';

/** Between `linear` below 0 and at least 0; or, `over`, between at most 0 and over 0. */
export interface Boundary {
  readonly linear: Linear;
  readonly over: boolean;
}

export interface Boundaries {
  readonly boundaries: readonly Boundary[];
  /** Inputs that a comparison reads in a way that is not linear: they may have further boundaries. */
  readonly unknown: ReadonlySet<string>;
}

interface Compared {
  readonly forms: LinearForms;
  readonly over: readonly boolean[];
}

export function boundariesOf(model: Model): Boundaries {
  const forms = formsIn(model);
  const between = (left: TypedExpression, right: TypedExpression, ...over: boolean[]): Compared => ({
    forms: difference(forms(left), forms(right)),
    over,
  });

  const inExpression = (typed: TypedExpression): readonly Compared[] => {
    if (typed.kind === 'compare' && typed.left.type.kind === 'number')
      return [between(typed.left, typed.right, ...comparisons[typed.operator].cuts)];
    if (typed.kind !== 'call') return [];
    return functions[typed.name]
      .bends(typed.values)
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
    unknown: new Set(compared.flatMap(({forms: {others}}) => [...others])),
  };
}
