import {today as readClock} from '../../../engine/today.ts';
import {isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay, list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../app/words/placeholders.tsx';
import type {DatedStep} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

interface DateBarProps {
  readonly day: string;
  /** What begins on a known day; not said for many calculators at once. */
  readonly dated?: readonly DatedStep[];
  readonly onDay: (day: string) => void;
}

/** The day on which everything below is calculated, with a step to every day on which a figure begins. */
export function DateBar({day, dated, onDay}: DateBarProps) {
  return (
    <div className={`${styles.bar} ${styles.days}`}>
      <label className={styles.field}>
        {words.date.label}
        <input type="date" value={day} onChange={({target}) => isCalendarDay(target.value) && onDay(target.value)} />
      </label>
      <button type="button" className="quiet-button" onClick={() => onDay(readClock())}>
        {words.date.today}
      </button>
      {dated?.length === 0 && <p className={styles.quiet}>{words.date.none}</p>}
      {dated?.map(({day: begins, figures}) => (
        <button
          key={begins}
          type="button"
          className="quiet-button"
          aria-pressed={day === begins}
          onClick={() => onDay(begins)}
        >
          {fill(words.date.begins, {
            day: calendarDay(begins),
            figures: list(figures.map((figure) => fill(words.date.figure, figure))),
          })}
        </button>
      ))}
    </div>
  );
}
