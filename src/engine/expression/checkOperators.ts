/** Arithmetic and comparisons of figures: an overload of the operator takes both kinds. */
import {arithmetic, comparable} from './operators.ts';
import {mistake, type Of, type ReportAt, type Scope} from './scope.ts';
import type {TypedExpression} from './typed.ts';
import {condition, describeKinds, describeType} from './types.ts';

export function checkArithmetic(
  expression: Of<'arithmetic'>,
  left: TypedExpression,
  right: TypedExpression,
  {scope, report}: {readonly scope: Scope; readonly report: ReportAt},
): TypedExpression {
  const overloads = arithmetic[expression.operator];
  if (left.type.kind === 'error' || right.type.kind === 'error') return mistake;
  const overload = overloads.find((each) => each.left === left.type.kind && each.right === right.type.kind);
  if (overload === undefined) {
    const allowed = [
      ...new Set(overloads.map((each) => `${describeKinds([each.left])} and ${describeKinds([each.right])}`)),
    ].join(', or ');
    report(
      'wrong-operand',
      expression,
      {operator: expression.operator, operands: `${describeType(left.type)} and ${describeType(right.type)}`, allowed},
      hintForOperands(left, right, scope),
    );
    return mistake;
  }
  if (expression.operator === '/' && right.type.kind === 'number' && !right.type.nonZero)
    report('divisor-may-be-zero', expression.right);
  return {kind: 'arithmetic', operator: expression.operator, left, right, type: overload.result(left.type, right.type)};
}

function hintForOperands(left: TypedExpression, right: TypedExpression, scope: Scope): string | undefined {
  if (left.type.kind === 'date' || right.type.kind === 'date')
    return "Dates are for functions: 'addDays(date, days)', 'addMonths(date, months)', 'daysSince(date)'.";
  for (const operand of [left, right]) {
    const words = operand.kind === 'reference' ? scope.wordsOf(operand.name) : undefined;
    const [, figure, counted] = words?.match(/^(\d[\d_]*(?:\.\d+)?) (\S.*)$/) ?? [];
    if (operand.kind === 'reference' && figure !== undefined)
      return `'${words}' is a text: write ${operand.name} as {value: ${figure}, unit: ${counted}}.`;
  }
  return undefined;
}

/** A comparison of anything but a choice, whose right side checkChoices.ts reads. */
export function checkFigureComparison(
  expression: Of<'compare'>,
  left: TypedExpression,
  right: TypedExpression,
  {scope, report}: {readonly scope: Scope; readonly report: ReportAt},
): TypedExpression {
  const {operator} = expression;
  if (left.type.kind === 'error' || right.type.kind === 'error') return mistake;
  if (!comparable.some(([one, other]) => one === left.type.kind && other === right.type.kind)) {
    report(
      'wrong-operand',
      expression,
      {
        operator,
        operands: `${describeType(left.type)} and ${describeType(right.type)}`,
        allowed: 'two numbers, two percentages, or a choice and one of its options',
      },
      hintForOperands(left, right, scope),
    );
    return mistake;
  }
  const units = [left, right].map((each) => (each.kind === 'reference' ? scope.unitOf(each.name) : undefined));
  if (units.every((unit) => unit !== undefined && /^[A-Z]{3}$/.test(unit)) && units[0] !== units[1])
    report('currencies-differ', expression, {one: units[0]!, other: units[1]!});
  return {kind: 'compare', operator, left, right, type: condition};
}
