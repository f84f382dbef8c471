/** What a result says first: the blocks of the card that the summary shows, and how far the figure is from its mark. */
import {isProvisional} from '../../../engine/answers/completeness.ts';
import type {Completeness} from '../../../engine/results/published.ts';
import type {BlockKind} from '../../../engine/blocks/index.ts';
import {type CardBlock, type CardItem, headlinesIn, isJudgement, verdictIn} from '../../../engine/results/card.ts';
import {grouped, isCurrency} from '../../../engine/runtime/formats.ts';
import {distanceInUnit} from '../../../engine/runtime/shownFigures.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/summary.ts';

const leadingKinds: readonly string[] = ['verdict', 'figure', 'reasons', 'note'] satisfies BlockKind[];

/** The number of blocks at the start of a card that belong to the summary: verdict, figures and reasons. */
export function summaryLength(card: readonly CardBlock[]): number {
  const end = card.findIndex(({kind}) => !leadingKinds.includes(kind));
  return end < 0 ? card.length : end;
}

/** Whether a block has the verdict or the figure in large type. */
export const isLead = ({kind}: CardBlock): boolean => kind === 'verdict' || kind === 'figure';

/** The same card without colours, for a verdict that open questions can still change. */
export function withoutTones(card: readonly CardBlock[]): readonly CardBlock[] {
  return card.map((block) => ({
    ...block,
    items: block.items.map((item) => (item.tone === undefined ? item : {...item, tone: 'neutral'})),
  }));
}

export interface Gap {
  /** The label of the figure. */
  readonly figure: string | undefined;
  /** The pass mark that counts: '€43,800', or '470' for points. */
  readonly limit: string;
  /** '25 points'. */
  readonly difference: string;
  /** '25'. */
  readonly number: string;
  readonly isShort: boolean;
  /** The figure is the mark. */
  readonly isExact: boolean;
}

/** How far the headline figure is from the next pass mark; null if the verdict needs no more. */
export function gapOf(card: readonly CardBlock[]): Gap | null {
  const distance = distanceOf(card);
  return distance?.isShort === true ? distance : null;
}

/**
 * How far the first figure with pass marks is from the one that counts: the next one above it, if it is short of that, else the highest that it
 * reaches. Null without such a figure, and where a maximum, such as a number of days, is the mark.
 */
export function distanceOf(card: readonly CardBlock[]): Gap | null {
  const tone = verdictIn(card)?.tone;
  const {label, value, unit, outOf, marks = []} = headlinesIn(card).find((figure) => figure.marks !== undefined) ?? {};
  if (tone === undefined || !isJudgement(tone) || value === undefined) return null;
  const ascending = marks.toSorted((a, b) => a.value - b.value);
  const next = tone === 'good' ? undefined : ascending.find((mark) => mark.value > value);
  const mark = next ?? ascending.findLast((each) => each.value <= value);
  if (mark === undefined || (next === undefined && mark.value === outOf)) return null;
  const difference = distanceInUnit(value, mark.value, unit);
  return {
    figure: label,
    limit: isCurrency(unit) ? mark.text : grouped(mark.value),
    difference,
    number: isCurrency(unit) ? difference : distanceInUnit(value, mark.value, undefined),
    isShort: next !== undefined,
    isExact: mark.value === value,
  };
}

/** '25 points short of 470', '€4,700 above €43,800'. */
export function distanceText({isShort, isExact, difference, limit}: Gap): string {
  return fill(words.gap[isShort ? 'short' : isExact ? 'exact' : 'above'], {difference, limit});
}

/**
 * The result in a few words: '445 points · 25 short', '€60,000 · Eligible', 'Not eligible'; 'Incomplete' while it is open.
 * @param todays the verdict of today, where it is another one: '€48,500 · Today: Not eligible'
 */
export function headlineOf(card: readonly CardBlock[], completeness: Completeness, todays?: CardItem): string {
  if (isProvisional(completeness)) return words.bar.incomplete;
  const verdict = verdictIn(card);
  const figure: CardItem | undefined = headlinesIn(card)[0];
  const gap = gapOf(card);
  const remark = todays
    ? fill(words.bar.today, {verdict: withoutFullStop(todays.text)})
    : gap === null
      ? verdict && withoutFullStop(verdict.text)
      : fill(words.bar.short, {difference: gap.number});
  const shown = figure?.text ?? (verdict === undefined ? card[0]?.items[0]?.text : undefined);
  if (shown === undefined || remark === undefined) return shown ?? remark ?? '';
  return fill(words.bar.line, {figure: shown, remark});
}
