/** A range of numbers or days in words, as the rules list it and an explanation names it. */
import {addDays, type CalendarDay} from './calendar.ts';
import {bands, days} from '../words/ranges.ts';
import {calendarDay, inUnit, isCurrency, plain} from './formats.ts';
import {fill} from './message.ts';

/** The border between two ranges: just before the number or day, or just after it. */
export interface EdgeAt<At> {
  readonly at: At;
  readonly after: boolean;
}

/** Without `from` it has no lower limit, without `to` no upper one. */
export interface Range<At> {
  readonly from?: EdgeAt<At> | undefined;
  readonly to?: EdgeAt<At> | undefined;
}

/** A number with its unit; '' is the unit of a number that names something. */
export const inUnitOrPlain = (value: number, unit: string | undefined): string =>
  unit === '' ? plain(value) : inUnit(value, unit);

/**
 * 'Under 18 years', '18 to 35 years', '36 years', '46 years or more', '£23,040 to under £25,600'
 * @param isWhole whether it has whole numbers only
 */
export function bandOfNumbers({from, to}: Range<number>, isWhole: boolean, unit?: string): string {
  const figure = (number: number): string => inUnitOrPlain(number, unit);
  // '18 to 35 years', but '£23,040 to £25,600'.
  const start = (number: number): string => inUnitOrPlain(number, isCurrency(unit) || unit === '' ? unit : undefined);
  if (from === undefined)
    return to === undefined ? bands.any : fill(bands[to.after ? 'upTo' : 'under'], {to: figure(to.at)});
  const isOver = from.after && !isWhole;
  const first = isWhole && from.after ? from.at + 1 : from.at;
  if (to === undefined) return fill(bands[isOver ? 'over' : 'orMore'], {from: figure(first)});
  const limits = {from: start(first), to: figure(to.at)};
  if (isOver) return fill(bands[to.after ? 'overUpTo' : 'overToUnder'], limits);
  if (!isWhole) return fill(bands[to.after ? 'between' : 'toUnder'], limits);
  const last = to.after ? to.at : to.at - 1;
  return first === last ? figure(first) : fill(bands.between, {...limits, to: figure(last)});
}

/** 'Before 6 April 1960', '6 April 1960 to 5 March 1961', '6 March 1961 or later' */
export function bandOfDays({from, to}: Range<CalendarDay>): string {
  const day = ({at}: EdgeAt<CalendarDay>, later: number): string => calendarDay(later === 0 ? at : addDays(at, later));
  if (from === undefined) return to === undefined ? days.any : fill(days.before, {to: day(to, to.after ? 1 : 0)});
  const start = day(from, from.after ? 1 : 0);
  return to === undefined
    ? fill(days.orLater, {from: start})
    : fill(days.between, {from: start, to: day(to, to.after ? 0 : -1)});
}
