/** Jobs done beside each other, in a thread for each core; the threads' side is thread.ts. */
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';

/** What became of a job, or why nothing did. */
export type Outcome<Done> = {readonly done: Done} | {readonly problem: string};

/** A thread does not inherit what reads TypeScript here. */
const start = `
  const {workerData} = require('node:worker_threads');
  import('tsx/esm/api').then(({register}) => { register(); return import(workerData); });`;

/**
 * @param file of the threads: it calls `workOn` with what does a job
 * @param jobs are sent as copies, and so is what comes of them
 * @param lengthOf about how long a job takes, in any unit: the longest are begun first, so that no thread ends with one
 * @param onOutcome called after each job
 * @returns in the order of the jobs
 */
export async function inThreads<Job, Done>(
  file: URL,
  jobs: readonly Job[],
  lengthOf: (job: Job) => number,
  onOutcome: (job: Job) => void,
): Promise<readonly Outcome<Done>[]> {
  const outcomes: Outcome<Done>[] = [];
  const waiting = [...jobs.keys()].toSorted((one, other) => lengthOf(jobs[other]!) - lengthOf(jobs[one]!));
  const threads = Array.from({length: Math.min(availableParallelism(), jobs.length)}, async () => {
    const worker = new Worker(start, {eval: true, workerData: file.href});
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        outcomes[next] = await ask<Job, Done>(worker, jobs[next]!);
        onOutcome(jobs[next]!);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(threads);
  return outcomes;
}

function ask<Job, Done>(worker: Worker, job: Job): Promise<Outcome<Done>> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (outcome: Outcome<Done>) => {
      worker.off('error', reject);
      resolve(outcome);
    });
    worker.postMessage(job, []);
  });
}
