/**
 * Rules that change on days known in advance: dated figures, and conditions on the day of the calculation alone, written as
 * `from`, `until` or a comparison of `today` with a day.
 */
import type {Dated} from './definition/constant.ts';
import {and, compared} from './conditions.ts';
import {comparisons} from './expression/operators.ts';
import {date} from './expression/types.ts';
import type {TypedExpression, TypedOf} from './typed.ts';
import type {Model} from './model.ts';
import {formulaOf} from './readValue.ts';
import {constantNamed, rulesOf, stepOf} from './references.ts';
import {addDays, type CalendarDay, firstDayOf} from '../runtime/calendar.ts';
import {holds, opposite, type Comparison} from '../runtime/comparisons.ts';
import {bothLimits, periodComparing, type Period} from '../runtime/periods.ts';
import {cellsIn, isExpression, isTable, bandsIn, withDescendants, type Node} from './walk.ts';

/** The condition that the rules are those of one of the days. */
export function inForceCondition({from, until}: Period): TypedExpression {
  const rules = (operator: Comparison, day: CalendarDay): TypedExpression =>
    compared({kind: 'rulesDay', type: date}, operator, {kind: 'day', value: day, type: date});
  const whole = and(from === undefined || rules('>=', from), until === undefined || rules('<=', until));
  return whole as TypedExpression;
}

/**
 * The days on which a condition, or its negation, holds; undefined unless it is a limit of the day of the calculation, or two
 * such limits joined by `and`.
 */
export function periodOf(typed: TypedExpression, negated = false): Period | undefined {
  if (typed.kind === 'not') return periodOf(typed.operand, !negated);
  if (typed.kind === 'and' && !negated) return bothLimits(periodOf(typed.left), periodOf(typed.right));
  if (typed.kind !== 'compare' || !isDay(typed.left) || typed.right.kind !== 'day') return undefined;
  return periodComparing(negated ? opposite[typed.operator] : typed.operator, typed.right.value);
}

/** Whether a condition holds on a day whatever the answers are; undefined if they decide. */
export function truthOn(typed: TypedExpression, day: CalendarDay, model: Model): boolean | undefined {
  const truthOf = (part: TypedExpression): boolean | undefined => truthOn(part, day, model);
  switch (typed.kind) {
    case 'not': {
      const truth = truthOf(typed.operand);
      return truth === undefined ? undefined : !truth;
    }
    case 'and':
    case 'or': {
      const decisive = typed.kind === 'or';
      const [one, other] = [truthOf(typed.left), truthOf(typed.right)];
      if (one === decisive || other === decisive) return decisive;
      return one === undefined || other === undefined ? undefined : !decisive;
    }
    case 'compare': {
      const {operator, other} = comparedWithToday(typed) ?? {};
      const [limit, ...later] = other === undefined ? [] : daysOf(other, model);
      if (operator === undefined || limit === undefined || later.length > 0) return undefined;
      return holds[operator](day < limit ? -1 : Number(day > limit), 0);
    }
    case 'reference': {
      const formula = formulaOf(stepOf(typed.name, model)?.value);
      return formula && truthOf(formula);
    }
    default:
      return undefined;
  }
}

/**
 * The days on which a rule of the definition changes, so that a page rendered earlier can tell whether it is outdated.
 * @returns days as YYYY-MM-DD, earliest first, without duplicates
 */
export function daysOfChange(model: Model): readonly CalendarDay[] {
  const {definition, steps, templates} = model;
  const values = [...steps, ...templates].map(({value}) => value);
  const cells = values.flatMap(cellsIn);
  const dated = [
    ...definition.constants.map((constant) => constant.dated),
    ...cells.flatMap((cell) => (cell.kind === 'data' ? [cell.dated] : [])),
  ];
  const nodes = [...rulesOf(model), ...templates.map(({value}) => value)];
  const days = [...dated.flatMap(firstDays), ...nodes.flatMap(withDescendants).flatMap((node) => daysIn(node, model))];
  const end = endOfRules(model);
  const changes = end === undefined ? days : [...days.filter((day) => day < end), end];
  return [...new Set(changes)].toSorted();
}

/** The first day on which the rules give no result any more; undefined if they still hold. */
export function endOfRules({definition}: Pick<Model, 'definition'>): CalendarDay | undefined {
  const [end] = definition.changes.flatMap(({on, endsRules}) => (endsRules ? [firstDayOf(on.word)] : []));
  return end;
}

/** The first period also applies before its day. */
const firstDays = ({periods}: Dated): readonly CalendarDay[] => periods.slice(1).flatMap(({from}) => from?.day ?? []);

/** The days at which a comparison of today, or a row for today, changes. */
function daysIn(node: Node, model: Model): readonly CalendarDay[] {
  const changes = (day: TypedExpression, after: boolean): readonly CalendarDay[] =>
    daysOf(day, model).flatMap((first) => addDays(first, after ? 1 : 0) ?? []);
  if (isExpression(node) && node.kind === 'compare') {
    const {operator, other} = comparedWithToday(node) ?? {};
    return operator === undefined ? [] : comparisons[operator].cuts.flatMap((after) => changes(other!, after));
  }
  if (!isTable(node)) return [];
  return bandsIn(node).flatMap(({by, selector: {from, to}}) =>
    isDay(by) ? [from, to].flatMap((edge) => (edge === undefined ? [] : changes(edge.at, edge.after))) : [],
  );
}

/** Whether what is compared, or selects a row, is the day of the calculation, and the other side one of `daysOfChange`. */
export function isOfKnownDays(one: TypedExpression, other: TypedExpression, model: Model): boolean {
  const [day, limit] = isDay(one) ? [one, other] : [other, one];
  return isDay(day) && daysOf(limit, model).length > 0;
}

/** What the day of the calculation is compared with, on whichever side it is written. */
function comparedWithToday({left, operator, right}: TypedOf<'compare'>) {
  if (isDay(left)) return {operator, other: right};
  return isDay(right) ? {operator: comparisons[operator].mirrored, other: left} : undefined;
}

/** Whether it is the day of the calculation, or the day whose figures count. */
const isDay = ({kind}: TypedExpression): boolean => kind === 'today' || kind === 'rulesDay';

/** The days that a day of the rules is in its periods; none for one that depends on answers. */
function daysOf(typed: TypedExpression, model: Model): readonly CalendarDay[] {
  if (typed.kind === 'day') return typed.value === '' ? [] : [typed.value];
  const constant = typed.kind === 'reference' ? constantNamed(typed.name, model) : undefined;
  return constant?.dated.periods.flatMap(({value}) => (value.kind === 'day' ? [value.text] : [])) ?? [];
}
