/** The check of one comparison: whether it is met, and for figures by how much. */
import {compare, minus, round} from '../runtime/arithmetic.ts';
import {orderedDay, type CalendarDay} from '../runtime/calendar.ts';
import type {Comparison} from '../runtime/comparisons.ts';
import {decimalsApart, decimalsShown} from '../runtime/shownFigures.ts';
import type {Check, Derivation} from './derived.ts';
import type {NumberFormat} from './workedOut.ts';

/** A comparison of two figures. */
export function compared(left: Derivation, comparison: Comparison, right: Derivation, format: NumberFormat): Check[] {
  const [one, other] = [left.value ?? 0, right.value ?? 0];
  const usual = decimalsShown(left.unit ?? right.unit);
  const decimals = decimalsApart(one, [other], usual);
  const side = (figure: Derivation): Derivation =>
    decimals === usual || figure.value === undefined
      ? figure
      : {...figure, text: format(round(figure.value, decimals), decimals)};
  const seen = (figure: Derivation): number =>
    round((decimals === usual ? figure.shown : undefined) ?? figure.value ?? 0, decimals);
  const by = Math.abs(minus(seen(left), seen(right)));
  const distance = format(by, decimals);
  return [
    {
      kind: 'compared',
      ...relationOf(compare(one, other), comparison),
      left: side(left),
      right: side(right),
      by,
      distance,
    },
  ];
}

/** A comparison of two levels by their ranks in the order. */
export function comparedLevels(
  left: Derivation,
  leftRank: number,
  comparison: Comparison,
  right: Derivation,
  rightRank: number,
): Check[] {
  return [
    {
      kind: 'compared',
      ...relationOf(leftRank - rightRank, comparison),
      left,
      right,
      by: 0,
      distance: '',
      isLevel: true,
    },
  ];
}

/**
 * A comparison of two dates.
 * @param leftDay null is before every day
 */
export function comparedDays(
  left: Derivation,
  comparison: Comparison,
  right: Derivation,
  leftDay: CalendarDay | null,
  rightDay: CalendarDay | null,
): Check[] {
  const [one, other] = [orderedDay(leftDay), orderedDay(rightDay)];
  const difference = one < other ? -1 : Number(one > other);
  return [{kind: 'compared', ...relationOf(difference, comparison), left, right, by: 0, distance: '', isDay: true}];
}

function relationOf(difference: number, comparison: Comparison) {
  const relation = difference < 0 ? 'below' : difference > 0 ? 'above' : 'equal';
  const met = {
    '==': difference === 0,
    '!=': difference !== 0,
    '<': difference < 0,
    '<=': difference <= 0,
    '>': difference > 0,
    '>=': difference >= 0,
  }[comparison];
  return {relation, met, comparison} as const;
}

/**
 * Checks whether a choice is one of the options.
 * @param isAmong whether it is one of them
 * @param isWanted whether the condition requires that it is
 */
export function chosen(choice: Derivation, isAmong: boolean, isWanted: boolean, options: readonly string[]): Check[] {
  return [{kind: 'chosen', met: isAmong === isWanted, choice, among: isAmong, options}];
}
