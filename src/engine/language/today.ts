import type {CalendarDay} from '../runtime/calendar.ts';

/** The calendar day on the visitor's clock, in the visitor's time zone. Nothing else in the engine reads the clock. */
export function today(now: Date = new Date()): CalendarDay {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
