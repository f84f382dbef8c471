// Is every answer, from a form or any other caller, read as the specification says?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {choose, isBlank, readDate, readInteger, readNumber, readText} from '../../../src/engine/runtime/answers.ts';

const anything = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.double().map(String),
  fc.constantFrom('__proto__', 'constructor', '1e400', '-0', '0x10', ' 12 ', '12abc', 'NaN', '\u00a05'),
);

describe('readNumber', () => {
  it.each([
    ['85000', 85000],
    [' 12.5 ', 12.5],
    ['1e3', 1000],
    [85000, 85000],
    ['.5', 0.5],
    ['', 0],
    [' ', 0],
    ['abc', 0],
    ['12abc', 0],
    ['85,000', 0],
    ['-5', 0],
    ['-0', 0],
    [-0, 0],
    ['Infinity', 0],
    ['1e400', 0],
    [Infinity, 0],
    [Number.NaN, 0],
    [undefined, 0],
    [null, 0],
    [true, 0],
    [['5'], 0],
    [{}, 0],
    ['1e12', 1e12],
    ['1e13', 1e12],
  ])('%j counts as %d', (answer, number) => {
    expect(readNumber(answer)).toBe(number);
  });

  it('is always a number from 0 to 1e12; for integers, its whole part', () => {
    fc.assert(
      fc.property(anything, (answer) => {
        const number = readNumber(answer);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(1e12);
        expect(number).not.toBe(-0);
        expect(readInteger(answer)).toBe(Math.floor(number));
      }),
    );
  });
});

describe('readDate', () => {
  it.each(['2024-02-29', '0001-01-01', '0099-12-31', '9999-12-31', '2000-02-29'])('%s is a date', (text) => {
    expect(readDate(text)).toBe(text);
  });

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '0000-01-01',
    '2024-1-1',
    ' 2024-01-01',
    '2024-01-01\n',
    '2024-01-01T00:00',
    '+02024-01-01',
    '٢٠٢٤-٠١-٠١',
    20240101,
    null,
    undefined,
  ])('%j is not a date', (answer) => {
    expect(readDate(answer)).toBeNull();
  });
});

describe('choose', () => {
  it('accepts only an exact option', () => {
    const options = ['yes', '10+', '4'];
    expect(choose('10+', options)).toBe('10+');
    expect(choose(4, options)).toBe('4');
    for (const unknown of ['Yes', 'yes ', '', '__proto__', 'constructor', 'length', '0', null, ['yes'], {}]) {
      expect(choose(unknown, options)).toBe('');
    }
  });
});

describe('readText and isBlank', () => {
  it('keep what was typed', () => {
    expect(readText(' AB-123 ')).toBe(' AB-123 ');
    expect(readText(12)).toBe('12');
    expect(readText(undefined)).toBe('');
  });

  it('treat white space as blank, but not junk', () => {
    for (const blank of ['', ' \t\n\u00a0', undefined, null, Number.NaN, false, {}]) expect(isBlank(blank)).toBe(true);
    for (const filled of ['abc', '0', 0, ' x ']) expect(isBlank(filled)).toBe(false);
  });
});
