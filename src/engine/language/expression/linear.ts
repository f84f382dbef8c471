/** Linear functions of the numbers on the form, and values that are one of several such functions. */
import {minus, type plus} from '../../runtime/arithmetic.ts';
import {inputOfTerm} from './terms.ts';

/** constant + the sum of coefficient * input. */
export interface Linear {
  readonly constant: number;
  readonly terms: ReadonlyMap<string, number>;
}

export interface LinearForms {
  readonly linear: readonly Linear[];
  /** The inputs that it depends on in another way: through a product, a quotient, rounding, or too many forms. */
  readonly nonLinear: ReadonlySet<string>;
  /** Whether it has further forms, which are not listed; they depend on `nonLinear`, or are figures. */
  readonly unlisted: boolean;
  /** Whether the day of the calculation is part of one, so that it may have others on other days. */
  readonly followsDay: boolean;
}

/**
 * A value with more forms is described only by the inputs that it depends on. Sums of tables multiply their forms: five
 * tables with twenty rows each have 3,200,000.
 */
const MAX_FORMS = 5_000;

/** Two values with more pairs of forms are not combined: a smaller number of different results would take too long to find. */
const MAX_PAIRS = 100_000;

/** Of these, pairs in which an answer has a part: each is a form of its own, a hundred times as slow as another sum of the same figures. */
const MAX_PAIRS_WITH_ANSWERS = 10_000;

/** The forms of a value that is always one of these numbers. */
export const constantForms = (values: readonly number[]): LinearForms =>
  limited({
    linear: [...new Set(values)].map((constant) => ({constant, terms: new Map<string, number>()})),
    nonLinear: new Set(),
    unlisted: false,
    followsDay: false,
  });

/** The forms of a number on the form. */
export const inputForms = (name: string): LinearForms => ({
  linear: [{constant: 0, terms: new Map([[name, 1]])}],
  nonLinear: new Set(),
  unlisted: false,
  followsDay: false,
});

/** Each form of `one` minus each form of `other`. */
export function subtractForms(one: LinearForms, other: LinearForms): LinearForms {
  return addForms(one, other, minus);
}

/** Whether the value is always one of its forms, and none of them depends on a number on the form. */
export const isFixed = ({linear, nonLinear, unlisted}: LinearForms): boolean =>
  nonLinear.size === 0 && !unlisted && linear.every(({terms}) => terms.size === 0);

/** All forms of all these values. */
export function union(forms: readonly LinearForms[]): LinearForms {
  return limited({
    linear: distinct(forms.flatMap(({linear}) => linear)),
    nonLinear: new Set(forms.flatMap(({nonLinear}) => [...nonLinear])),
    unlisted: forms.some(({unlisted}) => unlisted),
    followsDay: forms.some(({followsDay}) => followsDay),
  });
}

/** Each form of `one` with each form of `other` added or subtracted. */
export function addForms(one: LinearForms, other: LinearForms, add: typeof plus | typeof minus): LinearForms {
  if (areTooMany(one, other)) return unlistedForms(union([one, other]));
  const linear = new Map<unknown, Linear>();
  for (const left of one.linear)
    for (const right of other.linear) {
      const constant = add(left.constant, right.constant);
      // Most forms are figures of tables, of which tens of thousands of sums are the same few.
      const isFigure = left.terms.size === 0 && right.terms.size === 0;
      if (isFigure && linear.has(constant)) continue;
      const form = {constant, terms: isFigure ? left.terms : sumOfTerms(left, right, add)};
      linear.set(formKey(form), form);
    }
  // With what is not listed, the inputs of the other value have forms that are not listed either.
  const besideUnlisted = [...(one.unlisted ? inputsIn(other) : []), ...(other.unlisted ? inputsIn(one) : [])];
  return limited({
    linear: [...linear.values()],
    nonLinear: new Set([...one.nonLinear, ...other.nonLinear, ...besideUnlisted]),
    unlisted: one.unlisted || other.unlisted,
    followsDay: one.followsDay || other.followsDay,
  });
}

function areTooMany(one: LinearForms, other: LinearForms): boolean {
  const [pairs, ofFigures] = [({linear}: LinearForms) => linear.length, figuresIn].map(
    (count) => count(one) * count(other),
  ) as [number, number];
  return pairs > MAX_PAIRS || pairs - ofFigures > MAX_PAIRS_WITH_ANSWERS;
}

const figuresIn = ({linear}: LinearForms): number => linear.filter(({terms}) => terms.size === 0).length;

function sumOfTerms(left: Linear, right: Linear, add: typeof plus | typeof minus): Linear['terms'] {
  const terms = new Map(left.terms);
  for (const [name, coefficient] of right.terms) terms.set(name, add(terms.get(name) ?? 0, coefficient));
  return new Map([...terms].filter(([, coefficient]) => coefficient !== 0));
}

/** Each form with all its figures multiplied or divided by each constant in `by`. */
export function scaleForms(
  forms: LinearForms,
  by: LinearForms,
  scale: (figure: number, constant: number) => number,
): LinearForms {
  const followsDay = forms.followsDay || by.followsDay;
  if (forms.linear.length * by.linear.length > MAX_PAIRS) return unlistedForms({...forms, followsDay});
  const linear = forms.linear.flatMap(({constant, terms}) =>
    by.linear.map((fixed) => {
      const scaled = [...terms].map(([name, value]) => [name, scale(value, fixed.constant)] as const);
      return {
        constant: scale(constant, fixed.constant),
        terms: new Map(scaled.filter(([, coefficient]) => coefficient !== 0)),
      };
    }),
  );
  return limited({...forms, linear: distinct(linear), followsDay});
}

/** The forms, unless they are too many. */
function limited(forms: LinearForms): LinearForms {
  return forms.linear.length > MAX_FORMS ? unlistedForms(forms) : forms;
}

/** If there are too many forms, only the inputs on which they depend are kept. */
function unlistedForms(forms: LinearForms): LinearForms {
  return {...forms, linear: [], nonLinear: new Set([...forms.nonLinear, ...inputsIn(forms)]), unlisted: true};
}

function inputsIn({linear}: LinearForms): readonly string[] {
  return linear.flatMap(({terms}) => [...terms.keys()].map(inputOfTerm));
}

function distinct(forms: readonly Linear[]): readonly Linear[] {
  return [...new Map(forms.map((form) => [formKey(form), form])).values()];
}

/** The same for equal forms, and only for them. */
export const formKey = ({constant, terms}: Linear): string | number =>
  terms.size === 0 ? constant : JSON.stringify([constant, ...terms]);
