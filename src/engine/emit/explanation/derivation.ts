/**
 * The derivation of an expression as JavaScript: an answer, a fixed figure, the arguments of a function, or steps: a
 * chain of + and −, or of × and ÷, followed by roundings and limits.
 */
import {arithmetic, orderedDay} from '../../expression/operators.ts';
import {folds, itemVariable, type Fold} from '../../expression/folds.ts';
import type {TypedExpression, TypedOf} from '../../expression/types.ts';
import {plainNumber, type FunctionDescriptor} from '../../functions/descriptor.ts';
import {functions} from '../../functions/index.ts';
import {inputCompilers} from '../../inputs/index.ts';
import {fieldOfItem, itemsOf} from '../../inputs/list.ts';
import {constantNamed, inputNamed, limitOf, operandsOnPar} from '../../references.ts';
import {onDay as onDayWords} from '../../explanation/words.ts';
import {operations, type Operation, type StepWords} from '../../runtime/explanation.ts';
import {isCurrency} from '../../runtime/formats.ts';
import {answerCode} from '../answers.ts';
import {datedCode} from '../context.ts';
import {array, atom, object, optionalString, property, string} from '../javascript.ts';
import {placesInRules} from '../rules/lists.ts';
import {labelOfName, optionLabel} from '../labels.ts';
import {capitalized, uncapitalized} from '../../runtime/sentenceCase.ts';
import {capitalizedText, phraseOf, valueInWords, writtenArgument} from '../words.ts';
import {derivationVariable, type ExplanationContext, formatterCode, rowCode, valueProperties} from './context.ts';
import {ownUnit, unitOf} from '../units.ts';
import {instanceDerivation, namedDerivation} from './named.ts';

export function derivationCode(
  typed: TypedExpression,
  context: ExplanationContext,
  unit?: string,
  label?: string,
): string {
  const {model} = context;
  // As an argument of a call. What a condition decides is explained by checks.
  if (typed.type.kind === 'condition') return object({label: '""', text: '""', kind: '"fixed"'});
  if (typed.kind === 'figure' || typed.kind === 'option' || typed.kind === 'day' || typed.kind === 'today') {
    const properties =
      typed.kind === 'option'
        ? {text: string(optionLabel(typed, typed.value, model))}
        : valueProperties(typed, undefined, context);
    return object({label: '""', ...properties, kind: '"fixed"'});
  }
  const resultUnit = unit ?? unitOf(typed, model);
  if (typed.kind === 'reference') return referenceCode(typed, ownUnit(typed.name, model) ?? resultUnit, context);
  if (typed.kind === 'parameter') return derivationVariable(typed.name);
  if (typed.kind === 'instance') return instanceDerivation(typed, resultUnit, label, context);
  if (typed.kind === 'onDay') return onDayCode(typed, context, resultUnit, label);
  const properties = {
    label: label === undefined ? labelOfUnnamed(typed, context) : string(label),
    ...valueProperties(typed, resultUnit, context),
  };
  if (typed.kind === 'fold') return object({...properties, ...itemsProperties(typed, resultUnit, context)});
  if (typed.kind === 'call') {
    const {explanation, written}: FunctionDescriptor = functions[typed.name];
    if (explanation.kind === 'value')
      return `{...${context.derivation(typed.values[0]!)}, value: ${context.expression(typed).text}}`;
    if (explanation.kind === 'limit' && limitOf(typed, model) === undefined) {
      const operands = operandsOnPar(typed, model);
      const phrase = phraseOf(functions[typed.name], operands.length);
      return object({
        ...properties,
        kind: '"function"',
        sentence: string(`${capitalized(phrase.replace('{all}', '{named}'))} is {total}.`),
        of: array(operands.map((value) => operandCode(value, resultUnit, context))),
      });
    }
    if (explanation.kind === 'sentence') {
      const {sentence, withoutDate, unchanged, negative, operandUnit} = explanation;
      const operands = typed.values.map((value, index) => {
        const format = written?.[index]?.format;
        const isNumber = value.type.kind === 'number';
        const operandsUnit = isNumber ? (operandUnit(unitOf(value, model)) ?? (format && plainNumber)) : undefined;
        const code = operandCode(value, operandsUnit, context);
        return format === undefined ? code : `{...${code}, text: ${format}(${context.expression(value).text})}`;
      });
      return object({
        ...properties,
        kind: '"function"',
        sentence: string(sentence),
        withoutDate: optionalString(withoutDate),
        unchanged: optionalString(unchanged),
        negative: optionalString(negative),
        of: array(operands),
      });
    }
  }
  return object({
    ...properties,
    kind: '"steps"',
    steps: stepsCode(typed, resultUnit, context),
    isUnnamed: label === undefined ? 'true' : undefined,
  });
}

/** An operand, where also a figure that a formula writes as it is has a unit: '364 days plus 1 day'. */
function operandCode(typed: TypedExpression, unit: string | undefined, context: ExplanationContext): string {
  return typed.kind === 'figure'
    ? object({label: '""', ...valueProperties(typed, unit, context), kind: '"fixed"'})
    : context.derivation(typed, unit);
}

/** What the items of a list have together, with what each of them has. */
function itemsProperties(
  {fold, list, of, when}: TypedOf<'fold'>,
  unit: string | undefined,
  context: ExplanationContext,
) {
  const {sentence = '', sentenceOfAll = sentence, ofDays, listsItems}: Fold = folds[fold];
  const said = of?.type.kind === 'date' ? (ofDays?.sentence ?? sentence) : sentence;
  const items = context.expression(list).text;
  const input = inputNamed((list as TypedOf<'reference'>).name, context.model)!;
  const item = itemVariable(items);
  const counts = when && context.expression(when).text;
  const days = (input.each ?? []).filter(({type}) => inputCompilers[type].range !== undefined);
  const dayTexts = array(days.map(({name}) => `$calendarDay(${item}${property(fieldOfItem(name))})`));
  const one = of && `{number: index$ + 1, days: ${dayTexts}, text: ${valueProperties(of, unit, context).text}}`;
  const each =
    one !== undefined && listsItems
      ? `${items}.flatMap((${item}, index$) => ${counts === undefined ? `(${one})` : `(${counts} ? ${one} : [])`})`
      : '[]';
  return {
    kind: '"items"',
    sentence: string(of === undefined ? sentenceOfAll : said),
    count: counts === undefined ? `${items}.length` : `${items}.filter((${item}) => ${counts}).length`,
    isSome: when && 'true',
    item: string(input.item!),
    items: string(itemsOf(input)),
    each,
  };
}

/** A figure that held on a day: 'Weekly limit: $650. This is the figure for 6 April 2023.' */
function onDayCode(
  typed: TypedOf<'onDay'>,
  context: ExplanationContext,
  unit: string | undefined,
  label: string | undefined,
): string {
  const {periods, place} = constantNamed((typed.figure as TypedOf<'reference'>).name, context.model)!.dated;
  const isKnown = periods.every(({value}) => value.kind !== 'nothing');
  const sentences = periods.map(({from, value}) => {
    const text = value.kind === 'nothing' ? onDayWords.none : onDayWords.figure;
    return {from, value: {kind: 'words', text, place}} as const;
  });
  return object({
    label: string(label ?? labelOfName((typed.figure as TypedOf<'reference'>).name, context.model)),
    ...valueProperties(typed, unit, context),
    kind: '"function"',
    sentence: isKnown
      ? string(onDayWords.figure)
      : datedCode({periods: sentences, place}, orderedDay(context.expression(typed.day)).text),
    withoutDate: string(periods[0]!.value.kind === 'nothing' ? onDayWords.noneWithoutDate : onDayWords.missing),
    of: array([context.derivation(typed.day)]),
  });
}

const spoken = new Map(Object.values(arithmetic).map((operator) => [operator.sign, operator.spoken]));

/** The label of a figure without a name: its formula in words, signs included. */
function labelOfUnnamed(typed: TypedExpression, context: ExplanationContext): string {
  const words = valueInWords(typed, context.model);
  const text = words.map((part, index) =>
    typeof part === 'string'
      ? (words[index - 1] === 'minus ' ? uncapitalized(part) : part)
          .replace(/(?<=^|[ (])−(?=\S|$)/g, 'minus ')
          .replace(/(?<= )\S(?= )/g, (sign) => spoken.get(sign) ?? sign)
      : part,
  );
  return context.text(capitalizedText(text));
}

function referenceCode(typed: TypedOf<'reference'>, unit: string | undefined, context: ExplanationContext): string {
  const {model} = context;
  const input = inputNamed(typed.name, model);
  const constant = constantNamed(typed.name, model);
  return context.once(`${typed.name} in ${unit}`, () => {
    if (input === undefined && constant === undefined) return `(${namedDerivation(typed, unit, context)})`;
    const properties = valueProperties(typed, unit, context);
    if (input !== undefined) {
      const filled = inputCompilers[input.type].answeredCode(input, answerCode(input));
      const label = string(labelOfName(input.name, model));
      const short = optionalString(input.short);
      const shownWhen = model.shownWhen.get(input.name);
      const isHidden = shownWhen && `!(${context.expression(shownWhen).text})`;
      const isAge = input.changes === 'ages' ? 'true' : undefined;
      const isTyped = input.options.length === 0 ? 'true' : undefined;
      return `(${object({label, short, ...properties, kind: '"answer"', input: string(input.name), filled, isHidden, isAge, isTyped})})`;
    }
    const {label, note} = constant!;
    const rule = rowCode(placesInRules(typed.name, context).get(0));
    return `(${object({label: string(label), ...properties, kind: '"fixed"', note: optionalString(note), rule})})`;
  });
}

/** An operation with one more operand, or a function of the result so far. */
type ChainStep =
  | {readonly kind: 'operation'; readonly operation: Operation; readonly of: TypedExpression}
  | {readonly kind: 'function'; readonly code: string; readonly of?: TypedExpression};

interface Chain {
  readonly first: TypedExpression;
  readonly later: readonly ChainStep[];
}

/** The JavaScript of the steps that lead to the value. */
function stepsCode(typed: TypedExpression, unit: string | undefined, context: ExplanationContext): string {
  const {model} = context;
  const {first, later} = chainOf(typed, context);
  const firstUnit = later.some(scales) ? (unitOf(first, model) ?? currencyOnly(unit)) : (unit ?? unitOf(first, model));
  const operands = later.map((step) => {
    const sign = step.kind === 'operation' ? string(step.operation) : step.code;
    if (step.of === undefined) return array([sign]);
    const unitOfOperand = (isFactor(step) ? undefined : unit) ?? unitOf(step.of, model);
    const isTerm = step.kind === 'operation' && !isFactor(step);
    return array([
      sign,
      isTerm ? operandCode(step.of, unitOfOperand, context) : context.derivation(step.of, unitOfOperand),
    ]);
  });
  const format = typed.type.kind === 'percent' ? '$percent' : formatterCode(unit);
  return `$workedOut(${context.derivation(first, firstUnit)}, ${array(operands)}, ${format})`;
}

/** A factor has its own unit; terms of a sum and limits have the unit of the result. */
function isFactor(step: ChainStep): boolean {
  return step.kind === 'operation' && operations[step.operation].group === 'product';
}

/** Whether the step may change the unit: a share of days is days. */
function scales(step: ChainStep): boolean {
  return isFactor(step) && step.kind === 'operation' && step.operation !== 'share' && step.operation !== 'byShare';
}

/** The unit, if it is a currency. In a product the amount of money comes first, so the first operand has it. */
function currencyOnly(unit: string | undefined): string | undefined {
  return isCurrency(unit) ? unit : undefined;
}

function chainOf(typed: TypedExpression, context: ExplanationContext): Chain {
  if (typed.kind === 'arithmetic') return arithmeticChain(typed, context);
  return typed.kind === 'call' ? callChain(typed, context) : {first: typed, later: []};
}

const extended = ({first, later}: Chain, ...steps: readonly ChainStep[]): Chain => ({
  first,
  later: [...later, ...steps],
});

function callChain(call: TypedOf<'call'>, context: ExplanationContext): Chain {
  const {explanation}: FunctionDescriptor = functions[call.name];
  const [first, ...others] = call.values as [TypedExpression, ...TypedExpression[]];
  if (explanation.kind === 'step') {
    const words = others.length === 0 ? explanation : (explanation.ofAll ?? explanation);
    const code = stepFunction(call, words, others, context);
    return extended(chainOf(first, context), {kind: 'function', code});
  }
  const of = limitOf(call, context.model);
  if (explanation.kind !== 'limit' || of === undefined) return {first: call, later: []};
  // The operand that is limited comes first, whatever their order in the formula.
  const chain = chainOf(of === first ? others[0]! : first, context);
  return extended(chain, {kind: 'function', code: stepFunction(call, explanation, undefined, context), of});
}

/**
 * The function with its texts, as an object that is declared once.
 * @param others the arguments after the first; undefined if the second is a limit
 */
function stepFunction(
  call: TypedOf<'call'>,
  {line, sentence}: StepWords,
  others: readonly TypedExpression[] | undefined,
  context: ExplanationContext,
): string {
  const parameters = [atom('n$$'), ...(others?.map(context.expression) ?? [atom('limit$$')])];
  const code = `(n$$${others === undefined ? ', limit$$' : ''}) => ${functions[call.name].emit(parameters, call.values).text}`;
  const textCode = (text: string): string => {
    const [before, after] = text.split('{1}');
    return after === undefined ? string(text) : context.text([before!, writtenArgument(call, 1, context.model), after]);
  };
  return context.list(`step ${code}`, () => object({apply: code, line: textCode(line), sentence: textCode(sentence)}));
}

function arithmeticChain(typed: TypedOf<'arithmetic'>, context: ExplanationContext): Chain {
  const {group, operation} = arithmetic[typed.operator];
  // A share of an amount applies to it, whichever side it is on.
  const isShareOf = typed.left.type.kind === 'percent' && typed.right.type.kind === 'number';
  const [left, right] = isShareOf ? [typed.right, typed.left] : [typed.left, typed.right];
  const continues = left.kind === 'arithmetic' && arithmetic[left.operator].group === group;
  const ofShare = operation === 'dividedBy' ? 'byShare' : 'share';
  const sign = group === 'product' && right.type.kind === 'percent' ? ofShare : operation;
  const before = continues ? chainOf(left, context) : {first: left, later: []};
  return extended(before, {kind: 'operation', operation: sign, of: right});
}
