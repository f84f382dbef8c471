/** Dates as a calendar file: fetched once there is a date to come. */
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {whereToCheck} from '../../../engine/plan/whereToCheck.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {saveFile} from '../../device/saveFile.ts';
import {calendar as words} from '../../words/calendar.ts';
import type {AddToCalendarProps, CalendarDate} from './AddToCalendar.tsx';
import styles from './calendar.module.css';
import {calendarFile, type CalendarEvent} from './icalendar.ts';

/** Saves the dates as a calendar file, made in the browser. */
export function CalendarButton({page, dates}: Omit<AddToCalendarProps, 'today'>) {
  const save = (): void => saveFile(`${page.id}.ics`, 'text/calendar', calendarFile(eventsOf(page, dates), new Date()));
  return (
    <button className={`quiet-button ${styles.add}`} type="button" onClick={save}>
      {dates.length === 1 ? words.addOne : words.addAll}
    </button>
  );
}

/** The ids and texts name the calculator and the step, but no answer; the fragment of the URL may hold answers. */
function eventsOf(
  {id, title, source}: Pick<Page, 'id' | 'title' | 'source'>,
  dates: readonly CalendarDate[],
): readonly CalendarEvent[] {
  const {host, origin, pathname} = window.location;
  return dates.map(({what, day}) => ({
    uid: `${id}-${what.toLowerCase().replace(/\W+/g, '-')}@${host}`,
    day,
    summary: fill(words.summary, {what, title}),
    description: fill(words.description, {source: whereToCheck(source)}),
    url: origin + pathname,
  }));
}
