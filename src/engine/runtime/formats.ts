/**
 * The format of figures and days in texts: always English, whatever the visitor's locale.
 * Formatters are created at their first use, because creating one costs more than a whole calculation.
 */
import {round} from './arithmetic.ts';
import type {CalendarDay} from './calendar.ts';
import {singular} from './english.ts';

/** A sign for negative numbers, but never in front of a 0. */
const NO_NEGATIVE_ZERO = {signDisplay: 'negative'} as const;
const UP_TO_TEN_DECIMALS = {...NO_NEGATIVE_ZERO, maximumFractionDigits: 10} as const;
const NO_DECIMALS_IF_WHOLE = {...NO_NEGATIVE_ZERO, trailingZeroDisplay: 'stripIfInteger'} as const;

const groupedFormat = lazily(() => new Intl.NumberFormat('en', UP_TO_TEN_DECIMALS));
const plainFormat = lazily(() => new Intl.NumberFormat('en', {...UP_TO_TEN_DECIMALS, useGrouping: false}));
const indianFormat = lazily(() => new Intl.NumberFormat('en-IN', UP_TO_TEN_DECIMALS));
// British English puts the day before the month.
const dayFormat = lazily(() => new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}));
const monthFormat = lazily(() => new Intl.DateTimeFormat('en-GB', {year: 'numeric', month: 'long', timeZone: 'UTC'}));
const listFormat = lazily(() => new Intl.ListFormat('en'));
const choiceFormat = lazily(() => new Intl.ListFormat('en', {type: 'disjunction'}));
const moneyFormats = new Map<number, Intl.NumberFormat>();
const currencyFormats = new Map<string, CurrencyFormat>();

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Kept, because asking the formatter takes longer than formatting. */
  readonly decimals: number;
}

/** 43,800, with up to ten decimals. */
export function grouped(number: number): string {
  return Number.isSafeInteger(number) && number >= 0 ? groupedWhole(number) : groupedFormat().format(number);
}

/** For whole numbers, as most figures are: the formatter would take longer than the calculation of the figure. */
function groupedWhole(number: number): string {
  if (number < 1000) return String(number);
  return `${groupedWhole(Math.floor(number / 1000))},${String(number % 1000).padStart(3, '0')}`;
}

/** 13000 or 1.5: no commas, no exponent, up to ten decimals. */
export function plain(number: number): string {
  return plainFormat().format(number);
}

/**
 * 43,800 or 40,653.60: two decimals, or up to three in dinars, unless the amount is whole.
 * @param decimals those of the currency in which `amount` shows the same figure
 */
export function money(number: number, decimals = 2): string {
  return moneyFormat(decimals).format(round(number, decimals));
}

function moneyFormat(decimals: number): Intl.NumberFormat {
  const known = moneyFormats.get(decimals);
  if (known !== undefined) return known;
  const options = {...NO_DECIMALS_IF_WHOLE, minimumFractionDigits: 2, maximumFractionDigits: decimals};
  const format = new Intl.NumberFormat('en', options);
  moneyFormats.set(decimals, format);
  return format;
}

/** 1,62,500: lakhs and crores. */
export function indian(number: number): string {
  return indianFormat().format(number);
}

/** 70 becomes 70%. */
export function percent(number: number): string {
  return `${grouped(number)}%`;
}

/**
 * $35,165 or €40,653.60: two decimals, or the currency's if it has more, unless the amount is whole. Yen and pesos have them
 * too: without them, an amount just under a limit would look like the limit.
 * @param currency an ISO 4217 code; any other text throws, so the compiler must check it
 */
export function amount(number: number, currency: string): string {
  const {format, decimals} = currencyFormat(currency);
  return format.format(round(number, decimals));
}

/** How many decimals of an amount are shown: 2 for most currencies, 3 for dinars. */
export function decimalsOf(currency: string): number {
  return currencyFormat(currency).decimals;
}

function currencyFormat(currency: string): CurrencyFormat {
  let known = currencyFormats.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat('en', {
      ...NO_DECIMALS_IF_WHOLE,
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
    });
    known = {format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2};
    currencyFormats.set(currency, known);
  }
  return known;
}

/**
 * 105 points, 1 day.
 * @param unit the plural
 */
export function quantity(number: number, unit: string): string {
  return `${grouped(number)} ${thingsCounted(number, unit)}`;
}

/** What a number counts: 'year' for 1 and 'years' for 2. */
export function thingsCounted(number: number, unit: string): string {
  return grouped(number) === '1' ? singular(unit) : unit;
}

/**
 * $35,165, 105 points or 105.
 * @param unit an ISO 4217 code, or the plural of a word such as points
 */
export function inUnit(number: number, unit: string | undefined): string {
  if (unit === undefined) return grouped(number);
  return isCurrency(unit) ? amount(number, unit) : quantity(number, unit);
}

/** Whether a unit is an ISO 4217 code. */
export function isCurrency(unit: string | undefined): boolean {
  return unit !== undefined && /^[A-Z]{3}$/.test(unit);
}

/** +25 points or −$1,200: a difference with its sign. */
export function signed(difference: number, unit: string | undefined): string {
  return `${difference < 0 ? '−' : '+'}${inUnit(Math.abs(difference), unit)}`;
}

/** 2024-06-07 becomes 7 June 2024; null becomes empty text. */
export function calendarDay(day: CalendarDay | null): string {
  return day === null ? '' : dayFormat().format(new Date(day));
}

/** 2024-06 becomes June 2024. */
export function month(yearAndMonth: string): string {
  return monthFormat().format(new Date(yearAndMonth));
}

/** A, B, and C. */
export function list(items: readonly string[]): string {
  return listFormat().format(items);
}

/** A, B, or C. */
export function listOfChoices(items: readonly string[]): string {
  return choiceFormat().format(items);
}

/** In characters; messages shorten longer names and answers. */
const MAX_QUOTED = 60;

/** The text, shortened for a message. */
export const beginningOf = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;

function lazily<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => (formatter ??= create());
}
