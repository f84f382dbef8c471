/** The steps of an application, worked out from elapsed time alone: no authority is asked. */
import {addDays, type CalendarDay} from './calendar.ts';

/** One step of a timeline. */
export interface Stage {
  readonly name: string;
  readonly completed: boolean;
  /** The day the stage is dated, which may lie ahead; null while it is not completed. */
  readonly date: CalendarDay | null;
}

/** A row of the table that a definition hands over. */
export interface StageRow {
  readonly name: string;
  /** Completed once more than so many days have passed; without it, completed from the start. */
  readonly over?: number;
  /** Days from the submission to the date shown. */
  readonly dated: number;
}

/**
 * @param submitted the day of the application; without it no stage has a date
 * @param elapsed whole days since then
 */
export function stages(rows: readonly StageRow[], submitted: CalendarDay | null, elapsed: number): Stage[] {
  return rows.map(({name, over, dated}) => {
    const completed = over === undefined || elapsed > over;
    return {name, completed, date: completed ? addDays(submitted, dated) : null};
  });
}
