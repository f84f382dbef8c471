import type {Benchmark, Figure} from '../benchmark.ts';
import {timeCalls, type Call} from '../timeCalls.ts';
import {compareWithHandwritten} from './againstHandwritten.ts';
import {calculateCall, compileCall} from './compileCall.ts';
import {loadEngines, prepareCall, rulesForEngines, type Engine} from './peerEngines.ts';
import {timedCalculators, today, type TimedCalculator} from './timedCalculators.ts';

export const benchmark: Benchmark = {
  question: 'How fast is one calculation, against the same rules written by hand and in other engines?',
  async run(reportProgress) {
    const figures = [...(await compareWithHandwritten(reportProgress))];
    const engines = await loadEngines();
    for (const calculator of timedCalculators()) {
      reportProgress(`${calculator.name} in other engines`);
      figures.push(...(await compareWithEngines(calculator, engines)));
    }
    return figures;
  },
};

/** Compares the part of the result that all engines can express. They get parsed answers; our code parses its own. */
async function compareWithEngines(calculator: TimedCalculator, engines: readonly Engine[]): Promise<readonly Figure[]> {
  const {name, answerSets} = calculator;
  const {rules, calculate} = rulesForEngines(calculator);
  const calls: Record<string, Call> = {};
  for (const engine of engines) calls[engine.title] = await prepareCall(engine, calculator, {rules, calculate});
  const scope = {answerSets, today, calculate};
  const {ours, ...times} = await timeCalls<string>({ours: compileCall(calculateCall, scope), ...calls});
  return Object.entries(times).map(([engine, time]) => ({
    label: `${name}: ${engine}, against emitted`,
    value: time / ours!,
    unit: 'times',
    limit: {atLeast: 1},
  }));
}
