/** Calls: the function exists, takes these arguments, and counts in their unit of time. */
import {nearMissHint} from '../../diagnostics/nearMiss.ts';
import type {Unit} from '../definition/unit.ts';
import {type FunctionDescriptor, parametersInWords, plainNumber, type WrittenFigure} from '../functions/descriptor.ts';
import {functions, isFunctionName} from '../functions/index.ts';
import type {FunctionName} from '../../words/functions.ts';
import {unitOfCall} from '../functions/words.ts';
import {roundedPlace} from '../../runtime/rounding.ts';
import {expressionsIn} from '../walk.ts';
import type {OperatorContext} from './checkOperators.ts';
import {folds} from './folds.ts';
import {hintForForeignFunction} from './foreign.ts';
import type {Expression} from './parse.ts';
import {errorExpression, fits, today, type ExpressionOf, type Scope} from './scope.ts';
import {wordOf} from './checkComparisons.ts';
import {countsProblem, hintForTimeUnit, inUnit, isTimeUnit, unitOfType, unitProblem} from './units.ts';
import {date, describeType, number, type Type} from './types.ts';
import type {TypedExpression} from '../typed.ts';

export function checkCall(expression: ExpressionOf<'call'>, context: OperatorContext): TypedExpression {
  const {name, nameSpan, member, memberSpan} = expression;
  const {scope, report, checkOperand} = context;
  const takes = scope.takesOf(name);
  if (takes !== undefined) {
    const values = expression.values.map((value, index) => optionIn(value, name, index, scope) ?? checkOperand(value));
    return checkInstance(expression, values, takes, context);
  }
  const descriptor: FunctionDescriptor | undefined = isFunctionName(name) ? functions[name] : undefined;
  const values = expression.values.map((value, index) => {
    const figure = descriptor?.written?.[index];
    if (descriptor?.triesDays && index === 0) return checkTriedDay(value, context);
    return figure === undefined ? checkOperand(value) : checkWritten(value, figure, context);
  });
  if (!isFunctionName(name) || descriptor === undefined) {
    if (scope.names.includes(name)) return report('arguments-not-taken', nameSpan, {name});
    const names = [
      ...Object.keys(functions),
      ...Object.keys(folds),
      ...scope.names.filter((each) => scope.takesOf(each) !== undefined),
    ];
    const hint = hintForForeignFunction(name) ?? nearMissHint(name, names, `The functions are: ${names.join(', ')}.`);
    return report('unknown-function', nameSpan, {name, functions: names.join(', ')}, hint);
  }
  if (member !== undefined) {
    const hint = `'${name}' gives a single value.`;
    return report('unknown-column', memberSpan!, {owner: name, name: member, names: ''}, hint);
  }
  const {parameters, optional = 0, variadic = false, about, refuse, result} = descriptor;
  const types = values.map(({type}) => type);
  const wrongCount = values.length < parameters.length - optional || (!variadic && values.length > parameters.length);
  const wrongKind = types.some((type, index) => !fits(type, parameters[Math.min(index, parameters.length - 1)]!));
  if (!wrongCount && types.some(({kind}) => kind === 'error')) return errorExpression;
  if (wrongCount || wrongKind) {
    const words = parametersInWords(descriptor);
    const shortest = optional > 0 ? `${words.slice(0, -optional).join(' and ')}, or ` : '';
    const kinds = `${shortest}${words.join(' and ')}${variadic ? ', or more of them' : ''}`;
    const found = wrongCount ? countOf(values.length) : types.map(describeType).join(' and ');
    const hint = hintForDates(name, types) ?? `What '${name}' gives: ${about}.`;
    return report('wrong-argument', expression, {name, parameters: kinds, found}, hint);
  }
  const refused = refuse?.(types, values);
  if (refused !== undefined) report('wrong-argument', expression, {name, ...refused});
  checkCounts(descriptor, expression, values, context);
  if (takesOnlyNumbers(descriptor)) checkSameUnit(expression, values, context);
  return {kind: 'call', name, values, type: inUnit(result(types, values), unitOfCounted(name, values))};
}

/** The unit of what a function gives: the word that it gives, with the period of the arguments that are counted in it. */
function unitOfCounted(name: FunctionName, values: readonly TypedExpression[]): Unit | undefined {
  const units = values.map(({type}) => unitOfType(type));
  const of = unitOfCall(
    functions[name].words,
    units.map((each) => each?.of),
  );
  if (of === undefined || of === plainNumber) return undefined;
  return units.find((each) => each?.of === of) ?? {of};
}

/** Reports an argument that counts in a unit that the function does not read: months where it counts days. */
function checkCounts(
  {counts = {}}: FunctionDescriptor,
  expression: ExpressionOf<'call'>,
  values: readonly TypedExpression[],
  {report}: OperatorContext,
): void {
  for (const [index, allowed] of Object.entries(counts)) {
    const {type} = values[Number(index)]!;
    const problem = countsProblem(type, allowed);
    if (problem === undefined) continue;
    const [details, hint] = problem;
    const of = unitOfType(type)!.of;
    const otherFunction = expression.name.startsWith('add') && isTimeUnit(of) ? hintForTimeUnit[of] : undefined;
    report('units-differ', expression.values[Number(index)]!, details, otherFunction ?? hint);
  }
}

/** Whether it compares or combines numbers: 'max(weeks, days)', but neither 'round(weeks, 1)' nor 'latest(addMonths(day, months), …)'. */
function takesOnlyNumbers({parameters, written}: FunctionDescriptor): boolean {
  return parameters.length > 1 && written === undefined && parameters.every((kind) => kind === 'number');
}

/** The smallest or largest of some numbers is among numbers of the same unit. */
function checkSameUnit(
  expression: ExpressionOf<'call'>,
  values: readonly TypedExpression[],
  {report}: OperatorContext,
): void {
  const first = values.find(({type}) => unitOfType(type) !== undefined);
  const problem = values
    .map(({type}) => first && unitProblem(first.type, type, 'compared with'))
    .find((each) => each !== undefined);
  if (problem !== undefined) report('units-differ', expression, ...problem);
}

/** An argument that is an option, as in a comparison: `thresholdOf(postgraduate)`. A name that is known is read as that. */
function optionIn(value: Expression, template: string, index: number, scope: Scope): TypedExpression | undefined {
  const word = wordOf(value);
  if (word === undefined || value.kind === 'figure' || (value.kind === 'name' && isKnownName(word, scope)))
    return undefined;
  const option = scope.optionAsArgument(template, index, word);
  if (option !== undefined && option.value !== '') scope.noteUses?.name(value, word, option.type.input);
  return option;
}

const isKnownName = (name: string, {names, given, itemOf}: Scope): boolean =>
  names.includes(name) || given?.has(name) === true || itemOf?.fields.has(name) === true || name === today;

/** A call of a table or value with arguments, with its column if it has columns. */
function checkInstance(
  expression: ExpressionOf<'call'>,
  values: readonly TypedExpression[],
  takes: readonly string[],
  {scope, report}: OperatorContext,
): TypedExpression {
  const {name, nameSpan, member, memberSpan} = expression;
  scope.noteUses?.name(nameSpan, name);
  if (values.length !== takes.length) {
    const details = {name, parameters: `${countOf(takes.length)} (${takes.join(', ')})`, found: countOf(values.length)};
    const hint = `Write '${name}(${takes.join(', ')})', with a value for each name.`;
    return report('wrong-argument', expression, details, hint);
  }
  const instance = scope.instanceOf(expression, values, report);
  const {type} = instance;
  if (type.kind === 'error') return errorExpression;
  if (scope.itemOf !== undefined && expressionsIn(instance).some(({kind}) => kind === 'fold'))
    return report('fold-in-fold', expression, {name});
  const columns = type.kind === 'group' ? [...type.members.keys()] : [];
  if (member === undefined) {
    if (columns.length === 0) return instance;
    const members = columns.map((column) => `${name}(…).${column}`).join(', ');
    return report('not-one-value', expression, {name, members});
  }
  const typeOfColumn = type.kind === 'group' ? type.members.get(member) : undefined;
  if (typeOfColumn !== undefined) {
    scope.noteUses?.name(memberSpan!, member, name);
    return {...instance, member, type: typeOfColumn} as TypedExpression;
  }
  const hint = columns.length === 0 ? `'${name}' has no columns.` : nearMissHint(member, columns);
  return report('unknown-column', memberSpan!, {owner: name, name: member, names: columns.join(', ')}, hint);
}

const countOf = (values: number): string => `${values} ${values === 1 ? 'value' : 'values'}`;

/** A condition that takes a day, named without arguments: for the checks, a call with a day of which nothing is known. */
function checkTriedDay(value: Expression, context: OperatorContext): TypedExpression {
  const {scope, report, checkOperand} = context;
  const takes = value.kind === 'name' ? scope.takesOf(value.name) : undefined;
  if (value.kind !== 'name' || takes === undefined) {
    const {type} = checkOperand(value);
    if (type.kind === 'error') return errorExpression;
    const hint = 'Name a value that takes a day: {takes: day, give: …}.';
    return report('wrong-kind', value, {expected: 'A condition that takes a day', found: describeType(type)}, hint);
  }
  const {name, start, end} = value;
  const days = takes.map((taken): TypedExpression => ({
    kind: 'parameter',
    name: taken,
    of: name,
    type: date,
    neverBlank: true,
  }));
  return checkInstance(
    {kind: 'call', name, nameSpan: value, values: days.map(() => value), start, end},
    days,
    takes.slice(0, 1),
    context,
  );
}

/** The functions of dates that do what these do with numbers. */
function hintForDates(name: string, types: readonly Type[]): string | undefined {
  const ofDates = {min: 'earliest', max: 'latest'}[name];
  return ofDates !== undefined && types.every(({kind}) => kind === 'date')
    ? `Write '${ofDates}' for dates.`
    : undefined;
}

/** An argument that may be a figure without a name. It is checked here, as are all figures of a constant. */
function checkWritten(
  expression: Expression,
  {low, high, problem, about}: WrittenFigure,
  {scope, report, checkOperand}: OperatorContext,
): TypedExpression {
  const isWrong = (value: number): boolean => !Number.isInteger(value) || value < low || value > high;
  const wrong = (figure: string, value: number): TypedExpression =>
    report(
      problem,
      expression,
      {figure, about},
      problem === 'rounding-digits' ? digitsHint(value, isWrong) : undefined,
    );
  const [figure, sign] = expression.kind === 'negative' ? [expression.operand, -1] : [expression, 1];
  if (figure.kind !== 'figure' || figure.value === undefined) {
    const typed = checkOperand(expression);
    const constant = typed.kind === 'onDay' ? typed.figure : typed;
    const value = constant.kind === 'reference' ? scope.figuresOfConstant(constant.name).find(isWrong) : undefined;
    return value === undefined ? typed : wrong(String(value), value);
  }
  const value = figure.percent ? NaN : sign * figure.value + 0;
  if (!isWrong(value)) return {kind: 'figure', value, type: number(true, value !== 0)};
  return wrong(`${sign < 0 ? '-' : ''}${figure.text}`, value);
}

/** The number of decimals that a power of ten probably means: 2 for 0.01, -2 for 100. */
function digitsHint(value: number, isWrong: (digits: number) => boolean): string | undefined {
  const digits = -Math.log10(value);
  if (isWrong(digits)) return undefined;
  return `Write the number of decimals: ${digits}${digits < 0 ? ` for ${roundedPlace(digits)}` : ''}.`;
}
