/** Operators take operands of these kinds: figures with figures, a choice with its options, lines with lines. */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {arithmetic, comparable} from './operators.ts';
import type {Expression} from './parse.ts';
import {blank, fits, errorExpression, type ExpressionOf, type ReportAt, type Scope} from './scope.ts';
import {type TypedExpression, condition, describeKinds, describeType, type ChoiceType} from './types.ts';

/** What the check of an operator needs. */
export interface OperatorContext {
  readonly scope: Scope;
  readonly report: ReportAt;
  /** Checks an operand. */
  readonly checkOperand: (part: Expression) => TypedExpression;
}

export function checkArithmetic(expression: ExpressionOf<'arithmetic'>, context: OperatorContext): TypedExpression {
  const {scope, report, checkOperand: checkPart} = context;
  const {operator} = expression;
  const [left, right] = [checkPart(expression.left), checkPart(expression.right)];
  const {overloads, divides} = arithmetic[operator];
  if (left.type.kind === 'error' || right.type.kind === 'error') return errorExpression;
  const overload = overloads.find((each) => each.left === left.type.kind && each.right === right.type.kind);
  if (overload === undefined) {
    const allowed = [
      ...new Set(overloads.map((each) => `${describeKinds([each.left])} and ${describeKinds([each.right])}`)),
    ].join(', or ');
    report(
      'wrong-operand',
      expression,
      {operator, operands: `${describeType(left.type)} and ${describeType(right.type)}`, allowed},
      hintForOperands(left, right, scope),
    );
    return errorExpression;
  }
  if (divides && right.type.kind === 'number' && !right.type.nonZero) report('divisor-may-be-zero', expression.right);
  return {kind: 'arithmetic', operator, left, right, type: overload.result(left.type, right.type)};
}

function hintForOperands(left: TypedExpression, right: TypedExpression, scope: Scope): string | undefined {
  if (left.type.kind === 'date' || right.type.kind === 'date')
    return "Dates are for functions: 'addDays(date, days)', 'addMonths(date, months)', 'daysSince(date)'.";
  for (const operand of [left, right]) {
    const words = operand.kind === 'reference' ? scope.textOfConstant(operand.name) : undefined;
    const [, figure, counted] = words?.match(/^(\d[\d_]*(?:\.\d+)?) (\S.*)$/) ?? [];
    if (operand.kind === 'reference' && figure !== undefined)
      return `'${words}' is a text: write ${operand.name} as {value: ${figure}, unit: ${counted}}.`;
  }
  return undefined;
}

export function checkComparison(expression: ExpressionOf<'compare'>, context: OperatorContext): TypedExpression {
  const left = context.checkOperand(expression.left);
  if (left.type.kind === 'choice') return checkChoiceComparison(expression, left, left.type, context);
  // The right side may be an option of the choice that the misspelt left side means.
  if (left.type.kind === 'error' && ['name', 'quoted', 'figure'].includes(expression.right.kind))
    return errorExpression;
  return checkFigureComparison(expression, left, context);
}

/** A comparison of anything but a choice. */
function checkFigureComparison(
  expression: ExpressionOf<'compare'>,
  left: TypedExpression,
  {scope, report, checkOperand: checkPart}: OperatorContext,
): TypedExpression {
  const right = checkPart(expression.right);
  const {operator} = expression;
  if (left.type.kind === 'error' || right.type.kind === 'error') return errorExpression;
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
    return errorExpression;
  }
  const units = [left, right].map((each) => (each.kind === 'reference' ? scope.unitOf(each.name) : undefined));
  if (units.every((unit) => unit !== undefined && /^[A-Z]{3}$/.test(unit)) && units[0] !== units[1])
    report('currencies-differ', expression, {one: units[0]!, other: units[1]!});
  return {kind: 'compare', operator, left, right, type: condition};
}

/** The word behind the operator is first an option of the choice, then a name for one. */
function checkChoiceComparison(
  expression: ExpressionOf<'compare'>,
  left: TypedExpression,
  choice: ChoiceType,
  checks: OperatorContext,
): TypedExpression {
  const {operator} = expression;
  const isOrdered = operator !== '==' && operator !== '!=';
  if (isOrdered && choice.order === undefined) {
    checks.report('unordered-choice', expression, {input: choice.input, operator});
    return errorExpression;
  }
  const right = checkOption(expression.right, choice, checks);
  if (!isOrdered) return {kind: 'compare', operator, left, right, type: condition};
  return {kind: 'compareLevels', operator, left, right, order: choice.input, type: condition};
}

function checkOption(expression: Expression, choice: ChoiceType, context: OperatorContext): TypedExpression {
  const {scope, report, checkOperand: checkPart} = context;
  const word =
    expression.kind === 'name'
      ? expression.name
      : expression.kind === 'quoted' || expression.kind === 'figure'
        ? expression.text
        : undefined;
  if (word === blank) return {kind: 'option', value: '', type: choice};
  if (word !== undefined && choice.options.includes(word)) return {kind: 'option', value: word, type: choice};
  const known = expression.kind === 'member' || (expression.kind === 'name' && scope.names.includes(expression.name));
  if (!known) {
    const options = choice.options.join(', ');
    if (word === undefined)
      report(
        'wrong-kind',
        expression,
        {expected: `An option of '${choice.input}'`, found: 'a formula'},
        `The options are: ${options}. Put one that holds signs in quotes.`,
      );
    else report('unknown-option', expression, {option: word, input: choice.input}, hintForOption(word, choice, scope));
    return errorExpression;
  }
  const typed = checkPart(expression);
  const words =
    typed.type.kind === 'text' ? typed.type.words : typed.type.kind === 'choice' ? typed.type.options : undefined;
  const unknown = words?.find((each) => each !== '' && !choice.options.includes(each));
  if (typed.type.kind === 'error') return errorExpression;
  if (words === undefined)
    report(
      'wrong-kind',
      expression,
      {expected: `An option of '${choice.input}'`, found: describeType(typed.type)},
      `The options are: ${choice.options.join(', ')}.`,
    );
  else if (unknown !== undefined)
    report(
      'unknown-option',
      expression,
      {option: unknown, input: choice.input},
      `What stands here can be '${unknown}'; the options are: ${choice.options.join(', ')}.`,
    );
  return typed;
}

function hintForOption(word: string, {input, options}: ChoiceType, scope: Scope): string {
  const option = scope.optionWithLabel(input, word);
  if (option !== undefined) return `Write '${option}', the option that visitors read as '${word}'.`;
  return didYouMean(word, options, `It is one of: ${options.join(', ')}.`);
}

export function checkIn(expression: ExpressionOf<'in'>, context: OperatorContext): TypedExpression {
  const {scope, report, checkOperand: checkPart} = context;
  const left = checkPart(expression.left);
  if (left.type.kind === 'error') return errorExpression;
  if (left.type.kind !== 'choice') {
    report('wrong-operand', expression.left, {
      operator: 'in',
      operands: describeType(left.type),
      allowed: 'a choice and a list of its options',
    });
    return errorExpression;
  }
  const choice = left.type;
  if (isList(expression.list)) {
    const options = expression.list.map((member) => checkOption(member, choice, context));
    return {
      kind: 'in',
      left,
      options: options.flatMap((option) => (option.kind === 'option' ? [option.value] : [])),
      type: condition,
    };
  }
  const list = checkPart(expression.list);
  if (list.type.kind === 'error') return errorExpression;
  if (list.type.kind !== 'options') {
    report('wrong-operand', expression.list, {
      operator: 'in',
      operands: describeType(list.type),
      allowed: 'a choice and a list of its options',
    });
    return errorExpression;
  }
  for (const option of list.type.options) {
    if (!choice.options.includes(option)) {
      const place = list.kind === 'reference' ? scope.placeInList(list.name, option) : undefined;
      const words = option.split(/\s+/);
      const hint = words.every((word) => choice.options.includes(word))
        ? `Write a comma between them: ${words.join(', ')}.`
        : hintForOption(option, choice, scope);
      report('unknown-option', place ?? expression.list, {option, input: choice.input}, hint);
    }
  }
  return {kind: 'inList', left, list, type: condition};
}

function isList(list: readonly Expression[] | Expression): list is readonly Expression[] {
  return Array.isArray(list);
}

/** `reasons is empty` */
export function checkEmptiness(
  {operand: written, negated}: ExpressionOf<'empty'>,
  {report, checkOperand: checkPart}: OperatorContext,
): TypedExpression {
  const operand = checkPart(written);
  if (!fits(operand.type, 'texts'))
    report('wrong-operand', written, {
      operator: 'is empty',
      operands: describeType(operand.type),
      allowed: 'lists of lines',
    });
  return {kind: 'empty', operand, negated, type: condition};
}
