/** The figures and dates of a definition as linear functions of the numbers and dates on the form, through all its values and tables. */
import type {Dated} from '../definition/constant.ts';
import {arithmetic} from '../expression/operators.ts';
import type {TypedExpression} from '../typed.ts';
import {functions} from '../functions/index.ts';
import type {Model} from '../model.ts';
import type {CheckedCell, CheckedValue} from '../typed.ts';
import {constantNamed, dependenciesOf, inputNamed, memberOf, stepOf} from '../references.ts';
import {plus} from '../runtime/arithmetic.ts';
import {dayNumber, type CalendarDay} from '../runtime/calendar.ts';
import {children, isExpression, namesIn, rowsOf} from '../walk.ts';
import {formsOfBrackets} from './brackets.ts';
import {formsOfDay, formsOfToday} from './calendarTerms.ts';
import {addForms, constantForms, inputForms, union, type LinearForms} from './linear.ts';

/** For what holds on all days alike. */
export const anyDay: CalendarDay = '2024-06-01';

/** What does not hold on `anyDay` and this day alike moves with the day: thousands of years later, no other limit takes its place. */
export const farDay: CalendarDay = '7777-07-07';

/**
 * @param today what dates are compared with
 * @returns a function that returns the forms of a number of the model, or of a date in numbers of days; any other value has none
 */
export function formsIn(model: Model, today: CalendarDay): (typed: TypedExpression) => LinearForms {
  const cache = new Map<string, LinearForms>();
  const formsOfName = (name: string): LinearForms => {
    const forms = cache.get(name) ?? calculateForms(name);
    cache.set(name, forms);
    return forms;
  };
  const calculateForms = (name: string): LinearForms => {
    if (inputNamed(name, model) !== undefined) return inputForms(name);
    const constant = constantNamed(name, model);
    if (constant !== undefined) return constantForms(figuresOf(constant.dated));
    const step = stepOf(name, model);
    return step === undefined ? constantForms([]) : formsOfValue(step.value, memberOf(name, step));
  };

  const formsOfValue = (value: CheckedValue, column: string): LinearForms => {
    switch (value.kind) {
      case 'expression':
        return formsOf(value.typed);
      case 'first':
        return union(value.branches.map((branch) => formsOfValue(branch.value, column)));
      case 'total':
        return value.parts.map(formsOfName).reduce((one, other) => addForms(one, other, plus));
      case 'brackets':
        return formsOfBrackets(value, formsOf, model);
      case 'choices':
      case 'bands':
      case 'matrix':
      case 'list': {
        const figures = rowsOf(value).flatMap((row) => figuresOfCell(row.get(column)));
        // An unanswered choice matches no row.
        const hasEveryRow = value.kind === 'bands' || ('otherwise' in value && value.otherwise !== undefined);
        return constantForms(hasEveryRow ? figures : [...figures, 0]);
      }
      case 'fields': {
        const [key, ...rest] = column.split('.');
        const field = value.fields.find((each) => each.key === key);
        return field === undefined ? constantForms([0]) : formsOfValue(field.value, rest.join('.'));
      }
      default:
        return constantForms([0]);
    }
  };
  const figuresOfCell = (cell: CheckedCell | undefined): readonly number[] =>
    cell?.inForce === undefined
      ? figuresOfContent(cell)
      : [...figuresOfContent(cell), ...figuresOfCell(cell.inForce.otherwise)];
  const figuresOfContent = (cell: CheckedCell | undefined): readonly number[] => {
    if (cell?.kind === 'constant') return formsOfName(cell.name).linear.map(({constant}) => constant);
    return cell?.kind === 'data' ? figuresOf(cell.dated) : [0];
  };

  /** All that is known of a value that is not linear: which inputs it reads, and whether it reads the day. */
  const nonLinearForms = (typed: TypedExpression): LinearForms => {
    const names = [...dependenciesOf(namesIn(typed), model)];
    const inputs = names.filter((name) => inputNamed(name, model)?.options.length === 0);
    const followsDay = children(typed).some((part) => isExpression(part) && formsOf(part).followsDay);
    return {linear: [], nonLinear: new Set(inputs), unlisted: true, followsDay};
  };

  const formsOf = (typed: TypedExpression): LinearForms => {
    switch (typed.kind) {
      case 'figure':
        return constantForms([typed.value]);
      case 'day':
        return formsOfDay(typed.value);
      case 'today':
        return formsOfToday(today);
      case 'onDay':
        return formsOf(typed.figure);
      case 'reference':
        return formsOfName(typed.name);
      case 'instance':
        return formsOfValue(typed.value, typed.member);
      case 'arithmetic': {
        const {left, right, operator} = typed;
        const percents = [left, right].filter(({type}) => type.kind === 'percent').length;
        const forms = arithmetic[operator].forms(formsOf(left), formsOf(right), percents);
        return forms ?? nonLinearForms(typed);
      }
      case 'fold':
        return nonLinearForms(typed);
      case 'call':
        return functions[typed.name].forms(typed.values, {formsOf, today}) ?? nonLinearForms(typed);
      default:
        return constantForms([]);
    }
  };
  return formsOf;
}

function figuresOf({periods}: Dated): readonly number[] {
  return periods.map(({value}) => {
    if (value.kind === 'day') return dayNumber(value.text);
    return value.kind === 'figure' || value.kind === 'percent' ? value.value : 0;
  });
}
