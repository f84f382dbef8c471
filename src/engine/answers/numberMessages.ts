/** What the form says about a typed number: how it was understood, what was meant, or what can be entered. */
import {parseNumber, writeNumber} from '../language/numbers/parseNumber.ts';
import {readerOf} from '../language/inputs/index.ts';
import {isUnwantedFraction, type NumberField} from '../language/inputs/number.ts';
import {LARGEST_NUMBER} from '../runtime/answers.ts';
import {grouped, inUnit, isCurrency} from '../runtime/formats.ts';
import {number as rangeWords} from '../words/fields.ts';
import * as words from '../words/numberFeedback.ts';
import {fill} from '../runtime/message.ts';

type NumberFeedback =
  | {readonly kind: 'understood' | 'note'; readonly text: string}
  | {readonly kind: 'question'; readonly readings: readonly Reading[]};

/** One of the numbers that may have been meant. */
export interface Reading {
  /** With its unit: '€60,000 a year'. */
  readonly text: string;
  /** As the field holds it if this is the one. */
  readonly written: string;
}

/** Whether something else has to be entered, as the message below the field says. */
export function isInvalid(field: NumberField, typed: string): boolean {
  const reason = readerOf(field).openReason(field, typed);
  return reason !== null && reason !== 'unanswered';
}

/** Null for an empty field, and where the number and its unit can be read in the field. */
export function numberFeedback(field: NumberField, typed: string): NumberFeedback | null {
  const reason = readerOf(field).openReason(field, typed);
  const numbers = parseNumber(typed, field).readings.map(Number);
  switch (reason) {
    case 'unanswered':
      return null;
    case 'unreadable':
      return {kind: 'note', text: invitation(field)};
    case 'outOfRange':
      return {kind: 'note', text: rangeNote(numbers[0]!, field)};
    case 'ambiguous':
      return {
        kind: 'question',
        readings: numbers.map((number) => ({text: withUnit(number, field), written: writeNumber(number, field)})),
      };
    default: {
      const number = field.kind === 'integer' ? Math.floor(numbers[0]!) : numbers[0]!;
      const isPlain = field.per === undefined && typed.trim() === String(number) && number < 1_000;
      return isPlain ? null : {kind: 'understood', text: withUnit(number, field)};
    }
  }
}

/** '€60,000 a year', '5 years' */
export function withUnit(number: number, {unit, per}: NumberField): string {
  return per === undefined ? inUnit(number, unit) : fill(words.per[per], {amount: {number, unit}});
}

function invitation(field: NumberField): string {
  const {unit} = field;
  const example = grouped(exampleFor(field));
  if (unit === undefined) return fill(words.enterNumber, {example});
  if (!isCurrency(unit)) return fill(words.enterUnit, {unit, example});
  return fill(words.enterAmount, {currency: currencyName(unit), example});
}

function exampleFor({unit, per, min = 0, max = LARGEST_NUMBER}: NumberField): number {
  const usual = !isCurrency(unit) ? 2 : per === 'month' ? 5_000 : 60_000;
  return Math.min(Math.max(usual, min), max);
}

function rangeNote(number: number, field: NumberField): string {
  const {unit, min = 0, max = LARGEST_NUMBER, whenZero} = field;
  if (number >= min && number <= max && isUnwantedFraction(number, field))
    return fill(words.enterWhole, {example: exampleFor(field)});
  // Only 0 itself is replaced by a default.
  if (whenZero !== undefined && number >= 0 && number < 1) return words.above;
  if (min > 0 && max < LARGEST_NUMBER) return fill(rangeWords.between, {min, max});
  return number < min
    ? fill(rangeWords.atLeast, {min: {number: min, unit}})
    : fill(rangeWords.atMost, {max: {number: max, unit}});
}

/** 'euros' */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en', {style: 'currency', currency, currencyDisplay: 'name'});
  return format.formatToParts(2).find(({type}) => type === 'currency')!.value;
}
