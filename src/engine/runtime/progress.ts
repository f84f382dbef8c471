/** How far an application has come, worked out from elapsed time alone: no authority is asked. */
import type {CardItem} from '../compiled/card.ts';
import {addDays, type CalendarDay} from './calendar.ts';

/**
 * How much of an estimated time has passed, for a progress bar: a whole number, 0 to 100.
 * Halves go up, exactly: 69 of 120 days is 57.5% and gives 58.
 * An estimate that has been reached is done, so an estimate of 0 days is always 100.
 * @param part whole days that have passed
 * @param whole whole days that are estimated
 */
export function percentDone(part: number, whole: number): number {
  if (part >= whole) return 100;
  if (part <= 0) return 0;
  // In whole numbers until the one division, so that no half is lost to binary fractions.
  return Math.floor((200 * part + whole) / (2 * whole));
}

/** One step of a timeline. */
export interface Stage {
  readonly name: string;
  readonly completed: boolean;
  /** The day the stage is dated, which may lie ahead; null while it is not completed. */
  readonly date: CalendarDay | null;
}

/** A row of the definition's list of stages. */
interface StageRow {
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

/** @param current the name of the current stage */
export function stageItems(all: readonly Stage[], current: string): CardItem[] {
  return all.map(({name, completed, date}) => ({
    text: name,
    stage: {isCompleted: completed, isCurrent: name === current, date},
  }));
}
