/** Units in formulas: days are not added to weeks, nor months counted as days, nor euros to dollars. */
import type {TimeUnit} from '../functions/descriptor.ts';
import {functions} from '../functions/index.ts';
import {isCurrency} from '../runtime/formats.ts';
import {arithmetic} from './operators.ts';
import type {Scope} from './scope.ts';
import type {TypedExpression} from './types.ts';

/** The unit of time of a number, where it is certain: that of an answer, a constant or a table, or of a time between dates. */
export function timeUnitOf(typed: TypedExpression, scope: Scope): TimeUnit | undefined {
  const unit = unitOf(typed, scope);
  return unit !== undefined && isTimeUnit(unit) ? unit : undefined;
}

const isTimeUnit = (unit: string): unit is TimeUnit => ['days', 'weeks', 'months', 'years'].includes(unit);

/** The currency of a number, where it is certain. What is multiplied by anything but a percentage may be converted. */
export function currencyOf(typed: TypedExpression, scope: Pick<Scope, 'unitOf'>): string | undefined {
  const unit = unitOf(typed, scope);
  return isCurrency(unit) ? unit : undefined;
}

function unitOf(typed: TypedExpression, scope: Pick<Scope, 'unitOf'>): string | undefined {
  switch (typed.kind) {
    case 'onDay':
      return unitOf(typed.figure, scope);
    case 'reference':
      return scope.unitOf(typed.name);
    case 'arithmetic': {
      const {left, right, operator} = typed;
      if (arithmetic[operator].group === 'sum') return unitOf(left, scope) ?? unitOf(right, scope);
      return right.type.kind === 'percent' ? unitOf(left, scope) : undefined;
    }
    case 'instance':
      return typed.value.kind === 'expression' ? unitOf(typed.value.typed, scope) : undefined;
    case 'call':
      return functions[typed.name].unit(typed.values.map((value) => unitOf(value, scope)));
    default:
      return undefined;
  }
}

/** What to write in place of a function of dates that counts in another unit. */
export const hintForTimeUnit: Readonly<Record<TimeUnit, string>> = {
  days: "Write 'addDays(date, days)'.",
  weeks: "Write 'addWeeks(date, weeks)'.",
  months: "Write 'addMonths(date, months)'.",
  years: "Write 'addMonths(date, years * monthsPerYear)', with 'monthsPerYear: 12' under constants.",
};
