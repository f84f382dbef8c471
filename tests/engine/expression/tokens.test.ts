// Is an expression split where a reader would split it: at hyphens, figures, quotes and operators?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {operatorWords, tokenize} from '../../../src/engine/language/expression/tokens.ts';
import {anyText} from '../../anyText.ts';

const cut = (text: string): readonly string[] =>
  tokenize(text).map((token) => (token.kind === 'end' ? 'end' : `${token.kind} ${token.text}`));

describe('tokenize', () => {
  it.each([
    ['oil-gas', ['name oil-gas']],
    ['a - b', ['name a', 'operator -', 'name b']],
    ['a- b', ['name a', 'operator -', 'name b']],
    ['a -b', ['name a', 'operator -', 'name b']],
    ['a-1', ['name a-1']],
    ['1-a', ['figure 1', 'operator -', 'name a']],
    ['high_school', ['name high_school']],
    ['1_625_000', ['figure 1_625_000']],
    ['40_653.60', ['figure 40_653.60']],
    ['12.5%', ['figure 12.5%']],
    ['1.', ['figure 1', 'operator .']],
    ['.5', ['figure .5']],
    ['1e3', ['figure 1e3']],
    ['1’000+1', ['figure 1’000', 'operator +', 'figure 1']],
    ['１２', ['figure １２']],
    ['points.total', ['name points', 'operator .', 'name total']],
    ["'B1/B2'", ["quoted 'B1/B2'"]],
    ["''", ["quoted ''"]],
    ["'open", ["unknown '", 'name open']],
    ['a<=b', ['name a', 'operator <=', 'name b']],
    ['a=b', ['name a', 'unknown =', 'name b']],
    ['not(a)', ['operator not', 'operator (', 'name a', 'operator )']],
    ['nothing', ['name nothing']],
    ['Not', ['name Not']],
    ['é', ['unknown é']],
    ['', []],
  ])('%s', (text, tokens) => {
    expect(cut(text)).toEqual([...tokens, 'end']);
  });

  it.each(operatorWords)('%s is an operator', (word) => expect(cut(word)).toEqual([`operator ${word}`, 'end']));

  it('keeps every character except spaces, in order and position', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const tokens = tokenize(text);
        expect(tokens.map(({start, end}) => text.slice(start, end))).toEqual(tokens.map((token) => token.text));
        expect(tokens.map((token) => token.text).join('')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
