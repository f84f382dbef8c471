// Does the reading of numbers keep its laws: what this site and other languages write is read back, and nothing takes long?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseNumber, type NumberContext} from '../../../src/engine/language/numbers/parseNumber.ts';
import {amount, grouped, indian, money} from '../../../src/engine/runtime/formats.ts';

const inUnit = (unit?: string): NumberContext => ({kind: 'number', ...(unit === undefined ? {} : {unit})});

describe('a calculation', () => {
  it('gets what is no number as it was typed', () => {
    for (const typed of ['', 'abc', '12abc', '0x10', '1e400', '5½', '2024-06-30', '-'])
      expect(parseNumber(` ${typed}\n`, inUnit('EUR'))).toEqual({plain: typed, readings: []});
  });

  it('gets the likelier number of two', () => {
    expect(parseNumber('60.000', inUnit('points'))).toEqual({plain: '60000', readings: ['60000', '60.000']});
    expect(parseNumber('1,5', inUnit('EUR'))).toEqual({plain: '1.5', readings: ['1.5', '15']});
  });

  it('gets the only number that the currency can hold', () => {
    expect(parseNumber('60.000', inUnit('EUR'))).toEqual({plain: '60000', readings: ['60000']});
    expect(parseNumber('60.000', inUnit('JPY'))).toEqual({plain: '60000', readings: ['60000']});
    // Kuwait's dinar has thousandths.
    expect(parseNumber('60.000', inUnit('KWD')).readings).toEqual(['60000', '60.000']);
  });

  it('gets a megabyte of anything without delay', () => {
    const units = ['1', ' ', ',', "'", '.', '0', '$', 'a', '\u200b', '1,', '1,234', '\u0660', 'cad '];
    for (const unit of units) {
      const megabyte = unit.repeat(2 ** 20 / unit.length);
      const started = performance.now();
      for (const typed of [`${megabyte}1`, `1 ${megabyte}`, `1${megabyte}x1`]) parseNumber(typed, inUnit());
      // A tenth of a second on an idle machine; minutes if each character were compared with all others.
      expect(performance.now() - started, JSON.stringify(unit)).toBeLessThan(10_000);
    }
  });
});

describe('the laws', () => {
  const number = fc.integer({min: 0, max: 1e14}).map((hundredths) => hundredths / 100);

  it('reads back every number that this site formats', () => {
    fc.assert(
      fc.property(number, (value) => {
        for (const written of [String(value), grouped(value), indian(value), money(value)])
          expect(parseNumber(written, inUnit()).readings.map(Number), written).toEqual([value]);
        for (const currency of ['USD', 'QAR'])
          expect(parseNumber(amount(value, currency), inUnit(currency)).readings.map(Number)).toEqual([value]);
      }),
    );
  });

  it('reads back every number formatted in other languages, if need be as one of two', () => {
    const languages = ['de', 'de-CH', 'fr', 'es', 'pl', 'sv', 'pt-BR', 'hi', 'ar-EG', 'fa', 'it'];
    fc.assert(
      fc.property(number, fc.constantFrom(...languages), (value, language) => {
        const written = new Intl.NumberFormat(language).format(value);
        const readings = parseNumber(written, inUnit()).readings.map(Number);
        expect(readings, `${language}: ${written}`).toContain(value);
      }),
    );
  });

  it('reads its own output again', () => {
    const typed = fc.oneof(fc.string(), fc.string({unit: fc.constantFrom(..."0159.,' $€kr-e")}));
    fc.assert(
      fc.property(typed, (text) => {
        const {plain, readings} = parseNumber(text, inUnit('EUR'));
        if (readings.length === 1) expect(parseNumber(plain, inUnit('EUR')).readings).toContain(plain);
      }),
    );
  });
});
