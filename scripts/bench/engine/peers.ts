/** Other engines with the same rules, each in its own idiom; all that can be prepared once is prepared before it is timed. */
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {calculationOf} from '../../../src/tools/analysis/mutate/difference.ts';
import {choose, readInteger, readNumber} from '../../../src/engine/runtime/answers.ts';
import {ensureInstalled} from '../../install.mjs';
import type {Call} from '../measure.ts';
import {asRules, withResults} from './asRules.ts';
import {type TimedCalculator, today} from './cases.ts';
import {OfOneShape} from './answerSets.ts';
import type {Rules} from './rules.ts';

type Input = Readonly<Record<string, unknown>>;
type Run = (input: Input) => unknown;

/** What a file of scripts/bench/peers/engine/ exports. */
export interface Peer {
  readonly title: string;
  /** From the rules to a function that gives the result, or a promise of it; it may write the values into the input. */
  readonly prepare: (rules: Rules) => Run;
  /** The answers as the engine likes them best; without it, an object of them. */
  readonly asInput?: (answers: Input, rules: Rules) => Input;
}

const folder = new URL('../peers', import.meta.url);

const files = ['publicodes', 'jsonLogicJs', 'jsonLogicEngine', 'cel', 'filtrex', 'jsonata', 'surveyCore'];

/** @throws Error where they cannot be installed */
export async function loadPeers(): Promise<readonly Peer[]> {
  if (ensureInstalled(fileURLToPath(folder)) !== 0)
    throw new Error('The engines to compare with could not be installed.');
  return Promise.all(files.map((file): Promise<Peer> => import(new URL(`engine/${file}.mjs`, folder).href)));
}

/** What all engines can be asked for: a calculator's figures and verdict, without lists and texts that hold figures. */
export interface CommonPart {
  readonly rules: Rules;
  /** Emitted from the definition with that part of its result alone. */
  readonly calculate: TimedCalculator['calculate'];
}

export function commonPartOf({model}: TimedCalculator): CommonPart {
  const rules = asRules(model);
  return {rules, calculate: calculationOf(withResults(model, rules)).calculate};
}

/**
 * The peer ready to be timed on the calculator's answers.
 * @throws Error where a result differs
 */
export async function preparedCall(
  peer: Peer,
  {name, model, answers}: TimedCalculator,
  {rules, calculate}: CommonPart,
): Promise<Call> {
  const run = peer.prepare(rules);
  const inputs = answers.map((each) => {
    const input = inputOf(each);
    return peer.asInput?.(input, rules) ?? input;
  });
  for (const [index, input] of inputs.entries()) {
    const [given, wanted] = [await run(input), calculate(answers[index]!, today)];
    if (!isDeepStrictEqual({...(given as object)}, wanted))
      throw new Error(
        `${name}: ${peer.title} gives ${JSON.stringify(given)} and not ${JSON.stringify(wanted)} on ${JSON.stringify(answers[index])}.`,
      );
  }
  return new Function('run', 'inputs', 'return (index) => run(inputs[index % inputs.length]);')(run, inputs) as Call;

  /** Read already, so that no engine has to make numbers of text; with places for the values on the way. */
  function inputOf(given: Input): Input {
    const read = rules.inputs.map(
      ({name: id, kind}) => [id, kind === 'number' ? numberOf(id, given) : optionOf(id, given)] as const,
    );
    return new OfOneShape<unknown>([...read, ...rules.values.map((value) => [value.name, undefined] as const)]);
  }
  function numberOf(id: string, given: Input): number {
    const numeral = model.definition.inputs.find((input) => `${input.name}_number` === id);
    if (numeral !== undefined) return Number(optionOf(numeral.name, given));
    const {type} = model.definition.inputs.find((input) => input.name === id)!;
    return type === 'integer' ? readInteger(given[id]) : readNumber(given[id]);
  }
  function optionOf(id: string, given: Input): string {
    const {options} = model.definition.inputs.find((input) => input.name === id)!;
    return choose(
      given[id],
      options.map(({value}) => value),
    );
  }
}
