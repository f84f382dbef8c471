/** Compares a definition with its reference. */
import {expect} from 'vitest';
import {answersFor} from '../../../src/engine/published/answers.ts';
import {library} from '../compiled.ts';
import type {Asked, Law, Result} from './law.ts';

/** One list of answers; a failure prints them with the day and what both say, for `npm run calculate`. */
export function compare(id: string, law: Law, {inputs, today}: Asked): void {
  const {page, calculate} = library.get(id);
  const given = calculate(answersFor(page(today).fields, inputs), today);
  const wanted = law.reference(inputs, today);
  const differences = differencesOf(given && inFormOf(law, given), wanted);
  expect(differences, `${id} on ${today}: ${JSON.stringify(inputs)}`).toEqual([]);
}

const inFormOf = ({inOtherForm = {}}: Law, given: Result): Result =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inOtherForm[key]?.(value) ?? value]));

interface Difference {
  readonly key: string;
  readonly definition: unknown;
  readonly law: unknown;
}

function differencesOf(given: Result | null, wanted: Result | null): readonly Difference[] {
  if (given === null || wanted === null)
    return given === wanted ? [] : [{key: 'the whole result', definition: given, law: wanted}];
  return [...new Set([...Object.keys(given), ...Object.keys(wanted)])]
    .filter((key) => !(key in given && key in wanted && isSame(given[key], wanted[key])))
    .map((key) => ({key, definition: given[key], law: wanted[key]}));
}

function isSame(given: unknown, wanted: unknown): boolean {
  // What does not apply has no number, text or yes and no of its own in a definition: there it is 0, '' and false, and of days nothing.
  if (wanted === null) return given === null || given === 0 || given === '' || given === false;
  // The order in which parts are added differs.
  if (typeof given === 'number' && typeof wanted === 'number')
    return Math.abs(given - wanted) < 1e-9 * Math.max(1, wanted);
  if (typeof wanted !== 'object') return given === wanted;
  return differencesOf(given as Result, wanted as Result).length === 0;
}
