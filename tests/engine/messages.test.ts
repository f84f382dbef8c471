// Are all messages of the catalogue well formed, and filled in as they say?
import {expect, it} from 'vitest';
import {fill, pieces} from '../../src/engine/runtime/message.ts';

it('fills in texts and numbers', () => {
  expect(fill('{min} to {max}', {min: 'A1', max: 43_800})).toBe('A1 to 43,800');
});

it('chooses the form for a number, and goes on after it', () => {
  const message = 'You entered {count, plural, one {1 {item}} other {{count} {items}}}.';
  const entered = (count: number): string => fill(message, {count, item: 'trip', items: 'trips'});
  expect([0, 1, 2, 1_000].map(entered)).toEqual([
    'You entered 0 trips.',
    'You entered 1 trip.',
    'You entered 2 trips.',
    'You entered 1,000 trips.',
  ]);
});

it('writes a number with its unit', () => {
  const earn = (number: number, unit: string | undefined): string => fill('Earn {amount}.', {amount: {number, unit}});
  expect([earn(43_800.5, 'EUR'), earn(1, 'points'), earn(2, undefined)]).toEqual([
    'Earn €43,800.50.',
    'Earn 1 point.',
    'Earn 2.',
  ]);
});

it('keeps values that are no texts as pieces', () => {
  const link = {text: '€500', input: 'salary'};
  expect(pieces('You entered {value}.', {value: link})).toEqual(['You entered ', link, '.']);
});

it('a placeholder that is missing or misspelt is a type error', () => {
  // @ts-expect-error: it lacks {max}
  expect(fill('{min} to {max}', {min: 'A1'})).toBe('A1 to {max}');
  // @ts-expect-error: it has no {mim}
  expect(fill('{min}', {mim: 'A1'})).toBe('{min}');
  // @ts-expect-error: forms need a number
  expect(fill('{count, plural, one {a trip} other {trips}}', {count: '1'})).toBe('trips');
});

const catalogue = import.meta.glob(['../../src/*/words/*.ts', '!**/message.ts'], {eager: true});

it.each(Object.entries(catalogue))('%s holds well-formed messages', (_, module) => {
  const messages = textsIn(module);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    const filled = fill(message, new Proxy({}, {get: () => 2}));
    expect(filled, message).not.toMatch(/[{}]|undefined/);
  }
});

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
