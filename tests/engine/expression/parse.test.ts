// Is an expression grouped by precedence, and does an invalid one get a message and a place instead of an exception?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse, type Expression} from '../../../src/engine/language/expression/parse.ts';

/** The tree with a pair of parentheses for every operator. */
function grouped(tree: Expression): string {
  switch (tree.kind) {
    case 'figure':
    case 'day':
    case 'quoted':
      return tree.text;
    case 'onDay':
      return `(${grouped(tree.figure)} on ${grouped(tree.day)})`;
    case 'name':
      return tree.name;
    case 'member':
      return `${tree.owner}.${tree.member}`;
    case 'call':
      return `${tree.name}(${tree.values.map(grouped).join(', ')})`;
    case 'negative':
      return `(-${grouped(tree.operand)})`;
    case 'not':
      return `(not ${grouped(tree.operand)})`;
    case 'and':
    case 'or':
      return `(${grouped(tree.left)} ${tree.kind} ${grouped(tree.right)})`;
    case 'compare':
    case 'arithmetic':
      return `(${grouped(tree.left)} ${tree.operator} ${grouped(tree.right)})`;
    case 'in':
      return `(${grouped(tree.left)} in ${'kind' in tree.list ? grouped(tree.list) : `[${tree.list.map(grouped).join(', ')}]`})`;
    case 'empty':
      return `(${grouped(tree.operand)} is ${tree.negated ? 'not ' : ''}empty)`;
  }
}

const read = (text: string): string => {
  const parsed = parse(text);
  return 'expression' in parsed ? grouped(parsed.expression) : `${parsed.problem.code}: ${parsed.problem.problem}`;
};

describe('precedence, from low to high', () => {
  it.each([
    ['a or b and c', '(a or (b and c))'],
    ['fee on day * 2 > limit', '(((fee on day) * 2) > limit)'],
    ['fee on addDays(day, n)', '(fee on addDays(day, n))'],
    ['on on on', '(on on on)'],
    ['a and b or c', '((a and b) or c)'],
    ['not a and b', '((not a) and b)'],
    ['not a == b', '(not (a == b))'],
    ['not not a', '(not (not a))'],
    ['not a in [b, c]', '(not (a in [b, c]))'],
    ['not a in list', '(not (a in list))'],
    ['a == b and c != d', '((a == b) and (c != d))'],
    ['a + b < c - d', '((a + b) < (c - d))'],
    ['a + b * c', '(a + (b * c))'],
    ['a * b + c', '((a * b) + c)'],
    ['a - b - c', '((a - b) - c)'],
    ['a / b * c', '((a / b) * c)'],
    ['(a + b) * c', '((a + b) * c)'],
    ['a * (b - (c - d))', '(a * (b - (c - d)))'],
    ['a + b is empty', '((a + b) is empty)'],
    ['a is not empty or b', '((a is not empty) or b)'],
    ['(a < b) == c', '((a < b) == c)'],
    ['-a * b', '((-a) * b)'],
    ['a * -b', '(a * (-b))'],
    ['a - -b', '(a - (-b))'],
    ['a -b', '(a - b)'],
    ['-(a + b) < -c', '((-(a + b)) < (-c))'],
    ['-permit.fee', '(-permit.fee)'],
    ['-min(a, b)', '(-min(a, b))'],
  ])('%s', (text, groups) => {
    expect(read(text)).toBe(groups);
  });
});

describe('names, figures and calls', () => {
  it.each([
    ['oil-gas', 'oil-gas'],
    ['points.total', 'points.total'],
    ["permit.'odd name'", 'permit.odd name'],
    ["visa == 'B1/B2'", '(visa == B1/B2)'],
    ['1_000 * 70%', '(1_000 * 70%)'],
    ['min(a, b + c)', 'min(a, (b + c))'],
    ['today()', 'today()'],
    ['max(min(a, b), c)', 'max(min(a, b), c)'],
    ["a in ['10+', b]", '(a in [10+, b])'],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe('problems', () => {
  it.each([
    ['a < b < c', 'chained-comparison', '<', 6],
    ['a == b in c', 'chained-comparison', 'in', 7],
    ['a is empty is empty', 'chained-comparison', 'is', 11],
    ['a = b', 'expression-syntax', '=', 2],
    ['a +', 'expression-syntax', '', 3],
    ['', 'expression-syntax', '', 0],
    ['(a', 'expression-syntax', '', 2],
    ['a b', 'expression-syntax', 'b', 2],
    ['-', 'expression-syntax', '', 1],
    ['a - * b', 'expression-syntax', '*', 4],
    ['min(a,)', 'expression-syntax', ')', 6],
    ['a.', 'expression-syntax', '', 2],
    ['a is b', 'expression-syntax', 'b', 5],
    ['a in [b', 'expression-syntax', '', 7],
    ['a == "b"', 'text-in-expression', '"b"', 5],
  ])('%s: %s', (text, code, stretch, start) => {
    const parsed = parse(text);
    if (!('problem' in parsed)) throw new Error(`'${text}' was read as ${grouped(parsed.expression)}`);
    expect(parsed.problem).toMatchObject({code, start});
    expect(text.slice(parsed.problem.start, parsed.problem.end)).toBe(stretch);
  });

  it.each([`${'('.repeat(100_000)}a${')'.repeat(100_000)}`, Array(100_000).fill('a').join(' or ')])(
    '%.10s…, a formula that is nested or goes on without end, is one of them',
    (formula) => {
      expect(read(formula)).toBe('expression-syntax: it has more than 1000 words and signs');
    },
  );
});

describe('any text', () => {
  const words = fc.constantFrom(
    'a',
    'b-c',
    'x.y',
    '1',
    '50%',
    "'q'",
    '"',
    '=',
    '==',
    '<',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    '[',
    ']',
    ',',
    'and',
    'or',
    'not',
    'in',
    'is',
    'empty',
    'min',
  );
  const formulas = fc.oneof(
    fc.array(words, {maxLength: 12}).map((each) => each.join(' ')),
    fc.string(),
  );

  it('is parsed or rejected with a place inside it, and never throws', () => {
    fc.assert(
      fc.property(formulas, (text) => {
        const parsed = parse(text);
        const {start, end} = 'expression' in parsed ? parsed.expression : parsed.problem;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      {numRuns: 1000},
    );
  });

  it('that parses groups the same with all parentheses written out', () => {
    fc.assert(
      fc.property(formulas, (text) => {
        const parsed = parse(text);
        // Excludes quoted texts, because they print without their quotes.
        if ('expression' in parsed && !text.includes("'"))
          expect(read(grouped(parsed.expression))).toBe(grouped(parsed.expression));
      }),
      {numRuns: 1000},
    );
  });
});
