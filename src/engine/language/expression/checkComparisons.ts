/** Comparisons and `in`: numbers, dates and shares by their size, choices by their options. */
import type {Hint} from '../../diagnostics/diagnostic.ts';
import {nearMissHint} from '../../diagnostics/nearMiss.ts';
import {checkUnits, hintForOperands, wrongOperand, type OperatorContext} from './checkOperators.ts';
import {comparable} from './operators.ts';
import type {Comparison} from '../../runtime/comparisons.ts';
import type {Expression} from './parse.ts';
import {blank, errorExpression, nothing, type ExpressionOf, type Scope} from './scope.ts';
import {condition, date, describeType, type ChoiceType} from './types.ts';
import {type TypedExpression, choiceOf} from '../typed.ts';

function hintForComparison(left: TypedExpression, right: TypedExpression): string | undefined {
  if (left.type.kind !== 'date' && right.type.kind !== 'date') return undefined;
  return "A date is compared with another date, with 'today', or with a constant that is a day, such as 2024-06-07.";
}

export function checkComparison(expression: ExpressionOf<'compare'>, context: OperatorContext): TypedExpression {
  const left = context.checkOperand(expression.left);
  const {operator} = expression;
  const choice = choiceOf(left);
  if (wordOf(expression.right) === nothing && isTest(operator) && choice?.options.includes(nothing) !== true)
    return checkNothing(expression, left, context);
  // The words of a value have no order.
  if (choice !== undefined && (choice.words === undefined || isTest(operator)))
    return checkChoiceComparison(expression, left, choice, context);
  // If the left side is a misspelt choice, the right side may be one of its options.
  if (left.type.kind === 'error' && ['name', 'quoted', 'figure'].includes(expression.right.kind))
    return errorExpression;
  return checkFigureComparison(expression, left, context);
}

const isTest = (operator: Comparison): boolean => operator === '==' || operator === '!=';

const comparedWithNoDate = (operator: Comparison, left: TypedExpression): TypedExpression => ({
  kind: 'compare',
  operator,
  left,
  right: {kind: 'day', value: '', type: date},
  type: condition,
});

/** `limit == nothing`: the condition on what selects the row or case that is `nothing`. */
function checkNothing(
  {operator, left: source}: ExpressionOf<'compare'>,
  left: TypedExpression,
  {scope, report}: OperatorContext,
): TypedExpression {
  if (left.type.kind === 'error') return errorExpression;
  if (left.type.kind === 'date') return comparedWithNoDate(operator, left);
  const when = scope.whenNothing(left);
  if (typeof when === 'boolean') return report('nothing-certain', source, {when: when ? 'always' : 'never'});
  return operator === '==' ? when : {kind: 'not', operand: when, type: condition};
}

/** A comparison of anything but a choice. */
function checkFigureComparison(
  expression: ExpressionOf<'compare'>,
  left: TypedExpression,
  context: OperatorContext,
): TypedExpression {
  const {scope, report} = context;
  const {operator} = expression;
  const allowed = 'two numbers, two percentages, two dates, or a choice and one of its options';
  const word = wordOf(expression.right);
  if (left.type.kind === 'text' && word !== undefined && !scope.names.includes(word))
    return report('wrong-operand', expression, {operator, operands: 'a text and a word', allowed}, wordsHint(left));
  if (left.type.kind === 'date' && isTest(operator) && word === blank) return comparedWithNoDate(operator, left);
  const right = context.checkOperand(expression.right);
  if (left.type.kind === 'error' || right.type.kind === 'error') return errorExpression;
  if (!comparable.some(([one, other]) => one === left.type.kind && other === right.type.kind)) {
    const words = [left, right].find(({type}) => type.kind === 'text');
    const hint = hintForComparison(left, right) ?? hintForOperands(left, right, scope) ?? (words && wordsHint(words));
    return wrongOperand(expression, operator, [left, right], allowed, context, hint);
  }
  checkUnits(expression, left, right, context);
  return {kind: 'compare', operator, left, right, type: condition};
}

function wordsHint(words: TypedExpression): string {
  const name = words.kind === 'reference' ? `'${words.name}'` : 'This';
  const known = choiceOf(words)?.options;
  return known === undefined
    ? `${name} may be any text: compare the answers that it depends on, or a number given in its place.`
    : `${name} is one of ${known.map((word) => `'${word}'`).join(', ')}: compare it with '==', '!=' or 'in'.`;
}

/** The right side is an option of the choice or, if no option has that name, a value whose words are options. */
function checkChoiceComparison(
  expression: ExpressionOf<'compare'>,
  left: TypedExpression,
  choice: ChoiceType,
  context: OperatorContext,
): TypedExpression {
  const {operator} = expression;
  const isOrdered = operator !== '==' && operator !== '!=';
  if (isOrdered && choice.order === undefined)
    return context.report('unordered-choice', expression, {input: choice.input, operator});
  const right = checkOption(expression.right, choice, context);
  if (!isOrdered) return {kind: 'compare', operator, left, right, type: condition};
  return {kind: 'compareLevels', operator, left, right, order: choice.input, type: condition};
}

function checkOption(expression: Expression, choice: ChoiceType, context: OperatorContext): TypedExpression {
  const {scope, report} = context;
  const {input, options} = choice;
  const list = options.join(', ');
  const expected = `An option of '${input}'`;
  const word = wordOf(expression);
  if (word === blank && choice.words?.canBeBlank !== false) return {kind: 'option', value: '', type: choice};
  if (word !== undefined && options.includes(word)) {
    scope.noteUses?.name(expression, word, input);
    return {kind: 'option', value: word, type: choice};
  }
  const isKnown =
    expression.kind === 'member' ||
    (expression.kind === 'name' && scope.names.includes(expression.name)) ||
    (expression.kind === 'call' && scope.takesOf(expression.name) !== undefined);
  if (!isKnown) {
    const hint = `The options are: ${list}. Put one that holds signs in quotes.`;
    if (word === undefined) report('wrong-kind', expression, {expected, found: 'a formula'}, hint);
    else report('unknown-option', expression, {option: word, input}, hintForOption(word, choice, scope));
    return errorExpression;
  }
  const typed = context.checkOperand(expression);
  const {type} = typed;
  if (type.kind === 'error') return errorExpression;
  const words = type.kind === 'text' ? type.words : type.kind === 'choice' ? type.options : undefined;
  const unknown = words?.find((other) => other !== '' && !options.includes(other));
  if (words === undefined)
    report('wrong-kind', expression, {expected, found: describeType(type)}, `The options are: ${list}.`);
  else if (unknown !== undefined)
    report(
      'unknown-option',
      expression,
      {option: unknown, input},
      `The value here can be '${unknown}'; the options are: ${list}.`,
    );
  if (typed.kind === 'reference' && choice.words === undefined) scope.noteUses?.words(typed.name, input);
  if (choice.words !== undefined && type.kind === 'choice') scope.noteUses?.words(input, type.input);
  return typed;
}

/** The word that may be an option, as in the file. */
export function wordOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  return expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : undefined;
}

function hintForOption(word: string, {input, options}: ChoiceType, scope: Scope): Hint {
  const option = scope.optionWithLabel(input, word);
  if (option !== undefined)
    return {text: `Write '${option}', the option that visitors read as '${word}'.`, typed: word, instead: option};
  return nearMissHint(word, options);
}

export function checkIn(expression: ExpressionOf<'in'>, context: OperatorContext): TypedExpression {
  const {scope, report, checkOperand} = context;
  const allowed = 'a choice and a list of its options';
  const left = checkOperand(expression.left);
  if (left.type.kind === 'error') return errorExpression;
  const choice = choiceOf(left);
  if (choice === undefined)
    return wrongOperand(
      expression.left,
      'in',
      [left],
      allowed,
      context,
      left.type.kind === 'text' ? wordsHint(left) : undefined,
    );
  if (isList(expression.list)) {
    const members = expression.list.map((member) => checkOption(member, choice, context));
    const options = members.flatMap((member) => (member.kind === 'option' ? [member.value] : []));
    return {kind: 'in', left, options, type: condition};
  }
  const list = checkOperand(expression.list);
  if (list.type.kind === 'error') return errorExpression;
  if (list.type.kind !== 'options') return wrongOperand(expression.list, 'in', [list], allowed, context);
  for (const option of list.type.options.filter((word) => !choice.options.includes(word))) {
    const place = list.kind === 'reference' ? scope.placeInList(list.name, option) : undefined;
    const words = option.split(/\s+/);
    const hint = words.every((word) => choice.options.includes(word))
      ? `Write a comma between them: ${words.join(', ')}.`
      : hintForOption(option, choice, scope);
    report('unknown-option', place ?? expression.list, {option, input: choice.input}, hint);
  }
  if (list.kind === 'reference' && choice.words === undefined) scope.noteUses?.words(list.name, choice.input);
  return {kind: 'inList', left, list, type: condition};
}

function isList(list: readonly Expression[] | Expression): list is readonly Expression[] {
  return Array.isArray(list);
}
