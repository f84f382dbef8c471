/** Amounts in other currencies, at the rates of currencies.yaml. No rule of a calculator uses them. */
import {ownValue} from '../../engine/language/ownValue.ts';
import currencyRates from './currencies.yaml';

/** Units of each currency per US dollar, by ISO 4217 code. */
export const rates: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(currencyRates.currencies).map(([code, {perDollar}]) => [code, perDollar]),
);

/** The month of the rates. */
export const ratesAsOf = currencyRates.asOf;

/**
 * @param perDollar units of each currency per US dollar
 * @returns undefined if a currency has no rate
 */
export function exchanged(amount: number, from: string, to: string, perDollar = rates): number | undefined {
  const [given, wanted] = [ownValue(perDollar, from), ownValue(perDollar, to)];
  return given === undefined || wanted === undefined ? undefined : (amount / given) * wanted;
}

/** As {@link exchanged}, rounded down to a whole number, so that the conversion never lifts anyone over a threshold. */
export function converted(amount: number, from: string, to: string, perDollar = rates): number | undefined {
  const exact = exchanged(amount, from, to, perDollar);
  // The added millionth keeps an inexact binary fraction from rounding a whole amount down.
  return exact === undefined ? undefined : Math.floor(exact + 1e-6);
}
