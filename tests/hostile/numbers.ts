/** Numbers as people and programs write them, sound or not. */
import type {Random} from './random.ts';

const pieces = [
  [
    '60',
    '5',
    '0',
    '000',
    '00',
    '1',
    '162',
    '.',
    ',',
    ' ',
    "'",
    '\u00a0',
    '\u202f',
    '-',
    '−',
    '+',
    '(',
    ')',
    '%',
    'e',
    '/',
  ],
  [
    'k',
    'm',
    'million',
    'lakh',
    '€',
    '$',
    '₹',
    'EUR',
    'USD',
    'a year',
    'per month',
    'years',
    '٦',
    '६',
    '６',
    '½',
    '²',
    'to',
  ],
].flat();

/** A text of some of these, or a number that is one for a program. */
export function someNumber(random: Random): string | number {
  if (random.once(5)) return random.of([0, -0, -1, 0.5, 1.125, 60_000, 1e12, 1e13, 1e300, 5e-324, 2 ** 53]);
  return random.some(1 + random.below(6), () => random.of(pieces)).join('');
}
