/** The type checker of expressions: resolves names and checks that types fit; goes on after a problem. */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {type FunctionDescriptor, parametersInWords} from '../functions/descriptor.ts';
import {functions, isFunctionName} from '../functions/index.ts';
import {
  checkArithmetic,
  checkComparison,
  checkEmptiness,
  checkIn,
  checkNegative,
  type OperatorContext,
} from './checkOperators.ts';
import {digitsFrom, roundedPlace} from '../runtime/rounding.ts';
import {checkFold} from './checkFolds.ts';
import {isFoldName} from './folds.ts';
import {hintForForeignFunction} from './foreign.ts';
import type {Expression} from './parse.ts';
import {checkMember, checkName, errorExpression, fits, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {type TypedExpression, condition, date, describeType, number, percent} from './types.ts';

/** The typed expression; a part with a problem becomes an `error`, which no outer check reports again. */
export function check(expression: Expression, scope: Scope, report: ReportAt): TypedExpression {
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
      return checkCall(
        expression,
        expression.values.map((value, index) =>
          index === digitsOf(expression.name) ? checkDigits(value, context) : context.checkOperand(value),
        ),
        report,
      );
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
  if (isPercent || (value !== 0 && value !== 1)) {
    const constant = scope.constantWithValue({kind: isPercent ? 'percent' : 'figure', value});
    const hint = constant && `Write ${constant}, which is ${text}, or a constant of its own.`;
    report('literal-in-expression', expression, {figure: text}, hint);
  }
  return {kind: 'figure', value, type: isPercent ? percent : number(Number.isInteger(value), value !== 0)};
}

/** The position of a number of decimals among the arguments of a function. */
function digitsOf(name: string): number | undefined {
  return isFunctionName(name) ? (functions[name] as FunctionDescriptor).digits : undefined;
}

/** A number of decimals needs no name. A figure is checked here, as are all figures of a constant. */
function checkDigits(expression: Expression, {scope, report, checkOperand}: OperatorContext): TypedExpression {
  const [figure, sign] = expression.kind === 'negative' ? [expression.operand, -1] : [expression, 1];
  if (figure.kind !== 'figure') {
    const typed = checkOperand(expression);
    const constant = typed.kind === 'onDay' ? typed.figure : typed;
    const wrong = constant.kind === 'reference' ? scope.figuresOfConstant(constant.name).find(isNoDigits) : undefined;
    return wrong === undefined
      ? typed
      : report('rounding-digits', expression, {figure: String(wrong)}, digitsHint(wrong));
  }
  const value = figure.percent ? NaN : sign * figure.value + 0;
  if (!isNoDigits(value)) return {kind: 'figure', value, type: number(true, value !== 0)};
  const text = `${sign < 0 ? '-' : ''}${figure.text}`;
  return report('rounding-digits', expression, {figure: text}, digitsHint(value));
}

const isNoDigits = (value: number): boolean => digitsFrom(value) !== value;

/** Of a power of ten, the number of decimals that is probably meant: 2 for 0.01, -2 for 100. */
function digitsHint(value: number): string | undefined {
  const digits = -Math.log10(value);
  if (isNoDigits(digits)) return undefined;
  return `Write the number of decimals: ${digits}${digits < 0 ? ` for ${roundedPlace(digits)}` : ''}.`;
}

/** Only the figures of a dated constant depend on the day. */
function checkOnDay(
  {figure, day}: ExpressionOf<'onDay'>,
  {scope, report, checkOperand}: OperatorContext,
): TypedExpression {
  const [one, other] = [checkOperand(figure), checkOperand(day)];
  if (one.type.kind === 'error' || other.type.kind === 'error') return errorExpression;
  if (one.kind !== 'reference' || !scope.isDated(one.name)) {
    const hint =
      "Only a dated constant has figures for other days: {value: [{from: 2024-01-01, value: …}, …]}. A table can be 'by:' a date.";
    return report('wrong-kind', figure, {expected: 'A dated constant', found: describeType(one.type)}, hint);
  }
  if (other.type.kind !== 'date')
    return report('wrong-kind', day, {expected: 'A date', found: describeType(other.type)});
  return {kind: 'onDay', figure: one, day: other, type: one.type};
}

function checkDay(expression: ExpressionOf<'day'>, scope: Scope, report: ReportAt): TypedExpression {
  const {text} = expression;
  if (!isCalendarDay(text)) return report('not-a-day', expression, {value: text});
  const constant = scope.constantWithValue({kind: 'day', value: text});
  const hint = constant && `Write ${constant}, which is ${text}, or a constant of its own.`;
  report('day-in-expression', expression, {day: text}, hint);
  return {kind: 'day', value: text, type: date};
}

/** The function exists and accepts these arguments. */
function checkCall(
  expression: ExpressionOf<'call'>,
  values: readonly TypedExpression[],
  report: ReportAt,
): TypedExpression {
  const {name} = expression;
  if (!isFunctionName(name)) {
    const names = Object.keys(functions);
    const hint = hintForForeignFunction(name) ?? didYouMean(name, names, `The functions are: ${names.join(', ')}.`);
    return report('unknown-function', expression.nameSpan, {name, functions: names.join(', ')}, hint);
  }
  const descriptor: FunctionDescriptor = functions[name];
  const {parameters, optional = 0, variadic = false, about, refuse, result} = descriptor;
  const wrongCount = values.length < parameters.length - optional || (!variadic && values.length > parameters.length);
  const wrongKind = values.some(({type}, index) => !fits(type, parameters[Math.min(index, parameters.length - 1)]!));
  if (wrongCount || wrongKind) {
    const words = parametersInWords(descriptor);
    const shortest = optional > 0 ? `${words.slice(0, -optional).join(' and ')}, or ` : '';
    const kinds = `${shortest}${words.join(' and ')}${variadic ? ', or more of them' : ''}`;
    const count = `${values.length} ${values.length === 1 ? 'value' : 'values'}`;
    const found = wrongCount ? count : values.map(({type}) => describeType(type)).join(' and ');
    return report('wrong-argument', expression, {name, parameters: kinds, found}, `What '${name}' gives: ${about}.`);
  }
  if (values.some(({type}) => type.kind === 'error')) return errorExpression;
  const types = values.map(({type}) => type);
  const refused = refuse?.(types);
  if (refused !== undefined) report('wrong-argument', expression, {name, ...refused});
  return {kind: 'call', name, values, type: result(types, values)};
}
