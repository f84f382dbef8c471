/** Whether two versions of a card show the same, by their values. */
import {partsOfCard, type CardPart, type ShownCard, type ShownParts} from '../../engine/program/shownCard.ts';
import type {Model} from '../../engine/language/model.ts';
import {isEqual} from './equality.ts';

/** False if the cards may look different: their texts may still be the same. */
export function showSame(original: Model, before: ShownCard, changed: Model, after: ShownCard): boolean {
  const [forms, others] = [partsOfCard(original), partsOfCard(changed)];
  const isSamePart = (one: ShownParts[number], other: ShownParts[number] | undefined): boolean => {
    if (one === null || other === null || other === undefined) return one === other;
    const [part, ...values] = one;
    const [otherPart, ...otherValues] = other;
    return looksLike(forms[part]!, others[otherPart]!) && isEqual(values, otherValues);
  };
  const isSameBlock = (parts: ShownParts | null, index: number): boolean => {
    const other = after[index]!;
    if (parts === null || other === null) return parts === other;
    return parts.length === other.length && parts.every((part, position) => isSamePart(part, other[position]));
  };
  return before.length === after.length && before.every(isSameBlock);
}

const looksLike = (one: CardPart, other: CardPart): boolean => one.form === other.form && one.title === other.title;
