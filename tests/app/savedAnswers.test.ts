// Is everything that a device may hold read without harm, and only the last ten results kept?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  MAX_RESULTS,
  parseSaved,
  type SavedAnswers,
  type SavedResult,
  withResult,
  withTick,
} from '../../src/app/device/savedAnswers.ts';

const result: SavedResult = {
  id: 'germany-blue-card-calculator',
  title: 'Germany EU Blue Card Calculator',
  day: '2026-11-22',
  headline: 'Eligible',
  fragment: '#answers:1yye4tu&occupation=doctor',
};
const empty: SavedAnswers = {isOn: true, results: [], ticks: {}};
const text = (saved: SavedAnswers): string => JSON.stringify({results: saved.results, ticks: saved.ticks});

it('a copy from a link and a result of the visitor replace each other never', () => {
  const own = withResult(empty, result);
  const copy: SavedResult = {...result, fragment: '#answers:1yye4tu&occupation=nurse', isCopy: true};
  const both = withResult(own, copy);
  expect(both.results).toEqual([copy, result]);
  expect(withResult(both, copy).results).toEqual([copy, result]);
  const later = {...result, headline: 'Not eligible'};
  expect(withResult(both, later).results).toEqual([later, copy]);
  expect(parseSaved(text(both))).toEqual(both);
});

describe('what is stored', () => {
  it('means that remembering is on only if it exists', () => {
    expect(parseSaved(null)).toEqual({isOn: false, results: [], ticks: {}});
    expect(parseSaved('')).toEqual(empty);
  });

  it('is read back', () => {
    const saved = withTick(withResult(empty, result), result.id, 'Proof of your university degree', true);
    expect(parseSaved(text(saved))).toEqual(saved);
  });

  it('is never more than it may be, whatever the text', () => {
    const almost = fc.record({results: fc.array(fc.oneof(fc.constant(result), fc.jsonValue())), ticks: fc.jsonValue()});
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, (any) => {
        const {isOn, results, ticks} = parseSaved(any);
        expect(isOn).toBe(true);
        expect(results.length).toBeLessThanOrEqual(MAX_RESULTS);
        for (const each of results) expect(each).toEqual(result);
        for (const line of Object.values(ticks).flat()) expect(typeof line).toBe('string');
      }),
    );
  });

  it.each([
    ['an address elsewhere', {id: '/evil.example'}],
    ['a fragment that holds no answers', {fragment: '#top'}],
    ['no day', {day: '2026-02-30'}],
    ['a headline that is no text', {headline: 3}],
    ['a text without end', {title: 'a'.repeat(20_000)}],
  ])('leaves out a result with %s', (_, wrong) => {
    expect(parseSaved(JSON.stringify({results: [{...result, ...wrong}, result]})).results).toEqual([result]);
  });
});

describe('a further result', () => {
  it('comes first, and replaces that of the same calculator and day', () => {
    const other = {...result, id: 'sweden-work-visa-calculator'};
    const again = {...result, headline: 'Not eligible'};
    const saved = [result, other, again].reduce(withResult, empty);
    expect(saved.results).toEqual([again, other]);
  });

  it('pushes out the oldest', () => {
    const days = Array.from({length: 12}, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const saved = days.map((day) => ({...result, day})).reduce(withResult, empty);
    expect(saved.results.map(({day}) => day)).toEqual(days.toReversed().slice(0, MAX_RESULTS));
  });
});

it('a line is ticked once, and unticked', () => {
  const twice = withTick(withTick(empty, 'a', 'A passport', true), 'a', 'A passport', true);
  expect(twice.ticks).toEqual({a: ['A passport']});
  expect(withTick(twice, 'a', 'A passport', false).ticks).toEqual({a: []});
});
