/** Figures in sentences, and when to leave out what they count: 'You have 445 points. You need 470.' */
import type {Derivation} from '../derived.ts';
import {grouped, isCurrency} from '../../runtime/formats.ts';

export type Figure = Pick<Derivation, 'text' | 'value' | 'unit'>;

/** What a figure counts, in the plural: 'years'; undefined for an amount of money, a percentage and a plain number. */
function nounOf({unit}: Figure): string | undefined {
  return unit === undefined || unit === '%' || isCurrency(unit) ? undefined : unit;
}

/** Whether two figures count the same thing. */
export function countSame(figure: Figure, other: Figure): boolean {
  return isCount(figure) && nounOf(figure) === nounOf(other);
}

/** Whether a figure counts something: '2 years', but neither '€300' nor '20%'. */
export function isCount(figure: Figure): boolean {
  return nounOf(figure) !== undefined;
}

/** The figure without the word for what it counts: '2' for '2 years', but '€300'. */
export function withoutNoun(figure: Figure): string {
  return isCount(figure) && figure.value !== undefined ? grouped(figure.value) : figure.text;
}

/** The figure, without its unit if the figure that it is compared with has the same: '470' after '445 points'. */
export function withoutUnit(figure: Figure, other: Figure): string {
  return countSame(figure, other) ? withoutNoun(figure) : figure.text;
}

/** Whether a text shows a figure: a number that is not part of a name, such as 'B1' or 'Form I-485'. */
export function showsFigure(text: string): boolean {
  return /(?<![\p{L}\d-]|\d[.,])\d/u.test(text);
}
