// For any input, does a compiled calculator return valid values, the same each time, without mutating the answers?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isBlank} from '../../../src/engine/runtime/answers.ts';
import {plus} from '../../../src/engine/runtime/arithmetic.ts';
import {samples} from '../../samples.ts';
import {compileKitchenSink} from './goodSamples.ts';

const {calculator} = compileKitchenSink();
const {fields} = calculator.page('2026-06-30');

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '-7',
    '1e308',
    '9'.repeat(400),
    '0x10',
    '1e-320',
    '2024-02-30',
    '0001-01-01',
    '9999-12-31',
  ),
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    Number.NaN,
    Infinity,
    -Infinity,
    -0,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    [],
    ['yes'],
    {},
  ),
  fc.double(),
  fc.string(),
);
const plausible = (id: string): fc.Arbitrary<unknown> => {
  const input = fields.find((each) => each.id === id)!;
  if ('options' in input) return fc.constantFrom(...input.options.map((option) => option.value));
  if (input.kind === 'date')
    return fc
      .date({min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true})
      .map((day) => day.toISOString().slice(0, 10));
  return fc.oneof(
    fc.nat(100),
    fc.nat(2_000_000),
    fc.nat(20_000_000).map((cents) => String(cents / 100)),
  );
};
const answers = fc
  .record(
    Object.fromEntries(
      fields.map(({id}) => [id, fc.oneof({weight: 3, arbitrary: plausible(id)}, {weight: 1, arbitrary: junk})]),
    ),
    {requiredKeys: [], noNullPrototype: false},
  )
  .map((given) => Object.assign(JSON.parse('{"__proto__": {"route": "worker"}}') as object, given));
const today = fc.constantFrom('0001-01-01', '2024-06-30', '2026-07-01', '2027-01-01', '9999-12-31');

/** Paths of values that no result may contain. */
function unsound(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === 'string')
    return /NaN|Infinity|undefined|null|\[object/.test(value) && !path.includes('applicant')
      ? [`${path} is '${value}'`]
      : [];
  if (value === undefined || typeof value === 'function') return [`${path} is ${typeof value}`];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => unsound(part, `${path}.${key}`))
    : [];
}

const check = (property: (given: Readonly<Record<string, unknown>>, day: string) => void): void =>
  fc.assert(
    fc.property(answers, today, (given, day) =>
      property(Object.freeze(given) as Readonly<Record<string, unknown>>, day),
    ),
    samples(400, 2_000),
  );

describe('any answers', () => {
  it('give finite figures and whole words, in the result, the values and the card', () => {
    check((given, day) => {
      const {result, values, card} = calculator.evaluate(given, day);
      const applicantsWords = given['applicantName'];
      const blocks = card().map((block) => ({
        ...block,
        items: block.items.filter(({text}) => text !== applicantsWords),
      }));
      expect([...unsound(result, 'result'), ...unsound(values(), 'values'), ...unsound(blocks, 'card')]).toEqual([]);
    });
  });

  it('give the same result each time, with its card or without, and stay as they were', () => {
    check((given, day) => {
      const before = Object.entries(given);
      const result = calculator.calculate(given, day);
      expect(calculator.evaluate(given, day).result).toEqual(result);
      expect(calculator.calculate({...given}, day)).toEqual(result);
      expect(Object.entries(given)).toEqual(before);
    });
  });

  it('give sums that equal their parts', () => {
    check((given, day) => {
      const {result, values} = calculator.evaluate(given, day);
      if (result === null) return;
      const sum = (parts: object): number => (Object.values(parts) as number[]).reduce(plus, 0);
      expect(sum(result['breakdown'] as object)).toBe(result['points']);
      const {total, ...parts} = values()['costs'] as Record<string, number>;
      expect(sum(parts)).toBe(total);
      expect(result['totalCost']).toBe(total);
    });
  });

  it('give a result unless a guard stops it, or the rules have ended', () => {
    check((given, day) => {
      const options = ['worker', 'investor', 'student', 'retiree'];
      const isChosen = Object.hasOwn(given, 'route') && options.includes(given['route'] as string);
      const lacksAmount = given['route'] === 'investor' && isBlank(given['investment']);
      expect(calculator.calculate(given, day) !== null).toBe(isChosen && !lacksAmount && day < '2031-01-01');
    });
  });
});
