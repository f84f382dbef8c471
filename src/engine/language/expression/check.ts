/** The type checker of expressions: resolves names and checks that types fit; goes on after a problem. */
import type {Hint} from '../../diagnostics/diagnostic.ts';
import {checkCall} from './checkCall.ts';
import {checkComparison, checkIn} from './checkComparisons.ts';
import {checkArithmetic, checkEmptiness, checkNegative, type OperatorContext} from './checkOperators.ts';
import {checkFold} from './checkFolds.ts';
import {isFoldName} from './folds.ts';
import type {Expression} from './parse.ts';
import {checkMember, checkName, errorExpression, fits, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {isNeverZero} from './ranges.ts';
import {hintForMisread, misreadFigure} from '../yaml/figure.ts';
import {isCalendarDay} from '../../runtime/calendar.ts';
import {condition, date, describeType, number, percent} from './types.ts';
import type {TypedExpression} from '../typed.ts';

/** The typed expression; a part with a problem becomes an `error`, which no outer check reports again. */
export function check(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
  const typed = checkKind(expression, scope, report);
  const {type} = typed;
  const isCalculated = typed.kind === 'arithmetic' || typed.kind === 'call';
  if (!isCalculated || (type.kind !== 'number' && type.kind !== 'percent')) return typed;
  return {...typed, type: {...type, nonZero: isNeverZero(typed, scope)}};
}

function checkKind(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
  const context: OperatorContext = {scope, report, checkOperand: (part) => check(part, scope, report)};
  switch (expression.kind) {
    case 'figure':
      return checkFigure(expression, scope, report);
    case 'day':
      return checkDay(expression, scope, report);
    case 'onDay':
      return checkOnDay(expression, context);
    case 'name':
      return checkName(expression, scope, report);
    case 'member':
      return checkMember(expression, scope, report);
    case 'quoted':
      return report('text-in-expression', expression);
    case 'not':
      return {kind: 'not', operand: checkCondition(expression.operand, scope, report), type: condition};
    case 'and':
    case 'or': {
      const [left, right] = [expression.left, expression.right].map((side) => checkCondition(side, scope, report));
      return {kind: expression.kind, left: left!, right: right!, type: condition};
    }
    case 'compare':
      return checkComparison(expression, context);
    case 'in':
      return checkIn(expression, context);
    case 'empty':
      return checkEmptiness(expression, context);
    case 'arithmetic':
      return checkArithmetic(expression, context);
    case 'negative':
      return checkNegative(expression, context);
    case 'call':
      if (isFoldName(expression.name))
        return checkFold(expression.name, expression, {
          scope,
          report,
          checkIn: (part, inner) => check(part, inner, report),
        });
      return checkCall(expression, context);
  }
}

/** The same as `check` for an expression that must be a condition. */
export function checkCondition(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
  const typed = check(expression, scope, report);
  if (fits(typed.type, 'condition')) return typed;
  const isYesNo = typed.kind === 'reference' && typed.type.kind === 'choice' && typed.type.options.includes('yes');
  const hint = isYesNo ? `Write '${typed.name} == yes'.` : undefined;
  return report('not-a-condition', expression, {found: describeType(typed.type)}, hint);
}

function checkFigure(expression: ExpressionOf<'figure'>, scope: Scope, report: ReportAt): TypedExpression {
  const {value, percent: isPercent, text} = expression;
  if (value === undefined)
    return report('figure-unreadable', expression, {figure: text}, hintForMisread(misreadFigure(text) ?? {}));
  if (value !== 0 && value !== (isPercent ? 100 : 1)) {
    const constant = scope.constantWithValue({kind: isPercent ? 'percent' : 'figure', value});
    const hint = constant && replacedBy(constant, text);
    report('literal-in-expression', expression, {figure: text}, hint);
  }
  return {kind: 'figure', value, type: isPercent ? percent(value !== 0) : number(Number.isInteger(value), value !== 0)};
}

/** Only the figures of a dated constant depend on the day. */
function checkOnDay(
  {figure, day}: ExpressionOf<'onDay'>,
  {scope, report, checkOperand}: OperatorContext,
): TypedExpression {
  const [one, other] = [checkOperand(figure), checkOperand(day)];
  if (one.type.kind === 'error' || other.type.kind === 'error') return errorExpression;
  if (one.kind !== 'reference' || !scope.isDated(one.name)) {
    const details = {expected: 'A dated constant', found: describeType(one.type)};
    return report('wrong-kind', figure, details, onDayHint(one, day, scope));
  }
  if (other.type.kind !== 'date')
    return report('wrong-kind', day, {expected: 'A date', found: describeType(other.type)});
  return {kind: 'onDay', figure: one, day: other, type: one.type};
}

/** A table says itself which day its figures are of, beside what selects its row. */
function onDayHint(figure: TypedExpression, day: Expression, scope: Scope): string {
  const name = figure.kind === 'reference' ? figure.name.split('.')[0]! : '';
  if (!scope.isTable(name))
    return 'Only a dated constant has figures for other days: {value: [{from: 2024-01-01, value: …}, …]}.';
  const written = day.kind === 'name' ? day.name : 'day';
  return `A table says so itself: write 'on: ${written}' in '${name}', and the name of the table alone here.`;
}

function checkDay(expression: ExpressionOf<'day'>, scope: Scope, report: ReportAt): TypedExpression {
  const {text} = expression;
  if (!isCalendarDay(text)) return report('not-a-day', expression, {value: text});
  const constant = scope.constantWithValue({kind: 'day', value: text});
  const hint = constant && replacedBy(constant, text);
  report('day-in-expression', expression, {day: text}, hint);
  return {kind: 'day', value: text, type: date};
}

const replacedBy = (constant: string, figure: string): Hint => ({
  text: `Write ${constant}, which is ${figure}, or a constant of its own.`,
  typed: figure,
  instead: constant,
});
