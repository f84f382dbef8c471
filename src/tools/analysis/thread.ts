import {parentPort} from 'node:worker_threads';
import type {Outcome} from './threads.ts';

/** Makes of this thread one that does the jobs that `inThreads` sends it, one after the other. */
export function workOn<Job, Done>(work: (job: Job) => Done): void {
  // There is none where the file is only loaded.
  parentPort?.on('message', (job: Job) => {
    let outcome: Outcome<Done>;
    try {
      outcome = {done: work(job)};
    } catch (error) {
      outcome = {problem: (error as Error).message};
    }
    parentPort!.postMessage(outcome, []);
  });
}
