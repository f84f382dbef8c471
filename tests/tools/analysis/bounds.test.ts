// Is every figure within the bounds that are worked out without answers? Made definitions and the calculators are compared with brute
// force over random answers; a bound that is too narrow would be a false proof.
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {number} from '../../../src/engine/language/expression/types.ts';
import type {FunctionDescriptor} from '../../../src/engine/language/functions/descriptor.ts';
import {functions} from '../../../src/engine/language/functions/index.ts';
import type {SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {boundsIn} from '../../../src/engine/reading/bounds.ts';
import {differenceOfRanges, productOfRanges, quotientOfRanges} from '../../../src/engine/language/expression/range.ts';
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

/** A definition with one difference, of two answers and figures. */
const ofDifference = (formula: string): string => `id: small-calculator
title: Small
description: Small.
country: Nowhere
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
inputs:
  x: {label: X, type: number}
  y: {label: Y, type: integer}
constants: {limit: 22, more: 41}
values: {upper: 'min(x, max(0, y - more))'}
result: {tested: '${formula}', others: x + y + limit + more + upper}
card: [{note: A}]
`;

describe('bounds', () => {
  const seeds = Array.from({length: isFull ? 2_000 : 15}, (_, index) => index + 1);

  it(`contain every figure of ${seeds.length} made definitions`, () => {
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

  // Each function that takes any numbers; one that is added to the language is here by itself.
  const ofNumbers = Object.entries<FunctionDescriptor>(functions).flatMap(([name, descriptor]) => {
    const {parameters, optional = 0, written = {}} = descriptor;
    const needed = parameters.slice(0, parameters.length - optional);
    const values = ['x - limit', 'y', 'more'].slice(0, needed.length);
    const takesNumbers = needed.every((kind, index) => kind === 'number' && written[index] === undefined);
    return takesNumbers ? [`${name}(${values.join(', ')})`] : [];
  });

  it.each(ofNumbers)('contain what %s gives', (formula) => {
    const text = ofDifference(formula);
    expect(compile({path: 'calculators/nowhere/small-calculator.yaml', text}).diagnostics).toEqual([]);
    expect(outOfBounds({path: 'calculators/nowhere/small-calculator.yaml', text}, new Random(3))).toEqual([]);
  });

  it.each([
    ['x - min(x, y)', 0, Infinity],
    ['min(x, limit) - x', -Infinity, 0],
    ['max(x, y) - min(x, y)', 0, Infinity],
    ['max(0, x - limit) - max(0, x - more)', 0, Infinity],
    ['min(x, max(0, y - limit)) - min(x, max(0, y - more))', 0, Infinity],
    ['x - upper - (min(x, max(0, y - limit)) - upper)', 0, Infinity],
    ['x + y - x', 0, Infinity],
    ['x - (x - limit)', 0, Infinity],
    ['x - y', -Infinity, Infinity],
    ['min(x, y) - min(x, limit)', -Infinity, Infinity],
    ['max(0, x - more) - max(0, x - limit)', -Infinity, 0],
  ])('of %s are from %d to %d, as far as 0 counts', (formula, low, high) => {
    const {model} = compile({path: 'calculators/nowhere/small-calculator.yaml', text: ofDifference(formula)});
    const bounds = boundsIn(model!)({kind: 'reference', name: 'result.tested', type: number(false)});
    expect([bounds.low >= 0, bounds.high <= 0]).toEqual([low === 0, high === 0]);
  });

  it('contain every difference of made formulas of limits and sums', () => {
    const random = new Random(11);
    const part = (depth: number): string => {
      const leaf = random.pick(['x', 'y', 'limit', 'more', 'upper', '0']);
      if (depth === 0 || random.chance(0.3)) return leaf;
      const [one, other] = [part(depth - 1), part(depth - 1)];
      return random.pick([
        `min(${one}, ${other})`,
        `max(${one}, ${other})`,
        `(${one} + ${other})`,
        `(${one} - ${other})`,
      ]);
    };
    const decided = Array.from({length: isFull ? 2_000 : 15}, () => {
      const text = ofDifference(`${part(3)} - ${part(3)}`);
      const {model} = compile({path: 'calculators/nowhere/small-calculator.yaml', text});
      const {low, high} = boundsIn(model!)({kind: 'reference', name: 'result.tested', type: number(false)});
      expect(outOfBounds({path: 'calculators/nowhere/small-calculator.yaml', text}, random), text).toEqual([]);
      return low >= 0 || high <= 0;
    });
    expect(decided).toContain(true);
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
