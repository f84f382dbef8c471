// Do formulas give what an editor works out on paper, although JavaScript's numbers are binary fractions?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  approximately,
  compareFractions,
  decimalsOf,
  floorOf,
  fractionOf,
  numberOf,
  onPaper,
  roundOf,
  type Fraction,
} from './paper.ts';
import {samples} from '../../samples.ts';
import {evaluate} from './scope.ts';

describe('decimals', () => {
  it.each([
    ['ceil(rate * salary * bonus)', {rate: 0.1, salary: 3, bonus: 10}, 3],
    ['floor(salary * rate)', {salary: 100, rate: 0.29}, 29],
    ['salary + bonus == rate', {salary: 0.1, bonus: 0.2, rate: 0.3}, true],
    ['salary * rate - bonus', {salary: 0.1, rate: 3, bonus: 0.3}, 0],
    ['salary * rate >= bonus', {salary: 1.1, rate: 1.1, bonus: 1.21}, true],
    ['salary * rate > bonus', {salary: 1.1, rate: 1.1, bonus: 1.21}, false],
    ['ceil((salary * days - bonus) * age)', {salary: 1000.1, days: 3, bonus: 3000.29, age: 100}, 1],
    ['salary / rate', {salary: 0.3, rate: 0.1}, 3],
    ['round(salary * rate, 1 + 1)', {salary: 1.1, rate: 1.35}, 1.49],
    ['round(salary, 2)', {salary: 1.005}, 1.01],
    ['round(-salary, 2)', {salary: 2.025}, -2.03],
    ['round(salary, -2)', {salary: 1_250}, 1_300],
    ['round(-salary, -2)', {salary: 1_250}, -1_300],
    ['round(salary, days)', {salary: 7.25, days: 1}, 7.3],
    ['round(salary, 10)', {salary: 1_234_567.891}, 1_234_567.891],
    ['ceil(salary, -2)', {salary: 1_200.01}, 1_300],
    ['floor(salary, -1)', {salary: 79.99}, 70],
    ['floor(salary, 1)', {salary: 0.3}, 0.3],
    ['ceil(1 / factor, 2)', {factor: 3}, 0.34],
    ['round(salary / rate) * rate', {salary: 2.025, rate: 0.05}, 2.05],
    ['1 / rate * rate >= 1', {rate: 49}, true],
    ['floor((1 / rate + 1) * rate)', {rate: 9}, 10],
    ['salary / rate + bonus / rate == (salary + bonus) / rate', {salary: 0.7, bonus: 0.1, rate: 3}, true],
    ['max(salary * rate, bonus) - bonus', {salary: 0.1, rate: 3, bonus: 0.3}, 0],
    ['-salary * rate', {salary: 0.1, rate: 3}, -0.3],
    ['-salary', {salary: 0}, 0],
    ['rate * -salary', {salary: 0, rate: 2.5}, 0],
    ['salary - -rate == salary + rate', {salary: 0.1, rate: 0.2}, true],
    ['age / -rate', {age: 3, rate: 0.1}, -30],
    ['daysSince(addDays(day, 0 - salary * rate))', {day: '2024-06-30', salary: 100, rate: 0.29}, 29],
  ])('%s of %o is %s', (formula, values, result) => expect(evaluate(formula, values)).toBe(result));
});

/** A formula with its exact value. */
interface Sum {
  readonly formula: string;
  readonly exact: Fraction;
  /** The digits that the steps need at most, from the first of the larger operand to the last decimal. */
  readonly digits: number;
}

const names = ['salary', 'bonus', 'rate', 'factor'] as const;
type Values = Readonly<Record<(typeof names)[number], number>>;

const decimal = (most: number, decimals: number) =>
  fc.integer({min: 1, max: most * 10 ** decimals}).map((units) => Number(`${units}e-${decimals}`));
const amount = fc.oneof(decimal(1_000_000_000, 0), decimal(1_000_000, 2), decimal(10_000, 4), decimal(100, 1));
const factor = fc.oneof(decimal(10, 1), decimal(100, 2), decimal(1, 4), fc.integer({min: 1, max: 99}));
const values: fc.Arbitrary<Values> = fc.record({salary: amount, bonus: amount, rate: factor, factor});

type Operator = keyof typeof onPaper;
type Name = (typeof names)[number];

/** One more operator of a random formula, its name, and whether the name is on the left. */
type Step = readonly [Operator, Name, boolean];

const steps = (operators: readonly Operator[]): fc.Arbitrary<readonly Step[]> => {
  const step = fc.constantFrom(...operators).chain((operator) => {
    // Only these two may divide.
    const allowed = operator === '/' ? (['rate', 'factor'] as const) : names;
    return fc.tuple(
      fc.constant(operator),
      fc.constantFrom<Name>(...allowed),
      operator === '/' ? fc.constant(false) : fc.boolean(),
    );
  });
  return fc.array(step, {minLength: 1, maxLength: 4});
};

/** Applies the steps one after another to the result so far. */
function build(given: Values, first: Name, all: readonly Step[]): Sum {
  return all.reduce(
    (before: Sum, [operator, name, isOnLeft]) => {
      const other: Sum = {formula: name, exact: fractionOf(given[name]), digits: 0};
      const [left, right] = isOnLeft ? [other, before] : [before, other];
      const exact = onPaper[operator](left.exact, right.exact);
      const isProduct = operator === '*' || operator === '/';
      const sizes = (isProduct ? [exact] : [left.exact, right.exact]).map((side) => Math.abs(approximately(side)));
      const digits = Math.floor(Math.log10(Math.max(...sizes, 1e-30))) + 1 + decimalsOf(exact);
      return {
        formula: `(${left.formula} ${operator} ${right.formula})`,
        exact,
        digits: Math.max(before.digits, digits),
      };
    },
    {formula: first, exact: fractionOf(given[first]), digits: 0},
  );
}

const runs = samples(50, 20_000);

describe('a formula with +, - and *', () => {
  const sum = fc
    .tuple(values, fc.constantFrom(...names), steps(['+', '-', '*']))
    .map(([given, first, all]) => ({given, ...build(given, first, all)}));

  it('is the number nearest to the exact result, up to 15 digits', () => {
    fc.assert(
      fc.property(sum, ({given, formula, exact, digits}) => {
        fc.pre(digits <= 15);
        expect(evaluate(formula, given), formula).toBe(numberOf(exact) + 0);
      }),
      runs,
    );
  });

  it.each([-10, -3, -2, -1, 0, 1, 2, 4, 10])('is rounded to %d decimals as on paper', (decimals) => {
    fc.assert(
      fc.property(sum, ({given, formula, exact, digits}) => {
        fc.pre(digits <= 12);
        const size = fractionOf(Number(`1e${-decimals}`));
        const count = onPaper['/'](exact, size);
        const multiple = (whole: bigint): number => numberOf(onPaper['*']({top: whole, bottom: 1n}, size)) + 0;
        const above = -floorOf({top: -count.top, bottom: count.bottom});
        expect(evaluate(`floor(${formula}, ${decimals})`, given), formula).toBe(multiple(floorOf(count)));
        expect(evaluate(`ceil(${formula}, ${decimals})`, given), formula).toBe(multiple(above));
        const half = roundOf(count);
        expect(evaluate(`round(${formula}, ${decimals})`, given), formula).toBe(multiple(half));
      }),
      runs,
    );
  });

  it('is rounded, and compared with a figure, as on paper', () => {
    fc.assert(
      fc.property(sum, fc.integer({min: -2, max: 2}), ({given, formula, exact, digits}, shift) => {
        fc.pre(digits <= 14);
        const below = floorOf(exact);
        const above = -floorOf({top: -exact.top, bottom: exact.bottom});
        expect(evaluate(`floor(${formula})`, given), formula).toBe(Number(below));
        expect(evaluate(`ceil(${formula})`, given), formula).toBe(Number(above));
        const half = roundOf(exact);
        expect(evaluate(`round(${formula})`, given), formula).toBe(Number(half));
        const mark = Number(below) + shift;
        const order = compareFractions(exact, fractionOf(mark));
        const answers = {...given, days: mark};
        expect(evaluate(`${formula} >= days`, answers), `${formula} >= ${mark}`).toBe(order >= 0n);
        expect(evaluate(`${formula} > days`, answers), `${formula} > ${mark}`).toBe(order > 0n);
        expect(evaluate(`${formula} == days`, answers), `${formula} == ${mark}`).toBe(order === 0n);
      }),
      runs,
    );
  });
});

describe('a formula with quotients', () => {
  const quotient = fc
    .tuple(values, fc.constantFrom(...names), steps(['+', '*', '/']))
    .map(([given, first, all]) => ({given, ...build(given, first, all)}));

  it('is rounded as on paper, on a whole number and away from it', () => {
    fc.assert(
      fc.property(quotient, ({given, formula, exact}) => {
        const size = approximately(exact);
        const whole = roundOf(exact);
        const distance = Math.abs(approximately(onPaper['-'](exact, {top: whole, bottom: 1n})));
        fc.pre(size < 1e13 && (distance === 0 || distance > 1e-13 * size));
        expect(evaluate(`floor(${formula})`, given), formula).toBe(Number(floorOf(exact)));
        const above = -floorOf({top: -exact.top, bottom: exact.bottom});
        expect(evaluate(`ceil(${formula})`, given), formula).toBe(Number(above));
      }),
      runs,
    );
  });

  it('undoes what it did', () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(evaluate('salary / rate * rate == salary', given)).toBe(true);
        expect(evaluate('salary * rate / rate == salary', given)).toBe(true);
        expect(evaluate('salary / rate - salary / rate', given)).toBe(0);
      }),
      runs,
    );
  });
});

describe('an algebraic rewrite', () => {
  it.each([
    ['salary * (rate + factor)', 'salary * rate + salary * factor'],
    ['(salary + bonus) / rate', 'salary / rate + bonus / rate'],
    ['salary * rate * factor', 'factor * (rate * salary)'],
    ['salary / rate / factor', 'salary / (rate * factor)'],
    ['salary + bonus + rate', 'rate + (bonus + salary)'],
  ])('%s is %s', (one, other) => {
    fc.assert(
      fc.property(values, (given) => {
        expect(evaluate(`${one} == ${other}`, given)).toBe(true);
        expect(evaluate(`${one} < ${other}`, given)).toBe(false);
      }),
      runs,
    );
  });
});
