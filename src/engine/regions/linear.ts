/** Linear functions of the numbers on the form, and values that are one of several such functions. */

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
  return addForms(one, other, -1);
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

/** Each form of `one` plus `sign` times each form of `other`. */
export function addForms(one: LinearForms, other: LinearForms, sign: 1 | -1): LinearForms {
  const linear = one.linear.flatMap((left) =>
    other.linear.map((right) => {
      const terms = new Map(left.terms);
      for (const [name, coefficient] of right.terms) terms.set(name, (terms.get(name) ?? 0) + sign * coefficient);
      return {
        constant: left.constant + sign * right.constant,
        terms: new Map([...terms].filter(([, coefficient]) => coefficient !== 0)),
      };
    }),
  );
  return {linear: distinct(linear), nonLinear: new Set([...one.nonLinear, ...other.nonLinear])};
}

/** Each form times `factor(constant)`, for each constant in `by`. */
export function scaleForms(forms: LinearForms, by: LinearForms, factor: (constant: number) => number): LinearForms {
  const linear = forms.linear.flatMap(({constant, terms}) =>
    by.linear.map((fixed) => {
      const scale = factor(fixed.constant);
      return {
        constant: constant * scale,
        terms: new Map(
          [...terms].map(([name, value]) => [name, value * scale] as const).filter(([, value]) => value !== 0),
        ),
      };
    }),
  );
  return {linear: distinct(linear), nonLinear: forms.nonLinear};
}

function distinct(forms: readonly Linear[]): readonly Linear[] {
  return [...new Map(forms.map((form) => [JSON.stringify([form.constant, ...form.terms]), form])).values()];
}
