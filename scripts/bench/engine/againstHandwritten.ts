/** The emitted code against the same rules written by hand, in threads that have run nothing else. */
import {openPool} from '../../../src/tools/workers/pool.ts';
import type {Figure, ReportProgress} from '../benchmark.ts';
import {median, timeCalls} from '../timeCalls.ts';
import {calculateCall, compileCall} from './compileCall.ts';
import {checkHandwritten, timedCalculators, today, type TimedCalculator} from './timedCalculators.ts';

/**
 * V8 decides in each thread anew what it inlines, and such short times then differ by a quarter. One thread would measure little but
 * that decision.
 */
const threads = 7;

const evaluateCall = 'evaluate(answerSets[index % answerSets.length], today)';

/** Nanoseconds of a call of each function, in one thread. */
type CallTimes = Readonly<Record<'handwritten' | 'calculate' | 'evaluate' | 'values', number>>;

/**
 * Medians of what one thread after the other has measured.
 * @throws Error with the answers and both results, when emitted and handwritten code disagree
 */
export async function compareWithHandwritten(reportProgress: ReportProgress): Promise<readonly Figure[]> {
  const measured: Record<string, CallTimes>[] = [];
  for (let thread = 1; thread <= threads; thread++) {
    reportProgress(`handwritten, thread ${thread} of ${threads}`);
    measured.push(await timeInThread());
  }
  return Object.keys(measured[0]!).flatMap((name) =>
    figuresOf(
      name,
      measured.map((times) => times[name]!),
    ),
  );
}

async function timeInThread(): Promise<Record<string, CallTimes>> {
  const pool = openPool(import.meta.url, 1);
  try {
    return (await pool.call('timeCalculators', [])) as Record<string, CallTimes>;
  } finally {
    await pool.close();
  }
}

/** What a thread does: times each calculator, by its name. */
export async function timeCalculators(): Promise<Readonly<Record<string, CallTimes>>> {
  const times: Record<string, CallTimes> = {};
  for (const calculator of timedCalculators()) {
    checkHandwritten(calculator);
    times[calculator.name] = await timeCalculator(calculator);
  }
  return times;
}

function timeCalculator({handwritten, calculate, evaluate, answerSets}: TimedCalculator): Promise<CallTimes> {
  const scope = {answerSets, today, handwritten, calculate, evaluate};
  return timeCalls({
    handwritten: compileCall('handwritten(answerSets[index % answerSets.length])', scope),
    calculate: compileCall(calculateCall, scope),
    evaluate: compileCall(evaluateCall, scope),
    values: compileCall(`${evaluateCall}.values()`, scope),
  });
}

/** There is no limit for `values()`, because the handwritten code does nothing comparable. */
function figuresOf(name: string, times: readonly CallTimes[]): readonly Figure[] {
  const againstHandwritten = (call: keyof CallTimes): number =>
    median(times.map((ofThread) => ofThread[call] / ofThread.handwritten));
  return [
    {label: `${name}: handwritten`, value: median(times.map(({handwritten}) => handwritten)), unit: 'ns'},
    {
      label: `${name}: emitted, against handwritten`,
      value: againstHandwritten('calculate'),
      unit: 'times',
      limit: {atMost: 1.15},
    },
    {
      label: `${name}: emitted, with card and values on demand, against handwritten`,
      value: againstHandwritten('evaluate'),
      unit: 'times',
      limit: {atMost: 1.6},
    },
    {
      label: `${name}: emitted, with all intermediate values, against handwritten`,
      value: againstHandwritten('values'),
      unit: 'times',
    },
  ];
}
