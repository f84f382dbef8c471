/** Other rules engines with the same rules, each in its own idiom. One-off preparation is not timed. */
import {isDeepStrictEqual} from 'node:util';
import {calculationOf} from '../../../src/tools/analysis/mutate/difference.ts';
import {choose, readInteger, readNumber} from '../../../src/engine/runtime/answers.ts';
import {importPeer, installPeers} from '../peersPackage.ts';
import type {Call} from '../timeCalls.ts';
import {SameShape} from './answerSets.ts';
import type {Rules} from './rules.ts';
import {type TimedCalculator, today} from './timedCalculators.ts';
import {translateRules, withOnlyResults} from './translateRules.ts';

type Input = Readonly<Record<string, unknown>>;

/** The exports of a module in scripts/bench/peers/engine/. */
export interface Engine {
  readonly title: string;
  /** Compiles the rules to a function that returns the result or a promise of it. The function may store values in its input. */
  readonly prepare: (rules: Rules) => (input: Input) => unknown;
  /** Converts answers to the engine's preferred form of input. Without it, the engine gets them as an object. */
  readonly asInput?: (answers: Input, rules: Rules) => Input;
}

/** Their files in scripts/bench/peers/engine/, without extension. */
export const engineModules = [
  'publicodes',
  'jsonLogicJs',
  'jsonLogicEngine',
  'cel',
  'filtrex',
  'jsonata',
  'surveyCore',
];

/** @throws Error if they cannot be installed */
export async function loadEngines(): Promise<readonly Engine[]> {
  await installPeers();
  return Promise.all(engineModules.map((name) => importPeer<Engine>(`engine/${name}.mjs`)));
}

/** The part of a calculator that all engines can express: its figures and verdict, but no lists and no texts with figures. */
export interface CommonPart {
  readonly rules: Rules;
  /** Emitted from the definition with only that part of the result. */
  readonly calculate: TimedCalculator['calculate'];
}

export function rulesForEngines({model}: TimedCalculator): CommonPart {
  const rules = translateRules(model);
  return {rules, calculate: calculationOf(withOnlyResults(model, rules)).rules.under().calculate};
}

/**
 * Prepares an engine for timing it on the calculator's answers.
 * @throws Error if the engine and the emitted code disagree on a result
 */
export async function prepareCall(
  engine: Engine,
  {name, model, answerSets}: TimedCalculator,
  {rules, calculate}: CommonPart,
): Promise<Call> {
  const run = engine.prepare(rules);
  const inputs = answerSets.map((answers) => {
    const input = parseAnswers(answers);
    return engine.asInput?.(input, rules) ?? input;
  });
  for (const [index, input] of inputs.entries()) {
    const [actual, expected] = [await run(input), calculate(answerSets[index]!, today)];
    if (!isDeepStrictEqual({...(actual as object)}, expected))
      throw new Error(
        `${name}: ${engine.title} returns ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)} for ${JSON.stringify(answerSets[index])}.`,
      );
  }
  return new Function('run', 'inputs', 'return (index) => run(inputs[index % inputs.length]);')(run, inputs) as Call;

  /** Parses numbers, which not every engine can do, and adds a property for each value that an engine may store. */
  function parseAnswers(answers: Input): Input {
    const parsed = rules.inputs.map(
      ({name: id, kind}) => [id, kind === 'number' ? numberOf(id, answers) : optionOf(id, answers)] as const,
    );
    return new SameShape<unknown>([...parsed, ...rules.values.map((value) => [value.name, undefined] as const)]);
  }
  function numberOf(id: string, answers: Input): number {
    const choice = model.definition.inputs.find((input) => `${input.name}_number` === id);
    if (choice !== undefined) return Number(optionOf(choice.name, answers));
    const {type} = model.definition.inputs.find((input) => input.name === id)!;
    return type === 'integer' ? readInteger(answers[id]) : readNumber(answers[id]);
  }
  function optionOf(id: string, answers: Input): string {
    const {options} = model.definition.inputs.find((input) => input.name === id)!;
    return choose(
      answers[id],
      options.map(({value}) => value),
    );
  }
}
