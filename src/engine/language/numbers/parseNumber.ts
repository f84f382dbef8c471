/**
 * Numbers as people type them: '60,000', '60.000 €', '60k', '₹1,62,500', '1.5 million a year', '٦٠٬٠٠٠'. A calculation
 * reads only plain numbers. A text with one possible meaning, given what the field can hold, becomes that number. If it
 * has two, the form asks which one was meant. Anything else, such as an amount in another currency, is not a number.
 */
import type {Period} from '../definition/unit.ts';
import {times} from '../../runtime/arithmetic.ts';
import {LARGEST_NUMBER} from '../../runtime/answers.ts';
import {decimalsOf, grouped, isCurrency, plain as plainNumber} from '../../runtime/formats.ts';
import {isUnit, isUnitPer, longerUnit, splitMultiplier} from './unitWords.ts';
import {inPlainCharacters, readingsOf} from './writtenFigure.ts';

/** What the field can hold, which decides between two readings. */
export interface NumberContext {
  readonly kind: 'number' | 'integer';
  readonly unit?: string;
  readonly per?: Period;
  readonly min?: number;
  readonly max?: number;
}

export interface ParsedNumber {
  /** What the calculation gets: a plain number ('60000'), or the trimmed text if it is not a number. */
  readonly plain: string;
  /** The numbers it can mean, most likely first: none, one, or two if it is ambiguous. */
  readonly readings: readonly string[];
}

/** Longer text cannot be a number with separators; the limit keeps the regular expressions below fast. */
const MAX_LENGTH = 64;

/** Above this a multiplier is not believed: '5000m' does not mean 5 billion. */
const MOST_BEFORE_MULTIPLIER = 1_000;

/** More than any age or experience. */
const TOO_MANY_YEARS = 1_000;

/** Never throws; the text may be anything of any length. */
export function parseNumber(typed: string, field: NumberContext): ParsedNumber {
  const text = typed.trim();
  // Digits alone can mean nothing else; without this, programs would wait ten times as long.
  if (/^\d{1,15}$/.test(text)) return {plain: text, readings: [text]};
  const readings = text.length > MAX_LENGTH ? [] : settle(allReadings(inPlainCharacters(text), field), field);
  return {plain: readings[0] ?? text, readings};
}

/** A number as a field shows it, so that it is read as this number again. */
export function writeNumber(number: number, field: NumberContext): string {
  const written = grouped(number);
  const {readings} = parseNumber(written, field);
  // '5.125' might be 5,125.
  return readings.length === 1 && Number(readings[0]) === number ? written : `${written}0`;
}

function allReadings(text: string, field: NumberContext): readonly string[] {
  const match = /^(?<before>\D*?)(?<figure>[.,]?\d(?:[\d.,' ]*\d)?\.?)(?<after>\D*)$/.exec(text);
  if (match === null) return isScientific(text) ? [plainNumber(Number(text))] : [];
  const {before = '', figure = '', after = ''} = match.groups!;
  const sign = signOf(before, after, figure);
  if (sign === null) return [];
  const longer = longerUnit(sign.after.toLowerCase(), field.unit);
  const {factors, rest} = longer === undefined ? splitMultiplier(sign.after) : {factors: [longer], rest: ''};
  if (!isUnit(sign.before, field.unit) || !isUnitPer(rest, field.unit, field.per)) return [];
  const numbers = readingsOf(sign.figure);
  const signed = (number: string): string => (Number(number) === 0 ? number : sign.minus + number);
  if (factors[0] === 1) return numbers.map(signed);
  // People do not combine thousands with a multiplier.
  const [number] = numbers.filter((each) => Number(each) < MOST_BEFORE_MULTIPLIER);
  return number === undefined ? [] : factors.map((factor) => signed(plainNumber(times(Number(number), factor))));
}

/** '6e4' */
function isScientific(text: string): boolean {
  return /^\d(?:\.\d+)?e\+?\d{1,2}$/i.test(text) && Number(text) <= LARGEST_NUMBER;
}

interface Signed {
  readonly minus: '' | '-';
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** Takes the sign off: '-5', '€ -5', '-€5', '5-', '(5)', '+5'; '5.-' and '5,-' are Swiss and German for no cents. */
function signOf(before: string, after: string, figure: string): Signed | null {
  if (figure.endsWith('.') && after.startsWith('-')) return {minus: '', before, figure, after: after.slice(1)};
  if (after.startsWith(',-'))
    return {minus: '', before, figure: figure.includes('.') ? `${figure},0` : figure, after: after.slice(2)};
  if (before.startsWith('(') && after.endsWith(')'))
    return {minus: '-', before: before.slice(1), figure, after: after.slice(0, -1)};
  const signs = [...before.matchAll(/[-+]/g), ...after.matchAll(/^-/g)];
  if (signs.length === 0) return {minus: '', before, figure, after};
  const [[sign]] = signs as [RegExpExecArray];
  if (signs.length > 1) return null;
  return {minus: sign === '-' ? '-' : '', before: before.replace(sign, ''), figure, after: after.replace(/^-/, '')};
}

/** The readings that the field can hold; all if it can hold none, so that a note can say why. */
function settle(readings: readonly string[], field: NumberContext): readonly string[] {
  if (readings.length < 2) return readings;
  const {kind, unit, min = 0, max = LARGEST_NUMBER} = field;
  const possible = readings.filter((reading, index) => {
    const number = Number(reading);
    // '1.234' children are 1,234; but '1,5' children may be one or 15.
    const isUnlikelyFraction = kind === 'integer' && index > 0 && !Number.isInteger(number);
    const isImpossible = (unit === 'years' && number >= TOO_MANY_YEARS) || isBelowSmallestCoin(reading, unit);
    return number >= min && number <= max && !isImpossible && !isUnlikelyFraction;
  });
  return possible.length > 0 ? possible : readings.slice(0, 1);
}

/** No amount has three decimals if its currency has two: '€60.000' is sixty thousand. */
function isBelowSmallestCoin(reading: string, unit: string | undefined): boolean {
  if (unit === undefined || !isCurrency(unit)) return false;
  const [, decimals = ''] = reading.split('.');
  return decimals.length > decimalsOf(unit);
}
