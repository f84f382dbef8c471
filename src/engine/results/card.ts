/**
 * The result card as a list of blocks, each a list of items. Texts are formatted already; numbers are for meters,
 * charts and comparisons. The kind of a block only chooses the component that draws it.
 */
import type {CalendarDay} from '../runtime/calendar.ts';
import {calendarDay} from '../runtime/formats.ts';
import type {StageState} from '../runtime/progress.ts';
import type {StayState} from '../runtime/stayItems.ts';
import type {Window} from '../runtime/movingWindow.ts';

export interface CardBlock {
  /** A key of `blocks` in blocks/index.ts, which imports this file. */
  readonly kind: string;
  readonly heading?: string;
  readonly items: readonly CardItem[];
  /** What the items add up to. */
  readonly total?: CardItem;
  /** Items whose value is 0 are left out: to compare cards, count a missing item as 0. */
  readonly hidesZeros?: true;
  /** For amounts of which some come with each year: the years that they are for. */
  readonly years?: number;
  /** The rule that limits the stays of the items. */
  readonly rule?: StayRule;
}

/** At most `limit` days of stay in the window that ends with any day. */
export interface StayRule {
  readonly limit: number;
  readonly window: Window;
  /** The day to look at first, on which a planned stay begins. */
  readonly day: CalendarDay | null;
  /** The length of a planned stay in days; 0 without one. */
  readonly planned?: number;
  /** The id of the input that has the day. */
  readonly asked?: string;
}

export interface CardItem {
  readonly label?: string;
  /** The value with its unit ('105 points', '$35,165', '7 June 2024'), or a sentence. */
  readonly text: string;
  /** Missing if the item shows no number. */
  readonly value?: number;
  /** The value as the text shows it, if a sum decides how it is rounded. */
  readonly shown?: number;
  readonly unit?: Unit;
  /** The day, if the item shows a date; null if it is unknown. */
  readonly day?: CalendarDay | null;
  /** The maximum of the value, or the figure that it is measured against. The value may exceed it. */
  readonly outOf?: number;
  /** '105 / 200'; only if the definition names the figure that the value is measured against. */
  readonly outOfText?: string;
  /** Ids of the inputs with a default that the value is calculated from, itself and not through other values. */
  readonly assumes?: readonly string[];
  /** The pass marks: figures that the card's verdict compares the value with. */
  readonly marks?: readonly Mark[];
  /** The item is the verdict. */
  readonly tone?: Tone;
  /** Shown in the largest type on the card. */
  readonly isHeadline?: true;
  /** The progress: a whole number from 0 to 100. */
  readonly percentDone?: number;
  /** The fewest and the most days that the estimate is elsewhere, and what that says. */
  readonly range?: {readonly least: number; readonly most: number; readonly text: string};
  /** The whole days that the percentage comes from; `passed` is 0 if the start is unknown. */
  readonly days?: {readonly passed: number; readonly estimated: number};
  /** How much of the value comes once; the rest comes with each of the block's years. Missing if that is not known. */
  readonly once?: number;
  /** Whom a part of a sum is for, if not for the person who asks. */
  readonly person?: string;
  readonly stage?: StageState;
  readonly stay?: StayState;
}

/** An item without its label: '105 points of 200', '45%. 40 of 90 days have passed.', '✓ Received, 3 January 2024'. */
export function itemText({text, outOf, outOfText, percentDone, range, stage}: CardItem): string {
  if (stage !== undefined) {
    const {completed, isCurrent, date} = stage;
    const sign = isCurrent ? '→' : completed ? '✓' : '·';
    return `${sign} ${text}${date === null ? '' : `, ${calendarDay(date)}`}`;
  }
  const percent = percentDone === undefined ? '' : `${percentDone}%. `;
  const maximum = outOfText === undefined ? (outOf === undefined ? '' : ` of ${outOf}`) : ` (${outOfText})`;
  return percent + text + maximum + (range === undefined ? '' : ` ${range.text}`);
}

/** good: green · caution: yellow · bad: red · pending: blue · neutral: no colour. The text always says the same. */
export const tones = ['good', 'caution', 'bad', 'pending', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Whether a verdict of this tone is better or worse than another; a pending or neutral one only states how things are. */
export function isJudgement(tone: Tone): boolean {
  return tone !== 'pending' && tone !== 'neutral';
}

/** Larger is better. The tones that do not judge rank lowest. */
export function rankOf(tone: Tone): number {
  return (['neutral', 'pending', 'bad', 'caution', 'good'] satisfies Tone[]).indexOf(tone);
}

/** The unit of a value: an ISO 4217 code, or a plural such as points or days. */
export type Unit = string;

/** A pass mark: 'Competitive from', 470, '470 points'. */
export interface Mark {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** The item with the verdict; undefined if the card only shows figures. */
export function verdictIn(card: readonly CardBlock[]): (CardItem & {readonly tone: Tone}) | undefined {
  return card.flatMap(({items}) => items).find((item): item is CardItem & {tone: Tone} => item.tone !== undefined);
}

/** The headline figures, in the order of the card. */
export function headlinesIn(card: readonly CardBlock[]): readonly CardItem[] {
  return card.flatMap(({items}) => items.filter(({isHeadline}) => isHeadline));
}

/** The verdict and the headline figures of a card. */
export function headlineItems(card: readonly CardBlock[]): readonly CardItem[] {
  const verdict = verdictIn(card);
  return [...(verdict === undefined ? [] : [verdict]), ...headlinesIn(card)];
}
