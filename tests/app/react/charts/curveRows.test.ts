// Does the table of a curve describe what the curve shows, with the exact limits?
import {describe, expect, it} from 'vitest';
import type {NumberField} from '../../../../src/engine/inputs/number.ts';
import {type Domain, samplesOf} from '../../../../src/app/result/curve/samples.ts';
import {curveRows} from '../../../../src/app/result/charts/WhatIf.tsx';

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
  readonly current?: number;
}

function rows({input, domain, valueOf, current}: Case) {
  const samples = samplesOf(
    (number) => ({figure: {label: 'Total', value: valueOf(number), text: `${valueOf(number)}`, marks: []}}),
    domain,
    [20_000, 40_000, ...(current === undefined ? [] : [current])].filter((number) => number <= domain.to),
  );
  return curveRows({input, domain, samples, ticks: [20_000, 40_000], current: current ?? null});
}

const numberFieldsOf = (each: Case): string[] => rows(each).map(({numbers}) => numbers);

describe('rows', () => {
  it('of whole numbers go from the first to the last', () => {
    const valueOf = (number: number): number => (number < 36 ? 110 : number === 36 ? 105 : 0);
    expect(numberFieldsOf({input: age, domain: ages, valueOf})).toEqual(['18 to 35', '36', '37 to 55']);
    expect(numberFieldsOf({input: age, domain: {...ages, bounded: open}, valueOf})).toEqual([
      'Up to 35',
      '36',
      '37 or more',
    ]);
  });

  it('of amounts give the limit on the side it belongs to', () => {
    expect(numberFieldsOf({input: salary, domain: amounts, valueOf: (number) => (number >= 43_800 ? 1 : 0)})).toEqual([
      'Below €43,800',
      '€43,800 or more',
    ]);
    expect(numberFieldsOf({input: salary, domain: amounts, valueOf: (number) => (number > 43_800 ? 1 : 0)})).toEqual([
      'Up to €43,800',
      'Over €43,800',
    ]);
    const steps = (number: number): number => (number > 50_000 ? 2 : number >= 30_000 ? 1 : 0);
    expect(numberFieldsOf({input: salary, domain: {...amounts, bounded}, valueOf: steps})).toEqual([
      '€0 or more, below €30,000',
      '€30,000 to €50,000',
      'Over €50,000, up to €60,000',
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
