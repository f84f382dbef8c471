/** Stays on the card: an item for each, with its days, how many of them are too many, and when they no longer count. */
import {daysBetween, type CalendarDay} from './calendar.ts';
import * as words from '../words/stays.ts';
import {calendarDay, quantity} from './formats.ts';
import {fill} from './message.ts';
import {daysOver, type Stay} from './stays.ts';
import {dayFree, type Window} from './movingWindow.ts';

/** A period of stay; one without a day, or that ends before it begins, does not count. */
export interface StayState {
  readonly first: CalendarDay | null;
  readonly last: CalendarDay | null;
  /** How many of its days are over the limit: its last ones. */
  readonly daysOver: number;
}

interface StayItem {
  readonly label: string;
  readonly text: string;
  readonly stay: StayState;
}

/**
 * The items in the order of their days; a stay without a day of arrival comes last.
 * @param day the day to look at: the days of stay in the window that ends with it count
 */
export function stayItems(
  stays: readonly Stay[],
  limit: number,
  window: Window,
  day: CalendarDay | null,
): readonly StayItem[] {
  const over = daysOver(stays, limit, window);
  return stays
    .map(([first, last], index) => ({
      label: first !== null && first === last ? calendarDay(first) : `${dayOrUnknown(first)} – ${dayOrUnknown(last)}`,
      text: textOf(first, last, over[index]!, window, day),
      stay: {first, last, daysOver: over[index]!},
    }))
    .toSorted(({stay: one}, {stay: other}) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({first, last}: StayState): string => `${first ?? '~'} ${last ?? '~'}`;

const dayOrUnknown = (day: CalendarDay | null): string => (day === null ? '?' : calendarDay(day));

/** '10 days. You get them back between 30 June 2026 and 9 July 2026', '100 days, 10 too many'. */
function textOf(
  first: CalendarDay | null,
  last: CalendarDay | null,
  tooMany: number,
  window: Window,
  day: CalendarDay | null,
): string {
  if (first === null || last === null) return words.noDate;
  if (last < first) return words.reversed;
  const length = quantity(daysBetween(first, last) + 1, 'days');
  const days = tooMany === 0 ? length : fill(words.tooMany, {days: length, over: tooMany});
  const [from, to] = [dayFree(first, window), dayFree(last, window)];
  // A stay in the future, and where the calendar ends before the days are free.
  if (day === null || from === null || to === null || first > day) return days;
  const said = to <= day ? words.past : from === to ? words.freeOn : words.free;
  return fill(said, {days, from: calendarDay(from), to: calendarDay(to)});
}
