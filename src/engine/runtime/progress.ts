/** The progress of an application, estimated from elapsed time alone; no authority is queried. */
import {compare, floor} from './arithmetic.ts';
import {addDays, type CalendarDay} from './calendar.ts';

/**
 * How much of an estimated time has passed, for a progress bar: a whole number, 0 to 100.
 * Halves are rounded up, exactly: 69 of 120 days is 57.5%, which becomes 58.
 * Reaching the estimate is 100, so an estimate of 0 days is always 100.
 * @param passed whole days that have passed
 * @param estimated whole days of the estimate
 */
export function percentDone(passed: number, estimated: number): number {
  if (compare(passed, estimated) >= 0) return 100;
  if (passed <= 0) return 0;
  // Integers until the final division, so that no half is lost to binary fractions.
  return floor((200 * passed + estimated) / (2 * estimated));
}

/** One step of a timeline. */
export interface Stage {
  readonly name: string;
  readonly completed: boolean;
  /** The date of the stage, which may be in the future; null until the stage is completed. */
  readonly date: CalendarDay | null;
}

/** The state of one stage of an application; the stage's name is the item's text. */
export interface StageState extends Omit<Stage, 'name'> {
  readonly isCurrent: boolean;
  /** The date that the stage usually has, completed or not; null if the day of the application is unknown. */
  readonly expected: CalendarDay | null;
}

/** A row of the definition's list of stages. */
interface StageRow {
  readonly name: string;
  /** Completed once more than this number of days have passed; if missing, completed from the start. */
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

/**
 * Once the last stage is completed, none is current.
 * @param current the name of the current stage
 * @param last the same stages when all of them are completed, for their dates
 */
export function stageItems(
  all: readonly Stage[],
  current: string,
  last: readonly Stage[],
): {readonly text: string; readonly stage: StageState}[] {
  const isOver = all.every(({completed}) => completed);
  return all.map(({name, completed, date}, index) => ({
    text: name,
    stage: {completed, date, isCurrent: name === current && !isOver, expected: last[index]!.date},
  }));
}
