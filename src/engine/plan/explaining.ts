/** What all parts of an explanation share: the plan, the values of a calculation, and how they are written. */
import {unitOfCall} from '../language/functions/words.ts';
import type {Answers} from '../runtime/answers.ts';
import {inUnitOrPlain} from '../runtime/bands.ts';
import {nounOf} from '../runtime/english.ts';
import type {Check, Derivation, RuleRow} from './derived.ts';
import {amountFormat, shown, type NumberFormat} from './workedOut.ts';
import {calendarDay, grouped, isCurrency, percent, plain} from '../runtime/formats.ts';
import type {Expr, Formulas, Kind, Named, NodeOf, Option, Plan, Value} from './plan.ts';
import {shownInSum} from './scope.ts';
import {isNumber, kindOf, textOf, valueOf, withArguments, wordsOf, wordsOfArgument, type Scope} from './value.ts';
import {rows} from '../words/rules.ts';

export interface Explaining extends Scope {
  readonly plan: Plan;
  readonly answers: Answers;
  /** How the arguments of a call came about, by the names of its parameters. */
  readonly given: ReadonlyMap<string, Derivation>;
  /** What was worked out before: values that read others twice would otherwise repeat them millions of times. */
  readonly known: Map<string, unknown>;
  /**
   * How an expression came about.
   * @param unit the unit of the value, if the value around it determines it
   * @param label the name of the value, if it has one
   */
  readonly derivation: (expression: Expr, at: Explaining, unit?: string, label?: string) => Derivation;
  /** The checks that decided a condition, or its negation. Both functions are passed on, since each calls the other. */
  readonly checks: (condition: Expr, at: Explaining, negated?: boolean) => readonly Check[];
}

interface WithFormulas extends Scope {
  readonly plan: Formulas;
}

export function once<Made>({known}: Explaining, key: string, make: () => Made): Made {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as Made;
}

export const kindIn = (expression: Expr, {plan}: Scope): Kind => kindOf(expression, plan);

export const isConstant = (expression: Expr, {plan}: Scope): boolean =>
  typeof expression === 'number' ||
  (typeof expression === 'string' ? 'is' in plan.names[expression]! : expression.kind === 'percent');

export const isAnswer = (expression: Expr, {plan}: Scope): boolean =>
  typeof expression === 'string' && plan.names[expression]!.input !== undefined;

/** The options of the input that a choice comes from; none if it comes from no input. */
export function optionsOf(choice: Expr, at: Scope): readonly Option[] {
  const kind = kindIn(choice, at);
  return typeof kind === 'object' && 'of' in kind ? (at.plan.options[kind.of] ?? []) : [];
}

/** The label of an option of a choice. */
export const optionLabel = (choice: Expr, option: string, at: Scope): string =>
  option === '' ? rows.noAnswer : (optionsOf(choice, at).find(([value]) => value === option)?.[1] ?? option);

/** What a number counts; undefined if it has no unit, or an unknown one. */
export function unitOf(expression: Expr, at: WithFormulas): string | undefined {
  if (typeof expression === 'number') return undefined;
  if (typeof expression === 'string') return at.plan.names[expression]!.unit;
  switch (expression.kind) {
    case 'onDay':
      return unitOf(expression.figure, at);
    case 'window':
      return unitOf(expression.of, at);
    case 'instance':
      return expression.unit;
    case 'arithmetic': {
      const {left, right} = expression;
      if (groupOf(expression) === 'sum') return unitOf(left, at) ?? unitOf(right, at);
      return kindIn(right, at) === 'percent' ? unitOf(left, at) : undefined;
    }
    case 'fold': {
      const {fold, list, of} = expression;
      if (fold === 'count') return nounOf(at.plan.names[list]!.input!.items!);
      return of === undefined ? undefined : unitOf(of, at);
    }
    case 'call':
      return unitOfCall(
        at.plan.functions[expression.name]!,
        expression.values.map((value) => unitOf(value, at)),
      );
    default:
      return undefined;
  }
}

export const groupOf = ({operator}: NodeOf<'arithmetic'>): 'sum' | 'product' =>
  operator === '+' || operator === '-' ? 'sum' : 'product';

export function formatOf(unit: string | undefined): NumberFormat {
  if (unit === undefined) return grouped;
  if (unit === '') return plain;
  return isCurrency(unit) ? amountFormat(unit!) : (number) => inUnitOrPlain(number, unit);
}

/** A value as text and, if it is a number or a percentage, as such, with its unit. */
export function figure(
  expression: Expr,
  unit: string | undefined,
  at: Explaining,
): Pick<Derivation, 'text' | 'value' | 'unit'> {
  const kind = kindIn(expression, at);
  const value = valueOf(expression, at);
  if (isNumber(kind)) {
    const isExact = kind === 'whole' || isConstant(expression, at) || isAnswer(expression, at);
    const seen = shownInSum(expression, unit, at) ?? (isExact || isCurrency(unit) ? value : shown(value));
    return {text: inUnitOrPlain(seen, unit), value, ...(unit !== undefined && unit !== '' && {unit})};
  }
  if (kind === 'percent') return {text: percent(value), value, unit: '%'};
  if (kind === 'date') return {text: calendarDay(value)};
  return {text: kind === 'condition' || kind === 'other' ? '' : wordsOf(value, kind, at.plan)};
}

/** The step that calculates a name, with its own name. */
export function stepOf(name: string, at: WithFormulas): readonly [name: string, value: Value] | undefined {
  const step = at.plan.steps[name];
  if (step !== undefined) return [name, step];
  const end = name.lastIndexOf('.');
  return end < 0 ? undefined : stepOf(name.slice(0, end), at);
}

/** Where the page shows a row, without its label. */
export function rowOf(name: string, index: number, at: Explaining): RuleRow | undefined {
  const row = labelledRowOf(name, index, at);
  if (row === undefined) return undefined;
  const {label: _, ...place} = row;
  return place;
}

/** Where the page shows a row, with the sources of the figures in force. */
export function labelledRowOf(name: string, index: number, {plan, rules}: Explaining): RuleRow | undefined {
  const row = plan.rows[name]?.[index];
  if (row?.sources === undefined) return row as RuleRow | undefined;
  const {sources, ...place} = row;
  const [, positions] = sources.findLast(([from]) => from <= rules)!;
  return {...place, ...(positions.length > 0 && {sources: positions})};
}

export const nameOf = (name: string, {plan}: Scope): Named => plan.names[name]!;

/** What an explanation says within a call: of the template's formulas, with its arguments as values, as derivations and in words. */
export function withinCall(call: NodeOf<'instance'>, at: Explaining): Explaining {
  const {parameters} = at.plan.templates[call.template]!;
  const values = withArguments(call, at);
  const words = new Map(
    parameters.map((name, index) => [wordsOfArgument(name), textOf(call.words[index]!, at)] as const),
  );
  return {
    ...at,
    named: (name) => words.get(name) ?? values.named(name),
    given: new Map(parameters.map((name, index) => [name, at.derivation(call.arguments[index]!, at)])),
  };
}
