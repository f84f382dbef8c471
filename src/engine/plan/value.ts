/**
 * What the expressions of a plan are worth. The program says what named values are; this gives those without a name their value, with
 * the same functions and the same arithmetic, to the last bit.
 */
import type {FoldName} from '../language/expression/folds.ts';
import type {FunctionName} from '../words/functions.ts';
import {
  ceil,
  compare,
  divide,
  divideByShare,
  floor,
  minus,
  plus,
  rank,
  round,
  share,
  times,
} from '../runtime/arithmetic.ts';
import {inUnitOrPlain} from '../runtime/bands.ts';
import * as calendar from '../runtime/calendar.ts';
import {holds, type Comparison} from '../runtime/comparisons.ts';
import * as formats from '../runtime/formats.ts';
import * as items from '../runtime/items.ts';
import * as namedDays from '../runtime/namedDays.ts';
import * as rounding from '../runtime/rounding.ts';
import {runtime} from '../runtime/runtime.ts';
import type {Days} from '../runtime/rules.ts';
import type {
  Branch,
  Cells,
  Expr,
  Readable,
  Kind,
  Named,
  NodeOf,
  Option,
  Selector,
  Table,
  Text,
  TextPart,
  Value,
} from './plan.ts';

/** What expressions read. Values of the definition have the types that its checks found, which TypeScript does not know. */
export interface Scope extends Days {
  readonly plan: Readable;
  /** The value of a name. */
  readonly named: (name: string) => Any;
}

/** A value of a type that the checks of the definition have found to fit. */
// eslint-disable-next-line typescript/no-explicit-any
export type Any = any;

export type ArithmeticOperation = 'plus' | 'minus' | 'times' | 'share' | 'divide' | 'divideByShare' | 'join';

const rounded =
  (whole: (value: number) => number, to: (value: number, digits: number) => number) =>
  (value: number, digits?: number): number =>
    digits === undefined ? whole(value) : to(value, digits);

/** The functions that are not those of the runtime with their name. */
const otherwiseNamed: Partial<Record<FunctionName, (...values: Any[]) => unknown>> = {
  min: Math.min,
  max: Math.max,
  floor: rounded(floor, rounding.floorTo),
  ceil: rounded(ceil, rounding.ceilTo),
  round: rounded(round, rounding.roundTo),
  number: Number,
  date: namedDays.dateOf,
  addYears: (day, years) => calendar.addMonths(day, times(years, 12)),
  month: calendar.monthOf,
  year: calendar.yearOf,
  period: (first, last) => [[first, last]],
};

/** A call of a function with values. */
export function applied(name: FunctionName, values: readonly Any[], today: calendar.CalendarDay): Any {
  if (name === 'daysSince') return calendar.daysSince(values[0], today);
  const of = otherwiseNamed[name] ?? (runtime[`$${name}`] as (...given: Any[]) => unknown);
  return of(...values);
}

const sumOf = (kind: Kind): ((one: Any, other: Any) => Any) =>
  kind === 'whole' ? (one: number, other: number) => one + other : plus;

const folds: Readonly<Record<FoldName, (values: readonly Any[], kind: Kind) => unknown>> = {
  sum: (values, kind) => values.reduce(sumOf(kind), 0),
  count: (values) => values.filter(Boolean).length,
  any: (values) => values.some(Boolean),
  most: (values, kind) => (kind === 'date' ? namedDays.latest(...values) : items.largestOf(values)),
  least: (values, kind) => (kind === 'date' ? items.earliestOf(values) : items.smallestOf(values)),
  periods: (values) => values.flat(),
};

export function valueOf(expression: Expr, scope: Scope): Any {
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') return scope.named(expression);
  switch (expression.kind) {
    case 'percent':
    case 'option':
      return expression.value;
    case 'day':
      return expression.value === '' ? null : expression.value;
    case 'today':
      return scope.today;
    case 'rulesDay':
      return scope.rules;
    case 'onDay':
      return valueOn(scope.plan.names[expression.figure]!, calendar.orderedDay(valueOf(expression.day, scope)));
    case 'in':
      return expression.options.includes(valueOf(expression.left, scope));
    case 'inList':
      return valueOf(expression.list, scope).includes(valueOf(expression.left, scope));
    case 'empty':
      return (valueOf(expression.operand, scope).length === 0) !== expression.negated;
    case 'and':
      return valueOf(expression.left, scope) && valueOf(expression.right, scope);
    case 'or':
      return valueOf(expression.left, scope) || valueOf(expression.right, scope);
    case 'not':
      return !valueOf(expression.operand, scope);
    case 'call': {
      const values = expression.values.map((value, index) =>
        expression.name === 'firstDayWhen' && index === 0
          ? (day: unknown) => valueOf(value, onTriedDay(value as NodeOf<'instance'>, day, scope))
          : (periodsOf(value, scope) ?? valueOf(value, scope)),
      );
      return applied(expression.name, values, scope.today);
    }
    case 'window':
      return {months: valueOf(expression.of, scope)};
    case 'fold': {
      const {list, of, when, type, fold} = expression;
      const within = itemsOf(list, scope).filter((item) => when === undefined || valueOf(when, item));
      const values = of === undefined ? within.map(() => true) : within.map((item) => valueOf(of, item));
      return folds[fold](values, type);
    }
    case 'instance': {
      const {template, member} = expression;
      const value = valueOfStep(scope.plan.templates[template]!.value, withArguments(expression, scope));
      return member === '' ? value : value[member];
    }
    case 'arithmetic':
      return calculated(expression, scope);
    case 'compareLevels': {
      const order = orderOf(expression.order, scope.plan);
      const [left, right] = [expression.left, expression.right].map((side) => rank(valueOf(side, scope), order));
      return holds[expression.operator](left, right);
    }
    case 'compare':
      return areSo(expression.operator, expression.left, expression.right, scope);
  }
}

function areSo(operator: Comparison, left: Expr, right: Expr, scope: Scope): boolean {
  const [one, other] = [valueOf(left, scope), valueOf(right, scope)];
  const kinds = [kindOf(left, scope.plan), kindOf(right, scope.plan)];
  if (kinds[0] === 'date') return holds[operator](calendar.orderedDay(one), calendar.orderedDay(other));
  return kinds.includes('computed') ? holds[operator](compare(one, other), 0) : holds[operator](one, other);
}

/** Whole numbers need no exact arithmetic. */
function calculated(expression: NodeOf<'arithmetic'>, scope: Scope): unknown {
  const [one, other] = [expression.left, expression.right].map(
    (side) => periodsOf(side, scope) ?? valueOf(side, scope),
  );
  const isWhole = expression.type === 'whole';
  switch (operationOf(expression, scope.plan)) {
    case 'join':
      return [...one, ...other];
    case 'plus':
      return isWhole ? one + other : plus(one, other);
    case 'minus':
      return isWhole ? one - other : minus(one, other);
    case 'times':
      return isWhole ? one * other : times(one, other);
    case 'share':
      return kindOf(expression.left, scope.plan) === 'percent' ? share(other, one) : share(one, other);
    case 'divide':
      return divide(one, other);
    case 'divideByShare':
      return divideByShare(one, other);
  }
}

/** What an operator does with the kinds of its sides. */
export function operationOf(
  {operator, left, right, type}: Pick<NodeOf<'arithmetic'>, 'operator' | 'left' | 'right' | 'type'>,
  plan: Readable,
): ArithmeticOperation {
  if (type === 'lines' || type === 'periods') return 'join';
  const [ofLeft, ofRight] = [kindOf(left, plan), kindOf(right, plan)];
  switch (operator) {
    case '+':
      return 'plus';
    case '-':
      return 'minus';
    case '*':
      return ofLeft === 'percent' || ofRight === 'percent' ? 'share' : 'times';
    case '/':
      return ofRight === 'percent' ? 'divideByShare' : 'divide';
  }
}

/** Within a call: the parameters of its template have the values of its arguments. */
export function withArguments({template, arguments: given}: NodeOf<'instance'>, scope: Scope): Scope {
  const {parameters} = scope.plan.templates[template]!;
  const values = new Map(parameters.map((name, index) => [name, valueOf(given[index]!, scope)]));
  return {...scope, named: (name) => (values.has(name) ? values.get(name) : scope.named(name))};
}

/** Where the argument of a condition is a day that is tried. */
const onTriedDay = ({arguments: [argument]}: NodeOf<'instance'>, day: unknown, scope: Scope): Scope => ({
  ...scope,
  named: (name) => (name === argument ? day : scope.named(name)),
});

/** The value of a step, a branch, a cell or a template. */
export function valueOfStep(value: Value, scope: Scope, kind: Kind = value.type): Any {
  const {inForce} = value;
  if (inForce !== undefined && !valueOf(inForce.condition, scope))
    return inForce.otherwise === undefined ? nothingOf(kind) : valueOfStep(inForce.otherwise, scope, kind);
  switch (value.kind) {
    case 'expression':
      return valueOf(value.typed, scope);
    case 'text':
      return textOf(value.text, scope);
    case 'nothing':
      return nothingOf(kind);
    case 'constant':
      return value.day === undefined
        ? scope.named(value.name)
        : valueOn(scope.plan.names[value.name]!, calendar.orderedDay(valueOf(value.day, scope)));
    case 'data':
      return valueOn(value, value.day === undefined ? scope.rules : calendar.orderedDay(valueOf(value.day, scope)));
    case 'first':
      return valueOfStep(caseOf(value, scope)!.value, scope, kind);
    case 'lines':
      return linesOf(value, scope);
    case 'total':
      return value.parts.map(scope.named).reduce(sumOf(kind));
    case 'parts':
      return Object.fromEntries(value.parts.map((part) => [part.split('.')[1]!, scope.named(part)]));
    case 'fields':
      return Object.fromEntries(value.fields.map(({key, value: field}) => [key, valueOfStep(field, scope)]));
    case 'list':
      return value.rows.map(({name, cells}) => ({name, ...valuesOfCells(cells, scope)}));
    default:
      return valueOfCells(cellsOf(value, scope), value, scope);
  }
}

/** The formula that a value is. */
export const formulaOf = (value: Value | undefined): Expr | undefined =>
  value?.kind === 'expression' ? value.typed : undefined;

/** The case of a value that applies, by its position among them. */
export function caseOf(
  value: Value,
  scope: Scope,
): {readonly cases: readonly Branch[]; readonly index: number; readonly value: Value} | undefined {
  if (value.kind !== 'first') return undefined;
  const index = value.branches.findIndex((branch) => isTrue(branch, scope));
  return {cases: value.branches, index, value: value.branches[index]!.value};
}

function linesOf({lines}: Extract<Value, {kind: 'lines'}>, scope: Scope): readonly string[] {
  const shown: string[] = [];
  for (const {condition, say, otherwise, stop} of lines) {
    const isShown = condition === undefined || valueOf(condition, scope);
    if (isShown) shown.push(textOf(say, scope));
    else if (otherwise !== undefined) shown.push(textOf(otherwise, scope));
    if (isShown && stop) break;
  }
  return shown;
}

function nothingOf(kind: Kind): unknown {
  if (kind === 'lines') return [];
  if (kind === 'condition') return false;
  if (kind === 'date') return null;
  return typeof kind === 'object' || kind === 'text' ? '' : 0;
}

export const isTrue = ({condition}: Pick<Branch, 'condition'>, scope: Scope): boolean =>
  condition === undefined || valueOf(condition, scope);

function valueOfCells(cells: Cells | undefined, {type, columns}: Table, scope: Scope): Any {
  const valueIn = (column: string, kind: Kind): Any => {
    const cell = cells?.[column];
    return cell === undefined ? nothingOf(kind) : valueOfStep(cell, scope);
  };
  if (columns === undefined) return valueIn('', type);
  return Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, valueIn(column, kind)]));
}

const valuesOfCells = (cells: Cells, scope: Scope): Readonly<Record<string, Any>> =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, valueOfStep(cell, scope)]));

/** The row of a table that applies; the one after the last is for all other answers. */
export function indexOf({rows, by: [by, across]}: Table, scope: Scope): number {
  const index = rowWith(rows, by, scope);
  const columns = rows[index]?.columns;
  return columns === undefined || cellsAt(columns, across!, scope) !== undefined ? index : rows.length;
}

/** The cells of the row, or of its column, that applies. */
function cellsOf({rows, by: [by, across], otherwise}: Table, scope: Scope): Cells | undefined {
  const row = rows[rowWith(rows, by, scope)];
  return (row?.columns === undefined ? row?.cells : cellsAt(row.columns, across!, scope)) ?? otherwise;
}

const cellsAt = (rows: readonly Selector[], by: Expr, scope: Scope): Cells | undefined =>
  rows[rowWith(rows, by, scope)]?.cells;

/** Rows are for options or for bands of numbers. */
function rowWith(rows: readonly Selector[], by: Expr, scope: Scope): number {
  if (rows[0] !== undefined && rows[0].options === undefined) return bandOf(rows, by, scope);
  const option = valueOf(by, scope);
  const index = rows.findIndex(({options}) => options!.includes(option));
  return index < 0 ? rows.length : index;
}

function bandOf(bands: readonly Selector[], by: Expr, scope: Scope): number {
  const index = bands.findIndex(({to}) => to === undefined || areSo(to.after ? '<=' : '<', by, to.at, scope));
  return index < 0 ? bands.length - 1 : index;
}

export const orderOf = (input: string, plan: Readable): readonly string[] => plan.names[input]!.input!.order!;

/** The items of a list, each with the names of its fields. */
export function itemsOf(list: string, scope: Scope): readonly Scope[] {
  return (scope.named(list) as readonly Readonly<Record<string, unknown>>[]).map((item) => ({
    ...scope,
    named: (name) => (name.startsWith(`${list}.`) ? item[name.slice(list.length + 1)] : scope.named(name)),
  }));
}

/** For functions of periods, the first two fields of the items of a list. */
export function periodsOf(expression: Expr, scope: Scope): readonly (readonly unknown[])[] | undefined {
  if (typeof expression !== 'string') return undefined;
  const days = scope.plan.names[expression]?.input?.days;
  if (days === undefined) return undefined;
  return itemsOf(expression, scope).map(({named}) => days.slice(0, 2).map((day) => named(`${expression}.${day}`)));
}

/** The value of a constant on a day. */
export function valueOn({is, later}: Pick<Named, 'is' | 'later'>, day: calendar.CalendarDay): unknown {
  const period = later?.findLast(([from]) => day >= from);
  return period === undefined ? is : period[1];
}

export function kindOf(expression: Expr, plan: Readable): Kind {
  if (typeof expression === 'number') return Number.isInteger(expression) ? 'whole' : 'number';
  if (typeof expression === 'string') return plan.names[expression]!.kind;
  switch (expression.kind) {
    case 'percent':
      return 'percent';
    case 'day':
    case 'today':
    case 'rulesDay':
      return 'date';
    case 'onDay':
      return plan.names[expression.figure]!.kind;
    case 'window':
      return kindOf(expression.of, plan);
    case 'option':
    case 'arithmetic':
    case 'call':
    case 'fold':
    case 'instance':
      return expression.type;
    default:
      return 'condition';
  }
}

export const isNumber = (kind: Kind): boolean => kind === 'whole' || kind === 'number' || kind === 'computed';

export function textOf(text: Text, scope: Scope): string {
  return typeof text === 'string' ? text : text.map((part) => textOfPart(part, scope)).join('');
}

function textOfPart(part: TextPart, scope: Scope): string {
  if (typeof part === 'string') return part;
  if ('words' in part) return scope.named(wordsOfArgument(part.words));
  const {typed, format, unit} = part;
  const kind = kindOf(typed, scope.plan);
  const value = valueOf(typed, scope);
  if (unit !== undefined && isNumber(kind)) return inUnitOrPlain(value, unit);
  return format === undefined ? wordsOf(value, kind, scope.plan) : formatters[format]!(value);
}

/** The name under which a scope has what a call says of an argument. */
export const wordsOfArgument = (parameter: string): string => `words of ${parameter}`;

const formatters: Readonly<Record<string, (value: Any) => string>> = {
  grouped: formats.grouped,
  percent: formats.percent,
  calendarDay: formats.calendarDay,
  plain: formats.plain,
  indian: formats.indian,
  money0: (value) => formats.money(value, 0),
  money: formats.money,
  money3: (value) => formats.money(value, 3),
  roundedPlace: rounding.roundedPlace,
  monthName: namedDays.monthName,
};

export const formatted = (value: unknown, format: string): string => formatters[format]!(value);

/** An option by its label, all other words as they are. */
export function wordsOf(value: unknown, kind: Kind, plan: Readable): string {
  if (typeof kind === 'string') return String(value);
  if ('list' in kind) return formats.list(kind.list);
  if (kind.only !== undefined) return kind.only;
  return optionIn(kind.of, value, plan)?.[1] ?? '';
}

/** An option of an input by its value. */
export const optionIn = (input: string, value: unknown, plan: Readable): Option | undefined =>
  plan.options[input]?.find(([option]) => option === value);
