/** The words that may surround a number: its unit, its currency, the period it is for, and multipliers such as 'k'. */
import type {Period} from '../definition/unit.ts';
import {ownValue} from '../ownValue.ts';
import {singular} from '../../runtime/english.ts';
import {isCurrency} from '../../runtime/formats.ts';

/** What a multiplier multiplies by; two numbers where it has two meanings. */
const multipliers: Readonly<Record<string, readonly number[]>> = {
  ...named(1e3, 'k thousand tsd 千 ألف हज़ार'),
  ...named(1e4, '万 萬'),
  ...named(1e5, 'lakh lakhs lac lacs l लाख'),
  ...named(1e6, 'm mn mio mill million millions mln مليون'),
  ...named(1e7, 'crore crores cr करोड़'),
  ...named(1e8, '億 亿'),
  ...named(1e9, 'b bn billion billions mrd'),
  // A thousand in Spanish and Portuguese, a million in colloquial English.
  mil: [1e3, 1e6],
};

function named(factor: number, names: string): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [factor]]));
}

const periods: Readonly<Record<Period, RegExp>> = {
  year: /(?:^| |\/)(?:(?:per|a|each|pro|por|par) ?)?(?:year|yr|y|annum|jahr|an|año|ano)$|(?:^| )(?:p\. ?a\.?|pa|yearly|annually)$/,
  month:
    /(?:^| |\/)(?:(?:per|a|each|pro|por|par|al) ?)?(?:month|mth|mo|monat|mois|mes|mês)$|(?:^| )(?:p\. ?m\.?|pm|pcm|monthly)$/,
};

/** Abbreviations of units, of currencies where no locale has them. */
const abbreviations: Readonly<Record<string, string>> = {
  years: 'yr yrs y yo yearsold yearold y/o',
  months: 'mo mos mth mths',
  days: 'd',
  people: 'person persons',
  AED: 'dh dhs دإ',
  CHF: 'fr sfr',
  CNY: 'rmb 元',
  ILS: 'nis',
  INR: 'rs',
  QAR: 'qr رق',
  SAR: 'sr رس',
};

/** What a word right after a number multiplies it by (two factors where it has two meanings), and the words after that. */
export function splitMultiplier(words: string): {readonly factors: readonly number[]; readonly rest: string} {
  const lower = words.trim().toLowerCase();
  const [name = ''] = /^(?:[千万萬億亿]|\p{L}[\p{L}\p{M}]*)/u.exec(lower) ?? [];
  if (!Object.hasOwn(multipliers, name)) return {factors: [1], rest: lower};
  return {factors: multipliers[name]!, rest: lower.slice(name.length).replace(/^\.?\s*/, '')};
}

/** Longer units in which people count days and months, each with how many they are. */
const longerUnits: Readonly<Record<string, readonly (readonly [words: RegExp, count: number])[]>> = {
  days: [[/^(weeks?|wks?)\.?$/, 7]],
  months: [[/^(years?|yrs?)\.?$/, 12]],
};

/** How many of its unit the words after a number mean: 7 for 'weeks' where it is days; undefined for any others. */
export const longerUnit = (words: string, unit: string | undefined): number | undefined =>
  longerUnits[unit ?? '']?.find(([pattern]) => pattern.test(words.trim()))?.[1];

/** Whether the words after a number name its unit, its period or both, or nothing: '€ / year', 'a month'. */
export function isUnitPer(words: string, unit: string | undefined, per: Period | undefined): boolean {
  if (isUnit(words, unit)) return true;
  const spaced = words.replace(/ ?\/ ?/g, '/');
  return per !== undefined && periods[per].test(spaced) && isUnit(spaced.replace(periods[per], ''), unit);
}

/**
 * Whether the words before or after a number name the unit, or nothing: '', '€', 'CA$', 'CAD', 'Rs.', 'years old'.
 * @param unit an ISO 4217 code, or the plural of a word
 */
export function isUnit(words: string, unit: string | undefined): boolean {
  const text = words.trim();
  if (text === '') return true;
  if (unit === undefined) return false;
  const names = namesOf(unit);
  return isName(text, names) || text.split(' ').every((word) => isName(word, names) || isSignOf(word, unit, names));
}

const isName = (text: string, names: ReadonlySet<string>): boolean => names.has(compact(text));

/** 'US$' or '$US' for USD: the first letters of the code, and the currency's sign. */
function isSignOf(word: string, unit: string, names: ReadonlySet<string>): boolean {
  const [, before = '', sign = '', after = ''] = /^(\p{L}{0,3})(\p{Sc})(\p{L}{0,3})$/u.exec(word) ?? [];
  return names.has(sign) && unit.startsWith((before + after).toUpperCase());
}

const namesByUnit = new Map<string, ReadonlySet<string>>();

function namesOf(unit: string): ReadonlySet<string> {
  let names = namesByUnit.get(unit);
  if (names === undefined) {
    const own = isCurrency(unit) ? currencyNames(unit) : [unit, singular(unit)];
    names = new Set([...own.map(compact), ...(ownValue(abbreviations, unit)?.split(' ') ?? [])]);
    namesByUnit.set(unit, names);
  }
  return names;
}

/** 'EUR', '€', 'euro', 'euros'; of 'Swedish kronor' also the last word. */
function currencyNames(currency: string): readonly string[] {
  const shown = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name', number: number): string =>
    new Intl.NumberFormat('en', {style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0})
      .formatToParts(number)
      .find(({type}) => type === 'currency')!.value;
  const names = [shown('name', 1), shown('name', 2)];
  return [
    currency,
    shown('symbol', 1),
    shown('narrowSymbol', 1),
    ...names,
    ...names.map((name) => name.split(' ').at(-1)!),
  ];
}

const compact = (text: string): string => text.toLowerCase().replace(/[.\s]/g, '');
