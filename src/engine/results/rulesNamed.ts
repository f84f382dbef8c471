/** Rules by the name that people and programs give them. */
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Rules} from '../runtime/rules.ts';
import {editions, type Edition} from './editions.ts';

/** The rules by the name of an edition, or a day of the calendar; undefined for anything else. */
export function rulesNamed(name: string): Rules | undefined {
  if (Object.hasOwn(editions, name)) return editions[name as Edition];
  return isCalendarDay(name) ? name : undefined;
}
