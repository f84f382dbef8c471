// Do the curves of every calculator agree with its results, over a range where something changes?
import {describe, expect, it} from 'vitest';
import {curvesOf, isExact, leavesCard, outcomeRangesOf} from '../../../src/app/result/curve/curve.ts';
import {numberFieldsOf} from '../../../src/app/result/curve/numberFields.ts';
import {outcomesOf, roundNumbers, sameOutcome} from '../../../src/app/result/curve/samples.ts';
import {casesOf} from '../../browser/engine.ts';
import {calculatorIds} from '../../browser/loadEngine.ts';
import {library} from '../../calculators/compiled.ts';

function calculated(id: string, answers: Readonly<Record<string, string>>, today = '2024-06-30') {
  return {page: library.get(id).page(today), answers, today};
}

describe.each(calculatorIds)('%s', (id) => {
  it.each([...casesOf(id)])(
    'has one outcome in each range of a table, also between samples: $name',
    ({answers, today}) => {
      const calculator = library.get(id);
      for (const {input, samples, domain, isWhole} of curvesOf(calculator, calculated(id, answers, today))) {
        const ranges = outcomeRangesOf(samples);
        if (!isWhole || !isExact(ranges, domain)) continue;
        const at = outcomesOf(calculator, answers, today, input.id);
        for (const {first, last, outcome} of ranges)
          for (const share of [0.137, 0.5, 0.871]) {
            const number = Math.round((first + share * (last - first)) / domain.step) * domain.step;
            expect(sameOutcome(at(number)!, outcome), `${input.id} ${number}`).toBe(true);
          }
      }
    },
  );

  it.each([...casesOf(id)])('agrees with its curves: $name', ({answers, today}) => {
    const calculator = library.get(id);
    for (const {input, samples, domain, ticks, current} of curvesOf(calculator, calculated(id, answers, today))) {
      const at = outcomesOf(calculator, answers, today, input.id);
      for (const {number, outcome} of samples) expect(outcome, `${input.id} ${number}`).toEqual(at(number));
      const numbers = samples.map(({number}) => number);
      expect(numbers, input.id).toEqual(expect.arrayContaining(current === null ? [...ticks] : [...ticks, current]));
      expect([domain.from, domain.to], input.id).toEqual([numbers[0], numbers.at(-1)]);
    }
  });
});

it('a number that changes neither the verdict nor the figure may change another line of the card', () => {
  const calculator = library.get('schengen-trip-planner');
  const answers = {trips: '2026-08-01,2026-08-30;2026-10-01,2026-11-29', day: '2026-12-01', stayDays: '30'};
  const calculation = calculated('schengen-trip-planner', answers, '2026-11-22');
  const card = calculator.evaluate(answers, calculation.today).card();
  const [curve] = curvesOf(calculator, calculation);
  expect(outcomeRangesOf(curve!.samples)).toHaveLength(1);
  expect(leavesCard(calculator, {...calculation, card}, curve!)).toBe(false);
});

it('begins with what one can change: years of work before a birthday', () => {
  const answers = {age: '36', education: 'masters', workExperience: '2'};
  const curves = curvesOf(
    library.get('canada-express-entry-calculator'),
    calculated('canada-express-entry-calculator', answers),
  );
  const ids = curves.map(({input}) => input.id);
  expect(ids.indexOf('workExperience')).toBeLessThan(ids.indexOf('age'));
});

describe('the range', () => {
  it.each([
    ['uk-skilled-worker-calculator', {salary: '25600'}, [0, 23_040, 25_600], 40_000],
    ['canada-express-entry-calculator', {age: '36'}, [18, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46], 55],
    ['china-work-permit-calculator', {age: '70'}, [0, 18, 25, 41, 46, 56, 61], 100],
  ] as const)('of %s holds every threshold', (id, answers, firsts, to) => {
    const curve = curvesOf(library.get(id), calculated(id, answers)).find(({input}) => input.id in answers);
    expect(outcomeRangesOf(curve!.samples).map(({first}) => first)).toEqual(firsts);
    expect(curve!.domain.to).toBe(to);
  });

  it('omits 0 if 0 counts as another number', () => {
    const id = 'uk-student-visa-calculator';
    const curves = curvesOf(library.get(id), calculated(id, {programDuration: '2', tuitionFees: '15000'}));
    expect(curves.map(({input, domain, current}) => [input.id, domain.from, current])).toEqual([
      ['programDuration', 0.01, 2],
      ['tuitionFees', 0, 15_000],
    ]);
  });
});

it('no number varies if the form shows none that matters', () => {
  expect(numberFieldsOf(calculated('uscis-processing-time-calculator', {}))).toEqual([]);
  expect(numberFieldsOf(calculated('norway-visa-calculator', {annualIncome: '1'}))).toEqual([]);
});

it('numbers that change the verdict come first', () => {
  const id = 'new-zealand-visa-calculator';
  const answers = {visaType: 'skilled-migrant', age: '30', experience: '2'};
  const changing = curvesOf(library.get(id), calculated(id, answers)).map(({input}) => input.id);
  expect(changing.toSorted()).toEqual(['age', 'experience']);
});

it('round numbers are within the range', () => {
  expect(roundNumbers(18, 55, 5)).toEqual([20, 30, 40, 50]);
  expect(roundNumbers(0, 40_000, 5)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(roundNumbers(0.01, 2.5, 5)).toEqual([0.5, 1, 1.5, 2, 2.5]);
  expect(roundNumbers(5, 5, 5)).toEqual([5]);
});
