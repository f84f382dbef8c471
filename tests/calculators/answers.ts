import fc from 'fast-check';
import type {FormField} from '../../src/engine/language/inputs/index.ts';

const junk = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-5',
  '1e400',
  '-0',
  '0x10',
  '1e12',
  '9e99',
  '12abc',
  'yes ',
  '2024-02-30',
  '9999-12-31',
  '\u202e5',
];

function answerTo(input: FormField): fc.Arbitrary<unknown> {
  // The tracker repeats what was typed, which may look like a mistake.
  if (input.kind === 'text') return fc.constantFrom('', ' ', 'AB-123', '__proto__', '<b>');
  const sensible =
    input.kind === 'choice' || input.kind === 'yesno'
      ? fc.constantFrom(...input.options.map((option) => option.value))
      : input.kind === 'date'
        ? fc
            .date({min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true})
            .map((day) => day.toISOString().slice(0, 10))
        : fc.oneof(
            fc.nat(100).map(String),
            fc.nat(5_000_000).map(String),
            fc.double({min: 0, max: 1e13, noNaN: true}).map(String),
          );
  return fc.oneof(
    {weight: 8, arbitrary: sensible},
    {weight: 2, arbitrary: fc.constantFrom(...junk)},
    {weight: 1, arbitrary: fc.anything()},
  );
}

/** Answers of every kind, including junk and missing ones. */
export function answersTo(inputs: readonly FormField[]): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return fc.record(Object.fromEntries(inputs.map((input) => [input.id, answerTo(input)])), {requiredKeys: []});
}
