/** Arithmetic as a row of figures: a chain of + and −, or of × and ÷, with roundings and limits behind it. */
import type {TypedExpression} from '../../expression/typed.ts';
import {array, string} from '../javascript.ts';
import {writer, type ExplanationContext} from './context.ts';
import {unitOf} from './units.ts';

/** One more figure, or a rounding to so many decimals. */
interface Later {
  readonly sign: string;
  readonly of?: TypedExpression;
  readonly digits?: number;
}

interface Chain {
  readonly first: TypedExpression;
  readonly later: readonly Later[];
}

/** The functions that continue a row of figures; the others are explained by what they were given. */
const continued = {min: 'atMost', max: 'atLeast', floor: 'roundedDown', ceil: 'roundedUp', round: 'rounded'} as const;

export function isSteps({name}: Extract<TypedExpression, {kind: 'call'}>): boolean {
  return Object.hasOwn(continued, name);
}

/** The JavaScript of the steps that lead to the value. */
export function stepsCode(typed: TypedExpression, unit: string | undefined, context: ExplanationContext): string {
  const {first, later} = chainOf(typed, context);
  return `$workedOut(${context.derivation(first, unitOfPart(first, later.some(({sign}) => isFactor(sign)) ? 'first' : 'start', unit, context))}, ${array(
    later.map(({sign, of, digits}) => {
      const operand =
        of === undefined ? String(digits ?? 0) : context.derivation(of, unitOfPart(of, sign, unit, context));
      return array([string(sign), operand]);
    }),
  )}, ${writer(unit)})`;
}

/**
 * What is added, taken away or compared counts what the whole counts; a factor counts its own. An amount of money that
 * is multiplied stands first.
 */
function unitOfPart(part: TypedExpression, sign: string, whole: string | undefined, {model}: ExplanationContext) {
  const own = unitOf(part, model);
  if (!isFactor(sign)) return whole ?? own;
  return own ?? (sign === 'first' && /^[A-Z]{3}$/.test(whole ?? '') ? whole : undefined);
}

function isFactor(sign: string): boolean {
  return ['first', 'times', 'dividedBy', 'share'].includes(sign);
}

function chainOf(typed: TypedExpression, context: ExplanationContext): Chain {
  if (typed.kind === 'arithmetic') return arithmeticChain(typed, context);
  if (typed.kind !== 'call' || !isSteps(typed)) return {first: typed, later: []};
  const sign = continued[typed.name as keyof typeof continued];
  const [first, ...others] = typed.values as [TypedExpression, ...TypedExpression[]];
  if (sign === 'atMost' || sign === 'atLeast') {
    // A limit is what is fixed; what it limits comes first, in whatever order they are written.
    const limited = isFixed(first, context) && others.length === 1 ? [others[0]!, first] : [first, ...others];
    const {first: start, later} = chainOf(limited[0]!, context);
    return {first: start, later: [...later, ...limited.slice(1).map((of) => ({sign, of}))]};
  }
  const inner = chainOf(first, context);
  const digits = others[0]?.kind === 'figure' ? {digits: others[0].value} : {};
  return {first: inner.first, later: [...inner.later, {sign, ...digits}]};
}

function arithmeticChain(typed: Extract<TypedExpression, {kind: 'arithmetic'}>, context: ExplanationContext): Chain {
  const {operator} = typed;
  // A share is taken of the other figure, on whichever side it stands.
  const [left, right] = typed.left.type.kind === 'percent' ? [typed.right, typed.left] : [typed.left, typed.right];
  const share = right.type.kind === 'percent';
  const sign = share ? 'share' : {'+': 'plus', '-': 'minus', '*': 'times', '/': 'dividedBy'}[operator];
  const isSum = (each: string): boolean => each === '+' || each === '-';
  const goesOn = left.kind === 'arithmetic' && isSum(left.operator) === isSum(operator);
  const before = goesOn ? chainOf(left, context) : {first: left, later: []};
  return {first: before.first, later: [...before.later, {sign, of: right}]};
}

function isFixed(typed: TypedExpression, {model}: ExplanationContext): boolean {
  return (
    typed.kind === 'figure' ||
    (typed.kind === 'reference' && model.definition.constants.some(({name}) => name === typed.name))
  );
}
