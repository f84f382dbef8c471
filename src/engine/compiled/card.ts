/**
 * The result card as a list of blocks, each a list of items. Texts are formatted already; numbers are for meters, charts
 * and comparisons. The kind of a block only chooses the component that draws it.
 */
import type {BlockKind} from '../blocks/index.ts';
import type {CalendarDay} from '../runtime/calendar.ts';

export interface CardBlock {
  readonly kind: BlockKind;
  readonly heading?: string;
  readonly items: readonly CardItem[];
  /** What the items add up to. */
  readonly total?: CardItem;
  /** Items whose value is 0 are left out, so that a missing one counts as 0. */
  readonly hidesZeros?: true;
}

export interface CardItem {
  readonly label?: string;
  /** The value with its unit ('105 points', '$35,165', '7 June 2024'), or a sentence. */
  readonly text: string;
  /** Missing where the item shows no number. */
  readonly value?: number;
  readonly unit?: Unit;
  /** The most that the value can be, or is measured against. The value may be larger. */
  readonly outOf?: number;
  /** '105 / 200', where the value is measured against a figure of the definition. */
  readonly outOfText?: string;
  /** The figures with which a verdict of the card compares the value. */
  readonly marks?: readonly Mark[];
  /** The item is the verdict. */
  readonly tone?: Tone;
  /** The largest thing on the card. */
  readonly isHeadline?: true;
  /** How far something has come: 0 to 100, a whole number. */
  readonly percentDone?: number;
  /** The whole days behind the percentage; none have passed where the start is not known. */
  readonly days?: {readonly passed: number; readonly estimated: number};
  readonly stage?: StageState;
}

/** good: green · caution: yellow · bad: red · neutral: no colour. The words always say it too. */
export const tones = ['good', 'caution', 'bad', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** What is counted: an ISO 4217 code, or a plural such as points or days. */
export type Unit = string;

/** A pass mark: 'Competitive from', 470, '470 points'. */
export interface Mark {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** Where one stage of an application is; its name is the item's text. */
export interface StageState {
  readonly isCompleted: boolean;
  readonly isCurrent: boolean;
  /** May be ahead; null while the stage is not completed. */
  readonly date: CalendarDay | null;
}

/** The item that judges the answers; undefined where the card only shows figures. */
export function verdictIn(card: readonly CardBlock[]): (CardItem & {readonly tone: Tone}) | undefined {
  return card.flatMap(({items}) => items).find((item): item is CardItem & {tone: Tone} => item.tone !== undefined);
}

/** The figures that the card shows first, in its order. */
export function headlinesIn(card: readonly CardBlock[]): readonly CardItem[] {
  return card.flatMap(({items}) => items.filter(({isHeadline}) => isHeadline));
}
