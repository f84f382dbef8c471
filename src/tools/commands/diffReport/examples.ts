/** Examples of a change as a visitor would see them: answers that the form can give, and what the card says before and after. */
import {load} from '../../../engine/program/parts.ts';
import {verdictIn, type CardBlock, type CardItem} from '../../../engine/results/card.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import type {Result, ResultValue} from '../../../engine/results/program.ts';
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {isSame} from '../../analysis/equality.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import {type VerdictChange, withoutFigures} from '../../analysis/diff/changeCollector.ts';
import {asTheFormGives, isFromForm, type Preference} from '../../analysis/diff/formAnswers.ts';
import type {Versions} from '../../analysis/diff/versions.ts';
import {wordingOf, type Wording} from './wording.ts';

/** The two versions, ready to be called with the names of the later one. */
export interface Calculators {
  readonly before: CompiledCalculator;
  readonly after: CompiledCalculator;
}

export const calculatorsOf = ({before, after}: Versions): Calculators => ({
  before: load(before.body),
  after: load(after.body),
});

/** Something that changes, with answers that show it. */
interface Shown {
  readonly answers: AnswerSet;
  readonly today: string;
}

/** What an example must go on to show when its answers are replaced by more usual ones. */
export type Aspect =
  | ({readonly kind: 'verdict'} & Pick<VerdictChange, 'from' | 'to' | 'anyFigures'>)
  /** A key of the result; nested keys are joined with a dot. */
  | {readonly kind: 'result'; readonly key: string}
  | {readonly kind: 'card'};

type VerdictAspect = Extract<Aspect, {readonly kind: 'verdict'}>;

export interface PresentedExample extends Shown {
  /** Whether the form can give these answers. */
  readonly isFromForm: boolean;
  /** What the card says before and after, line by line. */
  readonly differences: readonly CardDifference[];
  readonly wording: Wording;
}

/** One line of the card; a side is missing if the card does not have the line. */
export interface CardDifference {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** @param prefers of the answers that the form can give: the most usual ones, or those nearest to these */
export function presentExample(
  {answers, today}: Shown,
  aspect: Aspect,
  calculators: Calculators,
  prefers: Preference = 'usual',
): PresentedExample {
  const page = calculators.after.page(today);
  const stillShows = (candidate: AnswerSet): boolean => shows(aspect, candidate, today, calculators);
  const presented = asTheFormGives(answers, page.fields, today, stillShows, prefers);
  return {
    answers: presented,
    today,
    isFromForm: isFromForm(presented, page.fields, today),
    differences: differencesFor(presented, today, calculators),
    wording: wordingOf([page, calculators.before.page(today)]),
  };
}

/** Whether two versions differ in this way for these answers. */
export function shows(aspect: Aspect, answers: AnswerSet, today: string, {before, after}: Calculators): boolean {
  const [one, other] = [before.evaluate(answers, today), after.evaluate(answers, today)];
  switch (aspect.kind) {
    case 'verdict':
      return showsVerdicts(aspect, verdictText(one), verdictText(other));
    case 'result':
      return (
        one.result !== null &&
        other.result !== null &&
        !isSameValue(valueAt(aspect.key, one.result), valueAt(aspect.key, other.result))
      );
    case 'card':
      return cardDifferences(answers, today, {before, after}).length > 0;
  }
}

function showsVerdicts(
  {from, to, anyFigures}: VerdictAspect,
  one: string | undefined,
  other: string | undefined,
): boolean {
  if (anyFigures === undefined) return one === from && other === to;
  const isAlike = (text: string | undefined, words: string | undefined): boolean =>
    text === undefined || words === undefined ? text === words : withoutFigures(text) === withoutFigures(words);
  return isAlike(one, from) && isAlike(other, to) && (one === other) === (from === to);
}

/** The verdict in words; undefined if nothing is calculated, '' if the card has none. */
function verdictText({result, card}: ReturnType<CompiledCalculator['evaluate']>): string | undefined {
  return result === null ? undefined : (verdictIn(card())?.text ?? '');
}

/** The value under a key such as 'breakdown.baseFee'. */
export function valueAt(key: string, result: Result): ResultValue | undefined {
  return key
    .split('.')
    .reduce<ResultValue | undefined>((value, part) => (value as Result | undefined)?.[part], result as ResultValue);
}

function isSameValue(one: unknown, other: unknown): boolean {
  return isSame(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** What the card says before and after or, where it says the same, the values of the result that differ. */
export function differencesFor(answers: AnswerSet, today: string, calculators: Calculators): readonly CardDifference[] {
  const onCard = cardDifferences(answers, today, calculators);
  if (onCard.length > 0) return onCard;
  const [one, other] = [calculators.before, calculators.after].map(
    (calculator) => calculator.calculate(answers, today) ?? {},
  ) as [Result, Result];
  return Object.keys({...one, ...other})
    .filter((key) => !isSameValue(one[key], other[key]))
    .map((key) => ({label: labelFromName(key), ...sideOf('before', one[key]), ...sideOf('after', other[key])}));
}

const sideOf = (side: 'before' | 'after', value: ResultValue | undefined): Partial<CardDifference> =>
  value === undefined ? {} : {[side]: typeof value === 'string' ? value : JSON.stringify(value)};

function cardDifferences(answers: AnswerSet, today: string, {before, after}: Calculators): readonly CardDifference[] {
  const [one, other] = [before, after].map((calculator) => linesOf(calculator.evaluate(answers, today).card()));
  const keys = [...new Set([...one!.keys(), ...other!.keys()])];
  return keys.flatMap((label) => {
    const [then, now] = [one!.get(label) ?? [], other!.get(label) ?? []];
    const [lost, added] = [without(then, now), without(now, then)];
    return Array.from({length: Math.max(lost.length, added.length)}, (_, index) => ({
      label,
      ...(lost[index] !== undefined && {before: lost[index]}),
      ...(added[index] !== undefined && {after: added[index]}),
    }));
  });
}

/** The items left when each of the others is taken away once. */
export function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The texts of a card by the heading of their block and their label. */
function linesOf(card: readonly CardBlock[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  const add = (label: string, text: string): void => void lines.set(label, [...(lines.get(label) ?? []), text]);
  for (const {heading, items, total} of card)
    for (const item of [...items, ...(total === undefined ? [] : [total])]) {
      const names = [heading, item.label].filter((name) => name !== undefined);
      add(names.join(', ') || (item.tone === undefined ? 'Note' : 'Verdict'), textOfItem(item));
    }
  return lines;
}

/** Everything that the item shows, in words. */
function textOfItem({text, outOf, outOfText, percentDone, marks, stage}: CardItem): string {
  const state = stage && (stage.isCurrent ? 'now' : stage.completed ? 'completed' : 'not completed');
  return [
    ...(percentDone === undefined ? [] : [`${percentDone}%`]),
    outOfText ?? (outOf === undefined ? text : `${text} of ${outOf}`),
    ...(marks ?? []).map((mark) => `${mark.label} ${mark.text}`),
    ...(state === undefined ? [] : [state]),
    ...(stage?.date ? [calendarDay(stage.date)] : []),
  ].join(', ');
}
