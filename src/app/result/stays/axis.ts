/** Where days are on an axis of whole months. */
import {
  addMonths,
  type CalendarDay,
  dayNumber,
  endOfMonth,
  monthOf,
  monthsBetween,
} from '../../../engine/runtime/calendar.ts';
import {month as monthName} from '../../../engine/runtime/formats.ts';
import {type Label, placeLabels, type PlacedLabel, positionBetween} from '../charts/layout.tsx';

/** On a phone, more months would be too narrow to see a weekend in. */
const MOST_MONTHS = 24;

/** Consecutive months, by their first days; at least one. */
export type Axis = readonly [CalendarDay, ...CalendarDay[]];

const startOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 8)}01`;

/** The months from one day to another; the last ones are left out if there are more than 24. */
export function axisOf(from: CalendarDay, to: CalendarDay): Axis {
  const first = startOfMonth(from);
  const count = Math.min(monthsBetween(first, startOfMonth(to)), MOST_MONTHS - 1);
  const others = Array.from({length: Math.max(0, count)}, (_, index) => addMonths(first, index + 1));
  return [first, ...others.filter((month) => month !== null)];
}

export const firstDayOf = ([first]: Axis): CalendarDay => first;

export const lastDayOf = (axis: Axis): CalendarDay => endOfMonth(axis.at(-1)!)!;

/** The place of days in percent; null for days before or after the axis, and only the part of them that is on it. */
export function placeOn(
  axis: Axis,
  first: CalendarDay,
  last: CalendarDay,
): {readonly from: number; readonly to: number} | null {
  const [start, end] = [dayNumber(firstDayOf(axis)), dayNumber(lastDayOf(axis)) + 1];
  // A day ends where the next one begins.
  const [from, to] = [dayNumber(first), dayNumber(last) + 1].map((day) => positionBetween(day, start, end));
  return from! < to! ? {from: from!, to: to!} : null;
}

/** So many months from one name to the next, as few as leave room for all; January has a name with each. */
const STEPS = [1, 2, 3, 6];

/** The names of months, each in its middle; January has the year. */
export function monthLabels(axis: Axis, width: number): readonly PlacedLabel[] {
  const labels = axis.map((month): Label & {readonly number: number} => {
    const [name = '', year] = monthName(month.slice(0, 7)).split(' ');
    const [number, short] = [monthOf(month), name.slice(0, 3)];
    const {from, to} = placeOn(axis, month, endOfMonth(month)!)!;
    return {number, x: (from + to) / 2, text: number === 1 ? `${short} ${year}` : short};
  });
  const every = (step: number) => labels.filter(({number}) => (number - 1) % step === 0);
  const step = STEPS.find((each) => placeLabels(every(each), width).length === every(each).length);
  return placeLabels(every(step ?? STEPS.at(-1)!), width);
}
