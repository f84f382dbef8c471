import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {loadable, useDeferred} from '../../loading/loadable.tsx';

const part = loadable(() => import('./CalendarButton.tsx'));

export interface CalendarDate {
  /** The name of the event: 'Estimated decision date'. */
  readonly what: string;
  readonly day: CalendarDay;
}

export interface AddToCalendarProps {
  readonly page: Pick<Page, 'id' | 'title' | 'source'>;
  readonly dates: readonly CalendarDate[];
  readonly today: CalendarDay;
}

/** A button that saves the dates that are still to come; nothing if all have passed. */
export function AddToCalendar({page, dates, today}: AddToCalendarProps) {
  const ahead = dates.filter(({day}) => day > today);
  const loaded = useDeferred(part.load, ahead.length > 0);
  return loaded && ahead.length > 0 ? <loaded.CalendarButton page={page} dates={ahead} /> : null;
}
