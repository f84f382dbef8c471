// Is each number read as the visitor meant it, and is any ambiguity shown?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseNumber} from '../../../src/engine/answers/parseNumber.ts';
import {amount, grouped, indian, money} from '../../../src/engine/runtime/formats.ts';

describe('one meaning', () => {
  it.each([
    ['85000', '85000'],
    ['85,000', '85000'],
    ['85 000', '85000'],
    ['85\u00a0000', '85000'],
    ['85\u202f000', '85000'],
    ["85'000", '85000'],
    ['85’000', '85000'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234 567', '1234567'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['85 000,50', '85000.50'],
    ["5'000.50", '5000.50'],
    ['1,62,500', '162500'],
    ['16,25,000.50', '1625000.50'],
    ['12,34,567', '1234567'],
    ['1.5', '1.5'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['1,234.', '1234.'],
    ['0.125', '0.125'],
    ['1234.567', '1234.567'],
    ['007', '007'],
    ['$85,000', '85000'],
    ['85,000$', '85000'],
    ['€ 1.234,56', '1234.56'],
    ['CAD 5,000', '5000'],
    ['5,000CAD', '5000'],
    ['CAD $5,000', '5000'],
    ['US$ 5,000', '5000'],
    ['NT$5,000', '5000'],
    ['eur 5000', '5000'],
    ['₹1,62,500', '162500'],
    ['kr 600 000', '600000'],
    ['600 000 kr.', '600000'],
    ['Rs. 5,000', '5000'],
    ['RM5,000', '5000'],
    ['٨٥٬٠٠٠', '85000'],
    ['۸۵۰۰۰', '85000'],
    ['８５，０００', '85000'],
    ['\u200e85,000\u200f', '85000'],
    ['\ufeff 8\u200b5 ', '85'],
  ])('%j is %s', (typed, plain) => {
    expect(parseNumber(typed)).toEqual({plain, ambiguous: false});
  });
});

describe('two meanings', () => {
  it.each([
    ['85.000', '85.000'],
    ['1.500', '1.500'],
    ['85.000 €', '85.000'],
    ['٨٥٫٠٠٠', '85.000'],
    ['1,5', '1.5'],
    ['12,50', '12.50'],
    ['0,500', '0.500'],
    [',5', '.5'],
    ['1234,567', '1234567'],
  ])('%j is read as %s, and says so', (typed, plain) => {
    expect(parseNumber(typed)).toEqual({plain, ambiguous: true});
  });
});

describe('not a number', () => {
  it.each([
    '',
    'abc',
    '12abc',
    'abc12',
    '-5',
    '-85,000',
    '+5',
    '1e3',
    '1e400',
    '0x10',
    'NaN',
    'Infinity',
    '__proto__',
    '<b>',
    '$',
    '.',
    ',',
    '1,2,3',
    '85 00',
    '12,345,67',
    '1.234.56',
    '1,234 567',
    '1 234.567,5',
    '5 years',
    '5,',
    '10-12',
    '5½',
    '2024-06-30',
  ])('%j stays as typed', (typed) => {
    expect(parseNumber(` ${typed}\n`)).toEqual({plain: typed, ambiguous: false});
  });

  it('includes a megabyte of anything, without delay', () => {
    const units = ['1', ' ', ',', "'", '.', '0', '$', 'a', '\u200b', '1,', '1,234', '\u0660', 'cad '];
    for (const unit of units) {
      const megabyte = unit.repeat(2 ** 20 / unit.length);
      const started = performance.now();
      for (const typed of [`${megabyte}1`, `1 ${megabyte}`, `1${megabyte}x1`]) parseNumber(typed);
      expect(performance.now() - started, JSON.stringify(unit)).toBeLessThan(200);
    }
  });
});

describe('the laws', () => {
  const number = fc.integer({min: 0, max: 1e14}).map((hundredths) => hundredths / 100);

  it('reads back every number that this site formats', () => {
    fc.assert(
      fc.property(number, (value) => {
        const amounts = [money(value), amount(value, 'USD'), amount(value, 'QAR')];
        for (const written of [String(value), grouped(value), indian(value), ...amounts]) {
          expect(Number(parseNumber(written).plain), written).toBe(value);
        }
      }),
    );
  });

  it('reads back every number formatted in other languages, or calls it ambiguous', () => {
    const languages = ['de', 'de-CH', 'fr', 'es', 'pl', 'sv', 'pt-BR', 'hi', 'ar-EG', 'fa', 'it'];
    fc.assert(
      fc.property(number, fc.constantFrom(...languages), (value, language) => {
        const written = new Intl.NumberFormat(language).format(value);
        const {plain, ambiguous} = parseNumber(written);
        if (!ambiguous) expect(Number(plain), `${language}: ${written}`).toBe(value);
      }),
    );
  });

  it('reads its own output unchanged', () => {
    const typed = fc.oneof(fc.string(), fc.string({unit: fc.constantFrom(..."0159.,' $€kr-e")}));
    fc.assert(
      fc.property(typed, (text) => {
        const {plain} = parseNumber(text);
        expect(parseNumber(plain).plain).toBe(plain);
      }),
    );
  });
});
