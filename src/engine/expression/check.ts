/** Looks the names of an expression up and checks that the kinds fit; reports every problem and goes on. */
import {checkCall} from './checkCall.ts';
import {checkChoiceComparison, checkIn} from './checkChoices.ts';
import {checkMember, checkName} from './checkNames.ts';
import {checkArithmetic, checkFigureComparison} from './checkOperators.ts';
import type {Expression} from './parse.ts';
import {fits, mistake, type Of, type ReportAt, type Scope} from './scope.ts';
import type {TypedExpression} from './typed.ts';
import {condition, describeType, number, percent} from './types.ts';

/** The typed expression; a part with a problem becomes an error that its users keep silent about. */
export function check(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
  const checkPart = (part: Expression): TypedExpression => check(part, scope, report);
  switch (expression.kind) {
    case 'figure':
      return checkFigure(expression, scope, report);
    case 'name':
      return checkName(expression, scope, report);
    case 'member':
      return checkMember(expression, scope, report);
    case 'quoted':
      report('text-in-expression', expression);
      return mistake;
    case 'not':
      return {kind: 'not', operand: checkCondition(expression.operand, scope, report), type: condition};
    case 'and':
    case 'or': {
      const [left, right] = [
        checkCondition(expression.left, scope, report),
        checkCondition(expression.right, scope, report),
      ];
      return {kind: expression.kind, left, right, type: condition};
    }
    case 'compare':
      return checkComparison(expression, {scope, report, checkPart});
    case 'in':
      return checkIn(expression, {scope, report, checkPart});
    case 'empty': {
      const operand = checkPart(expression.operand);
      if (!fits(operand.type, 'texts'))
        report('wrong-operand', expression.operand, {
          operator: 'is empty',
          operands: describeType(operand.type),
          allowed: 'lists of lines',
        });
      return {kind: 'empty', operand, negated: expression.negated, type: condition};
    }
    case 'arithmetic': {
      const [left, right] = [checkPart(expression.left), checkPart(expression.right)];
      return checkArithmetic(expression, left, right, {scope, report});
    }
    case 'call':
      return checkCall(expression, expression.values.map(checkPart), scope, report);
  }
}

/** As `check`, and the result must be a condition. */
export function checkCondition(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
  const typed = check(expression, scope, report);
  if (fits(typed.type, 'condition')) return typed;
  const yesno = typed.kind === 'reference' && typed.type.kind === 'choice' && typed.type.options.includes('yes');
  report(
    'not-a-condition',
    expression,
    {found: describeType(typed.type)},
    yesno ? `Write '${typed.name} == yes'.` : undefined,
  );
  return mistake;
}

function checkFigure(expression: Of<'figure'>, scope: Scope, report: ReportAt): TypedExpression {
  const {value} = expression;
  const allowed = !expression.percent && (value === 0 || value === 1);
  if (!allowed) {
    const constant = scope.constantWorth({kind: expression.percent ? 'percent' : 'figure', value});
    const hint =
      constant === undefined ? undefined : `Write ${constant}, which is ${expression.text}, or a constant of its own.`;
    report('literal-in-expression', expression, {figure: expression.text}, hint);
  }
  if (expression.percent) return {kind: 'figure', value: expression.value, type: percent};
  return {
    kind: 'figure',
    value: expression.value,
    type: number(Number.isInteger(expression.value), expression.value !== 0),
  };
}

function checkComparison(
  expression: Of<'compare'>,
  around: Parameters<typeof checkChoiceComparison>[3],
): TypedExpression {
  const left = around.checkPart(expression.left);
  if (left.type.kind === 'choice') return checkChoiceComparison(expression, left, left.type, around);
  // Behind a name that failed, a single word may well be an option of what was meant.
  if (left.type.kind === 'error' && ['name', 'quoted', 'figure'].includes(expression.right.kind)) return mistake;
  return checkFigureComparison(expression, left, around.checkPart(expression.right), around);
}
