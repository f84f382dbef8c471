/** Linear functions of the numbers on the form, and values that are one of several such functions. */
import {minus, type plus} from '../runtime/arithmetic.ts';

/** constant + the sum of coefficient * input. */
export interface Linear {
  readonly constant: number;
  readonly terms: ReadonlyMap<string, number>;
}

export interface LinearForms {
  readonly linear: readonly Linear[];
  /** The inputs that it depends on in another way: through a product, a quotient, rounding. */
  readonly nonLinear: ReadonlySet<string>;
}

/** The forms of a value that is always one of these numbers. */
export const constantForms = (values: readonly number[]): LinearForms => ({
  linear: [...new Set(values)].map((constant) => ({constant, terms: new Map<string, number>()})),
  nonLinear: new Set(),
});

/** Each form of `one` minus each form of `other`. */
export function subtractForms(one: LinearForms, other: LinearForms): LinearForms {
  return addForms(one, other, minus);
}

/** Whether the value depends on no number on the form. */
export const isFixed = ({linear, nonLinear}: LinearForms): boolean =>
  nonLinear.size === 0 && linear.every(({terms}) => terms.size === 0);

/** All forms of all these values. */
export function union(forms: readonly LinearForms[]): LinearForms {
  return {
    linear: distinct(forms.flatMap(({linear}) => linear)),
    nonLinear: new Set(forms.flatMap(({nonLinear}) => [...nonLinear])),
  };
}

/** Each form of `one` with each form of `other` added or subtracted. */
export function addForms(one: LinearForms, other: LinearForms, add: typeof plus | typeof minus): LinearForms {
  const linear = one.linear.flatMap((left) =>
    other.linear.map((right) => {
      const terms = new Map(left.terms);
      for (const [name, coefficient] of right.terms) terms.set(name, add(terms.get(name) ?? 0, coefficient));
      return {
        constant: add(left.constant, right.constant),
        terms: new Map([...terms].filter(([, coefficient]) => coefficient !== 0)),
      };
    }),
  );
  return {linear: distinct(linear), nonLinear: new Set([...one.nonLinear, ...other.nonLinear])};
}

/** Each form with all its figures multiplied or divided by each constant in `by`. */
export function scaleForms(
  forms: LinearForms,
  by: LinearForms,
  scale: (figure: number, constant: number) => number,
): LinearForms {
  const linear = forms.linear.flatMap(({constant, terms}) =>
    by.linear.map((fixed) => {
      const scaled = [...terms].map(([name, value]) => [name, scale(value, fixed.constant)] as const);
      return {
        constant: scale(constant, fixed.constant),
        terms: new Map(scaled.filter(([, coefficient]) => coefficient !== 0)),
      };
    }),
  );
  return {linear: distinct(linear), nonLinear: forms.nonLinear};
}

function distinct(forms: readonly Linear[]): readonly Linear[] {
  return [...new Map(forms.map((form) => [JSON.stringify([form.constant, ...form.terms]), form])).values()];
}
