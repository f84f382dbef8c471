// Does a plan give every named value that the program gives, to the last bit, for the calculators, the kitchen sink and definitions made
// at random?
import fc from 'fast-check';
import {daysOf} from '../../../src/engine/results/underRules.ts';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {textOfAll} from '../../../src/engine/program/statements.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import {wholePlan} from '../../../src/engine/plan/cutPlan.ts';
import {scopeOf} from '../../../src/engine/plan/scope.ts';
import {valueOfStep} from '../../../src/engine/plan/value.ts';
import {answersTo} from '../../calculators/answers.ts';
import {library} from '../../calculators/compiled.ts';
import {sensibleAnswer} from '../../calculators/sampleAnswers.ts';
import {isFull, samples} from '../../samples.ts';
import {madeText, makeDefinition, Random} from '../../tools/analysis/randomDefinitions.ts';
import {compileKitchenSink} from '../compiler/goodSamples.ts';

const days = ['2024-06-30', '2026-11-28'];

/** The values that the plan gives otherwise than the program, for answers on a day. */
function differences(calculator: CompiledCalculator, answers: Readonly<Record<string, unknown>>, today: string) {
  const plan = wholePlan(calculator.cardPlan, calculator.workings);
  const evaluation = calculator.evaluate(answers, today);
  if (evaluation.result === null) return [];
  const scope = scopeOf(plan, evaluation, daysOf(calculator, today));
  return Object.entries(plan.steps).flatMap(([name, step]) => {
    const [calculated, interpreted] = [scope.named(name), valueOfStep(step, scope)];
    return isSame(calculated, interpreted) ? [] : [{name, calculated, interpreted}];
  });
}

/** As `Object.is`, also within lists and objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

function expectSame(calculator: CompiledCalculator, figures: readonly number[], few: number, many: number): void {
  const {fields} = calculator.page(days[0]!);
  const sensible = fc.record(Object.fromEntries(fields.map((field) => [field.id, sensibleAnswer(field, figures)])));
  fc.assert(
    fc.property(
      fc.oneof(sensible, answersTo(fields)),
      fc.constantFrom(...days),
      fc.constantFrom('today', 'june-2024', ...days),
      (answers, today, rules) => {
        expect(differences(calculator.under(rules), answers, today)).toEqual([]);
      },
    ),
    samples(few, many),
  );
}

const figuresIn = (text: string): readonly number[] => {
  const figures = [...text.matchAll(/\b\d[\d_.]*\b/g)].map(([figure]) => Number(figure.replaceAll('_', '')));
  return figures.filter(Number.isFinite).slice(0, 60);
};

describe('the plan of', () => {
  it.each(library.ids)('%s', (id) => {
    const {calculator, source} = library.definition(id);
    expect(Object.keys(calculator.workings.steps).length).toBeGreaterThan(0);
    expectSame(calculator, figuresIn(source.text), 5, 500);
  });

  it('the kitchen sink', () => {
    const {calculator, body} = compileKitchenSink();
    expectSame(calculator, figuresIn(textOfAll(body)), 20, 2_000);
  });

  it('definitions made at random', () => {
    let compiled = 0;
    for (let seed = 1; seed <= (isFull ? 500 : 40); seed++) {
      const text = madeText(makeDefinition(new Random(seed)));
      const {body} = compile({path: 'nowhere/made-calculator.yaml', text});
      // Some that are made have a mistake.
      if (body === undefined) continue;
      compiled++;
      expectSame(load(body), figuresIn(text), 5, 50);
    }
    expect(compiled).toBeGreaterThan(20);
  });
});
