// Is each number that people write understood, asked about or noted at the field, and none silently taken for another?
import {describe, expect, it} from 'vitest';
import {parseNumber, writeNumber, type NumberContext} from '../../../src/engine/language/numbers/parseNumber.ts';
import {readerOf} from '../../../src/engine/language/inputs/index.ts';
import {type Understood, writtenNumbers} from './writtenNumbers.ts';

function understood(typed: string, field: NumberContext): Understood {
  const [number, other] = parseNumber(typed, field).readings.map(Number);
  if (number === undefined) return 'no number';
  if (other !== undefined) return [number, other];
  const asked = {...field, id: 'asked', label: 'Asked', unused: false};
  const reason = readerOf(asked).openReason(asked, typed);
  return reason === 'outOfRange' ? 'out of range' : number;
}

describe.each(writtenNumbers)('%s', (_title, field, rows) => {
  it.each(rows)('%j: %j', (typed, expected) => {
    expect(understood(typed, field)).toEqual(expected);
  });
});

it('covers more than 200 ways to write a number', () => {
  const written = writtenNumbers.flatMap(([, , rows]) => rows.map(([typed]) => typed));
  expect(written.length).toBeGreaterThan(200);
});

it('writes the number that was meant so that it is read without a question', () => {
  for (const [, field, rows] of writtenNumbers) {
    for (const [typed] of rows) {
      for (const reading of parseNumber(typed, field).readings) {
        const written = writeNumber(Number(reading), field);
        const readings = parseNumber(written, field).readings.map(Number);
        expect(readings, written).toEqual([Number(reading)]);
      }
    }
  }
});
