/** Looks the names of an expression up and checks that the kinds fit; reports every problem and goes on. */
import type {Code} from '../diagnostics/catalogue.ts';
import type {Details} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {arithmetic, comparable, type Signature} from './operators.ts';
import type {Expression} from './parse.ts';
import type {Span} from './tokens.ts';
import type {Typed} from './typed.ts';
import {condition, describeKinds, describeType, failed, number, percent, type ChoiceType, type Type} from './types.ts';

/** What an expression may refer to. */
export interface Scope {
  /** The kind of a name; undefined where nothing is called so. */
  readonly kindOf: (name: string) => Type | undefined;
  /** The kind of `owner.member`; undefined where the owner has no such member. */
  readonly kindOfMember: (owner: string, member: string) => Type | undefined;
  /** What may stand behind the point; none where the owner is a single value. */
  readonly membersOf: (owner: string) => readonly string[];
  /** Every name, for near misses. */
  readonly names: readonly string[];
  /** The input that has this option, where there is one, for hints. */
  readonly inputWithOption: (option: string) => string | undefined;
  readonly functions: Readonly<Record<string, Signature>>;
}

/** Takes a problem at a stretch of the expression's text. */
export type ReportAt = (code: Code, span: Span, details?: Details, hint?: string) => void;

type Of<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

/** The word for 'not answered' in comparisons, lists and rows. */
export const blank = 'blank';

const mistake: Typed = {kind: 'error', type: failed};

/** The typed expression; a part with a problem becomes an error that its users keep silent about. */
export function check(expression: Expression, scope: Scope, report: ReportAt): Typed {
  const checkPart = (part: Expression): Typed => check(part, scope, report);
  switch (expression.kind) {
    case 'figure': return checkFigure(expression, report);
    case 'name': return checkName(expression, scope, report);
    case 'member': return checkMember(expression, scope, report);
    case 'quoted':
      report('text-in-expression', expression);
      return mistake;
    case 'not': return {kind: 'not', operand: checkCondition(expression.operand, scope, report), type: condition};
    case 'and': case 'or': {
      const [left, right] = [checkCondition(expression.left, scope, report), checkCondition(expression.right, scope, report)];
      return {kind: expression.kind, left, right, type: condition};
    }
    case 'compare': return checkComparison(expression, scope, report);
    case 'in': return checkIn(expression, scope, report);
    case 'empty': {
      const operand = checkPart(expression.operand);
      if (!fits(operand.type, 'texts')) report('wrong-operand', expression.operand, {operator: 'is empty', operands: describeType(operand.type), allowed: 'lists of lines'});
      return {kind: 'empty', operand, negated: expression.negated, type: condition};
    }
    case 'arithmetic': {
      const [left, right] = [checkPart(expression.left), checkPart(expression.right)];
      return checkArithmetic(expression, left, right, report);
    }
    case 'call': return checkCall(expression, scope, report);
  }
}

/** As `check`, and the result must be a condition. */
export function checkCondition(expression: Expression, scope: Scope, report: ReportAt): Typed {
  const typed = check(expression, scope, report);
  if (fits(typed.type, 'condition')) return typed;
  const yesno = typed.kind === 'reference' && typed.type.kind === 'choice' && typed.type.options.includes('yes');
  report('not-a-condition', expression, {found: describeType(typed.type)}, yesno ? `Write '${typed.name} == yes'.` : undefined);
  return mistake;
}

function fits(type: Type, kind: Type['kind']): boolean {
  return type.kind === kind || type.kind === 'error';
}

function checkFigure(expression: Of<'figure'>, report: ReportAt): Typed {
  const allowed = !expression.percent && (expression.value === 0 || expression.value === 1);
  if (!allowed) report('literal-in-expression', expression, {figure: expression.text});
  if (expression.percent) return {kind: 'figure', value: expression.value, type: percent};
  return {kind: 'figure', value: expression.value, type: number(Number.isInteger(expression.value), expression.value !== 0)};
}

function checkName(expression: Of<'name'>, scope: Scope, report: ReportAt): Typed {
  const type = scope.kindOf(expression.name);
  if (type?.kind === 'group') {
    const members = scope.membersOf(expression.name);
    report('not-one-value', expression, {name: expression.name, members: members.map((member) => `${expression.name}.${member}`).join(', ')});
    return mistake;
  }
  if (type !== undefined) return {kind: 'reference', name: expression.name, type};
  report('unknown-name', expression, {name: expression.name}, hintForName(expression.name, scope));
  return mistake;
}

function hintForName(name: string, scope: Scope): string {
  const owner = scope.inputWithOption(name);
  if (name === blank) return "Only choices can be blank, and stand left of it; a number that is not filled in counts as 0.";
  if (owner !== undefined) return `'${name}' is an option of '${owner}': write '${owner} == ${name}', with the choice on the left.`;
  const operands = name.split('-');
  if (operands.length > 1 && operands.every((each) => scope.names.includes(each))) return `A minus needs spaces: write '${operands.join(' - ')}'.`;
  return didYouMean(name, scope.names, 'Define it as an input, constant, table, value, sum or lines first.');
}

function checkMember(expression: Of<'member'>, scope: Scope, report: ReportAt): Typed {
  const {owner, member, memberSpan} = expression;
  const type = scope.kindOfMember(owner, member);
  if (type !== undefined) return {kind: 'reference', name: `${owner}.${member}`, type};
  const ownerSpan = {start: expression.start, end: expression.start + owner.length};
  if (!scope.names.includes(owner)) {
    report('unknown-name', ownerSpan, {name: owner}, didYouMean(owner, scope.names, 'Define it first.'));
    return mistake;
  }
  const members = scope.membersOf(owner);
  const hint = members.length === 0 ? `'${owner}' is a single value: write '${owner}' alone.` : didYouMean(member, members, `It has: ${members.join(', ')}.`);
  report('unknown-column', memberSpan, {owner, name: member, names: members.join(', ')}, hint);
  return mistake;
}

function checkArithmetic(expression: Of<'arithmetic'>, left: Typed, right: Typed, report: ReportAt): Typed {
  const overloads = arithmetic[expression.operator];
  if (left.type.kind === 'error' || right.type.kind === 'error') return mistake;
  const overload = overloads.find((each) => each.left === left.type.kind && each.right === right.type.kind);
  if (overload === undefined) {
    const allowed = [...new Set(overloads.map((each) => `${describeKinds([each.left])} and ${describeKinds([each.right])}`))].join(', or ');
    report('wrong-operand', expression, {operator: expression.operator, operands: `${describeType(left.type)} and ${describeType(right.type)}`, allowed}, hintForDates(left, right));
    return mistake;
  }
  if (expression.operator === '/' && right.type.kind === 'number' && !right.type.nonZero) report('divisor-may-be-zero', expression.right);
  return {kind: 'arithmetic', operator: expression.operator, left, right, type: overload.result(left.type, right.type)};
}

function hintForDates(left: Typed, right: Typed): string | undefined {
  return left.type.kind === 'date' || right.type.kind === 'date' ? "Dates are for functions: 'addDays(date, days)', 'addMonths(date, months)', 'daysSince(date)'." : undefined;
}

function checkComparison(expression: Of<'compare'>, scope: Scope, report: ReportAt): Typed {
  const left = check(expression.left, scope, report);
  const {operator} = expression;
  if (left.type.kind === 'choice') return checkChoiceComparison(expression, left, left.type, scope, report);
  // Behind a name that failed, a single word may well be an option of what was meant.
  if (left.type.kind === 'error' && ['name', 'quoted', 'figure'].includes(expression.right.kind)) return mistake;
  const right = check(expression.right, scope, report);
  if (left.type.kind === 'error' || right.type.kind === 'error') return mistake;
  if (!comparable.some(([one, other]) => one === left.type.kind && other === right.type.kind)) {
    report('wrong-operand', expression, {operator, operands: `${describeType(left.type)} and ${describeType(right.type)}`, allowed: 'two numbers, two percentages, or a choice and one of its options'}, hintForDates(left, right));
    return mistake;
  }
  return {kind: 'compare', operator, left, right, type: condition};
}

/** The word behind the operator is first an option of the choice, then a name for one. */
function checkChoiceComparison(expression: Of<'compare'>, left: Typed, choice: ChoiceType, scope: Scope, report: ReportAt): Typed {
  const {operator} = expression;
  const isOrdered = operator !== '==' && operator !== '!=';
  if (isOrdered && choice.order === undefined) {
    report('unordered-choice', expression, {input: choice.input, operator});
    return mistake;
  }
  const right = checkOption(expression.right, choice, scope, report);
  if (!isOrdered) return {kind: 'compare', operator, left, right, type: condition};
  return {kind: 'compareLevels', operator, left, right, order: choice.input, type: condition};
}

function checkOption(expression: Expression, choice: ChoiceType, scope: Scope, report: ReportAt): Typed {
  const word = expression.kind === 'name' ? expression.name : expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : undefined;
  if (word === blank) return {kind: 'option', value: '', type: choice};
  if (word !== undefined && choice.options.includes(word)) return {kind: 'option', value: word, type: choice};
  const known = expression.kind === 'member' || (expression.kind === 'name' && scope.names.includes(expression.name));
  if (!known) {
    const options = choice.options.join(', ');
    if (word === undefined) report('wrong-kind', expression, {expected: `An option of '${choice.input}'`, found: 'a formula'}, `The options are: ${options}. Put one that holds signs in quotes.`);
    else report('unknown-option', expression, {option: word, input: choice.input}, didYouMean(word, choice.options, `It is one of: ${options}.`));
    return mistake;
  }
  const typed = check(expression, scope, report);
  const words = typed.type.kind === 'text' ? typed.type.words : typed.type.kind === 'choice' ? typed.type.options : undefined;
  const stranger = words?.find((each) => each !== '' && !choice.options.includes(each));
  if (typed.type.kind === 'error') return mistake;
  if (words === undefined) report('wrong-kind', expression, {expected: `An option of '${choice.input}'`, found: describeType(typed.type)}, `The options are: ${choice.options.join(', ')}.`);
  else if (stranger !== undefined) report('unknown-option', expression, {option: stranger, input: choice.input}, `What stands here can be '${stranger}'; the options are: ${choice.options.join(', ')}.`);
  return typed;
}

function checkIn(expression: Of<'in'>, scope: Scope, report: ReportAt): Typed {
  const left = check(expression.left, scope, report);
  if (left.type.kind === 'error') return mistake;
  if (left.type.kind !== 'choice') {
    report('wrong-operand', expression.left, {operator: 'in', operands: describeType(left.type), allowed: 'a choice and a list of its options'});
    return mistake;
  }
  const choice = left.type;
  if (isList(expression.list)) {
    const options = expression.list.map((member) => checkOption(member, choice, scope, report));
    return {kind: 'in', left, options: options.flatMap((option) => option.kind === 'option' ? [option.value] : []), type: condition};
  }
  const list = check(expression.list, scope, report);
  if (list.type.kind === 'error') return mistake;
  if (list.type.kind !== 'options') {
    report('wrong-operand', expression.list, {operator: 'in', operands: describeType(list.type), allowed: 'a choice and a list of its options'});
    return mistake;
  }
  for (const option of list.type.options) {
    if (!choice.options.includes(option)) report('unknown-option', expression.list, {option, input: choice.input, options: choice.options.join(', ')}, `${didYouMean(option, choice.options, '')} Mend it where the list is defined.`.trimStart());
  }
  return {kind: 'inList', left, list, type: condition};
}

function isList(list: readonly Expression[] | Expression): list is readonly Expression[] {
  return Array.isArray(list);
}

function checkCall(expression: Of<'call'>, scope: Scope, report: ReportAt): Typed {
  const values = expression.values.map((value) => check(value, scope, report));
  const names = Object.keys(scope.functions);
  const signature = Object.hasOwn(scope.functions, expression.name) ? scope.functions[expression.name] : undefined;
  if (signature === undefined) {
    report('unknown-function', expression.nameSpan, {name: expression.name, functions: names.join(', ')}, didYouMean(expression.name, names, `The functions are: ${names.join(', ')}.`));
    return mistake;
  }
  const {parameters, optional = 0, variadic = false} = signature;
  const wrongCount = values.length < parameters.length - optional || (!variadic && values.length > parameters.length);
  const wrong = values.some((value, at) => !fits(value.type, parameters[Math.min(at, parameters.length - 1)]!));
  if (wrongCount || wrong) {
    const kinds = `${parameters.map((kind) => describeKinds([kind])).join(' and ')}${variadic ? ', or more of them' : ''}`;
    const found = wrongCount ? `${values.length} ${values.length === 1 ? 'value' : 'values'}` : values.map((value) => describeType(value.type)).join(' and ');
    report('wrong-argument', expression, {name: expression.name, parameters: kinds, found}, `What '${expression.name}' gives: ${signature.about}.`);
    return mistake;
  }
  const letters = values.flatMap(({type}) => type.kind === 'choice' && expression.name === 'number' ? type.options.filter((option) => !/^\d+(\.\d+)?$/.test(option)) : []);
  if (letters.length > 0) report('wrong-argument', expression, {name: 'number', parameters: 'a choice of numerals', found: `a choice with '${letters[0]}'`});
  return {kind: 'call', name: expression.name, values, type: signature.result(values.map((value) => value.type))};
}
