/** What the rows of a table are ranges of: numbers, or days of the calendar by their numbers. */
import {type Datum, isDayWritten} from '../language/definition/constant.ts';
import {date, number, type Type} from '../language/expression/types.ts';
import type {TypedExpression} from '../language/typed.ts';
import {dayNumber, dayOfNumber, isCalendarDay, LAST_DAY_NUMBER} from '../runtime/calendar.ts';
import {grouped} from '../runtime/formats.ts';
import {figurePattern} from '../language/yaml/figure.ts';

export interface Scale {
  readonly kind: 'number' | 'date';
  /** What an edge must be, and how rows are written, for messages. */
  readonly expected: string;
  readonly forms: string;
  /** The edge that a row writes; undefined if it is not one. */
  readonly read: (text: string) => TypedExpression | undefined;
  /** The number of an edge, or of a constant; 0 for one of another kind, which is reported elsewhere. */
  readonly valueOf: (at: TypedExpression | Datum) => number;
  /** An edge in a message. */
  readonly write: (value: number) => string;
}

const numberScale: Scale = {
  kind: 'number',
  expected: 'A constant that is a number',
  forms:
    'Rows of a number are 18-35, 36, 46+, over 46, under 18, up to 18 or -10 to -5; each number may be a constant.',
  read: (text) => {
    if (!figurePattern.test(text)) return undefined;
    const value = Number(text.replaceAll('_', ''));
    return {kind: 'figure', value, type: number(Number.isInteger(value))};
  },
  valueOf: (at) => (at.kind === 'figure' ? at.value : 0),
  write: grouped,
};

const dateScale: Scale = {
  kind: 'date',
  expected: 'A constant that is a day',
  forms:
    'Rows of a date are 2024-01-01 to 2024-12-31, 2024-01-01+, under 2024-01-01, over 2024-01-01 or up to 2024-01-01; each day may be a constant.',
  read: (text) => (isDayWritten(text) ? {kind: 'day', value: text, type: date} : undefined),
  valueOf: (at) => {
    const day = at.kind !== 'day' ? '' : 'value' in at ? at.value : at.text;
    return isCalendarDay(day) ? dayNumber(day) : 0;
  },
  write: (value) => dayOfNumber(Math.min(Math.max(value, 1), LAST_DAY_NUMBER)),
};

/** The scale of a table by a value of this type. */
export function scaleOf(type: Type): Scale {
  return type.kind === 'date' ? dateScale : numberScale;
}
