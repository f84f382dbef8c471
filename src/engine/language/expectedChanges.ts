/** Figures that the authority sets anew every year, and when they should change next. */
import {type CalendarDay, endOfMonth, nextYearly} from '../runtime/calendar.ts';
import type {Dated} from './definition/constant.ts';
import type {Definition} from './definition/definition.ts';
import {cellsIn} from './walk.ts';
import type {Model} from './model.ts';

export interface ExpectedChange {
  readonly label: string;
  /** MM-DD */
  readonly yearly: string;
  /** The day on which the next value is expected: the first one after the last known value, and after the month in which somebody looked. */
  readonly on: CalendarDay;
}

/** In the order of the definition. */
export function expectedChanges({definition, steps, templates}: Model): readonly ExpectedChange[] {
  const tables = [...steps, ...templates].map(({named, value}) => {
    const dated = cellsIn(value).flatMap((cell) => (cell.kind === 'data' ? [cell.dated] : []));
    return {label: named.label, yearly: named.yearly, dated};
  });
  const constants = definition.constants.map(({dated, ...constant}) => ({...constant, dated: [dated]}));
  return [...constants, ...tables].flatMap(({label, yearly, dated}) =>
    yearly === undefined ? [] : [{label, yearly, on: nextYearly(yearly, knownUntil(dated, definition))}],
  );
}

/** The last day of which the values are known. */
function knownUntil(dated: readonly Dated[], {dataAsOf, checked = dataAsOf}: Definition): CalendarDay {
  const from = dated.flatMap(({periods}) => periods.at(-1)?.from?.day ?? []);
  return [endOfMonth(`${checked}-01`)!, ...from].toSorted().at(-1)!;
}
