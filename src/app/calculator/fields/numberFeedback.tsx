/** What a number's field says about what was typed: how it was understood, what was meant, or what can be entered. */
import {startTransition} from 'react';
import {parseNumber, writeNumber} from '../../../engine/answers/parseNumber.ts';
import {readerOf} from '../../../engine/inputs/index.ts';
import type {NumberField} from '../../../engine/inputs/number.ts';
import {LARGEST_NUMBER} from '../../../engine/runtime/answers.ts';
import {grouped, inUnit, isCurrency} from '../../../engine/runtime/formats.ts';
import {number as rangeWords} from '../../words/fields.ts';
import * as words from '../../words/numberFeedback.ts';
import {fill} from '../../words/placeholders.tsx';
import styles from './number.module.css';

type NumberFeedback =
  | {readonly kind: 'understood' | 'note'; readonly text: string}
  | {readonly kind: 'question'; readonly readings: readonly Reading[]};

/** One of the numbers that may have been meant. */
interface Reading {
  /** With its unit: '€60,000 a year'. */
  readonly text: string;
  /** As the field holds it if this is the one. */
  readonly written: string;
}

interface FeedbackProps {
  readonly field: NumberField;
  readonly typed: string;
  readonly onChoose: (written: string) => void;
}

export function Feedback({field, typed, onChoose}: FeedbackProps) {
  const feedback = numberFeedback(field, typed);
  if (feedback === null) return null;
  if (feedback.kind !== 'question') return <p className={styles[feedback.kind]}>{feedback.text}</p>;
  const [likely, other] = feedback.readings;
  return (
    <div className={styles.note}>
      <p>{fill(words.didYouMean, {number: likely!.text})}</p>
      <div className={styles.answers}>
        {[
          {...likely!, label: words.yes},
          {...other!, label: words.no},
        ].map(({label, text, written}) => (
          <button key={label} type="button" className="quiet-button" onClick={() => onChoose(written)}>
            {fill(label, {number: text})}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Null for an empty field, and where the number and its unit can be read in the field. */
function numberFeedback(field: NumberField, typed: string): NumberFeedback | null {
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
  const amount = inUnit(number, unit);
  return per === undefined ? amount : fill(words.per[per], {amount});
}

function invitation(field: NumberField): string {
  const {unit} = field;
  const example = grouped(exampleFor(field));
  if (unit === undefined) return fill(words.enterNumber, {example});
  if (!isCurrency(unit)) return fill(words.enterUnit, {unit, example});
  return fill(words.enterAmount, {currency: currencyName(unit), example});
}

function exampleFor({unit, per, min = 0, max = LARGEST_NUMBER}: NumberField): number {
  const usual = unit === undefined || !isCurrency(unit) ? 2 : per === 'month' ? 5_000 : 60_000;
  return Math.min(Math.max(usual, min), max);
}

function rangeNote(number: number, {unit, min = 0, max = LARGEST_NUMBER, whenZero}: NumberField): string {
  // Only 0 itself is replaced by a default.
  if (whenZero !== undefined && number >= 0 && number < 1) return words.above;
  if (min > 0 && max < LARGEST_NUMBER) return fill(rangeWords.between, {min: grouped(min), max: grouped(max)});
  return number < min
    ? fill(rangeWords.atLeast, {min: inUnit(min, unit)})
    : fill(rangeWords.atMost, {max: inUnit(max, unit)});
}

/** 'euros' */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en', {style: 'currency', currency, currencyDisplay: 'name'});
  return format.formatToParts(2).find(({type}) => type === 'currency')!.value;
}

/** Calls back once the press that is under way has ended: what moves a button under the pointer would make it miss. */
export function afterPress(callback: () => void): void {
  const update = (): void => startTransition(callback);
  if (document.querySelector(':active') === null) return update();
  const ended = new AbortController();
  // On a touch screen a field loses the focus after pointerup.
  for (const end of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(
      end,
      () => {
        ended.abort();
        update();
      },
      {signal: ended.signal},
    );
}
