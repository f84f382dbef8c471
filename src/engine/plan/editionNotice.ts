/** What readers are told about rules with two editions. */
import type {CalendarDay} from '../runtime/calendar.ts';
import {month} from '../runtime/formats.ts';
import {fill} from '../runtime/message.ts';
import {edition} from '../words/edition.ts';
import type {Page} from './inWords/texts.ts';
import {differencesOn, endedBy} from './lawChange.ts';
import {type SourcedRules, staleText} from './staleness.ts';
import {whereToCheck} from './whereToCheck.ts';

/** The rules of a calculator. */
interface RulesOfPage extends SourcedRules, Pick<Page, 'differences' | 'ends'> {}

/**
 * 'June 2024 edition. 3 things are different today.'
 * @returns a message and what goes into it, except for {source}, where to check the rules; undefined for rules with a single edition
 */
export function editionNotice(rules: Omit<RulesOfPage, 'source'>, today: CalendarDay) {
  const {dataAsOf, checked, differences} = rules;
  if (differences === undefined) return undefined;
  const values = {edition: fill(edition.name, {month: month(dataAsOf)}), month: month(checked ?? dataAsOf)};
  const ended = endedBy(rules, today);
  if (ended !== undefined)
    return {message: edition.ended, values: {...values, differences: edition.noLonger, change: ended.say}};
  const count = differencesOn(rules, today);
  if (count > 0)
    return {message: edition.different, values: {...values, differences: fill(edition.differences, {count})}};
  // Something was found, but for other days.
  if (differences.length > 0) return {message: edition.same, values};
  return {message: checked === undefined ? edition.unchecked : edition.checked, values};
}

/** What readers are told of the age of rules, as text; undefined for rules that may not be outdated. */
export function ageText(rules: RulesOfPage, today: CalendarDay): string | undefined {
  const notice = editionNotice(rules, today);
  if (notice === undefined) return staleText(rules, today);
  return fill<string>(notice.message, {...notice.values, source: whereToCheck(rules.source)});
}
