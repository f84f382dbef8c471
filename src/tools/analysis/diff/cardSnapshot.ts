/**
 * What a definition shows for some answers: its result and its card, as values, which are quick to compare, and as the texts that a
 * visitor reads. Texts that no answer changes (titles, labels) are left out.
 */
import {isVerdict} from '../../../engine/blocks/verdict.ts';
import {loadRules, type LoadedRules, type ShownCalculation} from '../../../engine/program/parts.ts';
import {itemText, type CardItem} from '../../../engine/results/card.ts';
import type {Result} from '../../../engine/results/program.ts';
import {daysOf} from '../../../engine/results/underRules.ts';
import {partsOfCard, type CardPart} from '../../../engine/program/shownCard.ts';
import type {CheckedItem, Model} from '../../../engine/language/model.ts';
import {blockOf, itemOf} from '../../../engine/plan/card.ts';
import {planOf} from '../../../engine/plan/planOf.ts';
import {scopeOf} from '../../../engine/plan/scope.ts';
import type {CheckedText} from '../../../engine/language/typed.ts';
import {namesInText} from '../../../engine/language/walk.ts';
import type {AnswerSet} from '../answerSets.ts';

export interface CardSnapshot {
  readonly result: Result;
  /** The verdict's words; undefined if the card shows none. */
  readonly verdict: string | undefined;
  readonly tone: string | undefined;
  /** The figures in the largest type, each with its label. */
  readonly headlines: readonly string[];
  /** The sentences of each list and note of the card; none if it is not shown. */
  readonly sentences: readonly (readonly string[])[];
  /** The texts of everything else that is shown. */
  readonly texts: readonly string[];
}

/** A calculation with the values of each part of the card; undefined for one that is not shown. */
export interface CardValues extends ShownCalculation {
  readonly result: Result;
  readonly parts: readonly (readonly unknown[] | undefined)[];
}

/** The calculation of one definition. */
export interface CompiledSnapshot {
  /** Null if a guard stops the calculation. */
  readonly values: (answers: AnswerSet, today: string) => CardValues | null;
  readonly snapshot: (values: CardValues, today: string) => CardSnapshot;
  /** The parts in the order of `CardValues`. */
  readonly parts: readonly CardPart[];
}

/** @param like the parts of the other version: a card with the same ones in another order shows the same, so they get its order */
export function compileSnapshot(model: Model, like?: readonly CardPart[]): CompiledSnapshot {
  const rules = loadRules(model);
  const all = partsOfCard(model);
  const parts = inOrderOf(like, all);
  const positions = all.map((part) => parts.indexOf(part));
  const textsOfPart = partTexts(model, rules);
  const kinds = parts.map((part) => kindOf(part, model));
  const partsOfKind = (kind: PartKind): readonly number[] =>
    kinds.flatMap((each, index) => (each === kind ? [index] : []));
  const [verdicts, sentences, others] = (['verdict', 'sentence', 'figure'] as const).map(partsOfKind) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];
  const noValues: CardValues['parts'] = parts.map(() => undefined);
  const headlines = parts.flatMap((part, index) => (itemAt(part, model)?.isHeadline ? [index] : []));
  return {
    parts,
    values: (answers, today) => {
      const calculation = rules.evaluate(answers, today);
      if (calculation.result === null) return null;
      const values = [...noValues];
      for (const block of calculation.shown())
        for (const shown of block ?? []) if (shown !== null) values[positions[shown[0]]!] = shown.slice(1);
      return {...calculation, result: calculation.result, parts: values};
    },
    snapshot: (values, today) => {
      const textsOf = (index: number): readonly string[] =>
        values.parts[index] === undefined ? [] : textsOfPart(parts[index]!, values.parts[index], values, today);
      const verdict = verdicts.find((index) => values.parts[index] !== undefined);
      // Most comparisons end with the verdict or the headlines.
      return {
        result: values.result,
        verdict: verdict === undefined ? undefined : textsOf(verdict)[0],
        tone: verdict === undefined ? undefined : itemAt(parts[verdict]!, model)!.tone,
        get headlines() {
          return headlines.flatMap((index) => textsOf(index).filter((text) => !text.startsWith(MARK)));
        },
        get sentences() {
          return sentences.map(textsOf);
        },
        get texts() {
          return others.flatMap(textsOf);
        },
      };
    },
  };
}

/** Whether parts with the same values look the same. */
export const lookAlike = (parts: readonly CardPart[], others: readonly CardPart[]): boolean =>
  parts.length === others.length && parts.every(({form}, index) => form === others[index]!.form);

type PartKind = 'verdict' | 'sentence' | 'figure';

function kindOf(part: CardPart, model: Model): PartKind {
  const block = model.card[part.block]!;
  const item = itemAt(part, model);
  if (item === undefined) return block.list !== undefined && block.list.current === undefined ? 'sentence' : 'figure';
  if (isVerdict(block)) return 'verdict';
  return item.label === undefined && item.value === undefined ? 'sentence' : 'figure';
}

function itemAt({block, item}: CardPart, {card}: Model): CheckedItem | undefined {
  if (item === undefined) return undefined;
  return item === 'total' ? card[block]!.total : card[block]!.items[item];
}

/** The texts of parts as visitors read them. They follow from the values of the part, so each is made once. */
function partTexts(
  model: Model,
  rules: LoadedRules,
): (part: CardPart, values: readonly unknown[], calculation: ShownCalculation, today: string) => readonly string[] {
  const plan = planOf(model);
  const knownOfParts = new Map<CardPart, Map<unknown, readonly string[]>>();
  return (part, values, calculation, today) => {
    const known = knownOfParts.get(part) ?? new Map<unknown, readonly string[]>();
    knownOfParts.set(part, known);
    const key = keyOfValues(values);
    const texts = known.get(key);
    if (texts !== undefined) return texts;
    const scope = scopeOf(plan, calculation, daysOf(rules, today));
    const block = plan.card[part.block]!;
    const made =
      part.item === undefined
        ? textsOfBlock(blockOf({...block, items: []}, scope), model.card[part.block]!.heading)
        : textsOfItem(
            itemOf(part.item === 'total' ? block.total! : block.items[part.item]!, scope),
            itemAt(part, model)!,
          );
    known.set(key, made);
    return made;
  };
}

/** The same for the same values of a part. Most parts have one number or none, which need no text that takes longer than the comparison. */
function keyOfValues(values: readonly unknown[]): unknown {
  const [first] = values;
  return values.length <= 1 && (typeof first === 'number' || first === undefined) ? first : JSON.stringify(values);
}

function textsOfBlock({heading, items}: ReturnType<typeof blockOf>, words: CheckedText | undefined): readonly string[] {
  return [...(isFilledIn(words) ? [heading!] : []), ...items.map((item) => labelled(item))];
}

const labelled = (item: CardItem): string =>
  item.label === undefined ? itemText(item) : `${item.label}: ${itemText(item)}`;

function textsOfItem(
  {label, text, outOf, percentDone, days, range, marks}: CardItem,
  item: CheckedItem,
): readonly string[] {
  return [
    ...(isFilledIn(item.label) ? [label!] : []),
    ...(item.value !== undefined || isFilledIn(item.text) || isOnlyText(item) ? [text] : []),
    ...[outOf, percentDone].flatMap((figure) => (figure === undefined ? [] : [String(figure)])),
    ...[days, range].flatMap((each) => (each === undefined ? [] : [JSON.stringify(each)])),
    ...(marks ?? []).map((mark) => MARK + mark.text),
  ];
}

/** Precedes the text of a pass mark, which is no part of the headline. */
const MARK = '| ';

const isOnlyText = ({label, value, tone}: CheckedItem): boolean =>
  tone !== undefined || (label === undefined && value === undefined);

/** Whether a text has references; one without is the same for all answers. */
const isFilledIn = (text: CheckedText | undefined): boolean => namesInText(text).length > 0;

/** Parts in the order of others if they are the same ones. */
function inOrderOf(others: readonly CardPart[] | undefined, parts: readonly CardPart[]): readonly CardPart[] {
  if (others === undefined) return parts;
  const left = parts.map((part) => ({part, key: keyOf(part)}));
  const keys = others.map(keyOf);
  const sorted = (list: readonly string[]): string => JSON.stringify(list.toSorted());
  if (sorted(keys) !== sorted(left.map(({key}) => key))) return parts;
  return keys.map(
    (wanted) =>
      left.splice(
        left.findIndex(({key}) => key === wanted),
        1,
      )[0]!.part,
  );
}

/** The same for parts that show the same under the same conditions. */
const keyOf = ({form, shownIf, condition, reads}: CardPart): string =>
  JSON.stringify([form, shownIf, condition, reads], (name, value: unknown) =>
    name.endsWith('lace') ? undefined : value,
  );
