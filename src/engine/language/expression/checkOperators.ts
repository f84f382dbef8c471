/** Arithmetic, and what the checks of all operators share: which kinds of operands fit, and what to say of those that do not. */
import {arithmetic, overloadFor, type Arithmetic} from './operators.ts';
import type {Expression} from './parse.ts';
import type {Unit} from '../definition/unit.ts';
import type {Span} from './token.ts';
import {fits, errorExpression, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {isNeverZero} from './ranges.ts';
import {inUnit, unitOfType, unitProblem} from './units.ts';
import {condition, describeKinds, describeType, hasPeriods, number, percent} from './types.ts';
import type {TypedExpression} from '../typed.ts';

/** What the check of an operator needs. */
export interface OperatorContext {
  readonly scope: Scope;
  readonly report: ReportAt;
  /** Checks an operand. */
  readonly checkOperand: (part: Expression) => TypedExpression;
}

export function checkArithmetic(expression: ExpressionOf<'arithmetic'>, context: OperatorContext): TypedExpression {
  const {operator} = expression;
  const operands = [context.checkOperand(expression.left), context.checkOperand(expression.right)] as const;
  const {overloads, divides, group} = arithmetic[operator];
  const [left, right] = group === 'sum' ? withWholeShare(operands) : operands;
  if (left.type.kind === 'error' || right.type.kind === 'error') return errorExpression;
  const overload = overloadFor(operator, left.type, right.type);
  const isOther = [left, right].some(({type}) => type.kind === 'list' && !hasPeriods(type));
  if (overload === undefined || isOther) {
    const allowed = new Set(
      overloads.map((takes) => `${describeKinds([takes.left])} and ${describeKinds([takes.right])}`),
    );
    const hint = isOther
      ? 'The first two fields of a list of periods are dates, of its first and its last day.'
      : (hintForShares(operator, left, right) ?? hintForOperands(left, right, context.scope));
    return wrongOperand(expression, operator, [left, right], [...allowed].join(', or '), context, hint);
  }
  const isInOneUnit = group !== 'sum' || checkUnits(expression, left, right, context);
  if (divides && !isNeverZero(right, context.scope)) {
    const name = right.kind === 'reference' ? right.name : '…';
    context.report('divisor-may-be-zero', expression.right, {name});
  }
  const type = overload.result(left.type, right.type);
  return {
    kind: 'arithmetic',
    operator,
    left,
    right,
    type: isInOneUnit ? inUnit(type, unitOfResult(operator, left, right)) : type,
  };
}

/** A sum is in the unit of its operands, and a share of an amount in that of the amount. Any other product may be converted. */
function unitOfResult(operator: Arithmetic, left: TypedExpression, right: TypedExpression): Unit | undefined {
  if (arithmetic[operator].group === 'sum') return unitOfType(left.type) ?? unitOfType(right.type);
  return right.type.kind === 'percent' ? unitOfType(left.type) : undefined;
}

/** Beside a share, 1 is the whole: `1 - rate` is `100% - rate`. */
function withWholeShare([left, right]: readonly [TypedExpression, TypedExpression]): readonly [
  TypedExpression,
  TypedExpression,
] {
  const isOne = (typed: TypedExpression): boolean => typed.kind === 'figure' && typed.value === 1;
  const whole: TypedExpression = {kind: 'figure', value: 100, type: percent(true)};
  if (isOne(left) && right.type.kind === 'percent') return [whole, right];
  return isOne(right) && left.type.kind === 'percent' ? [left, whole] : [left, right];
}

/** What is added or compared is in the same unit; returns whether it is. */
export function checkUnits(
  expression: ExpressionOf<'arithmetic' | 'compare'>,
  left: TypedExpression,
  right: TypedExpression,
  {report}: OperatorContext,
): boolean {
  const added = expression.operator === '-' ? 'reduced by' : 'added to';
  const problem = unitProblem(left.type, right.type, expression.kind === 'compare' ? 'compared with' : added);
  if (problem !== undefined) report('units-differ', expression, ...problem);
  return problem === undefined;
}

/** `-x` is `0 - x`, so that nothing else needs to know of it; no result is -0. */
export function checkNegative(expression: ExpressionOf<'negative'>, context: OperatorContext): TypedExpression {
  const operand = context.checkOperand(expression.operand);
  const {type} = operand;
  if (type.kind === 'error') return errorExpression;
  const hint = type.kind === 'percent' ? 'Put the minus before the whole product: -(amount * share).' : undefined;
  if (type.kind !== 'number') return wrongOperand(expression, '-', [operand], 'a number', context, hint);
  return {
    kind: 'arithmetic',
    operator: '-',
    left: {kind: 'figure', value: 0, type: number(true)},
    right: operand,
    type,
  };
}

/** Reports an operand of a kind that the operator does not take. */
export function wrongOperand(
  at: Span,
  operator: string,
  operands: readonly TypedExpression[],
  allowed: string,
  {report}: OperatorContext,
  hint?: string,
): TypedExpression {
  const kinds = operands.map(({type}) => describeType(type)).join(' and ');
  return report('wrong-operand', at, {operator, operands: kinds, allowed}, hint);
}

function hintForShares(
  operator: Arithmetic,
  {type: left}: TypedExpression,
  {type: right}: TypedExpression,
): string | undefined {
  if (left.kind === 'number' && right.kind === 'percent')
    return `Write 'amount * (1 ${operator} share)' for an amount and its share.`;
  if (left.kind !== 'percent') return undefined;
  if (right.kind === 'percent') return 'Multiply an amount by one share after the other: amount * share * other.';
  return right.kind === 'number' && operator === '/' ? "Divide the product: 'amount * share / parts'." : undefined;
}

export function hintForOperands(left: TypedExpression, right: TypedExpression, scope: Scope): string | undefined {
  if (left.type.kind === 'date' || right.type.kind === 'date')
    return "Write 'daysBetween(from, to)' for the days between two dates, and 'addDays(date, days)' or 'addDays(date, -days)' for a later or an earlier day.";
  return hintForFigureInWords(left, scope) ?? hintForFigureInWords(right, scope);
}

/** How to write a constant that is a text such as '2 years' where a figure is needed. */
export function hintForFigureInWords(operand: TypedExpression, scope: Scope): string | undefined {
  if (operand.kind !== 'reference') return undefined;
  const words = scope.textOfConstant(operand.name);
  const [, figure, unit] = words?.match(/^(\d[\d_]*(?:\.\d+)?) (\S.*)$/) ?? [];
  return figure && `'${words}' is a text: write ${operand.name} as {value: ${figure}, unit: ${unit}}.`;
}

/** `reasons is empty` */
export function checkEmptiness(expression: ExpressionOf<'empty'>, context: OperatorContext): TypedExpression {
  const operand = context.checkOperand(expression.operand);
  if (!fits(operand.type, 'texts')) wrongOperand(expression.operand, 'is empty', [operand], 'lists of lines', context);
  return {kind: 'empty', operand, negated: expression.negated, type: condition};
}
