// Does the JavaScript of an expression compute exactly what the expression means, for all values?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {evaluate} from './scope.ts';

describe('percentages', () => {
  it.each([
    ['ceil(days * share)', {days: 90, share: 60}, 54], // In JavaScript, 90 * 0.6 is 54.00000000000001.
    ['ceil(share * days)', {days: 90, share: 60}, 54],
    ['days * share', {days: 3, share: 10}, 0.3],
    ['salary * share', {salary: 57_330, share: 70}, 40_131],
    ['floor(days * share)', {days: 15, share: 50}, 7],
    ['days * (1 - share)', {days: 90, share: 20}, 72],
    ['days * (1 + share - half)', {days: 90, share: 20, half: 50}, 63],
    ['1 - share', {share: 12.5}, 87.5],
    ['days / half', {days: 800, half: 50}, 1_600],
    ['salary / (1 - kept)', {salary: 800, kept: 20}, 1_000],
    ['salary / (1 + kept)', {salary: 1.19, kept: 19}, 1],
    ['salary / (1 + kept)', {salary: 0.29, kept: 16}, 0.25],
    ['share - kept > 0%', {share: 0.3, kept: 0.3}, false],
    ['days > age * share', {days: 63, age: 90, share: 70}, false],
  ])('%s of %o is %d', (formula, values, result) => {
    expect(evaluate(formula, values)).toBe(result);
  });

  it('are exact for every whole number of days', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100), (days, share) => {
        expect(evaluate('ceil(days * share)', {days, share})).toBe(Number((BigInt(days) * BigInt(share) + 99n) / 100n));
      }),
    );
  });
});

describe('arithmetic', () => {
  const values = {age: 7, bonus: 7, days: 5, salary: 3, rate: 3, familySize: 2};
  it.each([
    ['bonus - days - rate', -1],
    ['bonus - (days - rate)', 5],
    ['age / familySize * salary', 10.5],
    ['age / (familySize * 1)', 3.5],
    ['age - days * salary', -8],
    ['(age - days) * salary', 6],
    ['max(bonus, days, rate) - min(bonus, days, rate)', 4],
    ['round(age / familySize)', 4],
    ['round(salary / (familySize * familySize), 1)', 0.8],
  ])('%s is %d', (formula, result) => {
    expect(evaluate(formula, values)).toBe(result);
  });
});

describe('levels', () => {
  const order = ['', 'other', 'bachelors', 'masters', 'phd'];
  it.each(['<', '<=', '>', '>=', '==', '!='] as const)(
    '%s compares them in their order, with blank and `nothing` below every one',
    (operator) => {
      const compare = {
        '<': (a: number, b: number) => a < b,
        '<=': (a: number, b: number) => a <= b,
        '>': (a: number, b: number) => a > b,
        '>=': (a: number, b: number) => a >= b,
        '==': (a: number, b: number) => a === b,
        '!=': (a: number, b: number) => a !== b,
      }[operator];
      for (const [one, education] of order.entries()) {
        for (const [other, degree] of order.entries()) {
          const found = evaluate(`education ${operator} permit.degree`, {education, permit: {degree}});
          expect(found, `'${education}' ${operator} '${degree}'`).toBe(compare(one, other));
          const beside = evaluate(`education ${operator} ${degree || 'blank'}`, {education});
          expect(beside, `'${education}' ${operator} ${degree}`).toBe(compare(one, other));
        }
      }
    },
  );

  it.each([
    ['education >= other', false],
    ['education < other', true],
    ['education == blank', true],
    ['education != blank', false],
    ['education in [phd, blank]', true],
    ['education in [phd]', false],
  ])('of a choice that is not chosen: %s is %s', (formula, result) =>
    expect(evaluate(formula, {education: ''})).toBe(result),
  );
});

describe('conditions', () => {
  it.each([
    ["experience == '10+'", {experience: '10+'}, true],
    ["not experience in ['10+', blank]", {experience: '0-2'}, true],
    ['fieldOfWork in shortage', {fieldOfWork: 'it', shortage: ['it']}, true],
    ['fieldOfWork in shortage', {fieldOfWork: '', shortage: ['it']}, false],
    ['fieldOfWork == oil-gas', {fieldOfWork: 'oil-gas'}, true],
    ['reasons + remarks is empty', {reasons: [], remarks: []}, true],
    ['reasons + remarks is not empty', {reasons: [], remarks: ['x']}, true],
    ['not (holds and jobOffer == yes)', {holds: true, jobOffer: 'yes'}, false],
    ['not holds and jobOffer == yes', {holds: false, jobOffer: 'yes'}, true],
    ['holds or holds and jobOffer == yes', {holds: true, jobOffer: ''}, true],
    ['(holds or holds) and jobOffer == yes', {holds: true, jobOffer: ''}, false],
    ['english == 4', {english: '4'}, true],
  ])('%s for %o is %s', (formula, values, result) => {
    expect(evaluate(formula, values)).toBe(result);
  });
});

describe('functions', () => {
  it.each([
    ['number(english)', {english: ''}, 0],
    ['number(english)', {english: '5'}, 5],
    ['addDays(day, days)', {day: '2024-02-28', days: 2}, '2024-03-01'],
    ['addDays(day, days)', {day: null, days: 2}, null],
    ['addMonths(day, days)', {day: '2024-01-31', days: 1}, '2024-02-29'],
    ['latest(day, today)', {day: null}, '2024-06-30'],
    ['earliest(day, today)', {day: null}, null],
    ['date(year(day) + 1, 4, 6)', {day: '2024-02-28'}, '2025-04-06'],
    ['daysSince(day)', {day: '2024-06-28'}, 2],
    ['daysSince(day)', {day: '2024-07-01'}, 0],
    ['percentDone(days, age)', {days: 69, age: 120}, 58],
  ])('%s for %o', (formula, values, result) => {
    expect(evaluate(formula, values)).toBe(result);
  });
});

it('division is always finite', () => {
  fc.assert(
    fc.property(
      fc.double({noNaN: true, noDefaultInfinity: true}),
      fc.constantFrom(0, -0, 1, 1e-300, 1e12),
      (salary, familySize) => {
        expect(Number.isFinite(evaluate('salary / familySize', {salary, familySize}))).toBe(true);
      },
    ),
  );
});
