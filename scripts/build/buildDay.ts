import {isCalendarDay, type CalendarDay} from '../../src/engine/runtime/calendar.ts';

/**
 * The day that the pages are rendered for: BUILD_DAY where given, so that a build can be repeated exactly,
 * else today in UTC.
 * @throws an Error when BUILD_DAY is not a day
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>>, now: Date): CalendarDay {
  const given = environment.BUILD_DAY;
  if (given === undefined) return now.toISOString().slice(0, 10);
  if (!isCalendarDay(given)) throw new Error(`BUILD_DAY is '${given}', but must be a day such as 2024-06-30.`);
  return given;
}
