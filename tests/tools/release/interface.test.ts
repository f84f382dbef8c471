// Does a release see everything that programs see of a calculator apart from its results? Random edits of the forms of all calculators: which
// answers the published schema accepts, and the order of questions, options and keys, are compared with what the release says.
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {load} from '../../../src/engine/program/parts.ts';
import {inputSchema} from '../../../src/engine/published/inputSchema.ts';
import {metadata} from '../../../src/engine/published/metadata.ts';
import type {InputDescription} from '../../../src/engine/results/published.ts';
import {plainOf} from '../../../src/engine/language/yaml/node.ts';
import {alignVersions, type Versions} from '../../../src/tools/analysis/diff/versions.ts';
import {interfaceChanges} from '../../../src/tools/release/interfaceChanges.ts';
import {largestOf, type Level} from '../../../src/tools/release/level.ts';
import {library} from '../../calculators/compiled.ts';
import {isFull} from '../../samples.ts';
import {Random} from '../analysis/randomDefinitions.ts';
import {isSmaller} from './levelByBruteForce.ts';

const today = '2026-11-28';
type Map = Record<string, unknown>;

/** @returns what was edited, or undefined if there is nothing of this kind */
type Edit = (tree: {inputs: Record<string, Map>; result: Map}, random: Random) => string | undefined;

const namesWith = (inputs: Record<string, Map>, key: string): readonly string[] =>
  Object.keys(inputs).filter((name) => inputs[name]![key] !== undefined);
const numbersIn = (inputs: Record<string, Map>): readonly string[] =>
  Object.keys(inputs).filter((name) => ['number', 'integer'].includes(String(inputs[name]!['type'])));

function exchanged(map: Map, random: Random): Map | undefined {
  const entries = Object.entries(map);
  if (entries.length < 2) return undefined;
  const at = random.below(entries.length - 1);
  [entries[at], entries[at + 1]] = [entries[at + 1]!, entries[at]!];
  return Object.fromEntries(entries);
}

const setOf =
  (key: string, values: readonly unknown[]): Edit =>
  ({inputs}, random) => {
    const names = numbersIn(inputs);
    if (names.length === 0) return undefined;
    const name = random.pick(names);
    const value = random.pick(values);
    if (value === undefined) delete inputs[name]![key];
    else inputs[name]![key] = value;
    return `${name}.${key} = ${JSON.stringify(value)}`;
  };

const edits: readonly Edit[] = [
  (tree, random) => {
    const inputs = exchanged(tree.inputs, random);
    if (inputs !== undefined) tree.inputs = inputs as typeof tree.inputs;
    return inputs && 'questions exchanged';
  },
  ({inputs}, random) => {
    const names = namesWith(inputs, 'options');
    const name = names.length === 0 ? undefined : random.pick(names);
    const options = name === undefined ? undefined : exchanged(inputs[name]!['options'] as Map, random);
    if (options !== undefined) inputs[name!]!['options'] = options;
    return options && `options of ${name} exchanged`;
  },
  (tree, random) => {
    const result = exchanged(tree.result, random);
    if (result !== undefined) tree.result = result;
    return result && 'keys exchanged';
  },
  // An offer that is new, or one that loses, or gets, an option.
  ({inputs}, random) => {
    const names = namesWith(inputs, 'options');
    if (names.length < 2) return undefined;
    const [by, name] = [names[0]!, names.at(-1)!];
    const options = Object.keys(inputs[name]!['options'] as Map);
    const answers = Object.keys(inputs[by]!['options'] as Map);
    const given = inputs[name]!['offered'] as {by: string; rows: Record<string, string[]>} | undefined;
    const rows = given?.rows ?? Object.fromEntries(answers.map((answer) => [answer, options]));
    const row = random.pick(Object.keys(rows));
    const kept = options.filter((option) =>
      random.chance(0.2) ? !rows[row]!.includes(option) : rows[row]!.includes(option),
    );
    if (kept.length === 0) return undefined;
    inputs[name]!['offered'] = {by: given?.by ?? by, rows: {...rows, [row]: kept}};
    return `${name} with ${row}: ${kept}`;
  },
  ({inputs}, random) => {
    const names = namesWith(inputs, 'offered');
    if (names.length === 0) return undefined;
    const name = random.pick(names);
    delete inputs[name]!['offered'];
    return `${name} always with all options`;
  },
  setOf('step', [1, 0.5, 100, undefined]),
  setOf('min', [0, 1, 5, undefined]),
  setOf('max', [10, 1_000, 1e9, undefined]),
  setOf('whenZero', [1, 3, undefined]),
  setOf('optional', [true, undefined]),
];

/** The most serious difference that was seen, by trying. */
function seenBetween(
  {original, after}: Versions,
  random: Random,
  count: number,
): {level: Level; what: string} | undefined {
  const about = [original, after].map(({body}) => metadata(load(body), {today}));
  const [accepts, acceptsNow] = about.map((one) =>
    new Ajv2020({strict: false, validateFormats: false}).compile(inputSchema(one)),
  );
  const [inputs, inputsNow] = about.map((one) => one.inputs);
  let seen: {level: Level; what: string} | undefined;
  for (let index = 0; index < count; index++) {
    const answers = randomAnswers([...inputs!, ...inputsNow!], random);
    const [was, is] = [accepts!(answers), acceptsNow!(answers)];
    if (was && !is) return {level: 'major', what: `refused: ${JSON.stringify(answers)}`};
    if (is && !was) seen = {level: 'minor', what: `accepted: ${JSON.stringify(answers)}`};
  }
  const orderOf = (some: readonly InputDescription[]): string =>
    JSON.stringify(some.map(({id, options = []}) => [id, options.map(({value}) => value)]));
  if (orderOf(inputs!) !== orderOf(inputsNow!)) seen ??= {level: 'minor', what: 'another order'};
  const [result, resultNow] = [original, after].map(({body}) => load(body).calculate({}, today));
  if (result && resultNow && JSON.stringify(result) !== JSON.stringify(resultNow))
    seen ??= {level: 'minor', what: 'another order of keys'};
  return seen;
}

function randomAnswers(inputs: readonly InputDescription[], random: Random): Map {
  return Object.fromEntries(
    inputs.flatMap((input): readonly (readonly [string, unknown])[] => {
      if (input.required !== true && random.chance(0.4)) return [];
      if (input.options !== undefined) return [[input.id, random.pick(input.options).value]];
      if (input.kind === 'number' || input.kind === 'integer') {
        const [least, most] = [Number(input.min ?? 0), Number(input.max ?? 1_000)];
        const number = random.pick([0, least, least + 1, least - 1, most, most + 1, 10, 1_000, 1.5, 0.5]);
        return [[input.id, input.kind === 'integer' ? Math.floor(number) : number]];
      }
      return input.kind === 'date' ? [[input.id, '2026-01-31']] : [];
    }),
  );
}

describe('what a release says of an edited form', () => {
  const count = isFull ? 1_000 : 12;
  it(`is no less than what is seen, for ${count} random edits`, {timeout: 3_600_000}, () => {
    const levels = new Map<string, number>();
    for (let seed = 1; levels.size === 0 || [...levels.values()].reduce((sum, one) => sum + one) < count; seed++) {
      const random = new Random(seed);
      const id = random.pick(library.ids);
      const {tree, source} = library.definition(id);
      const before = JSON.stringify(plainOf(tree));
      const edited = JSON.parse(before) as Parameters<Edit>[0];
      const what = random.pick(edits)(edited, random);
      const text = JSON.stringify(edited);
      if (what === undefined || text === before) continue;
      const versions = alignVersions(id, {path: source.path, text: before}, {path: source.path, text});
      if (!('after' in versions)) continue;
      const seen = seenBetween(versions, random, isFull ? 300 : 40);
      const claimed = largestOf(interfaceChanges(versions));
      levels.set(String(seen?.level), (levels.get(String(seen?.level)) ?? 0) + 1);
      if (isSmaller(claimed, seen?.level))
        expect.soft(claimed ?? 'nothing', `seed ${seed}: ${id}: ${what}: ${seen!.what}`).toBe(seen!.level);
    }
    // Otherwise the test would prove nothing.
    for (const level of ['major', 'minor'])
      expect(levels.get(level) ?? 0, `${level} was seen`).toBeGreaterThan(count / 20);
  });
});
