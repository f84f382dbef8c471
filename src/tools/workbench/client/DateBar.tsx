import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay, list} from '../../../engine/runtime/formats.ts';
import {today as readClock} from '../../../engine/language/today.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {DatedStep} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

interface DateBarProps {
  readonly day: string;
  /** The days on which figures change; left out for many calculators at once. */
  readonly datedSteps?: readonly DatedStep[];
  readonly onDay: (day: string) => void;
}

/** The day on which everything below is calculated, with a button for every day on which a figure changes. */
export function DateBar({day, datedSteps, onDay}: DateBarProps) {
  return (
    <div className={`${styles.bar} ${styles.days}`}>
      <label className={styles.field}>
        {words.date.label}
        <input type="date" value={day} onChange={({target}) => isCalendarDay(target.value) && onDay(target.value)} />
      </label>
      <button type="button" className="quiet-button" onClick={() => onDay(readClock())}>
        {words.date.today}
      </button>
      {datedSteps?.length === 0 && <p className={styles.quiet}>{words.date.none}</p>}
      {datedSteps?.map(({day: start, figures}) => (
        <button
          key={start}
          type="button"
          className="quiet-button"
          aria-pressed={day === start}
          onClick={() => onDay(start)}
        >
          {fill(words.date.begins, {
            day: calendarDay(start),
            figures: list(figures.map((figure) => fill(words.date.figure, figure))),
          })}
        </button>
      ))}
    </div>
  );
}
