/** The checks that decided a condition, as JavaScript. Negations are pushed inwards to the comparisons. */
import {verdictOf} from '../../blocks/verdict.ts';
import {comparisons} from '../../expression/operators.ts';
import {number, type TypedExpression, type TypedOf} from '../../expression/types.ts';
import {periodInWords, periodOf} from '../../inForce.ts';
import {itemsOf} from '../../inputs/list.ts';
import type {CheckedLine, CheckedValue, Model} from '../../model.ts';
import {boundsIn} from '../../regions/bounds.ts';
import {inputNamed, stepOf} from '../../references.ts';
import {firstThatHolds, inUnitCode} from '../context.ts';
import {array, object, objectOf, optionData, string} from '../javascript.ts';
import {placesInRules} from '../rules/lists.ts';
import {optionLabel} from '../labels.ts';
import {conditionInWords, optionsInList} from '../words.ts';
import {calledWithArguments, type ExplanationContext, formatterCode, rowCode} from './context.ts';
import {isCode, unitOf} from '../units.ts';
import {plainNumber} from '../../functions/descriptor.ts';

/** The JavaScript of the checks that decided the condition or, if `negated`, its opposite. */
export function checksCode(typed: TypedExpression, context: ExplanationContext, negated = false): string {
  const period = periodOf(typed, negated);
  if (period !== undefined) {
    const met = context.expression(negated ? {kind: 'not', operand: typed, type: typed.type} : typed).text;
    const isOver = period.until && `today > ${string(period.until)}`;
    return `[${object({kind: '"inForce"', met, period: string(periodInWords(period)), isOver})}]`;
  }
  switch (typed.kind) {
    case 'not':
      return checksCode(typed.operand, context, !negated);
    case 'and':
    case 'or': {
      const sides = sidesOf(typed, typed.kind).map((side) => checksCode(side, context, negated));
      return `${(typed.kind === 'and') === negated ? '$any' : '$all'}(${sides.join(', ')})`;
    }
    case 'compare':
      return comparedCode(typed, context, negated);
    case 'compareLevels':
      return levelsCode(typed, context, negated);
    case 'in':
    case 'inList': {
      const isAmongCode = context.expression(typed).text;
      return chosenCode(typed.left, optionsInList(typed), isAmongCode, !negated, context);
    }
    case 'empty': {
      const shownLines = shownLinesCode(typed.operand, context);
      const reasons = emptinessChecks(typed.operand, context);
      const whyEmpty = reasons.length === 0 ? '[]' : `$all(${reasons.join(', ')})`;
      return `$emptiness(${shownLines}, () => ${whyEmpty}, ${typed.negated === negated})`;
    }
    case 'fold':
      return itemsCode(typed, context, negated);
    case 'reference': {
      const value = stepOf(typed.name, context.model)?.value;
      const key = `checks of ${negated ? 'not ' : ''}${typed.name}`;
      return value === undefined ? '[]' : context.once(key, () => conditionCode(value, context, negated));
    }
    case 'instance':
      return calledWithArguments(
        typed,
        `checks${negated ? ' against' : ''}`,
        ({value}) => conditionCode(value, context, negated),
        context,
      );
    default:
      return '[]';
  }
}

/** How many items of a list are so, where some or all must be. */
function itemsCode(typed: TypedOf<'fold'>, context: ExplanationContext, negated: boolean): string {
  const {list, of} = typed;
  const {item, ...input} = inputNamed((list as TypedOf<'reference'>).name, context.model)!;
  const held: TypedExpression = {kind: 'fold', fold: 'count', list, of: of!, type: number(true)};
  const holds = context.expression(typed).text;
  const check = object({
    kind: '"items"',
    met: negated ? `!${holds}` : holds,
    label: context.text(conditionInWords(typed, context.model)),
    held: context.expression(held).text,
    count: `${context.expression(list).text}.length`,
    item: string(item!),
    items: string(itemsOf({item, ...input})),
  });
  return `[${check}]`;
}

/** `a and b and c` is one list of three. */
function sidesOf(typed: TypedExpression, kind: 'and' | 'or'): readonly TypedExpression[] {
  return typed.kind === kind ? [...sidesOf(typed.left, kind), ...sidesOf(typed.right, kind)] : [typed];
}

function comparedCode(typed: TypedOf<'compare'>, context: ExplanationContext, negated: boolean): string {
  const {left, right} = typed;
  const operator = negated ? comparisons[typed.operator].opposite : typed.operator;
  if (left.type.kind === 'date') {
    const days = [left, right].map((side) => context.expression(side).text).join(', ');
    return `$comparedDays(${context.derivation(left)}, "${operator}", ${context.derivation(right)}, ${days})`;
  }
  if (left.type.kind !== 'number' && left.type.kind !== 'percent') {
    const is = context.expression({...typed, operator: '=='}).text;
    if (right.kind === 'option') return chosenCode(left, [right.value], is, operator === '==', context);
    return `$chosen(${context.derivation(left)}, ${is}, ${operator === '=='}, [${context.derivation(right)}.text])`;
  }
  if (left.kind === 'reference' && isCode(left.name, context.model)) {
    const is = context.expression({...typed, operator: '=='}).text;
    const code = inUnitCode(context.expression(right).text, plainNumber);
    return `$chosen(${context.derivation(left)}, ${is}, ${operator === '=='}, [${code}])`;
  }
  const unit = unitOf(left, context.model) ?? unitOf(right, context.model);
  const format = left.type.kind === 'percent' ? '$percent' : formatterCode(unit);
  const said = operator === '<=' && isZero(right) && isNeverNegative(left, context) ? '==' : operator;
  return `$compared(${context.derivation(left, unit)}, "${said}", ${context.derivation(right, unit)}, ${format})`;
}

const isZero = (typed: TypedExpression): boolean => typed.kind === 'figure' && typed.value === 0;

const knownBounds = new WeakMap<Model, ReturnType<typeof boundsIn>>();

/** Then 'at most 0' is 0. */
function isNeverNegative(typed: TypedExpression, {model}: ExplanationContext): boolean {
  const boundsOf = knownBounds.get(model) ?? boundsIn(model);
  knownBounds.set(model, boundsOf);
  return boundsOf(typed).low >= 0;
}

function levelsCode(typed: TypedOf<'compareLevels'>, context: ExplanationContext, negated: boolean): string {
  const {left, right, order} = typed;
  const operator = negated ? comparisons[typed.operator].opposite : typed.operator;
  const side = (level: TypedExpression, other: TypedExpression): string => {
    const code = level.kind === 'option' ? levelCode(level.value, other, context) : otherLevel(level, other, context);
    return `${code}, $rank(${context.expression(level).text}, ${optionData('order', order)})`;
  };
  return `$comparedLevels(${side(left, right)}, "${operator}", ${side(right, left)})`;
}

/** A level that was answered or worked out; the latter with its short form, in which a check can name it as the limit. */
function otherLevel(level: TypedExpression, other: TypedExpression, context: ExplanationContext): string {
  const input = other.type.kind === 'choice' ? inputNamed(other.type.input, context.model) : undefined;
  const shorts = (input?.options ?? []).flatMap(({value, short}) =>
    short === undefined ? [] : [[value, short] as const],
  );
  const isAnswer = level.kind === 'reference' && inputNamed(level.name, context.model) !== undefined;
  if (isAnswer || shorts.length === 0) return context.derivation(level);
  const said = objectOf(shorts, ([value, short]) => [value, string(short)]);
  return `{...${context.derivation(level)}, said: (${said})[${context.expression(level).text}]}`;
}

/** An option that another level is compared with: its label and, if it has one, its short form. */
function levelCode(option: string, other: TypedExpression, {model}: ExplanationContext): string {
  const label = option === '' ? '' : optionLabel(other, option, model);
  const short = option === '' ? '' : optionLabel(other, option, model, true);
  const said = short === label ? undefined : string(short);
  return object({label: '""', text: string(label), kind: '"fixed"', said});
}

function chosenCode(
  choice: TypedExpression,
  options: readonly string[],
  isAmongCode: string,
  isWanted: boolean,
  context: ExplanationContext,
): string {
  const chosen = options.filter((option) => option !== '');
  const labels = array(chosen.map((option) => string(optionLabel(choice, option, context.model))));
  return `$chosen(${context.derivation(choice)}, ${isAmongCode}, ${isWanted}, ${labels})`;
}

/** The checks of a named condition are those of its value. */
function conditionCode(value: CheckedValue, context: ExplanationContext, negated: boolean): string {
  if (value.kind === 'expression') return checksCode(value.typed, context, negated);
  if (value.kind !== 'first') return '[]';
  return firstThatHolds(
    value.branches,
    (branch, index) => {
      const reached = branchChecks(value.branches, index, context);
      return becauseCode([...reached, conditionCode(branch.value, context, negated)]);
    },
    context,
  );
}

/** Why a branch applied: the conditions before it do not hold, and its condition does. */
export function branchChecks(
  branches: readonly {readonly condition?: TypedExpression}[],
  index: number,
  context: ExplanationContext,
): readonly string[] {
  return branches
    .slice(0, index + 1)
    .flatMap(({condition}) => (condition === undefined ? [] : [checksCode(condition, context)]));
}

/** Joins groups of checks to one list, without duplicates. */
export function becauseCode(groups: readonly string[]): string {
  return groups.length === 0 ? '[]' : `$because(${groups.map((group) => `...${group}`).join(', ')})`;
}

/** The JavaScript of the lines that a list shows, each with the checks that decided it, in order. */
export function shownLinesCode(typed: TypedExpression, context: ExplanationContext): string {
  if (typed.kind === 'arithmetic')
    return `[...${shownLinesCode(typed.left, context)}, ...${shownLinesCode(typed.right, context)}]`;
  const step = typed.kind === 'reference' ? stepOf(typed.name, context.model) : undefined;
  if (step === undefined) return '[]';
  return context.once(`lines of ${step.name}`, () => shownLinesOfValue(step.value, step.name, context));
}

function shownLinesOfValue(value: CheckedValue, name: string, context: ExplanationContext): string {
  switch (value.kind) {
    case 'expression':
      return shownLinesCode(value.typed, context);
    case 'first':
      return firstThatHolds(
        value.branches,
        ({value: inner}) => {
          const code = shownLinesOfValue(inner, '', context);
          return inner.kind === 'lines' ? `(() => ${code})()` : code;
        },
        context,
      );
    case 'lines':
      return `{\n  const said$$ = [];\n  ${shownLineStatements(value.lines, name, context).join('\n  ')}\n  return said$$;\n}`;
    default:
      return '[]';
  }
}

function shownLineStatements(
  lines: readonly CheckedLine[],
  name: string,
  context: ExplanationContext,
): readonly string[] {
  const places = placesInRules(name, context);
  let row = 0;
  return lines.map(({condition, say, otherwise, stop}) => {
    const push = (text: CheckedLine['say'], negated: boolean): string => {
      const rule = rowCode(places.get(row++));
      const isExplained = condition === undefined || restsOnVerdict(condition, context);
      const checks = isExplained ? '[]' : context.checks(condition, negated);
      return `said$$.push(${object({label: '""', text: context.text(text), kind: '"case"', rule, checks})});`;
    };
    const pushLine = push(say, false);
    if (condition === undefined) return pushLine;
    const otherwiseCode = otherwise === undefined ? '' : ` else ${push(otherwise, true)}`;
    return `if (${context.expression(condition).text}) ${stop ? `{ ${pushLine} return said$$; }` : pushLine}${otherwiseCode}`;
  });
}

/** Whether a condition depends on the verdict. That has an explanation of its own, which the line need not repeat. */
function restsOnVerdict(condition: TypedExpression, {model}: ExplanationContext): boolean {
  const verdict = verdictOf(model)?.items.flatMap(({condition: asked}) => (asked === undefined ? [] : [asked])) ?? [];
  const isVerdict = (side: TypedExpression): boolean =>
    side.kind === 'reference' && verdict.some((asked) => asked.kind === 'reference' && asked.name === side.name);
  return sidesOf(condition, 'and').some(isVerdict);
}

/** The JavaScript of the checks that explain why a list shows no line. */
function emptinessChecks(typed: TypedExpression, context: ExplanationContext): readonly string[] {
  if (typed.kind === 'arithmetic')
    return [...emptinessChecks(typed.left, context), ...emptinessChecks(typed.right, context)];
  const value = typed.kind === 'reference' ? stepOf(typed.name, context.model)?.value : undefined;
  if (value?.kind === 'expression') return emptinessChecks(value.typed, context);
  if (value?.kind !== 'lines') return [];
  return value.lines.flatMap(({condition}) => (condition === undefined ? [] : [context.checks(condition, true)]));
}
