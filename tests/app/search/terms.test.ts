// Are words matched the way people type them?
import {expect, it} from 'vitest';
import {piecesOf} from '../../../src/app/search/find.ts';
import {addressOfQuery, queryOf} from '../../../src/app/addresses/searchAddress.ts';
import {queryTerms, termsOf} from '../../../src/app/search/terms.ts';

it.each([
  ['Québec and São Paulo', ['quebec', 'sao', 'paulo']],
  ['H-1B, B1/B2 or D7', ['h1b', 'b1', 'b2', 'd7']],
  ['€43,800 in 2024', ['43800', '2024']],
  ['studies, fees and countries', ['study', 'fee', 'country']],
  ['Contact us; US visas', ['contact', 'us', 'visa']],
  ['What does it cost?', ['cost']],
  ['USCIS process', ['uscis', 'process']],
])("the words of '%s'", (text, terms) => {
  expect(termsOf(text).map(({term}) => term)).toEqual(terms);
});

it("a query may have 'us' in lower case", () => {
  expect(queryTerms('us vi\u200bsa')).toEqual(['us', 'visa']);
});

it('pieces joined together give the text', () => {
  const text = 'The H-1B’s fees: $1,500 (São Tomé)';
  const pieces = piecesOf(text, new Set(['h1b', '1500', 'sao']));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({isMatch}) => isMatch).map((piece) => piece.text)).toEqual(['H-1B', '1,500', 'São']);
});

it('an address can hold any query', () => {
  expect(addressOfQuery('')).toBe('/search');
  for (const query of ['a&b=c#d', '100% + 1', 'javascript:alert(1)', 'שלום']) {
    const address = new URL(addressOfQuery(query), 'https://visatally.example');
    expect(queryOf(address.searchParams.get('q'))).toBe(query);
  }
  expect(queryOf('x'.repeat(1_000_000))).toHaveLength(200);
});
