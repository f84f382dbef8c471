/** The calculators that are timed: what the definition compiles to, the same rules by hand, and answers to both. */
import {isDeepStrictEqual} from 'node:util';
import {compileDefinitions} from '../../../src/tools/commands/definitions.ts';
import {load} from '../../../src/engine/compile.ts';
import type {Model} from '../../../src/engine/model.ts';
import type {CalculatorModule} from '../../../src/engine/compiled/module.ts';
import {answerSets} from './answerSets.ts';
import type {Answers} from './byHand/answers.ts';
import {expressEntry} from './byHand/expressEntry.ts';
import {greenCard} from './byHand/greenCard.ts';
import {qatar} from './byHand/qatar.ts';
import {ukSkilledWorker} from './byHand/ukSkilledWorker.ts';

export const today = '2024-06-30';

export interface TimedCalculator {
  readonly name: string;
  readonly model: Model;
  readonly calculate: CalculatorModule['calculate'];
  readonly evaluate: CalculatorModule['evaluate'];
  readonly byHand: (answers: Answers) => object;
  readonly answers: readonly Answers[];
}

const all: readonly {readonly id: string; readonly name: string; readonly byHand: TimedCalculator['byHand']}[] = [
  {id: 'green-card-points-calculator', name: 'Green Card', byHand: greenCard},
  {id: 'canada-express-entry-calculator', name: 'Express Entry', byHand: expressEntry},
  {id: 'qatar-work-visa-calculator', name: 'Qatar', byHand: qatar},
  {id: 'uk-skilled-worker-calculator', name: 'UK Skilled Worker', byHand: ukSkilledWorker},
];

/** @param count how many answer sets of each */
export function timedCalculators(count: number): readonly TimedCalculator[] {
  return all.map(({id, name, byHand}) => {
    const [definition] = compileDefinitions('calculators', [id]).definitions;
    if (definition === undefined) throw new Error(`${id} does not compile; 'npm run check' says why.`);
    const {model, body} = definition;
    const {calculate, evaluate} = load(body);
    return {name, model, byHand, calculate, evaluate, answers: answerSets(model, count)};
  });
}

/** @throws Error where the two give different results, with the answers and both results */
export function checkByHand({name, calculate, byHand, answers}: TimedCalculator): void {
  for (const each of answers) {
    const [emitted, written] = [calculate(each, today), byHand(each)];
    if (isDeepStrictEqual(emitted, written)) continue;
    throw new Error(
      `${name}: the definition and the rules by hand (scripts/bench/engine/byHand/) disagree on ${JSON.stringify(each)}: ` +
        `${JSON.stringify(emitted)} and ${JSON.stringify(written)}. Where the definition was changed, change the rules by hand too.`,
    );
  }
}
