/** A thread that mutates the definitions that it is sent, one after the other. */
import {parentPort} from 'node:worker_threads';
import {mutate, type Pair} from './definition.ts';
import type {Answer} from './pool.ts';

// There is none where the file is only loaded.
parentPort?.on('message', (pair: Pair) => {
  let answer: Answer;
  try {
    answer = {report: mutate(pair)};
  } catch (error) {
    answer = {problem: (error as Error).message};
  }
  parentPort!.postMessage(answer, []);
});
