/** The result card as plain texts, in which a terminal prints it and a case names them. */
import {isVerdict} from '../blocks/verdict.ts';
import type {CardBlock, CardItem} from '../compiled/card.ts';
import type {CheckedText, Model} from '../model.ts';
import {calendarDay} from '../runtime/formats.ts';

/** A text, the sentences below a heading, or the labelled texts below it. */
export type CardText = string | readonly string[] | Readonly<Record<string, string>>;

/** The key of all sentences that have neither a label nor a heading. */
const notesKey = 'notes';

/** What a card shows besides its verdict, by label or heading. */
export function cardTexts(card: readonly CardBlock[]): Readonly<Record<string, CardText>> {
  const texts: Record<string, CardText> = {};
  const notes: string[] = [];
  for (const {heading, items, total} of card) {
    if (heading !== undefined) {
      const all = total === undefined ? items : [...items, total];
      const areLabelled = all.length > 0 && all.every(({label}) => label !== undefined);
      texts[heading] = areLabelled ? byLabel(all) : all.map(itemText);
    } else if (items.every(({tone}) => tone === undefined)) {
      Object.assign(texts, byLabel(items.filter(({label}) => label !== undefined)));
      notes.push(...items.filter(({label}) => label === undefined).map(itemText));
    }
  }
  return {...texts, [notesKey]: notes};
}

function byLabel(items: readonly CardItem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(items.map((item) => [item.label!, itemText(item)]));
}

/** An item without its label: '105 points of 200', '45%. 40 of 90 days have passed.', '✓ Received, 3 January 2024'. */
export function itemText({text, outOf, outOfText, percentDone, stage}: CardItem): string {
  if (stage !== undefined) {
    const {isCompleted, isCurrent, date} = stage;
    const sign = isCurrent ? '→' : isCompleted ? '✓' : '·';
    return `${sign} ${text}${date === null ? '' : `, ${calendarDay(date)}`}`;
  }
  const percent = percentDone === undefined ? '' : `${percentDone}%. `;
  const maximum = outOfText === undefined ? (outOf === undefined ? '' : ` of ${outOf}`) : ` (${outOfText})`;
  return percent + text + maximum;
}

/** The labels and headings that a case may name, as texts for messages, and whether a card may show one. */
export interface CardLabels {
  readonly texts: readonly string[];
  readonly includes: (key: string) => boolean;
}

/** In a label with references, such as 'Proof for {days} days', any text may stand for a reference. */
export function cardLabels({card}: Model): CardLabels {
  const labels = card
    .filter((block) => !isVerdict(block))
    .flatMap(({heading, items}) =>
      heading === undefined ? items.flatMap(({label}) => (label === undefined ? [] : [label])) : [heading],
    );
  const fixed = [...labels.flatMap((label) => (isFixed(label) ? [label.join('')] : [])), notesKey];
  const patterns = labels.flatMap((label) => (isFixed(label) ? [] : [patternOf(label)]));
  return {
    texts: [...new Set(fixed)],
    includes: (key) => fixed.includes(key) || patterns.some((pattern) => pattern.test(key)),
  };
}

const isFixed = (text: CheckedText): text is readonly string[] => text.every((part) => typeof part === 'string');

function patternOf(text: CheckedText): RegExp {
  const parts = text.map((part) => (typeof part === 'string' ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : '.*'));
  return new RegExp(`^${parts.join('')}$`);
}
