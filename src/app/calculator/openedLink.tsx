/** What a link with answers needs, fetched only for such a link. */
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {openedLink as words} from '../words/openedLink.ts';
import {fill} from '../words/placeholders.tsx';
import styles from './openedLink.module.css';

export {openShareLink} from '../../engine/answers/openShareLink.ts';

/** Shown above a form that was filled in from a link; lists the answers that could not be used. */
export function LinkNote({link: {values, dropped, rulesChanged, on}}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      <p>{noteOf(Object.keys(values).length, on)}</p>
      {dropped.length > 0 && <p>{fill(words.dropped, {fields: dropped.join(', ')})}</p>}
      {rulesChanged && <p>{words.rulesChanged}</p>}
    </div>
  );
}

function noteOf(answers: number, on: CalendarDay | undefined): string {
  if (answers > 0) return words.opened;
  return on === undefined ? words.noAnswers : fill(words.otherDay, {day: calendarDay(on)});
}
