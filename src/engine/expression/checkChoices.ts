/** A choice beside its options: `education == masters`, `education >= minimum`, `major in [physics, biology]`. */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import type {Expression} from './parse.ts';
import {blank, mistake, type Of, type ReportAt, type Scope} from './scope.ts';
import type {TypedExpression} from './typed.ts';
import {condition, describeType, type ChoiceType} from './types.ts';

/** What these checks need of the others. */
interface Around {
  readonly scope: Scope;
  readonly report: ReportAt;
  /** Checks a part that is an expression of its own. */
  readonly checkPart: (part: Expression) => TypedExpression;
}

/** The word behind the operator is first an option of the choice, then a name for one. */
export function checkChoiceComparison(
  expression: Of<'compare'>,
  left: TypedExpression,
  choice: ChoiceType,
  around: Around,
): TypedExpression {
  const {operator} = expression;
  const isOrdered = operator !== '==' && operator !== '!=';
  if (isOrdered && choice.order === undefined) {
    around.report('unordered-choice', expression, {input: choice.input, operator});
    return mistake;
  }
  const right = checkOption(expression.right, choice, around);
  if (!isOrdered) return {kind: 'compare', operator, left, right, type: condition};
  return {kind: 'compareLevels', operator, left, right, order: choice.input, type: condition};
}

function checkOption(expression: Expression, choice: ChoiceType, around: Around): TypedExpression {
  const {scope, report, checkPart} = around;
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
    return mistake;
  }
  const typed = checkPart(expression);
  const words =
    typed.type.kind === 'text' ? typed.type.words : typed.type.kind === 'choice' ? typed.type.options : undefined;
  const stranger = words?.find((each) => each !== '' && !choice.options.includes(each));
  if (typed.type.kind === 'error') return mistake;
  if (words === undefined)
    report(
      'wrong-kind',
      expression,
      {expected: `An option of '${choice.input}'`, found: describeType(typed.type)},
      `The options are: ${choice.options.join(', ')}.`,
    );
  else if (stranger !== undefined)
    report(
      'unknown-option',
      expression,
      {option: stranger, input: choice.input},
      `What stands here can be '${stranger}'; the options are: ${choice.options.join(', ')}.`,
    );
  return typed;
}

function hintForOption(word: string, {input, options}: ChoiceType, scope: Scope): string {
  const meant = scope.optionLabelled(input, word);
  if (meant !== undefined) return `Write '${meant}', the option that visitors read as '${word}'.`;
  return didYouMean(word, options, `It is one of: ${options.join(', ')}.`);
}

export function checkIn(expression: Of<'in'>, around: Around): TypedExpression {
  const {scope, report, checkPart} = around;
  const left = checkPart(expression.left);
  if (left.type.kind === 'error') return mistake;
  if (left.type.kind !== 'choice') {
    report('wrong-operand', expression.left, {
      operator: 'in',
      operands: describeType(left.type),
      allowed: 'a choice and a list of its options',
    });
    return mistake;
  }
  const choice = left.type;
  if (isList(expression.list)) {
    const options = expression.list.map((member) => checkOption(member, choice, around));
    return {
      kind: 'in',
      left,
      options: options.flatMap((option) => (option.kind === 'option' ? [option.value] : [])),
      type: condition,
    };
  }
  const list = checkPart(expression.list);
  if (list.type.kind === 'error') return mistake;
  if (list.type.kind !== 'options') {
    report('wrong-operand', expression.list, {
      operator: 'in',
      operands: describeType(list.type),
      allowed: 'a choice and a list of its options',
    });
    return mistake;
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
