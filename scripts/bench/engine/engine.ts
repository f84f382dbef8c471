import type {Benchmark, Figure} from '../benchmark.ts';
import {measure, type Call} from '../measure.ts';
import {checkByHand, timedCalculators, today, type TimedCalculator} from './cases.ts';
import {commonPartOf, loadPeers, preparedCall, type Peer} from './peers.ts';

export const benchmark: Benchmark = {
  question: 'How fast is one calculation, against the same rules written by hand and in other engines?',
  async run(tell): Promise<readonly Figure[]> {
    const calculators = timedCalculators(1000);
    const figures: Figure[] = [];
    for (const calculator of calculators) {
      tell(`${calculator.name} by hand`);
      checkByHand(calculator);
      figures.push(...(await againstByHand(calculator)));
    }
    // Loaded only now: what they do to the process is no part of the first comparison.
    const peers = await loadPeers();
    for (const calculator of calculators) {
      tell(`${calculator.name} in other engines`);
      figures.push(...(await againstPeers(calculator, peers)));
    }
    return figures;
  },
};

/** The limits are of the calculation, and of one that can say how it came about; what it then says is there to compare with. */
async function againstByHand({
  name,
  byHand,
  calculate,
  evaluate,
  answers,
}: TimedCalculator): Promise<readonly Figure[]> {
  const given = {answers, today, byHand, calculate, evaluate};
  const times = await measure({
    byHand: caller('byHand(answers[index % answers.length])', given),
    emitted: caller(emitted, given),
    evaluated: caller(evaluated, given),
    withValues: caller(`${evaluated}.values()`, given),
  });
  return [
    {what: `${name}, by hand`, value: times.byHand, unit: 'ns'},
    {what: `${name}, emitted`, value: times.emitted / times.byHand, unit: 'times', limit: {atMost: 1.15}},
    {
      what: `${name}, with card and values to ask for`,
      value: times.evaluated / times.byHand,
      unit: 'times',
      limit: {atMost: 1.6},
    },
    {what: `${name}, every value asked for`, value: times.withValues / times.byHand, unit: 'times'},
  ];
}

/** Of what all of them can be asked for. They get their answers read, the emitted code reads them from text. */
async function againstPeers(calculator: TimedCalculator, peers: readonly Peer[]): Promise<readonly Figure[]> {
  const {name, answers} = calculator;
  const part = commonPartOf(calculator);
  const calls: Record<string, Call> = {};
  for (const peer of peers) calls[peer.title] = await preparedCall(peer, calculator, part);
  const given = {answers, today, calculate: part.calculate};
  const {ours, ...times} = await measure<string>({ours: caller(emitted, given), ...calls});
  return Object.entries(times).map(([peer, time]) => ({
    what: `${name}, ${peer}, against emitted`,
    value: time / ours!,
    unit: 'times',
    limit: {atLeast: 1},
  }));
}

const emitted = 'calculate(answers[index % answers.length], today)';

const evaluated = 'evaluate(answers[index % answers.length], today)';

/**
 * A function with code of its own: what V8 learns of a call it keeps with the place of the call, and a place that calls
 * several calculators in turn is slow for all of them.
 */
function caller(body: string, given: Readonly<Record<string, unknown>>): Call {
  return new Function(...Object.keys(given), `return (index) => ${body};`)(...Object.values(given)) as Call;
}
