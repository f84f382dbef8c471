/** The figures and dates of a definition as linear functions of the numbers and dates on the form, through all its values and tables. */
import type {Dated} from '../language/definition/constant.ts';
import {arithmetic} from '../language/expression/operators.ts';
import type {TypedExpression} from '../language/typed.ts';
import {functions} from '../language/functions/index.ts';
import type {Model} from '../language/model.ts';
import {readFormulas, type ReadExpression, type ReadFormula} from './readFormula.ts';
import {dependenciesOf, inputNamed} from '../language/references.ts';
import {plus} from '../runtime/arithmetic.ts';
import {dayNumber, type CalendarDay} from '../runtime/calendar.ts';
import {children, isExpression, namesIn, selectionsIn} from '../language/walk.ts';
import {formsOfDay, formsOfToday} from '../language/expression/calendarTerms.ts';
import {addForms, constantForms, inputForms, union, type LinearForms} from '../language/expression/linear.ts';

/** For what holds on all days alike. */
export const anyDay: CalendarDay = '2024-06-01';

/** What does not hold on `anyDay` and this day alike moves with the day: thousands of years later, no other limit takes its place. */
export const farDay: CalendarDay = '7777-07-07';

const zero = constantForms([0]);

/**
 * @param today what dates are compared with
 * @returns a function that returns the forms of a number of the model, or of a date in numbers of days; any other value has none
 */
export function formsIn(model: Model, today: CalendarDay): ReadFormula<LinearForms> {
  /** All that is known of a value that is not linear: which inputs it reads, and whether it reads the day. */
  const nonLinearForms = (typed: TypedExpression): LinearForms => {
    const names = [...dependenciesOf(namesIn(typed), model)];
    const inputs = names.filter((name) => inputNamed(name, model)?.options.length === 0);
    const followsDay = children(typed).some((part) => isExpression(part) && formsOf(part).followsDay);
    return {linear: [], nonLinear: new Set(inputs), unlisted: true, followsDay};
  };
  const formsOfExpression = (typed: ReadExpression): LinearForms => {
    switch (typed.kind) {
      case 'figure':
        return constantForms([typed.value]);
      case 'day':
        return formsOfDay(typed.value);
      case 'today':
      case 'rulesDay':
        return formsOfToday(today);
      case 'onDay':
        return formsOf(typed.figure);
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
  const {formula: formsOf} = readFormulas<LinearForms>(model, {
    input: ({name}) => inputForms(name),
    dated: (dated) => constantForms(figuresOf(dated)),
    text: () => zero,
    nothing: zero,
    unknown: constantForms([]),
    oneOf: (branches) => union(branches.map(([, forms]) => forms)),
    sum: (parts) => parts.reduce((one, other) => addForms(one, other, plus)),
    group: () => zero,
    table: (table, cells) => {
      // An unanswered choice matches no row.
      const hasEveryRow =
        table.otherwise !== undefined || selectionsIn(table).every(({selector}) => selector.options === undefined);
      return union(hasEveryRow ? cells : [...cells, zero]);
    },
    expression: formsOfExpression,
  });
  return formsOf;
}

function figuresOf({periods}: Dated): readonly number[] {
  return periods.map(({value}) => {
    if (value.kind === 'day') return dayNumber(value.text);
    return value.kind === 'figure' || value.kind === 'percent' ? value.value : 0;
  });
}
