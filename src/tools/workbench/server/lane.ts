/** Threads beside the dev server, so that it never waits; what takes long has one of its own, begun when it is first asked for. */
import {Worker} from 'node:worker_threads';
import type {Tasks} from './tasks.ts';
import type {Answer, Request} from './worker.ts';

/** Asks for a task. @throws what went wrong in the thread */
export type Ask = <Task extends keyof Tasks>(
  task: Task,
  ...given: Parameters<Tasks[Task]>
) => Promise<ReturnType<Tasks[Task]>>;

/** By task the thread that does it; all others share one. */
const lanes: Partial<Record<keyof Tasks, string>> = {
  overview: 'overview',
  screens: 'analysis',
  analysis: 'analysis',
  noticed: 'changes',
  mutation: 'mutation',
};

/** A thread does not inherit what reads TypeScript here. */
const start = `
  const {workerData} = require('node:worker_threads');
  import('tsx/esm/api').then(({register}) => { register(); return import(workerData.worker); });`;

export function openLanes(root: string): {readonly ask: Ask; readonly close: () => Promise<void>} {
  const open = new Map<string, ReturnType<typeof openLane>>();
  const ask: Ask = (task, ...given) => {
    const name = lanes[task] ?? 'files';
    const lane = open.get(name) ?? openLane(root);
    open.set(name, lane);
    return lane.ask(task, given) as Promise<never>;
  };
  return {
    ask,
    close: async () => {
      await Promise.all([...open.values()].map(({close}) => close()));
    },
  };
}

function openLane(root: string) {
  const worker = new Worker(start, {
    eval: true,
    workerData: {worker: new URL('worker.ts', import.meta.url).href, root},
  });
  // The dev server's end is the end of its threads too.
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers>();
  let count = 0;
  worker.on('message', (answer: Answer) => {
    const promise = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('problem' in answer) promise?.reject(new Error(answer.problem));
    else promise?.resolve(answer.answer);
  });
  worker.on('error', (error) => {
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    ask: (task: keyof Tasks, given: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        count++;
        waiting.set(count, {resolve, reject});
        worker.postMessage({number: count, task, given} satisfies Request, []);
      }),
    close: () => worker.terminate(),
  };
}

interface PromiseWithResolvers {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}
