/** A thread that answers one request after the other: `{number, task, given}` in, `{number, answer}` or `{number, problem}` out. */
import {parentPort, workerData} from 'node:worker_threads';
import {tasksIn, type Tasks} from './tasks.ts';

export interface Request {
  readonly number: number;
  readonly task: keyof Tasks;
  readonly given: readonly unknown[];
}

export type Answer = {readonly number: number} & ({readonly answer: unknown} | {readonly problem: string});

// There is none where the file is only loaded.
if (parentPort !== null) {
  const port = parentPort;
  const tasks = tasksIn((workerData as {readonly root: string}).root);
  port.on('message', ({number, task, given}: Request) => {
    let answer: Answer;
    try {
      answer = {number, answer: (tasks[task] as (...each: readonly unknown[]) => unknown)(...given)};
    } catch (error) {
      answer = {number, problem: (error as Error).message};
    }
    port.postMessage(answer, []);
  });
}
