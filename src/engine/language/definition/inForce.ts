/** `from:` and `until:`, the days on which a rule applies: a line, a case, a part of the card, a row of a table. */
import {diagnose, type Place, type Report} from '../../diagnostics/diagnostic.ts';
import type {Period} from '../../runtime/periods.ts';
import {isCalendarDay} from '../../runtime/calendar.ts';
import {day} from '../shape/concept.ts';

/** The days on which a rule applies, both included; at least one of them is limited. */
export interface InForce extends Period {
  /** Its first day or, without one, its last. */
  readonly place: Place;
}

export const inForceKeys = {
  from: day('The first day on which it applies, YYYY-MM-DD.').optional(),
  until: day('The last day on which it applies, YYYY-MM-DD.').optional(),
};

interface DayInFile {
  /** As written: YYYY-MM-DD if it is a day. */
  readonly day: string;
  readonly place: Place;
}

/**
 * Reads the days; undefined without any, or where one does not exist, which is reported.
 * @param hint for what does not look like a day
 */
export function inForceOf(
  {from, until}: {readonly from?: DayInFile | undefined; readonly until?: DayInFile | undefined},
  report: Report,
  hint?: string,
): InForce | undefined {
  const [first, ...others] = [from, until].filter((each) => each !== undefined);
  if (first === undefined) return undefined;
  const impossible = [first, ...others].filter((each) => !isCalendarDay(each.day));
  for (const {day: value, place} of impossible)
    report(diagnose('not-a-day', place, {value}, /^\d+-\d+-\d+$/.test(value) ? undefined : hint));
  if (impossible.length > 0) return undefined;
  if (from !== undefined && until !== undefined && until.day < from.day)
    report(diagnose('never-in-force', until.place, {from: from.day, until: until.day}));
  return {...(from && {from: from.day}), ...(until && {until: until.day}), place: first.place};
}
