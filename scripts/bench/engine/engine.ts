import type {Benchmark, Figure} from '../benchmark.ts';
import {timeCalls, type Call} from '../timeCalls.ts';
import {loadEngines, prepareCall, rulesForEngines, type Engine} from './peerEngines.ts';
import {checkHandwritten, timedCalculators, today, type TimedCalculator} from './timedCalculators.ts';

export const benchmark: Benchmark = {
  question: 'How fast is one calculation, against the same rules written by hand and in other engines?',
  async run(reportProgress) {
    const calculators = timedCalculators(1000);
    const figures: Figure[] = [];
    for (const calculator of calculators) {
      reportProgress(`${calculator.name}, handwritten`);
      checkHandwritten(calculator);
      figures.push(...(await compareWithHandwritten(calculator)));
    }
    // Loaded after the first comparison, so that their effects on the process cannot influence it.
    const engines = await loadEngines();
    for (const calculator of calculators) {
      reportProgress(`${calculator.name} in other engines`);
      figures.push(...(await compareWithEngines(calculator, engines)));
    }
    return figures;
  },
};

const calculateCall = 'calculate(answerSets[index % answerSets.length], today)';

const evaluateCall = 'evaluate(answerSets[index % answerSets.length], today)';

/** There is no limit for `values()`, because the handwritten code does nothing comparable. */
async function compareWithHandwritten(calculator: TimedCalculator): Promise<readonly Figure[]> {
  const {name, handwritten, calculate, evaluate, answerSets} = calculator;
  const scope = {answerSets, today, handwritten, calculate, evaluate};
  const times = await timeCalls({
    handwritten: compileCall('handwritten(answerSets[index % answerSets.length])', scope),
    calculate: compileCall(calculateCall, scope),
    evaluate: compileCall(evaluateCall, scope),
    values: compileCall(`${evaluateCall}.values()`, scope),
  });
  return [
    {label: `${name}: handwritten`, value: times.handwritten, unit: 'ns'},
    {
      label: `${name}: emitted, against handwritten`,
      value: times.calculate / times.handwritten,
      unit: 'times',
      limit: {atMost: 1.15},
    },
    {
      label: `${name}: emitted, with card and values on demand, against handwritten`,
      value: times.evaluate / times.handwritten,
      unit: 'times',
      limit: {atMost: 1.6},
    },
    {
      label: `${name}: emitted, with all intermediate values, against handwritten`,
      value: times.values / times.handwritten,
      unit: 'times',
    },
  ];
}

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

/**
 * Compiles each call from its own source text. V8 collects type feedback per call site: one that is shared by several
 * calculators would be slow for all of them.
 */
function compileCall(body: string, scope: Readonly<Record<string, unknown>>): Call {
  return new Function(...Object.keys(scope), `return (index) => ${body};`)(...Object.values(scope)) as Call;
}
