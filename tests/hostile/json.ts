/** Odd JSON, and JSON made odd: also what JSON.stringify would never write. */
import {mutateText, oddText} from './texts.ts';
import type {Random} from './random.ts';

/** A value of any shape. */
export function oddValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return random.once(2);
    case 2:
      return random.of([0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53 + 2, -0, 12, 60_000]);
    case 3:
    case 4:
    case 5:
      return oddText(random);
    case 6:
      return random.some(random.below(4), () => oddValue(random, depth + 1));
    case 7:
      return Object.fromEntries(random.some(random.below(4), () => [oddText(random), oddValue(random, depth + 1)]));
    default:
      return random.of<unknown>([[], {}, [[]], [{}], {length: 3}, {toString: 1, valueOf: 1}, {toJSON: 1}]);
  }
}

/** Data with a change somewhere in it: a value replaced, a key lost, renamed or added. */
export function mutateData(data: unknown, random: Random): unknown {
  if (typeof data !== 'object' || data === null || random.once(8)) return oddValue(random);
  if (Array.isArray(data)) {
    if (data.length === 0 || random.once(4)) return [...(data as unknown[]), oddValue(random)];
    const at = random.below(data.length);
    return random.once(4) ? data.toSpliced(at, 1) : data.with(at, mutateData(data[at], random));
  }
  const entries = Object.entries(data);
  if (entries.length === 0 || random.once(5))
    return Object.fromEntries([...entries, [oddText(random), oddValue(random)]]);
  const at = random.below(entries.length);
  const [key, value] = entries[at]!;
  if (random.once(6)) return Object.fromEntries(entries.toSpliced(at, 1));
  if (random.once(6)) return Object.fromEntries(entries.with(at, [mutateText(key, random), value]));
  return Object.fromEntries(entries.with(at, [key, mutateData(value, random)]));
}

/** Data as JSON; often as no program writes it: with escapes, keys twice, numbers beyond all, extreme nesting, or broken. */
export function oddJson(data: unknown, random: Random): string {
  const text = JSON.stringify(data) ?? 'null';
  switch (random.below(10)) {
    case 0:
      return mutateText(text, random);
    case 1:
      return text.replace(/"[^"]*":/, (key) => `${key}${JSON.stringify(oddText(random))},${key}`);
    case 2:
      return text.replace('{', `{"__proto__":${JSON.stringify(oddValue(random))},`);
    case 3:
      return text.replace(/(?<=[:,[])(?:-?\d[\d.e]*|"[^"]*")/, () =>
        random.of(['1e999', '-1e999', 'NaN', '.5', '01', '1e5', '"\\ud800"', '"\\u0000"']),
      );
    case 4:
      return random.once(4) ? nested(text, random) : text;
    default:
      return text;
  }
}

/** A value deep within arrays or objects. */
function nested(text: string, random: Random): string {
  const depth = random.of([50, 5_000, 100_000]);
  const [opening, closing] = random.of([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const deep = opening.repeat(depth) + 1 + closing.repeat(depth);
  return random.once(2) ? deep : text.replace(/(?<=:)(?:\d+|"[^"]*"|null)/, () => deep);
}
