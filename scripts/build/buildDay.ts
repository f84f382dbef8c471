import {isCalendarDay, type CalendarDay} from '../../src/engine/runtime/calendar.ts';

/**
 * The day that the pages are rendered for: BUILD_DAY if it is set, so that a build can be repeated exactly,
 * else today in UTC.
 * @throws an Error when BUILD_DAY is not a day
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>>, now: Date): CalendarDay {
  const day = environment.BUILD_DAY;
  if (day === undefined) return now.toISOString().slice(0, 10);
  if (!isCalendarDay(day)) throw new Error(`BUILD_DAY is '${day}', but must be a day such as 2024-06-30.`);
  return day;
}
