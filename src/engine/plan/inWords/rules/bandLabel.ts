/** The bands of a table in words, before any answer. */
import type {NumberType} from '../../../language/expression/types.ts';
import {bandOfDays, bandOfNumbers} from '../../../runtime/bands.ts';
import type {Edge, Limits, TypedExpression} from '../../../language/typed.ts';
import type {OnDay} from '../onDay.ts';
import {unitOf} from '../units.ts';

/** An edge before any answer: that of a table for the day of an answer has the figure in force today. */
const edgeToday = <Limit extends Edge | undefined>(edge: Limit): Limit =>
  edge?.at.kind === 'onDay' ? {...edge, at: edge.at.figure} : edge;

/**
 * A band in words, '18 to 35 years' or 'Before 6 April 1960', with the limits in force today. An explanation makes it in the same way: see
 * runtime/bands.ts.
 */
export function bandLabel(band: Limits, by: TypedExpression, on: OnDay): string {
  const [from, to] = [band.from, band.to]
    .map(edgeToday)
    .map((edge) => edge && {at: on.value(edge.at), after: edge.after});
  if (by.type.kind === 'date') return bandOfDays({from, to});
  return bandOfNumbers({from, to}, (by.type as NumberType).whole, unitOf(by, on.model));
}
