/** Changes of the law, on a day. */
import {type CalendarDay, firstDayOf} from '../runtime/calendar.ts';
import type {LawChange} from './inWords/texts.ts';

/** Whether a change applies on a day, and no later one has replaced it. */
export const isInForce = ({on, until}: Pick<LawChange, 'on' | 'until'>, day: CalendarDay): boolean =>
  firstDayOf(on) <= day && (until === undefined || day < until);
