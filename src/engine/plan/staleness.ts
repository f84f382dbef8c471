/** How old rules are: what readers are told about an edition, and about rules that nobody has compared with their source for over a year. */
import type {Authority, Page} from './inWords/texts.ts';
import {addMonths, type CalendarDay, firstDayOf} from '../runtime/calendar.ts';
import {month} from '../runtime/formats.ts';
import {fill} from '../runtime/message.ts';
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

/** The rules of a calculator. */
export interface RulesOfPage extends SourcedRules, Pick<Page, 'differences' | 'ends'> {}

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

/**
 * What readers are told about rules with two editions: 'June 2024 edition. 3 things are different today.'
 * @returns a message and what goes into it, except for {source}, where to check the rules; undefined for rules with a single edition
 */
export function editionNotice({dataAsOf, checked, differences, ends}: Omit<RulesOfPage, 'source'>, today: CalendarDay) {
  if (differences === undefined) return undefined;
  const {edition} = words;
  const values = {edition: fill(edition.name, {month: month(dataAsOf)}), month: month(checked ?? dataAsOf)};
  if (ends !== undefined && firstDayOf(ends.on) <= today)
    return {message: edition.ended, values: {...values, differences: ends.say}};
  const [, count] = differences.findLast(([from]) => from <= today) ?? ['', 0];
  if (count > 0)
    return {message: edition.different, values: {...values, differences: fill(edition.differences, {count})}};
  return {message: checked === undefined ? edition.unchecked : edition.checked, values};
}

/** What readers are told of the age of rules, as text; undefined for rules that may not be outdated. */
export function ageText(rules: RulesOfPage, today: CalendarDay): string | undefined {
  const notice = editionNotice(rules, today) ?? staleNotice(rules, today);
  return notice && fill(notice.message, {...notice.values, source: whereToCheck(rules.source)});
}

/** How a sentence says where readers check a rule: 'on {source}'. */
export const whereMessage = ({website = false}: Pick<Authority, 'website'>) => words.where[website ? 'on' : 'with'];

/** 'on GOV.UK', 'with IRCC' */
export const whereToCheck = (authority: Omit<Authority, 'url'>): string =>
  fill(whereMessage(authority), {source: authority.short ?? authority.name});

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
