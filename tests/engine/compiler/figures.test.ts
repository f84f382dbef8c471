// Which figures of a definition can a page name, and how are they written?
import {expect, it} from 'vitest';
import {figuresOf} from '../../../src/engine/project/figures.ts';
import {small} from './smallDefinition.ts';

const {model} = small(`
inputs:
  route: {label: Route, options: {work: Work, study: Study, visit: Visit}}
  speed: {label: Speed, options: {slow: Slow, fast: Fast}}
  age: {label: Age, type: integer, unit: years}

constants:
  fee: {value: 1_300, unit: USD}
  fastDays: {value: 5, unit: days}
  share: 60%
  every: two weeks
  wage: [{from: 2024-01-01, value: 5}, {from: 2027-01-01, value: 6}]

tables:
  fees:
    unit: USD
    by: route
    rows: {work | study: =fee, visit: 90.5, blank: 0}
  days:
    unit: days
    by: [route, speed]
    rows: {work: {slow: 56, fast: =fastDays}, study: {slow: 1, fast: =fastDays}}
    otherwise: 70
  points: {by: age, rows: {18-35: 30, 36-45: 20}, otherwise: 0}
  paid: {by: route, rows: {work: =wage, study: 1}, otherwise: 0}

result:
  all: fees + paid * share
  days: days
  points: points
  every: every
card:
  - figure: {label: All, of: result.all}
`);

it('constants and cells by their path, with their unit, and the extremes of a table', () => {
  const figures = [...figuresOf(model)].map(([path, figure]) => [path, figure.text]);
  expect(Object.fromEntries(figures)).toEqual({
    fee: '$1,300',
    fastDays: '5 days',
    share: '60%',
    every: 'two weeks',
    wage: '5 (from 1 January 2027: 6)',
    'fees.work': '$1,300',
    'fees.study': '$1,300',
    'fees.visit': '$90.50',
    'fees.blank': '$0',
    'fees.most': '$1,300',
    'fees.least': '$0',
    'days.work.slow': '56 days',
    'days.work.fast': '5 days',
    'days.study.slow': '1 day',
    'days.study.fast': '5 days',
    'days.most': '70 days',
    'days.least': '1 day',
    'points.most': '30',
    'points.least': '0',
    'paid.work': '5 (from 1 January 2027: 6)',
    'paid.study': '1',
  });
});

it('also without the unit', () => {
  const figures = figuresOf(model);
  expect(['fee', 'share', 'fees.visit', 'days.most'].map((path) => figures.get(path)?.plain)).toEqual([
    '1,300',
    '60%',
    '90.5',
    '70',
  ]);
});
