// Is every figure within the bounds that are worked out without answers? Made definitions and the calculators are compared with brute
// force over random answers; a bound that is too narrow would be a false proof.
import {describe, expect, it} from 'vitest';
import {compile, load} from '../../../src/engine/compile.ts';
import {number} from '../../../src/engine/expression/types.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {isDefinitionFile, listFiles} from '../../../src/engine/project/files.ts';
import {boundsIn} from '../../../src/engine/regions/bounds.ts';
import {differenceOfRanges, productOfRanges, quotientOfRanges} from '../../../src/engine/regions/range.ts';
import {sourceOf} from '../../calculators/sourceOf.ts';
import {isFull} from '../../samples.ts';
import {randomAnswer} from './bruteForce.ts';
import {makeDefinition, madeText, Random} from './randomDefinitions.ts';

const figures = [0, 1, 2, 10, 50, 90, 365, 1_000, 11_208, 20_000, 1e12];

/** The figures of the result that random answers bring out of their bounds. */
function outOfBounds(source: SourceFile, random: Random): readonly string[] {
  const {model, body} = compile(source);
  if (model === undefined || body === undefined) return [];
  const [calculator, bounds] = [load(body), boundsIn(model)];
  const keys = model.steps.flatMap(({name, value}) =>
    name.startsWith('result.') && value.type.kind === 'number' ? [name.slice('result.'.length)] : [],
  );
  const ranges = new Map(
    keys.map((key) => [key, bounds({kind: 'reference', name: `result.${key}`, type: number(false)})]),
  );
  const outside = new Set<string>();
  for (let index = 0; index < 100; index++) {
    const answers = Object.fromEntries(
      model.definition.inputs.map((input) => [input.name, randomAnswer(input, figures, random)]),
    );
    const result = calculator.calculate(answers, random.pick(['2024-06-30', '2027-01-01']));
    if (result === null) continue;
    for (const [key, {low, high}] of ranges) {
      const dust = 1e-9 * Math.max(1, Math.abs(result[key] as number));
      if (!((result[key] as number) >= low - dust && (result[key] as number) <= high + dust))
        outside.add(`${key}: ${String(result[key])} is not from ${low} to ${high}`);
    }
  }
  return [...outside];
}

describe('bounds', () => {
  const seeds = Array.from({length: isFull ? 2_000 : 50}, (_, index) => index + 1);

  it(`contain every figure of ${seeds.length} made definitions`, {timeout: 600_000}, () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      const text = madeText(makeDefinition(random));
      expect
        .soft(outOfBounds({path: 'calculators/nowhere/made-calculator.yaml', text}, random), `seed ${seed}`)
        .toEqual([]);
    }
  });

  it.each(listFiles('calculators').filter(isDefinitionFile))('contain every figure of %s', (path) => {
    expect(outOfBounds(sourceOf(path), new Random(1))).toEqual([]);
  });

  it.each([
    ['a difference', differenceOfRanges({low: 1, high: 5}, {low: 2, high: 3}), {low: -2, high: 3}],
    ['a product of both signs', productOfRanges({low: -2, high: 3}, {low: -5, high: 4}), {low: -15, high: 12}],
    ['a product with 0', productOfRanges({low: 0, high: 0}, {low: 0, high: Infinity}), {low: 0, high: 0}],
    ['a quotient', quotientOfRanges({low: 1, high: 6}, {low: 2, high: 3}), {low: 1 / 3, high: 3}],
    ['a quotient by what may be 0', quotientOfRanges({low: 1, high: 6}, {low: 0, high: 3}), {low: 0, high: Infinity}],
  ])('of %s', (_name, range, expected) => {
    expect(range).toEqual(expected);
  });
});
