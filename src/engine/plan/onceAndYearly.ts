/**
 * What a part of a sum costs once and what it costs with each year, where its formula proves it: with `fee + living * share` and
 * `living: monthly * duration * 12`, `fee` comes once and the rest with each year of the duration.
 */
import type {Model} from '../language/model.ts';
import {casesOf, formulaOf} from '../language/readValue.ts';
import {dependenciesOf, stepNamed} from '../language/references.ts';
import type {TypedExpression} from '../language/typed.ts';
import {number} from '../language/expression/types.ts';
import {namesIn} from '../language/walk.ts';

/** Terms that add up, of which the yearly ones are multiplied by the years. */
interface Terms {
  readonly once: readonly TypedExpression[];
  readonly hasYearly: boolean;
}

/** The one answer in years on which these values depend, itself or through other values; undefined without one, or with several. */
export function yearsBehind(values: readonly TypedExpression[], model: Model): TypedExpression | undefined {
  const read = dependenciesOf(values.flatMap(namesIn), model);
  const [years, ...others] = model.definition.inputs.filter(({name, unit}) => unit === 'years' && read.has(name));
  return years && others.length === 0 ? {kind: 'reference', name: years.name, type: number(false)} : undefined;
}

/**
 * What comes once of a value that is proven to be that and an amount for each of the years; undefined if it is not proven.
 * @param years a name
 */
export function onceOf(value: TypedExpression, years: TypedExpression, model: Model): TypedExpression | undefined {
  const terms = termsOf(value, years, model);
  if (terms === undefined) return undefined;
  const {type} = value;
  const [first = {kind: 'figure', value: 0, type}, ...others] = terms.once;
  return others.reduce<TypedExpression>(
    (left, right) => ({kind: 'arithmetic', operator: '+', left, right, type}),
    first,
  );
}

function termsOf(typed: TypedExpression, years: TypedExpression, model: Model): Terms | undefined {
  if (!yearsBehind([typed], model)) return {once: [typed], hasYearly: false};
  if (typed.kind === 'reference') {
    if ('name' in years && typed.name === years.name) return {once: [], hasYearly: true};
    const value = stepNamed(typed.name, model)?.value;
    // Without its condition a part is 0, and shown nowhere.
    const [only, otherwise] = value ? casesOf(value) : [];
    const isConditional =
      only?.condition !== undefined && (otherwise === undefined || otherwise.value.kind === 'nothing');
    const formula = formulaOf(isConditional && !yearsBehind([only.condition!], model) ? only.value : value);
    return formula && termsOf(formula, years, model);
  }
  if (typed.kind !== 'arithmetic') return undefined;
  const {operator, left, right} = typed;
  const [ofLeft, ofRight] = [termsOf(left, years, model), termsOf(right, years, model)];
  if (ofLeft === undefined || ofRight === undefined) return undefined;
  const scaled = (terms: Terms, by: (term: TypedExpression) => TypedExpression): Terms => ({
    ...terms,
    once: terms.once.map(by),
  });
  if (operator === '+')
    return {once: [...ofLeft.once, ...ofRight.once], hasYearly: ofLeft.hasYearly || ofRight.hasYearly};
  if (operator === '*' && !ofRight.hasYearly) return scaled(ofLeft, (term) => ({...typed, left: term}));
  if (operator === '*' && !ofLeft.hasYearly) return scaled(ofRight, (term) => ({...typed, right: term}));
  if (operator === '/' && !ofRight.hasYearly) return scaled(ofLeft, (term) => ({...typed, left: term}));
  return undefined;
}
