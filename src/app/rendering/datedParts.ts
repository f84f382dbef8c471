import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** Attributes of an element of static HTML that is shown from a day on, or until the day before it. */
export const shownFrom = (from: CalendarDay, buildDay: CalendarDay) => ({'data-from': from, hidden: buildDay < from});
export const shownUntil = (until: CalendarDay, buildDay: CalendarDay) => ({
  'data-until': until,
  hidden: buildDay >= until,
});

/** Shows and hides such elements of HTML that was made on an earlier day. */
export function showDatedParts(container: ParentNode, today: CalendarDay): void {
  for (const part of container.querySelectorAll<HTMLElement>(':not(template):is([data-from], [data-until])')) {
    const {from = '', until = '9999'} = part.dataset;
    part.hidden = today < from || today >= until;
  }
}
