/** Conditions, formulas and the rows of tables in words, for the rules on the page: 'Monthly salary below QAR 12,000'. */
import {plainNumber, type FunctionDescriptor} from '../../language/functions/descriptor.ts';
import {functions} from '../../language/functions/index.ts';
import {periodOf} from '../../language/inForce.ts';
import {periodInWords} from '../../runtime/periods.ts';
import {itemsOf} from '../../language/inputs/list.ts';
import {arithmetic, comparisons, conjunctions} from '../../language/expression/operators.ts';
import {opposite, type Comparison} from '../../runtime/comparisons.ts';
import {usualFormats} from '../../language/expression/types.ts';
import type {TypedExpression, TypedOf, CheckedText} from '../../language/typed.ts';
import {
  constantNamed,
  inputNamed,
  isFixed,
  limitOf,
  memberOf,
  operandsOnPar,
  stepOf,
} from '../../language/references.ts';
import {labelFromName} from '../../language/definition/constant.ts';
import type {Model, Step} from '../../language/model.ts';
import {isTable} from '../../language/walk.ts';
import {labelOfName, nameInSentence, optionLabel, optionLabels} from './labels.ts';
import {unitOf} from './units.ts';
import {capitalized, endsWithUnit, hasArticle, isQuestion, uncapitalized} from '../../runtime/english.ts';
import {listOfChoices} from '../../runtime/formats.ts';
import {fill, pieces} from '../../runtime/message.ts';
import {checks as sentences} from '../../words/explanation.ts';
import {foldPhrases, phrases} from '../../words/functions.ts';
import {conditions, names, rows} from '../../words/rules.ts';

/**
 * A condition, or its negation, in words: 'Monthly salary below QAR 12,000', 'No job offer'. A named condition is
 * referred to by its name.
 */
export function conditionInWords(typed: TypedExpression, model: Model, negated = false): CheckedText {
  return capitalizedText(conditionPart(typed, model, negated));
}

function conditionPart(typed: TypedExpression, model: Model, negated: boolean): CheckedText {
  const period = periodOf(typed, negated);
  if (period !== undefined) return [periodInWords(period)];
  const part = (operand: TypedExpression): CheckedText => conditionPart(operand, model, negated);
  switch (typed.kind) {
    case 'not':
      return conditionPart(typed.operand, model, !negated);
    case 'and':
    case 'or': {
      if ((typed.kind === 'and') !== negated) {
        const joined = joinedExclusions(typed, model, negated);
        if (joined !== undefined) return joined;
        const [first, second] = [typed.left, typed.right];
        if (saysAnswered(first, second, negated)) return part(first);
        if (saysAnswered(second, first, negated)) return part(second);
      }
      if (typed.kind === 'and' && !negated) {
        const inForce = periodOf(typed.left);
        if (inForce !== undefined)
          return filledIn(conditions.inForce, {condition: part(typed.right), period: [periodInWords(inForce)]});
      }
      return [
        ...part(typed.left),
        conjunctions[negated ? conjunctions[typed.kind].opposite : typed.kind].words,
        ...continued(part(typed.right)),
      ];
    }
    case 'compare':
    case 'compareLevels': {
      const operator = negated ? opposite[typed.operator] : typed.operator;
      return comparisonInWords(typed.left, operator, typed.right, model);
    }
    case 'in':
    case 'inList': {
      const options = optionsInList(typed).filter((option) => option !== '');
      const subject = valueInWords(typed.left, model);
      const labels = negated
        ? otherOptions(typed.left, options, model)
        : listOfChoices(options.map((option) => optionLabel(typed.left, option, model)));
      return [...subject, separatorAfter(subject), labels];
    }
    case 'empty':
      return [
        fill(conditions[typed.negated === negated ? 'noneIn' : 'someIn'], {list: quotedName(typed.operand, model)}),
      ];
    case 'fold':
      return orNot(foldInWords(typed, model), negated);
    case 'reference':
      return negated ? orNot([uncapitalized(labelOfName(typed.name, model))], true) : [labelOfName(typed.name, model)];
    case 'parameter':
      return orNot(wordsOfParameter(typed), negated);
    case 'instance':
      if (typed.value.kind === 'expression') return part(typed.value.typed);
      return orNot(instanceInWords(typed, model), negated);
    default:
      return [];
  }
}

/** A condition after another one: 'A degree, and a high enough salary'. A question begins with its capital. */
function continued(condition: CheckedText): CheckedText {
  const [first] = condition;
  return typeof first === 'string' && isQuestion(first) ? condition : uncapitalizedText(condition);
}

const orNot = (condition: CheckedText, negated: boolean): CheckedText =>
  negated ? filledIn(conditions.not, {condition}) : condition;

/** What a condition excludes: some answers to a question, or no answer, which is ''. */
interface Exclusion {
  readonly left: TypedOf<'reference'>;
  readonly options: readonly string[];
}

/** Both sides of a condition in one phrase if each excludes answers to the same question: 'Plan: any answer except “Basic”'. */
function joinedExclusions(typed: TypedOf<'and' | 'or'>, model: Model, negated: boolean): CheckedText | undefined {
  const excluded = exclusionOf(typed, negated);
  if (excluded === undefined) return undefined;
  const subject = valueInWords(excluded.left, model);
  const options = [...new Set(excluded.options)];
  return [...subject, separatorAfter(subject), otherOptions(excluded.left, options, model)];
}

/** Whether a condition names answers to a question of which the other only says that it is answered. */
function saysAnswered(condition: TypedExpression, other: TypedExpression, negated: boolean): boolean {
  const excluded = exclusionOf(other, negated);
  if (excluded === undefined || excluded.options.some((option) => option !== '')) return false;
  const included = exclusionOf(condition, !negated);
  return included?.left.name === excluded.left.name && !included.options.includes('');
}

function exclusionOf(typed: TypedExpression, negated: boolean): Exclusion | undefined {
  if (typed.kind === 'not') return exclusionOf(typed.operand, !negated);
  if (typed.kind === 'and' || typed.kind === 'or') {
    if ((typed.kind === 'and') === negated) return undefined;
    const [left, right] = [exclusionOf(typed.left, negated), exclusionOf(typed.right, negated)];
    if (left === undefined || right === undefined || left.left.name !== right.left.name) return undefined;
    return {left: left.left, options: [...left.options, ...right.options]};
  }
  if (typed.kind === 'compare') {
    const operator = negated ? opposite[typed.operator] : typed.operator;
    const {left, right} = typed;
    if (operator !== '!=' || left.kind !== 'reference' || right.kind !== 'option') return undefined;
    return {left, options: [right.value]};
  }
  if ((typed.kind !== 'in' && typed.kind !== 'inList') || !negated || typed.left.kind !== 'reference') return undefined;
  return {left: typed.left, options: optionsInList(typed)};
}

/** So many options are named; where more are left, those that are excluded are. */
const MAX_LEFT = 2;

/**
 * What a question allows besides some answers: 'Below the required level, or no answer'. Of many it names those excluded, in quotation
 * marks, so that the sentence can continue with an option such as 'An EU country', capital included.
 * @param excluded of a question that must be answered, '' is one of them
 */
function otherOptions(subject: TypedExpression, excluded: readonly string[], model: Model): string {
  const isAnswered = excluded.includes('');
  const named = excluded.filter((option) => option !== '');
  if (named.length === 0) return conditions.anyAnswer;
  const input = subject.kind === 'reference' ? inputNamed(subject.name, model) : undefined;
  const left = input?.options.map(({value}) => value).filter((option) => !named.includes(option));
  if (left?.length === 0 && !isAnswered) return conditions.notAnswered;
  if (left !== undefined && left.length > 0 && left.length <= MAX_LEFT)
    return optionLabels(subject, isAnswered ? left : [...left, ''], model);
  const labels = named.map((option) => fill(rows.quoted, {option: optionLabel(subject, option, model)}));
  return fill(isAnswered ? conditions.anyAnswerExcept : conditions.anythingExcept, {options: listOfChoices(labels)});
}

function quotedName(typed: TypedExpression, model: Model): string {
  return typed.kind === 'reference' ? fill(conditions.list, {name: labelOfName(typed.name, model)}) : conditions.lists;
}

/** The options in the list of an `in`. */
export function optionsInList(typed: TypedOf<'in' | 'inList'>): readonly string[] {
  if (typed.kind === 'in') return typed.options;
  return typed.list.type.kind === 'options' ? typed.list.type.options : [];
}

function comparisonInWords(
  left: TypedExpression,
  operator: Comparison,
  right: TypedExpression,
  model: Model,
): CheckedText {
  const subject = valueInWords(left, model);
  if (left.type.kind === 'date') {
    const {dayWords} = comparisons[operator];
    const separator = separatorAfter(subject);
    if (right.kind === 'day' && right.value === '')
      return [...subject, separator, operator === '==' ? conditions.noDate : conditions.anyDate];
    return [...subject, `${separator}${dayWords === '' ? '' : `${dayWords} `}`, ...dayInWords(right, model)];
  }
  if (right.kind === 'option') {
    if (right.value === '')
      return [...subject, separatorAfter(subject), operator === '==' ? conditions.notAnswered : conditions.anyAnswer];
    const input = left.type.kind === 'choice' ? inputNamed(left.type.input, model) : undefined;
    if (input?.type === 'yesno' && input.short !== undefined)
      return (right.value === 'yes') === (operator === '==') ? subject : filledIn(conditions.no, {answer: subject});
  }
  // 'More than 0' reads better than 'over 0', and '0' better than 'at most 0' for a figure of a table.
  const isWithZero = isZero(right);
  const isAboveZero = operator === '>' && isWithZero;
  const step = left.kind === 'reference' ? stepOf(left.name, model) : undefined;
  if (operator === '<=' && isWithZero && step !== undefined && isTable(step.value))
    return comparisonInWords(left, '==', right, model);
  if (operator === '!=' && right.kind === 'option')
    return [...subject, separatorAfter(subject), otherOptions(left, [right.value], model)];
  // For a level the option's short form reads best: 'below a bachelor's degree'.
  const isLevel = operator !== '==' && operator !== '!=';
  const limit =
    right.kind === 'option'
      ? [optionLabel(left, right.value, model, isLevel)]
      : limitInWords(right, unitOf(left, model), subject, operator, model);
  return [
    ...subject,
    separatorAfter(subject, isAboveZero ? undefined : operator),
    ...(isAboveZero
      ? filledIn(conditions.moreThanZero, {limit})
      : [`${comparisons[operator].words} `.trimStart(), ...limit]),
  ];
}

/** A day within a sentence: 'the end of the trip' for one with a name. */
const dayInWords = (typed: TypedExpression, model: Model): CheckedText =>
  typed.kind === 'reference' && stepOf(typed.name, model) !== undefined
    ? [withArticle(nameInSentence(typed.name, model))]
    : valueInWords(typed, model);

/** No colon if the words go on as one phrase ('Annual salary below €40,000', but 'Age: at most 30') or after a question. */
function separatorAfter(subject: CheckedText, operator?: Comparison): string {
  const texts = subject.filter((part) => typeof part === 'string');
  const goesOn = (operator === '<' || operator === '>') && !texts.some((text) => text.includes(','));
  return goesOn || isQuestion(texts.at(-1) ?? '') ? ' ' : ': ';
}

/** A limit with its unit, unless the subject ends with the unit: 'Total points below 70', 'Work experience below 2 years'. */
function limitInWords(
  limit: TypedExpression,
  unitOfSubject: string | undefined,
  subject: CheckedText,
  operator: Comparison,
  model: Model,
): CheckedText {
  const step = limit.kind === 'reference' ? stepOf(limit.name, model) : undefined;
  if (limit.kind === 'instance') return filledIn(names.the, {name: uncapitalizedText(instanceInWords(limit, model))});
  if (limit.kind === 'reference' && step !== undefined) return [limitName(limit.name, step, subject, operator, model)];
  if (!isFixed(limit, model) || limit.type.kind !== 'number') return uncapitalizedText(operandInWords(limit, model));
  const unit = unitOf(limit, model) ?? unitOfSubject;
  if (unit === plainNumber) return [{typed: limit, unit}];
  const last = subject.at(-1);
  const isSaid = unit !== undefined && typeof last === 'string' && endsWithUnit(last, unit);
  return isSaid || unit === undefined ? [{typed: limit, format: '$grouped'}] : [{typed: limit, unit}];
}

/** What to call the limit of a comparison. */
const extremes: Partial<Record<Comparison, string>> = {
  '<': names.minimum,
  '>=': names.minimum,
  '>': names.maximum,
  '<=': names.maximum,
};

/**
 * The name of a calculated limit: 'the minimum annual salary'. From a table: 'the degree for your visa type', or 'the
 * minimum for your visa type' if the column has the same name as the subject.
 */
function limitName(name: string, step: Step, [subject]: CheckedText, operator: Comparison, model: Model): string {
  const decider = isTable(step.value) ? step.value.by[0] : undefined;
  const isAsked = decider?.kind === 'reference' && inputNamed(decider.name, model) !== undefined;
  const asked = isAsked ? uncapitalized(nameInSentence(decider.name, model)) : '';
  const question = asked === '' || isQuestion(asked) ? undefined : asked;
  const member = memberOf(name, step);
  if (member !== '' && question !== undefined) {
    const column = labelFromName(member).toLowerCase();
    const repeats = typeof subject === 'string' && subject.toLowerCase() === column;
    return fill(names.theColumnFor, {column: (repeats ? extremes[operator] : undefined) ?? column, question});
  }
  return withArticle(labelOfName(name, model));
}

/** A label within a sentence: 'the lower limit'. */
const withArticle = (label: string): string =>
  hasArticle(label) ? uncapitalized(label) : fill(names.the, {name: uncapitalized(label)});

/** A text with a capital at its start. */
export function capitalizedText([first, ...others]: CheckedText): CheckedText {
  if (first === undefined) return [];
  return [typeof first === 'string' ? capitalized(first) : first, ...others];
}

function uncapitalizedText([first, ...others]: CheckedText): CheckedText {
  return first === undefined ? [] : [typeof first === 'string' ? uncapitalized(first) : first, ...others];
}

/**
 * A call of a table or value: 'CLB of listening', 'Going rate of occupation and region'.
 * @param parameterInWords what the arguments of the table or value around it are called
 */
export function instanceInWords(
  {name, member, arguments: values}: TypedOf<'instance'>,
  model: Model,
  parameterInWords = wordsOfParameter,
): CheckedText {
  const label = labelOfName(name, model);
  const all = values.flatMap((value, index) => [
    index === 0 ? '' : index === values.length - 1 ? ' and ' : ', ',
    ...argumentInWords(value, model, parameterInWords),
  ]);
  const named = member === '' ? label : fill(names.column, {column: labelFromName(member), table: label});
  const asks = values.some((value) => questionInWords(value, model) !== undefined);
  return filledIn(names[asks ? 'basedOn' : 'of'], {name: [named], arguments: all.filter((part) => part !== '')});
}

/** An argument of a call in words, in parentheses if it is a sum or a product. */
export function argumentInWords(
  value: TypedExpression,
  model: Model,
  parameterInWords = wordsOfParameter,
): CheckedText {
  if (value.kind === 'parameter') return parameterInWords(value);
  const question = questionInWords(value, model);
  if (question !== undefined) return question;
  const words = uncapitalizedText(
    value.kind === 'instance' ? instanceInWords(value, model, parameterInWords) : valueInWords(value, model),
  );
  if (value.kind !== 'arithmetic') return words;
  return ['(', ...words.map((part) => (typeof part === 'string' ? uncapitalized(part) : part)), ')'];
}

/** A question that has no short form is quoted: nobody says 'the lower of how old are you? and 65'. */
function questionInWords(value: TypedExpression, model: Model): CheckedText | undefined {
  if (value.kind !== 'reference' || inputNamed(value.name, model) === undefined) return undefined;
  const name = nameInSentence(value.name, model);
  return isQuestion(name) ? [answerTo(name)] : undefined;
}

const answerTo = (question: string): string => fill(sentences.answerTo, {question});

/** Something that is calculated with: a question is its answer. */
const operandInWords = (typed: TypedExpression, model: Model): CheckedText =>
  questionInWords(typed, model) ?? valueInWords(typed, model);

const wordsOfParameter = ({name}: TypedOf<'parameter'>): CheckedText => [uncapitalized(labelFromName(name))];

/** A formula in words: names, values of constants, and operators as signs. It has no capital at its start: see `capitalizedText`. */
export function valueInWords(typed: TypedExpression, model: Model): CheckedText {
  switch (typed.kind) {
    case 'figure':
      return [{typed, format: usualFormats[typed.type.kind] ?? '$grouped'}];
    case 'option':
      return [optionLabel(typed, typed.value, model)];
    case 'day':
      return [{typed, format: '$calendarDay'}];
    case 'today':
      return [names.today];
    case 'onDay':
      return filledIn(names.onDay, {
        figure: [nameInSentence((typed.figure as TypedOf<'reference'>).name, model)],
        day: uncapitalizedText(operandInWords(typed.day, model)),
      });
    case 'reference':
      if (isFixed(typed, model)) return [constantInWords(typed, model)];
      return helperInWords(typed, model) ?? [nameInSentence(typed.name, model)];
    case 'arithmetic': {
      if (isNegation(typed)) {
        const operand = operandInWords(typed.right, model);
        const isSum = typed.right.kind === 'arithmetic' && !isNegation(typed.right);
        return [isFixed(typed.right, model) ? '−' : 'minus ', ...(isSum ? ['(', ...operand, ')'] : operand)];
      }
      const inner = (operand: TypedExpression): CheckedText =>
        operand.kind === 'arithmetic' &&
        (isNegation(operand) ? operand === typed.right : typed.operator !== '+' && operand.operator !== typed.operator)
          ? ['(', ...uncapitalizedText(valueInWords(operand, model)), ')']
          : operandInWords(operand, model);
      return [...inner(typed.left), ` ${arithmetic[typed.operator].sign} `, ...uncapitalizedText(inner(typed.right))];
    }
    case 'fold':
      return foldInWords(typed, model);
    case 'call':
      return callInWords(typed, model);
    case 'parameter':
      return wordsOfParameter(typed);
    case 'instance':
      return instanceInWords(typed, model);
    default:
      return conditionInWords(typed, model);
  }
}

/** A helper that nobody gave a label is said as what it is; undefined for anything else. */
function helperInWords({name, type}: TypedOf<'reference'>, model: Model): CheckedText | undefined {
  const step = stepOf(name, model);
  if (step?.named.helper !== true || step.named.labelText !== undefined) return undefined;
  if (step.value.kind === 'expression') return valueInWords(step.value.typed, model);
  return [type.kind === 'date' ? names.theDay : names.theFigure];
}

/** Whether it is `-x` or, which is the same, `0 - x`. */
export function isNegation(typed: TypedOf<'arithmetic'>): boolean {
  return typed.operator === '-' && typed.left.kind === 'figure' && typed.left.value === 0;
}

type Phrase = string | {readonly any: string; readonly all?: string; readonly limited?: string; readonly less?: string};

/** A call, in its function's phrase. The fixed one of two operands is the limit, whatever their order. */
function callInWords(call: TypedOf<'call'>, model: Model): CheckedText {
  const {parameters}: FunctionDescriptor = functions[call.name];
  const phrase: Phrase = phrases[call.name];
  const {any, all, limited, less}: Exclude<Phrase, string> = typeof phrase === 'string' ? {any: phrase} : phrase;
  const [, added] = call.values;
  if (less !== undefined && added?.kind === 'arithmetic' && isZero(added.left) && added.operator === '-') {
    const taken = {...call, values: [call.values[0]!, added.right]};
    return filledIn(less, Object.fromEntries(operandsOfCall(taken, model).entries()));
  }
  const operands = limited === undefined ? call.values : operandsOnPar(call, model);
  const values = operandsOfCall({...call, values: operands}, model);
  const limit = limited === undefined ? undefined : limitOf(call, model);
  if (limited !== undefined && limit !== undefined) {
    const fixed = operands.indexOf(limit);
    return filledIn(limited, {0: values[1 - fixed]!, limit: values[fixed]!});
  }
  const listed = values.flatMap((value, index) =>
    index === 0 ? value : [index === values.length - 1 ? ' and ' : ', ', ...value],
  );
  const isOfAll = all !== undefined && operands.length === parameters.length;
  return filledIn(isOfAll ? all : any, {...Object.fromEntries(values.entries()), all: listed});
}

function operandsOfCall(call: TypedOf<'call'>, model: Model): readonly CheckedText[] {
  const {counts}: FunctionDescriptor = functions[call.name];
  return call.values.map((operand, index): CheckedText => {
    const format = formatOfArgument(call, index);
    if (format !== undefined && isFixed(operand, model)) return [{typed: operand, format}];
    const unit = counts?.[index]?.[0];
    if (operand.kind === 'figure' && unit !== undefined) return [{typed: operand, unit}];
    return uncapitalizedText(operandInWords(operand, model));
  });
}

const isZero = (typed: TypedExpression): boolean => typed.kind === 'figure' && typed.value === 0;

/** The function that writes an argument which is no quantity; undefined for others. */
function formatOfArgument({name}: TypedOf<'call'>, index: number): string | undefined {
  const format = functions[name].words.written?.[index];
  return format && `$${format}`;
}

/** Conditions in the middle of a sentence: 'plan: any answer, and debt over €2'. */
function withinSentence(condition: CheckedText): CheckedText {
  const joints = new Set(Object.values(conjunctions).map(({words}) => words));
  const starts = (index: number): boolean => index === 0 || joints.has(condition[index - 1] as string);
  const asks = (index: number): boolean =>
    index >= 0 && starts(index) && typeof condition[index] === 'string' && isQuestion(condition[index]);
  return condition.map((part, index) => {
    if (typeof part !== 'string') return part;
    if (asks(index)) return answerTo(capitalized(part));
    if (asks(index - 1)) return ': ';
    return starts(index) ? uncapitalized(part) : part;
  });
}

/** What a list's items have together: 'cost, added up for all trips'; 'at least one trip with cost: more than €100'. */
function foldInWords({fold, list, of, when}: TypedOf<'fold'>, model: Model): CheckedText {
  const phrase: {readonly of: string; readonly all?: string; readonly days?: string} = foldPhrases[fold];
  const input = inputNamed((list as TypedOf<'reference'>).name, model)!;
  const inside = (part: TypedExpression): CheckedText =>
    part.type.kind === 'condition'
      ? withinSentence(conditionPart(part, model, false))
      : uncapitalizedText(operandInWords(part, model));
  const chosen = when === undefined ? [] : [' with ', ...inside(when)];
  const words = {item: [input.item!], items: [itemsOf(input), ...chosen]};
  if (of === undefined) return filledIn(phrase.all ?? phrase.of, words);
  return filledIn((of.type.kind === 'date' ? phrase.days : undefined) ?? phrase.of, {...words, of: inside(of)});
}

/** The value of an argument as its function writes it, such as '2 decimals' or 'hundreds' of `round`; else with its unit. */
export function writtenArgument(call: TypedOf<'call'>, index: number, model: Model): CheckedText[number] {
  const typed = call.values[index]!;
  const format = formatOfArgument(call, index);
  return format === undefined
    ? {typed, format: usualFormats[typed.type.kind], unit: unitOf(typed, model)}
    : {typed, format};
}

/** A phrase with its placeholders filled in. */
export const filledIn = (phrase: string, values: Readonly<Record<string, CheckedText>>): CheckedText =>
  pieces<string, CheckedText>(phrase, values).flat();

/** The value of a constant with its unit; a text that names an option stays as it is. */
function constantInWords(typed: TypedOf<'reference'>, model: Model): CheckedText[number] {
  return {typed, format: usualFormats[typed.type.kind], unit: constantNamed(typed.name, model)?.unit};
}

const spoken = new Map(Object.values(arithmetic).map((operator) => [operator.sign, operator.spoken]));

/** What a figure without a name is called: its formula in words, signs included. */
export function spokenFormula(typed: TypedExpression, model: Model): CheckedText {
  const words = valueInWords(typed, model);
  return capitalizedText(
    words.map((part, index) =>
      typeof part === 'string'
        ? (words[index - 1] === 'minus ' ? uncapitalized(part) : part)
            .replace(/(?<=^|[ (])−(?=\S|$)/g, 'minus ')
            .replace(/(?<= )\S(?= )/g, (sign) => spoken.get(sign) ?? sign)
        : part,
    ),
  );
}
