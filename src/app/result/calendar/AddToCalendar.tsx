import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {whereToCheck} from '../../../engine/plan/whereToCheck.ts';
import {saveFile} from '../../device/saveFile.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {calendar as words} from '../../words/waiting.ts';
import {calendarFile} from './icalendar.ts';
import styles from './calendar.module.css';

export interface CalendarDate {
  /** The name of the event: 'Estimated decision date'. */
  readonly what: string;
  readonly day: CalendarDay;
}

interface AddToCalendarProps {
  readonly page: Pick<Page, 'id' | 'title' | 'source'>;
  readonly dates: readonly CalendarDate[];
  readonly today: CalendarDay;
}

/** Saves the dates that are still to come as a calendar file, made in the browser; nothing if all have passed. */
export function AddToCalendar({page, dates, today}: AddToCalendarProps) {
  const ahead = dates.filter(({day}) => day > today);
  if (ahead.length === 0) return null;
  return (
    <button
      className={`quiet-button ${styles.add}`}
      type="button"
      onClick={() => saveFile(`${page.id}.ics`, 'text/calendar', calendarFile(eventsOf(page, ahead), new Date()))}
    >
      {ahead.length === 1 ? words.addOne : words.addAll}
    </button>
  );
}

/** The ids and texts name the calculator and the step, but no answer; the fragment of the URL may hold answers. */
function eventsOf({id, title, source}: AddToCalendarProps['page'], dates: readonly CalendarDate[]) {
  const {host, origin, pathname} = window.location;
  return dates.map(({what, day}) => ({
    uid: `${id}-${what.toLowerCase().replace(/\W+/g, '-')}@${host}`,
    day,
    summary: fill(words.summary, {what, title}),
    description: fill(words.description, {source: whereToCheck(source)}),
    url: origin + pathname,
  }));
}
