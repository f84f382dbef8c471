// Does the table of a curve describe what the curve shows, with the exact limits?
import {describe, expect, it} from 'vitest';
import type {NumberField} from '../../../../src/engine/language/inputs/number.ts';
import {type Domain, samplesOf} from '../../../../src/app/result/curve/samples.ts';
import {curveRows} from '../../../../src/app/result/charts/Curves.tsx';

const bounded = {below: true, above: true};
const open = {below: false, above: false};
const amounts: Domain = {from: 0, to: 60_000, step: 0.01, bounded: open};
const ages: Domain = {from: 18, to: 55, step: 1, bounded};
const age: NumberField = {id: 'age', label: 'Age', kind: 'integer', unit: 'years', unused: false};
const salary: NumberField = {id: 'salary', label: 'Salary', kind: 'number', unit: 'EUR', unused: false};

interface Case {
  readonly input: NumberField;
  readonly domain: Domain;
  readonly valueOf: (number: number) => number;
  /** The first numbers of its regions. */
  readonly firsts?: readonly number[];
  readonly isWhole?: boolean;
  readonly current?: number;
}

function rows({input, domain, valueOf, firsts = [], isWhole = true, current}: Case) {
  const samples = samplesOf(
    (number) => ({figure: {label: 'Total', value: valueOf(number), text: `${valueOf(number)}`, marks: []}}),
    domain,
    firsts,
    [20_000, 40_000, ...(current === undefined ? [] : [current])].filter((number) => number <= domain.to),
  );
  return curveRows({input, domain, samples, isWhole, ticks: [20_000, 40_000], current: current ?? null});
}

const numberFieldsOf = (each: Case): string[] => rows(each).map(({numbers}) => numbers);

describe('rows', () => {
  it('of whole numbers go from the first to the last', () => {
    const valueOf = (number: number): number => (number < 36 ? 110 : number === 36 ? 105 : 0);
    expect(numberFieldsOf({input: age, domain: ages, valueOf})).toEqual([
      '18 to 35 years',
      '36 years',
      '37 to 55 years',
    ]);
    expect(numberFieldsOf({input: age, domain: {...ages, bounded: open}, valueOf})).toEqual([
      'Up to 35 years',
      '36 years',
      '37 years or more',
    ]);
  });

  it('of amounts give the limit on the side it belongs to', () => {
    const amount = {input: salary, domain: amounts};
    const atLeast = {valueOf: (number: number) => (number >= 43_800 ? 1 : 0), firsts: [43_800]};
    expect(numberFieldsOf({...amount, ...atLeast})).toEqual(['Below €43,800', '€43,800 or more']);
    const over = {valueOf: (number: number) => (number > 43_800 ? 1 : 0), firsts: [43_800.01]};
    expect(numberFieldsOf({...amount, ...over})).toEqual(['Up to €43,800', 'Over €43,800']);
    const steps = (number: number): number => (number > 50_000 ? 2 : number >= 30_000 ? 1 : 0);
    const between = {domain: {...amounts, bounded}, valueOf: steps, firsts: [30_000, 50_000.01]};
    expect(numberFieldsOf({...amount, ...between})).toEqual([
      '€0 or more, below €30,000',
      '€30,000 to €50,000',
      'Over €50,000, up to €60,000',
    ]);
  });

  it('are only numbers that were tried where there may be limits that are not known', () => {
    const atLeast = {valueOf: (number: number) => (number >= 43_800 ? 1 : 0), firsts: [43_800]};
    const tried = rows({input: salary, domain: amounts, ...atLeast, isWhole: false, current: 43_800});
    expect(tried.map(({numbers, outcome}) => [numbers, outcome.figure?.text])).toEqual([
      ['€20,000', '0'],
      ['€40,000', '0'],
      ['€43,800', '1'],
    ]);
  });

  it('of a slope are round numbers and the current answer', () => {
    const slope = rows({input: salary, domain: amounts, valueOf: (number) => number * 2, current: 25_000});
    expect(slope.map(({numbers, outcome}) => [numbers, outcome.figure?.text])).toEqual([
      ['€20,000', '40000'],
      ['€25,000', '50000'],
      ['€40,000', '80000'],
    ]);
    expect(slope.map(({isCurrent}) => isCurrent)).toEqual([false, true, false]);
  });
});
