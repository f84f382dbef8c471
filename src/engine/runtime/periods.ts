/** Periods in which a rule is in force. */
import {addDays, type CalendarDay} from './calendar.ts';
import type {Comparison} from './comparisons.ts';
import {periods} from '../words/ranges.ts';
import {calendarDay} from './formats.ts';
import {fill} from './message.ts';

/** From one day to another, both included; without a day it has no limit on that side. */
export interface Period {
  readonly from?: CalendarDay;
  readonly until?: CalendarDay;
}

/** The days that compare so with a day; undefined if they are not one period. */
export function periodComparing(comparison: Comparison, day: CalendarDay): Period | undefined {
  switch (comparison) {
    case '>=':
      return {from: day};
    case '>':
      return {from: addDays(day, 1)!};
    case '<=':
      return {until: day};
    case '<':
      return {until: addDays(day, -1)!};
    default:
      return undefined;
  }
}

/** Two limits on different sides as one period. */
export function bothLimits(one: Period | undefined, other: Period | undefined): Period | undefined {
  const both = one && other ? {...one, ...other} : {};
  return Object.keys(both).length === 2 ? both : undefined;
}

/** 'from 1 January 2027', 'until 31 December 2026', 'from 1 May 2027 to 30 September 2027' */
export function periodInWords({from, until}: Period): string {
  const days = {from: calendarDay(from ?? null), until: calendarDay(until ?? null)};
  return fill(periods[from === undefined ? 'until' : until === undefined ? 'from' : 'both'], days);
}
