import type {CardItem} from '../compiled/card.ts';
import {calendarDay} from '../runtime/formats.ts';

/** An item without its label: '105 points of 200', '45%. 40 of 90 days have passed.', '✓ Received, 3 January 2024'. */
export function itemText({text, outOf, outOfText, percentDone, stage}: CardItem): string {
  if (stage !== undefined) {
    const {completed, isCurrent, date} = stage;
    const sign = isCurrent ? '→' : completed ? '✓' : '·';
    return `${sign} ${text}${date === null ? '' : `, ${calendarDay(date)}`}`;
  }
  const percent = percentDone === undefined ? '' : `${percentDone}%. `;
  const maximum = outOfText === undefined ? (outOf === undefined ? '' : ` of ${outOf}`) : ` (${outOfText})`;
  return percent + text + maximum;
}
