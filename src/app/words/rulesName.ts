// Which rules a result was calculated with, within a sentence.
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {type Edition, hasOwnFigures, usualRules} from '../../engine/results/editions.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';

export const rulesNames = {
  today: "today's figures",
  'june-2024': 'June 2024 edition',
  day: 'figures in force on {day}',
  /** Some of them. */
  own: 'your own figures',
} as const satisfies Readonly<Record<Edition | 'day' | 'own', string>>;

/** The edition of the site's pages. */
export const siteEdition = rulesNames['june-2024'];

/**
 * 'June 2024 edition'
 * @param rules their name (results/ownFigures.ts); by default that of the page
 * @returns undefined for rules that have only one edition
 */
export function rulesName(
  {differences, dataAsOf}: Pick<Page, 'differences' | 'dataAsOf'>,
  rules: string = usualRules(dataAsOf),
): string | undefined {
  if (hasOwnFigures(rules)) return rulesNames.own;
  if (differences === undefined) return undefined;
  const ofEdition: string | undefined = rulesNames[rules as Edition];
  return ofEdition ?? fill(rulesNames.day, {day: calendarDay(rules)});
}
