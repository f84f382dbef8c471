/** What decided a condition. Negations are pushed inwards to the comparisons. */
import {rank} from '../runtime/arithmetic.ts';
import {opposite} from '../runtime/comparisons.ts';
import {all, any, because, emptiness} from './mergedChecks.ts';
import {chosen, compared, comparedDays, comparedLevels} from './comparedChecks.ts';
import type {Check, Derivation} from './derived.ts';
import {checks as words} from '../words/explanation.ts';
import {percent, plain} from '../runtime/formats.ts';
import {bothLimits, periodComparing, periodInWords, type Period} from '../runtime/periods.ts';
import {
  type Explaining,
  formatOf,
  isAnswer,
  kindIn,
  nameOf,
  once,
  optionLabel,
  optionsOf,
  rowOf,
  stepOf,
  unitOf,
  withinCall,
} from './explaining.ts';
import type {Branch, Expr, Line, NodeOf, Value} from './plan.ts';
import {caseOf, formulaOf, isNumber, orderOf, textOf, valueOf} from './value.ts';

/** The checks that decided the condition or, if `negated`, its opposite. */
export function checks(condition: Expr, at: Explaining, negated = false): readonly Check[] {
  if (typeof condition === 'number') return [];
  if (typeof condition === 'string') {
    const value = stepOf(condition, at)?.[1];
    if (value === undefined) return [];
    return once(at, `checks of ${negated ? 'not ' : ''}${condition}`, () => checksOf(value, at, negated));
  }
  const {day, period} = inForceIn(condition, negated) ?? {};
  if (period !== undefined) {
    const {until} = period;
    const ends = until === undefined ? {} : {isOver: valueOf(day!, at) > until, isPast: at.today > until};
    return [{kind: 'inForce', met: valueOf(condition, at) !== negated, period: periodInWords(period), ...ends}];
  }
  switch (condition.kind) {
    case 'not':
      return checks(condition.operand, at, !negated);
    case 'and':
    case 'or': {
      const sides = sidesOf(condition, condition.kind).map((side) => checks(side, at, negated));
      return (condition.kind === 'and') === negated ? any(...sides) : all(...sides);
    }
    case 'compare':
      return comparedSides(condition, at, negated);
    case 'compareLevels':
      return levels(condition, at, negated);
    case 'in':
    case 'inList':
      return chosenOf(condition.left, condition.options, valueOf(condition, at), !negated, at);
    case 'empty': {
      const whyEmpty = (): readonly Check[] => {
        const reasons = emptinessChecks(condition.operand, at);
        return reasons.length === 0 ? [] : all(...reasons);
      };
      return emptiness(shownLines(condition.operand, at), whyEmpty, condition.negated === negated);
    }
    case 'fold':
      return ofItems(condition, at, negated);
    case 'instance':
      return checksOf(at.plan.templates[condition.template]!.value, withinCall(condition, at), negated);
    default:
      return [];
  }
}

/** `a and b and c` is one list of three. */
function sidesOf(condition: Expr, kind: 'and' | 'or'): readonly Expr[] {
  return typeof condition === 'object' && condition.kind === kind
    ? [...sidesOf(condition.left, kind), ...sidesOf(condition.right, kind)]
    : [condition];
}

/** For how many items of a list a condition holds, where it has to for some or all of them. */
function ofItems(condition: NodeOf<'fold'>, at: Explaining, negated: boolean): readonly Check[] {
  const {list, of, label} = condition;
  const {item, items} = nameOf(list, at).input!;
  const held: Expr = {kind: 'fold', fold: 'count', list, of: of!, type: 'whole'};
  return [
    {
      kind: 'items',
      met: valueOf(condition, at) !== negated,
      label: textOf(label!, at),
      held: valueOf(held, at),
      count: at.named(list).length,
      item: item!,
      items: items!,
    },
  ];
}

function comparedSides(condition: NodeOf<'compare'>, at: Explaining, negated: boolean): readonly Check[] {
  const {left, right, isNatural} = condition;
  const operator = negated ? opposite[condition.operator] : condition.operator;
  const kind = kindIn(left, at);
  if (kind === 'date') {
    const [one, other] = [left, right].map((side) => namedDay(side, at.derivation(side, at))) as [
      Derivation,
      Derivation,
    ];
    return comparedDays(one, operator, other, valueOf(left, at), valueOf(right, at));
  }
  const isEqual = (): boolean => valueOf({...condition, operator: '=='}, at);
  if (!isNumber(kind) && kind !== 'percent') {
    if (typeof right === 'object' && right.kind === 'option')
      return chosenOf(left, [right.value], isEqual(), operator === '==', at);
    return chosen(at.derivation(left, at), isEqual(), operator === '==', [at.derivation(right, at).text]);
  }
  if (typeof left === 'string' && nameOf(left, at).input?.isCode)
    return chosen(at.derivation(left, at), isEqual(), operator === '==', [plain(valueOf(right, at))]);
  const unit = unitOf(left, at) ?? unitOf(right, at);
  // What is never below 0 has to be exactly 0.
  const said = operator === '<=' && isNatural ? '==' : operator;
  const format = kind === 'percent' ? percent : formatOf(unit);
  return compared(at.derivation(left, at, unit), said, at.derivation(right, at, unit), format);
}

function chosenOf(
  choice: Expr,
  options: readonly string[],
  isAmong: boolean,
  isWanted: boolean,
  at: Explaining,
): readonly Check[] {
  const labels = options.filter((option) => option !== '').map((option) => optionLabel(choice, option, at));
  return chosen(at.derivation(choice, at), isAmong, isWanted, labels);
}

function levels(condition: NodeOf<'compareLevels'>, at: Explaining, negated: boolean): readonly Check[] {
  const {left, right, order} = condition;
  const operator = negated ? opposite[condition.operator] : condition.operator;
  const ranks = orderOf(order, at.plan);
  const rankOf = (side: Expr): number => rank(valueOf(side, at), ranks);
  return comparedLevels(level(left, right, at), rankOf(left), operator, level(right, left, at), rankOf(right));
}

/** A level of an order. One that is no answer has its short form too, by which a sentence names it as the limit: 'a bachelor's degree'. */
function level(one: Expr, other: Expr, at: Explaining): Derivation {
  const options = optionsOf(other, at);
  if (typeof one === 'object' && one.kind === 'option') {
    const [, label = one.value, short = label] = options.find(([value]) => value === one.value) ?? [];
    return {label: '', text: label, kind: 'fixed', ...(short !== label && {said: short})};
  }
  const made = at.derivation(one, at);
  const hasShort = options.some(([, , short]) => short !== undefined);
  if (isAnswer(one, at) || !hasShort) return made;
  const value = valueOf(one, at);
  return {...made, said: options.find(([option]) => option === value)?.[2]};
}

/** The checks of a named condition are those of its value. */
function checksOf(value: Value, at: Explaining, negated: boolean): readonly Check[] {
  const formula = formulaOf(value);
  if (formula !== undefined) return checks(formula, at, negated);
  const applied = caseOf(value, at);
  if (applied === undefined) return [];
  const reached = branchChecks(applied.cases, applied.index, at).flat();
  return because(...reached, ...checksOf(applied.value, at, negated));
}

/** Why a branch applied: the conditions before it do not hold, and its condition does. */
export function branchChecks(
  branches: readonly Branch[],
  index: number,
  at: Explaining,
): readonly (readonly Check[])[] {
  return branches
    .slice(0, index + 1)
    .flatMap(({condition}) => (condition === undefined ? [] : [checks(condition, at)]));
}

/** The lines that a list shows, each with the checks that decided it, in order. */
export function shownLines(list: Expr, at: Explaining): readonly Derivation[] {
  if (typeof list === 'object' && list.kind === 'arithmetic')
    return [...shownLines(list.left, at), ...shownLines(list.right, at)];
  const step = typeof list === 'string' ? stepOf(list, at) : undefined;
  return step === undefined ? [] : once(at, `lines of ${step[0]}`, () => shownLinesOf(step[1], step[0], at));
}

function shownLinesOf(value: Value, name: string, at: Explaining): readonly Derivation[] {
  const formula = formulaOf(value);
  if (formula !== undefined) return shownLines(formula, at);
  const applied = caseOf(value, at);
  if (applied !== undefined) return shownLinesOf(applied.value, '', at);
  return value.kind === 'lines' ? linesOf(value.lines, name, at) : [];
}

function linesOf(lines: readonly Line[], name: string, at: Explaining): readonly Derivation[] {
  const shown: Derivation[] = [];
  let row = 0;
  for (const {condition, say, otherwise, stop} of lines) {
    const [ofSay, ofOtherwise] = [row++, otherwise === undefined ? row : row++];
    const isExplained = condition === undefined || restsOnVerdict(condition, at);
    const holdsHere = condition === undefined || valueOf(condition, at);
    if (!holdsHere && otherwise === undefined) continue;
    const rule = rowOf(name, holdsHere ? ofSay : ofOtherwise, at);
    shown.push({
      label: '',
      text: textOf(holdsHere ? say : otherwise!, at),
      kind: 'case',
      ...(rule && {rule}),
      checks: isExplained ? [] : checks(condition, at, !holdsHere),
    });
    if (holdsHere && stop) break;
  }
  return shown;
}

/** Whether a condition depends on the verdict. That has an explanation of its own, which the line need not repeat. */
function restsOnVerdict(condition: Expr, {plan}: Explaining): boolean {
  const verdict = plan.card.find(({items}) => items.some(({tone}) => tone !== undefined));
  const asked = verdict?.items.map((item) => item.condition) ?? [];
  return sidesOf(condition, 'and').some((side) => typeof side === 'string' && asked.includes(side));
}

/** The checks that explain why a list shows no line. */
function emptinessChecks(list: Expr, at: Explaining): readonly (readonly Check[])[] {
  if (typeof list === 'object' && list.kind === 'arithmetic')
    return [...emptinessChecks(list.left, at), ...emptinessChecks(list.right, at)];
  const value = typeof list === 'string' ? stepOf(list, at)?.[1] : undefined;
  const formula = formulaOf(value);
  if (formula !== undefined) return emptinessChecks(formula, at);
  if (value?.kind !== 'lines') return [];
  return value.lines.flatMap(({condition}) => (condition === undefined ? [] : [checks(condition, at, true)]));
}

/** The day of the calculation has no label of its own. */
const namedDay = (side: Expr, day: Derivation): Derivation =>
  typeof side === 'object' && side.kind === 'today' && day.label === '' ? {...day, label: words.today} : day;

const isDay = (expression: Expr): boolean =>
  typeof expression === 'object' && (expression.kind === 'today' || expression.kind === 'rulesDay');

interface InForce {
  /** The day that is compared. */
  readonly day: Expr;
  readonly period: Period;
}

/** The days on which a condition holds that only compares the day of the calculation, or of the rules. */
function inForceIn(condition: Expr, negated: boolean): InForce | undefined {
  if (typeof condition !== 'object') return undefined;
  if (condition.kind === 'not') return inForceIn(condition.operand, !negated);
  if (condition.kind === 'and' && !negated) {
    const [left, right] = [inForceIn(condition.left, false), inForceIn(condition.right, false)];
    const period = bothLimits(left?.period, right?.period);
    return period && {day: left!.day, period};
  }
  if (condition.kind !== 'compare') return undefined;
  const {left, right, operator} = condition;
  if (!isDay(left) || typeof right !== 'object' || right.kind !== 'day') return undefined;
  const period = periodComparing(negated ? opposite[operator] : operator, right.value);
  return period && {day: left, period};
}
