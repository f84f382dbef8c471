/** Worker threads for the dev server, so that it never waits. A slow task has a thread to itself, started when it is first asked for. */
import {openPool, type Pool} from '../../workers/pool.ts';
import type {runTask, Tasks} from './tasks.ts';

/** Asks for a task. @throws what went wrong in the thread */
export type Ask = <Task extends keyof Tasks>(
  task: Task,
  ...given: Parameters<Tasks[Task]>
) => Promise<ReturnType<Tasks[Task]>>;

/** The thread of each slow task; all others share one. */
const threadOf: Partial<Record<keyof Tasks, string>> = {
  overview: 'overview',
  screens: 'analysis',
  analysis: 'analysis',
  killed: 'changes',
  mutation: 'mutation',
};

/** @param root of the project */
export function openWorkers(root: string): {readonly ask: Ask; readonly close: () => Promise<void>} {
  const open = new Map<string, Pool>();
  const ask: Ask = (task, ...given) => {
    const name = threadOf[task] ?? 'files';
    const pool = open.get(name) ?? openPool(new URL('tasks.ts', import.meta.url), 1);
    open.set(name, pool);
    const args: Parameters<typeof runTask> = [root, task, given];
    return pool.call('runTask', args) as Promise<never>;
  };
  return {
    ask,
    close: async () => {
      await Promise.all([...open.values()].map((pool) => pool.close()));
    },
  };
}
