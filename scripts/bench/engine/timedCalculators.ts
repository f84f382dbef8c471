/** The calculators that are timed: the code emitted for each, its handwritten counterpart, and answers for both. */
import {isDeepStrictEqual} from 'node:util';
import {compileDefinitions} from '../../../src/tools/commands/definitions.ts';
import {load} from '../../../src/engine/program/parts.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import type {CalculatorModule} from '../../../src/engine/program/module.ts';
import {makeAnswerSets} from './answerSets.ts';
import type {Answers} from './handwritten/answers.ts';
import {expressEntry} from './handwritten/expressEntry.ts';
import {greenCard} from './handwritten/greenCard.ts';
import {qatar} from './handwritten/qatar.ts';
import {ukSkilledWorker} from './handwritten/ukSkilledWorker.ts';

export const today = '2024-06-30';

export interface TimedCalculator {
  readonly name: string;
  readonly model: Model;
  readonly calculate: CalculatorModule['calculate'];
  readonly evaluate: CalculatorModule['evaluate'];
  readonly handwritten: (answers: Answers) => object;
  readonly answerSets: readonly Answers[];
}

const calculators: readonly (Pick<TimedCalculator, 'name' | 'handwritten'> & {readonly id: string})[] = [
  {id: 'green-card-points-calculator', name: 'Green Card', handwritten: greenCard},
  {id: 'canada-express-entry-calculator', name: 'Express Entry', handwritten: expressEntry},
  {id: 'qatar-work-visa-calculator', name: 'Qatar', handwritten: qatar},
  {id: 'uk-skilled-worker-calculator', name: 'UK Skilled Worker', handwritten: ukSkilledWorker},
];

/** The number of answer sets for each calculator. */
const answerSetCount = 1000;

export function timedCalculators(): readonly TimedCalculator[] {
  return calculators.map(({id, name, handwritten}) => {
    const [definition] = compileDefinitions('calculators', [id]).definitions;
    if (definition === undefined) throw new Error(`${id} does not compile; run 'npm run check' to see why.`);
    const {model, body} = definition;
    const {calculate, evaluate} = load(body).under();
    return {name, model, handwritten, calculate, evaluate, answerSets: makeAnswerSets(model, answerSetCount)};
  });
}

/** @throws Error with the answers and both results if emitted and handwritten code disagree */
export function checkHandwritten({name, calculate, handwritten, answerSets}: TimedCalculator): void {
  for (const answers of answerSets) {
    const [actual, expected] = [calculate(answers, today), handwritten(answers)];
    if (isDeepStrictEqual(actual, expected)) continue;
    throw new Error(
      `${name}: the definition and the handwritten rules (scripts/bench/engine/handwritten/) disagree on ` +
        `${JSON.stringify(answers)}: ${JSON.stringify(actual)} and ${JSON.stringify(expected)}. ` +
        'If the definition was changed, change the handwritten rules too.',
    );
  }
}
