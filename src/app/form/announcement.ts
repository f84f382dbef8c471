import {isAmbiguous, isProvisional} from '../../engine/answers/completeness.ts';
import type {Completeness} from '../../engine/results/published.ts';
import {type CardItem, headlineItems} from '../../engine/results/card.ts';
import {announcement as words} from '../words/card.ts';
import {rulesName} from '../words/rulesName.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {completeness as titles} from '../words/summary.ts';
import {withoutFullStop} from '../../engine/runtime/english.ts';
import {fill} from '../../engine/runtime/message.ts';
import {type InEditions, todaysVerdict} from './otherEdition.ts';

interface Announced extends InEditions {
  readonly page: Page;
  readonly rules: string | undefined;
  readonly isUntouched: boolean;
}

/**
 * The result in one sentence, for screen readers: the verdict and the headline figure, else the first fact. It says first if
 * open questions can still change the result, and nothing else while a number has to be chosen or nothing is answered. The
 * verdict of today, where it is another one, is said too.
 */
export function announcementOf(calculation: Announced, completeness: Completeness): string {
  const {card, page, rules, isUntouched} = calculation;
  const {open, verdict} = completeness;
  if (isAmbiguous(completeness)) return words.ambiguous;
  if (isUntouched && verdict === 'open') return words.nothingYet;
  const headline = headlineItems(card);
  const facts = card.filter(({heading}) => heading === undefined).flatMap((block) => block.items.filter(isFact));
  const result = (headline.length > 0 ? headline : facts.slice(0, 1)).map(itemText).map(withoutFullStop).join('. ');
  if (isProvisional(completeness)) return fill(words.incomplete, {title: incompleteTitle(open), result});
  const edition = rulesName(page, rules);
  const said = edition === undefined ? fill(words.result, {result}) : fill(words.ofEdition, {edition, result});
  const todays = todaysVerdict(calculation);
  return todays ? `${said} ${fill(words.todays, {verdict: withoutFullStop(todays.text)})}` : said;
}

/** 'Incomplete: 1 answer to check, 4 questions left': an answer that cannot be used is counted separately. */
export function incompleteTitle(open: Completeness['open']): string {
  const left = open.filter(({reason}) => reason === 'unanswered').length;
  if (left === open.length) return fill(titles.incomplete, {count: left});
  const check = fill(titles.toCheck, {count: open.length - left});
  return left === 0 ? check : fill(titles.both, {check, left: fill(titles.left, {count: left})});
}

function isFact({label, percentDone}: CardItem): boolean {
  return label !== undefined && percentDone === undefined;
}

function itemText({label, text, unit}: CardItem): string {
  // Points say themselves what they are.
  return label === undefined || unit === 'points' ? text : fill(words.figure, {label, text});
}
