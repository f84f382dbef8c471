import {shareFragment} from '../../engine/answers/shareLink.ts';
import {savedAnswers, type SavedResult} from '../device/savedAnswers.ts';
import type {Calculation} from '../form/calculateForm.ts';
import {todaysVerdict} from '../form/otherEdition.ts';
import {fill} from '../../engine/runtime/message.ts';
import {rulesName} from '../words/rulesName.ts';
import {saved as words} from '../words/saved.ts';
import {headlineOf} from '../result/card/headline.ts';

/** A result as this device saves it. */
export function savedResultOf(calculation: Calculation, rulesHash: string): SavedResult {
  const {page, answers, today, rules, card, completeness} = calculation;
  const fragment = shareFragment({fields: page.fields, answers, rulesHash, rules});
  const edition = rulesName(page, rules);
  const todays = todaysVerdict(calculation);
  const headline = headlineOf(card, completeness, todays);
  return {
    id: page.id,
    title: page.title,
    day: today,
    headline: edition === undefined || todays ? headline : fill(words.inEdition, {headline, edition}),
    fragment,
  };
}

/**
 * Whether answers came from somebody's link. Anyone may have made it: what it fills in, and what follows from it, is not the visitor's
 * until they say so. A link of their own list is theirs.
 * @param link the fragment that the page was opened with; '' without answers
 */
export function isSomebodysLink(id: string, link: string): boolean {
  return link !== '' && !savedAnswers().results.some((result) => result.id === id && result.fragment === link);
}
