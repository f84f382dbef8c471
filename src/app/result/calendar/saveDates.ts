/** Dates as a calendar file: fetched when a visitor asks for it. */
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {whereToCheck} from '../../../engine/plan/whereToCheck.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {saveFile} from '../../device/saveFile.ts';
import {calendar as words} from '../../words/waiting.ts';
import {calendarFile, type CalendarEvent} from './icalendar.ts';

export interface CalendarDate {
  /** The name of the event: 'Estimated decision date'. */
  readonly what: string;
  readonly day: CalendarDay;
}

export function saveDates(page: Pick<Page, 'id' | 'title' | 'source'>, dates: readonly CalendarDate[]): void {
  saveFile(`${page.id}.ics`, 'text/calendar', calendarFile(eventsOf(page, dates), new Date()));
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
