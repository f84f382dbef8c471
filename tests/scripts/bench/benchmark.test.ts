// Does a benchmark's table name every limit that is not met, and is an unknown name rejected?
import {describe, expect, it} from 'vitest';
import {command} from '../../../scripts/bench.ts';
import {formatFigures, isWithinLimit, type Figure} from '../../../scripts/bench/benchmark.ts';
import {runInProcess} from '../../tools/commands/runInProcess.ts';

const figure = (value: number, limit?: Figure['limit']): Figure => ({
  label: 'A page',
  value,
  unit: 'kB',
  ...(limit && {limit}),
});

describe('a limit', () => {
  it.each([
    [figure(105, {atMost: 105}), true],
    [figure(105.01, {atMost: 105}), false],
    [figure(1, {atLeast: 1}), true],
    [figure(0.99, {atLeast: 1}), false],
    [figure(Number.NaN, {atMost: 1}), false],
    [figure(1e9), true],
  ])('%j within the limit: %s', (measured, expected) => {
    expect(isWithinLimit(measured)).toBe(expected);
  });
});

describe('the table', () => {
  it('aligns the figures and says which limit is not met', () => {
    const figures = [
      figure(98.4, {atMost: 105}),
      {...figure(1234, {atLeast: 2000}), label: 'A longer name'},
      figure(0.5),
    ];
    expect(formatFigures('How heavy?', figures).split('\n')).toEqual([
      'How heavy?',
      '  A page                  98.4 kB   at most 105',
      '  A longer name          1,234 kB   at least 2000: NOT MET',
      '  A page                  0.50 kB',
      '',
    ]);
  });
});

describe('npm run bench', () => {
  it.each([
    ['engin', "There is no benchmark 'engin'. Did you mean 'engine'?\n"],
    ['--jsn', /^.*'--jsn'.*\n$/],
  ])('%s is wrong usage', async (name, message) => {
    const {code, out, err} = await runInProcess(command, [name]);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([2, '']);
  });
});
