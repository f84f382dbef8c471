import {useState} from 'react';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {loadable} from '../../loading/loadable.tsx';
import {calendar as words} from '../../words/waiting.ts';
import styles from './calendar.module.css';
import type {CalendarDate} from './saveDates.ts';

const saving = loadable(() => import('./saveDates.ts'));

interface AddToCalendarProps {
  readonly page: Pick<Page, 'id' | 'title' | 'source'>;
  readonly dates: readonly CalendarDate[];
  readonly today: CalendarDay;
}

/** Saves the dates that are still to come as a calendar file, made in the browser; nothing if all have passed. */
export function AddToCalendar({page, dates, today}: AddToCalendarProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const ahead = dates.filter(({day}) => day > today);
  if (ahead.length === 0) return null;
  async function save(): Promise<void> {
    const loaded = await saving.load().catch(() => undefined);
    loaded?.saveDates(page, ahead);
    setHasFailed(loaded === undefined);
  }
  return (
    <>
      <button className={`quiet-button ${styles.add}`} type="button" onClick={() => void save()}>
        {ahead.length === 1 ? words.addOne : words.addAll}
      </button>
      <span aria-live="polite">{hasFailed && words.notSaved}</span>
    </>
  );
}
