/** Rules by the name that people and programs give them. */
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Rules} from '../runtime/rules.ts';
import {editions, type Edition} from './editions.ts';

/**
 * Whether there are rules of this name: those of an edition or a day, also with figures that somebody put in by hand (ownFigures.ts).
 * @param figures the names of those that can be put in, if they are known
 */
export function areRules(name: string, figures?: readonly string[]): boolean {
  const [rules, ...parts] = name.split(';') as [string, ...string[]];
  const put = parts.map((part) => /^([a-z]\w*)=\d{1,12}(?:\.\d\d?)?$/i.exec(part)?.[1]);
  const isKnown = (figure: string | undefined): boolean => figure !== undefined && (figures?.includes(figure) ?? true);
  return rulesNamed(rules) !== undefined && put.every(isKnown) && new Set(put).size === put.length;
}

/** The rules by the name of an edition, or a day of the calendar; undefined for anything else. */
export function rulesNamed(name: string): Rules | undefined {
  if (Object.hasOwn(editions, name)) return editions[name as Edition];
  return isCalendarDay(name) ? name : undefined;
}
