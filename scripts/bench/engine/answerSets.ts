/** Pseudorandom answers to a calculator's questions, the same in every run. */
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {anyDay} from '../../../src/engine/reading/forms.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import type {Answers} from './handwritten/answers.ts';

const invalidAnswers = ['', ' ', '0', '-5', 'abc', '1e400', '1e13', '__proto__', 'constructor', 'Yes'];

/** Options, numbers on both sides of every threshold, and one blank or invalid answer in five. */
export function makeAnswerSets(model: Model, count: number): readonly Answers[] {
  const nextBelow = pseudorandomIntegers(1);
  const pick = (values: readonly string[]): string => values[nextBelow(values.length)]!;
  const cuts = cutsOf(model, anyDay);
  const inputs = model.definition.inputs.map(({name, options}) => {
    const thresholds = (cuts.get(name)?.cuts ?? []).flatMap(({at}) => [at - 0.01, at, at + 0.01, at + 1].map(String));
    return {name, valid: options.length > 0 ? options.map(({value}) => value) : [...thresholds, ' 30 ', '5e6']};
  });
  return Array.from(
    {length: count},
    () => new SameShape(inputs.map(({name, valid}) => [name, pick(nextBelow(5) === 0 ? invalidAnswers : valid)])),
  );
}

/** A Lehmer generator, which is random enough for picking answers. */
function pseudorandomIntegers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/**
 * An object that shares its hidden class in V8 with all instances that have the same properties, as the answers of a form
 * do. Plain objects would no longer share one after the compiler has created so many of them, and the benchmark would
 * time slow property access.
 */
export class SameShape<Value> {
  readonly [name: string]: Value;

  constructor(entries: readonly (readonly [name: string, value: Value])[]) {
    Object.assign(this, Object.fromEntries(entries));
  }
}
