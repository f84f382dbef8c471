/** Arithmetic as a row of figures: a chain of + and −, or of × and ÷, with roundings and limits behind it. */
import {arithmetic} from '../../expression/operators.ts';
import {atom, array, object, string} from '../javascript.ts';
import type {TypedExpression} from '../../expression/types.ts';
import type {FunctionDescriptor} from '../../functions/descriptor.ts';
import {functions} from '../../functions/index.ts';
import {type StepWords, operations, type Operation} from '../../runtime/explanation.ts';
import {writer, type ExplanationContext} from './context.ts';
import {unitOf} from './units.ts';

type Call = Extract<TypedExpression, {kind: 'call'}>;

/** One more figure, or a function of the figures before it. */
type ChainStep =
  | {readonly kind: 'operation'; readonly operation: Operation; readonly of: TypedExpression}
  | {readonly kind: 'function'; readonly code: string; readonly of?: TypedExpression};

interface Chain {
  readonly first: TypedExpression;
  readonly later: readonly ChainStep[];
}

/** Whether the function continues a row of figures. */
export function isSteps({name}: Call): boolean {
  const {kind} = (functions[name] as FunctionDescriptor).explanation;
  return kind === 'step' || kind === 'limit';
}

/** The JavaScript of the steps that lead to the value. */
export function stepsCode(typed: TypedExpression, unit: string | undefined, context: ExplanationContext): string {
  const {first, later} = chainOf(typed, context);
  const scaled = later.some((each) => isFactor(each));
  const firstUnit = scaled ? (unitOf(first, context.model) ?? moneyOnly(unit)) : (unit ?? unitOf(first, context.model));
  const operands = later.map((each) => {
    const sign = each.kind === 'operation' ? string(each.operation) : each.code;
    if (each.of === undefined) return array([sign]);
    const own = isFactor(each) ? unitOf(each.of, context.model) : (unit ?? unitOf(each.of, context.model));
    return array([sign, context.derivation(each.of, own)]);
  });
  return `$workedOut(${context.derivation(first, firstUnit)}, ${array(operands)}, ${writer(unit)})`;
}

/** A factor counts its own; what is added, taken away or compared counts what the whole counts. */
function isFactor(later: ChainStep): boolean {
  return later.kind === 'operation' && operations[later.operation].group === 'product';
}

/** An amount of money that is multiplied comes first. */
function moneyOnly(unit: string | undefined): string | undefined {
  return /^[A-Z]{3}$/.test(unit ?? '') ? unit : undefined;
}

function chainOf(typed: TypedExpression, context: ExplanationContext): Chain {
  if (typed.kind === 'arithmetic') return arithmeticChain(typed, context);
  return typed.kind === 'call' ? callChain(typed, context) : {first: typed, later: []};
}

function callChain(call: Call, context: ExplanationContext): Chain {
  const {explanation}: FunctionDescriptor = functions[call.name];
  const [first, ...others] = call.values as [TypedExpression, ...TypedExpression[]];
  if (explanation.kind === 'step') {
    const inner = chainOf(first, context);
    return {
      first: inner.first,
      later: [...inner.later, {kind: 'function', code: stepFunction(call, explanation, others, context)}],
    };
  }
  if (explanation.kind !== 'limit') return {first: call, later: []};
  // A limit is what is fixed; what it limits comes first, in whatever order they are written.
  const [limited, ...limits] =
    isFixed(first, context) && others.length === 1 ? [others[0]!, first] : [first, ...others];
  const inner = chainOf(limited!, context);
  const code = stepFunction(call, explanation, undefined, context);
  return {
    first: inner.first,
    later: [...inner.later, ...limits.map((of): ChainStep => ({kind: 'function', code, of}))],
  };
}

/**
 * The function with its words, as an object that is declared once.
 * @param others the values behind the first; undefined where the one behind it is a limit
 */
function stepFunction(
  {name}: Call,
  {line, sentence}: StepWords,
  others: readonly TypedExpression[] | undefined,
  context: ExplanationContext,
): string {
  const parameters = [atom('n$$'), ...(others?.map(context.expression) ?? [atom('limit$$')])];
  const code = `(n$$${others === undefined ? ', limit$$' : ''}) => ${functions[name].emit(parameters).text}`;
  return context.list(`step ${code}`, () => object({apply: code, line: string(line), sentence: string(sentence)}));
}

function arithmeticChain(typed: Extract<TypedExpression, {kind: 'arithmetic'}>, context: ExplanationContext): Chain {
  const {group, operation} = arithmetic[typed.operator];
  // A share is taken of the other figure, on whichever side it is written.
  const [left, right] = typed.left.type.kind === 'percent' ? [typed.right, typed.left] : [typed.left, typed.right];
  const continues = left.kind === 'arithmetic' && arithmetic[left.operator].group === group;
  const before = continues ? chainOf(left, context) : {first: left, later: []};
  const sign = right.type.kind === 'percent' ? 'share' : operation;
  return {first: before.first, later: [...before.later, {kind: 'operation', operation: sign, of: right}]};
}

function isFixed(typed: TypedExpression, {model}: ExplanationContext): boolean {
  return (
    typed.kind === 'figure' ||
    (typed.kind === 'reference' && model.definition.constants.some(({name}) => name === typed.name))
  );
}
