/** Answers of all kinds to a calculator's questions, the same in every run. */
import {cutsOf} from '../../../src/engine/regions/cuts.ts';
import type {Model} from '../../../src/engine/model.ts';
import type {Answers} from './byHand/answers.ts';

const junk = ['', ' ', '0', '-5', 'abc', '1e400', '1e13', '__proto__', 'constructor', 'Yes'];

/** Options, blanks, junk, and both sides of every threshold of a number. */
export function answerSets(model: Model, count: number): readonly Answers[] {
  const next = numbersFrom(1);
  const pick = (words: readonly string[]): string => words[next(words.length)]!;
  const cuts = cutsOf(model);
  const asked = model.definition.inputs.map(({name, options}) => {
    const thresholds = (cuts.get(name)?.cuts ?? []).flatMap(({at}) => [at - 0.01, at, at + 0.01, at + 1].map(String));
    return {name, known: options.length > 0 ? options.map(({value}) => value) : [...thresholds, ' 30 ', '5e6']};
  });
  return Array.from(
    {length: count},
    () => new OfOneShape(asked.map(({name, known}) => [name, pick(next(5) === 0 ? junk : known)])),
  );
}

/** Whole numbers below a limit, as random as needed here. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/**
 * An object that shares its hidden shape with all that were made of the same names, as the answers of a form do. V8 gives
 * up sharing the shapes of plain objects in a process that has made as many as the compiler does; reading them would
 * then be what is timed.
 */
export class OfOneShape<Value> {
  readonly [name: string]: Value;

  constructor(entries: readonly (readonly [name: string, value: Value])[]) {
    Object.assign(this, Object.fromEntries(entries));
  }
}
