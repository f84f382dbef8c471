/** Definitions mutated beside each other, in a thread for each core. */
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import type {Pair} from './definition.ts';
import type {MutationReport} from './report.ts';

/** What a thread says of a definition. */
export type Answer = {readonly report: MutationReport} | {readonly problem: string};

/** A thread does not inherit what reads TypeScript here. */
const start = `
  const {workerData} = require('node:worker_threads');
  import('tsx/esm/api').then(({register}) => { register(); return import(workerData); });`;

/**
 * @param onAnswer called after each definition
 * @returns in the order of the pairs
 */
export async function mutateAll(pairs: readonly Pair[], onAnswer: () => void): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  // The longest first, so that no thread is left with one at the end.
  const waiting = [...pairs.keys()].toSorted((one, other) => lengthOf(pairs[other]!) - lengthOf(pairs[one]!));
  const threads = Array.from({length: Math.min(availableParallelism(), pairs.length)}, async () => {
    const worker = new Worker(start, {eval: true, workerData: new URL('worker.ts', import.meta.url).href});
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        answers[next] = await ask(worker, pairs[next]!);
        onAnswer();
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(threads);
  return answers;
}

const lengthOf = ({definition}: Pair): number => definition.text.length;

function ask(worker: Worker, pair: Pair): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(pair, []);
  });
}
