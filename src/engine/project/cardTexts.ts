/** The result card as plain texts, in which a terminal prints it and a case names them. */
import {isVerdict} from '../blocks/verdict.ts';
import {itemText, type CardBlock, type CardItem} from '../results/card.ts';
import type {Model} from '../language/model.ts';
import type {CheckedText} from '../language/typed.ts';

/** A text, the sentences below a heading, or the labelled texts below it. */
export type CardText = string | readonly string[] | Readonly<Record<string, string>>;

/** The key of all sentences that have neither a label nor a heading. */
const notesKey = 'notes';

/** The key of the pass marks on the meters of the figures. */
const marksKey = 'marks';

/** What a card shows besides its verdict, by label or heading. A label that is shown twice has both texts. */
export function cardTexts(card: readonly CardBlock[]): Readonly<Record<string, CardText>> {
  const texts: Record<string, CardText> = {};
  const notes: string[] = [];
  const add = (key: string, text: CardText): void => {
    texts[key] = Object.hasOwn(texts, key) ? [texts[key]!, text].flatMap(linesOf) : text;
  };
  for (const {heading, items, total} of card) {
    if (heading !== undefined) {
      const all = total === undefined ? items : [...items, total];
      const areLabelled = all.length > 0 && all.every(({label}) => label !== undefined);
      add(heading, areLabelled ? byLabel(all) : all.map(itemText));
    } else
      for (const item of items)
        if (item.tone === undefined) {
          if (item.label === undefined) notes.push(itemText(item));
          else add(item.label, itemText(item));
        }
  }
  const marks = card.flatMap(({items}) => items.flatMap((item) => item.marks ?? []));
  return {...texts, [notesKey]: notes, [marksKey]: Object.fromEntries(marks.map(({label, text}) => [label, text]))};
}

/** A part that is shown under a label twice, such as a fee, is listed with its label. */
function linesOf(text: CardText): readonly string[] {
  if (typeof text === 'string') return [text];
  return isList(text) ? text : Object.entries(text).map(([label, each]) => `${label}: ${each}`);
}

const isList = (text: CardText): text is readonly string[] => Array.isArray(text);

function byLabel(items: readonly CardItem[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const item of items) {
    const label = item.label!;
    texts[label] = Object.hasOwn(texts, label) ? `${texts[label]!}, ${itemText(item)}` : itemText(item);
  }
  return texts;
}

/** The labels and headings that a case may name, as texts for messages, and whether a card may show one. */
export interface CardLabels {
  readonly texts: readonly string[];
  readonly includes: (key: string) => boolean;
}

/** In a label with references, such as 'Proof for {days} days', a reference may become any text. */
export function cardLabels({card}: Model): CardLabels {
  const labels = card
    .filter((block) => !isVerdict(block))
    .flatMap(({heading, items}) =>
      heading === undefined ? items.flatMap(({label}) => (label === undefined ? [] : [label])) : [heading],
    );
  const fixed = [...labels.flatMap((label) => (isFixed(label) ? [label.join('')] : [])), notesKey, marksKey];
  const others = labels.filter((label) => !isFixed(label));
  return {
    texts: [...new Set(fixed)],
    includes: (key) => fixed.includes(key) || others.some((label) => canBecome(key, label)),
  };
}

const isFixed = (text: CheckedText): text is readonly string[] => text.every((part) => typeof part === 'string');

/** Whether `words` can be this text with its references filled in: the written parts occur in it, in their order. */
function canBecome(words: string, text: CheckedText): boolean {
  let offset = 0;
  for (const [index, part] of text.entries()) {
    if (typeof part !== 'string') continue;
    const found = index === text.length - 1 ? words.lastIndexOf(part) : words.indexOf(part, offset);
    if (found < offset || (index === 0 && found > 0)) return false;
    offset = found + part.length;
  }
  return typeof text.at(-1) !== 'string' || offset === words.length;
}
