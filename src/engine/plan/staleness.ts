/** How old rules are, and what readers are told about rules for whose changes nobody has looked for over a year. */
import type {Authority} from './inWords/texts.ts';
import {addMonths, type CalendarDay} from '../runtime/calendar.ts';
import {month} from '../runtime/formats.ts';
import {fill} from '../runtime/message.ts';
import {whereToCheck} from './whereToCheck.ts';
import * as words from '../words/staleness.ts';

/** When the rules of a calculator or page are from; months as YYYY-MM. */
export interface DatedRules {
  readonly dataAsOf: string;
  /** The month when somebody last looked for changes. */
  readonly checked?: string | undefined;
}

/** Rules with the authority that readers can check them with. */
export interface SourcedRules extends DatedRules {
  /** For a page of the site, the URL may be a path. */
  readonly source: Omit<Authority, 'url'> & {readonly url?: string | undefined};
}

/** The age of rules that may be outdated. */
export interface Staleness {
  /** The later of the data's month and the month of the last check, YYYY-MM. */
  readonly since: string;
  readonly wasChecked: boolean;
  /** Whole years since the end of that month, at least 1. */
  readonly years: number;
}

/** How outdated rules may be on a day; undefined if they are from the last twelve months, or were checked in them. */
export function staleness(rules: DatedRules, today: CalendarDay): Staleness | undefined {
  const since = lastMonthOf(rules);
  // The end of a month counts, so that nothing is called over a year old a few days early.
  const years = Math.floor((monthsBetween(since, today) - 1) / 12);
  return years < 1 ? undefined : {since, wasChecked: since === rules.checked, years};
}

/** The first day on which `staleness` finds the rules outdated. */
export function staleFrom(rules: DatedRules): CalendarDay {
  return addMonths(`${lastMonthOf(rules)}-01`, 13) ?? '9999-12-31';
}

/**
 * The notice for readers: 'These rules are from June 2024, over two years ago. Some may have changed, so check with the Home Office before
 * you rely on them.'
 * @returns a message and what goes into it, except for {source}, where to check the rules; undefined if the rules are not outdated
 */
export function staleNotice(rules: DatedRules, today: CalendarDay) {
  const age = staleness(rules, today);
  if (age === undefined) return undefined;
  const years = words.years[age.years] ?? fill(words.manyYears, {count: age.years});
  const message = age.wasChecked ? words.checkedLongAgo : words.old;
  return {message, values: {month: month(age.since), years}};
}

/** The same as text. */
export function staleText(rules: SourcedRules, today: CalendarDay): string | undefined {
  const notice = staleNotice(rules, today);
  return notice && fill(notice.message, {...notice.values, source: whereToCheck(rules.source)});
}

/** Months from the month of one day to that of another. Days may be given as YYYY-MM. */
export function monthsBetween(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function lastMonthOf({dataAsOf, checked = dataAsOf}: DatedRules): string {
  return checked > dataAsOf ? checked : dataAsOf;
}
