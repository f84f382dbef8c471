/** Changes of the law, on a day. */
import {type CalendarDay, firstDayOf} from '../runtime/calendar.ts';
import type {LawChange, Page} from './inWords/texts.ts';

/** The id of the list of changes on the page of a calculator. */
export const changesId = 'different';

/** Whether a change applies on a day. */
export const isInForce = ({on, until}: Pick<LawChange, 'on' | 'until'>, day: CalendarDay): boolean =>
  firstDayOf(on) <= day && (until === undefined || day <= until);

/** The change with which the rules of a page ended, if they had by a day of the rules: they give no result. */
export const endedBy = ({ends}: Pick<Page, 'ends'>, rules: CalendarDay): Page['ends'] =>
  ends !== undefined && firstDayOf(ends.on) <= rules ? ends : undefined;

/** How many things are different on a day from the usual edition; none with a single edition. */
export const differencesOn = ({differences = []}: Pick<Page, 'differences'>, day: CalendarDay): number =>
  differences.findLast(([from]) => from <= day)?.[1] ?? 0;
