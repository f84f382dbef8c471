/** What decided a condition, as JavaScript: negations are pushed inwards, so that every statement is a plain one. */
import {comparisons} from '../../expression/operators.ts';
import type {TypedExpression} from '../../expression/types.ts';
import type {CheckedLine, CheckedValue} from '../../model.ts';
import {array, object, string} from '../javascript.ts';
import {optionLabel} from '../words.ts';
import {type ExplanationContext, stepOf, writer} from './context.ts';
import {unitOf} from './units.ts';
import {placeInRules} from '../ruleTables.ts';

/** The JavaScript of the checks that decided the condition, or its opposite where it is negated. */
export function checksCode(typed: TypedExpression, context: ExplanationContext, negated = false): string {
  switch (typed.kind) {
    case 'not':
      return checksCode(typed.operand, context, !negated);
    case 'and':
    case 'or': {
      const name = (typed.kind === 'and') === negated ? '$any' : '$all';
      return `${name}(${sides(typed, typed.kind)
        .map((side) => checksCode(side, context, negated))
        .join(', ')})`;
    }
    case 'compare':
      return comparedCode(typed, context, negated);
    case 'compareLevels':
      return levelsCode(typed, context, negated);
    case 'in':
      return chosenCode(typed.left, typed.options, context.expression(typed).text, !negated, context);
    case 'inList': {
      const options = typed.list.type.kind === 'options' ? typed.list.type.options : [];
      return chosenCode(typed.left, options, context.expression(typed).text, !negated, context);
    }
    case 'empty':
      return `$emptiness(${saidCode(typed.operand, context)}, () => ${unsaidCode(typed.operand, context)}, ${typed.negated === negated})`;
    case 'reference':
      return namedChecks(typed, context, negated);
    default:
      return '[]';
  }
}

/** `a and b and c` is one list of three. */
function sides(typed: TypedExpression, kind: 'and' | 'or'): readonly TypedExpression[] {
  return typed.kind === kind ? [...sides(typed.left, kind), ...sides(typed.right, kind)] : [typed];
}

function comparedCode(
  typed: Extract<TypedExpression, {kind: 'compare'}>,
  context: ExplanationContext,
  negated: boolean,
): string {
  const {left, right} = typed;
  const operator = negated ? comparisons[typed.operator].opposite : typed.operator;
  if (left.type.kind !== 'number' && left.type.kind !== 'percent') {
    const is = context.expression({...typed, operator: '=='}).text;
    if (right.kind === 'option') return chosenCode(left, [right.value], is, operator === '==', context);
    return `$chosen(${context.derivation(left)}, ${is}, ${operator === '=='}, [${context.derivation(right)}.text])`;
  }
  const unit = unitOf(left, context.model) ?? unitOf(right, context.model);
  const write = left.type.kind === 'percent' ? '$percent' : writer(unit);
  return `$compared(${context.derivation(left, unit)}, ${string(comparisons[operator].check)}, ${context.derivation(right, unit)}, ${write})`;
}

function levelsCode(
  {left, right, operator, order}: Extract<TypedExpression, {kind: 'compareLevels'}>,
  context: ExplanationContext,
  negated: boolean,
): string {
  const side = (each: TypedExpression): string =>
    each.kind === 'option'
      ? optionCode(each.value, left.kind === 'option' ? right : left, context)
      : context.derivation(each);
  const place = (each: TypedExpression): string => `$rank(${context.expression(each).text}, order$${order})`;
  return `$comparedLevels(${[side(left), place(left), string(comparisons[negated ? comparisons[operator].opposite : operator].check), side(right), place(right)].join(', ')})`;
}

function chosenCode(
  choice: TypedExpression,
  options: readonly string[],
  among: string,
  wanted: boolean,
  context: ExplanationContext,
): string {
  const labels = array(
    options.filter((option) => option !== '').map((option) => string(optionLabel(choice, option, context.model))),
  );
  return `$chosen(${context.derivation(choice)}, ${among}, ${wanted}, ${labels})`;
}

/** A named condition is what it says. */
function namedChecks(
  typed: Extract<TypedExpression, {kind: 'reference'}>,
  context: ExplanationContext,
  negated: boolean,
): string {
  const value = stepOf(typed.name, context)?.value;
  if (value === undefined) return '[]';
  return context.once(`checks of ${negated ? 'not ' : ''}${typed.name}`, () => conditionCode(value, context, negated));
}

function conditionCode(value: CheckedValue, context: ExplanationContext, negated: boolean): string {
  if (value.kind === 'expression') return checksCode(value.typed, context, negated);
  if (value.kind !== 'first') return '[]';
  const {branches} = value;
  return branches
    .map((branch, index) => {
      const test = branch.condition === undefined ? '' : `${context.expression(branch.condition).text} ? `;
      const checks = [...branchChecks(branches, index, context), conditionCode(branch.value, context, negated)];
      return test + becauseCode(checks) + (test === '' ? '' : ' : ');
    })
    .join('');
}

/** Why a branch was reached: those before it do not hold, and it does. */
export function branchChecks(
  branches: readonly {readonly condition?: TypedExpression}[],
  index: number,
  context: ExplanationContext,
): readonly string[] {
  return branches
    .slice(0, index + 1)
    .flatMap(({condition}) => (condition === undefined ? [] : [checksCode(condition, context)]));
}

/** Several groups of checks as one list, each said once. */
export function becauseCode(groups: readonly string[]): string {
  return groups.length === 0 ? '[]' : `$because(${groups.map((group) => `...${group}`).join(', ')})`;
}

/** An option as the other side of a comparison: a level by its label. */
function optionCode(option: string, by: TypedExpression, {model}: ExplanationContext): string {
  return object({label: '""', text: string(option === '' ? '' : optionLabel(by, option, model)), kind: '"fixed"'});
}

// Which lines of a list were said, and why; or why none was.

/** The JavaScript of why each line was said, in the order of the lines. */
export function saidCode(typed: TypedExpression, context: ExplanationContext): string {
  if (typed.kind === 'arithmetic') return `[...${saidCode(typed.left, context)}, ...${saidCode(typed.right, context)}]`;
  const step = typed.kind === 'reference' ? stepOf(typed.name, context) : undefined;
  return step === undefined
    ? '[]'
    : context.once(`lines of ${step.name}`, () => saidByValue(step.value, step.name, context));
}

function saidByValue(value: CheckedValue, name: string, context: ExplanationContext): string {
  switch (value.kind) {
    case 'expression':
      return saidCode(value.typed, context);
    case 'first':
      return value.branches
        .map(({condition, value: inner}) => {
          const code = saidByValue(inner, '', context);
          const lines = inner.kind === 'lines' ? `(() => ${code})()` : code;
          return condition === undefined ? lines : `${context.expression(condition).text} ? ${lines} : `;
        })
        .join('');
    case 'lines':
      return `{\n  const said$$ = [];\n  ${linesStatements(value.lines, name, context).join('\n  ')}\n  return said$$;\n}`;
    default:
      return '[]';
  }
}

function linesStatements(lines: readonly CheckedLine[], name: string, context: ExplanationContext): readonly string[] {
  const table = placeInRules(name, context.model)?.table;
  let row = 0;
  return lines.map((line) => {
    const {condition, say, otherwise, stop} = line;
    const push = (text: CheckedLine['say'], negated: boolean): string => {
      const rule = table === undefined ? undefined : `{table: ${table}, row: ${row++}}`;
      const checks = condition === undefined ? '[]' : context.checks(condition, negated);
      return `said$$.push(${object({label: '""', text: context.text(text), kind: '"case"', rule, checks})});`;
    };
    const said = push(say, false);
    if (condition === undefined) return said;
    const written = stop ? `{ ${said} return said$$; }` : said;
    return `if (${context.expression(condition).text}) ${written}${otherwise === undefined ? '' : ` else ${push(otherwise, true)}`}`;
  });
}

/** The JavaScript of the checks that hold where no line was said. */
function unsaidCode(typed: TypedExpression, context: ExplanationContext): string {
  const groups = unsaidGroups(typed, context);
  return groups.length === 0 ? '[]' : `$all(${groups.join(', ')})`;
}

function unsaidGroups(typed: TypedExpression, context: ExplanationContext): readonly string[] {
  if (typed.kind === 'arithmetic') return [...unsaidGroups(typed.left, context), ...unsaidGroups(typed.right, context)];
  const value = typed.kind === 'reference' ? stepOf(typed.name, context)?.value : undefined;
  if (value?.kind === 'expression') return unsaidGroups(value.typed, context);
  if (value?.kind !== 'lines') return [];
  return value.lines.flatMap(({condition}) => (condition === undefined ? [] : [context.checks(condition, true)]));
}
