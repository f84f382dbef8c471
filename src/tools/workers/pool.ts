/**
 * Calls functions in worker threads. They must be exported by a module that does nothing else when it loads; arguments and
 * results are structured clones. A module is loaded once per thread and keeps its state there.
 */
import {availableParallelism} from 'node:os';
import {MessageChannel} from 'node:worker_threads';
import {Tinypool} from 'tinypool';

/** For a call that takes long. */
export interface CallOptions {
  /** Ends the call by ending its thread, even in the middle of a calculation; another thread takes its place. */
  readonly signal?: AbortSignal;
  /** Receives what the function reports while it runs, through a callback that it gets as its last argument. */
  readonly onProgress?: (progress: unknown) => void;
}

export interface Pool {
  /** @throws what the function throws, and an AbortError when the signal ends the call */
  readonly call: (name: string, args: readonly unknown[], options?: CallOptions) => Promise<unknown>;
  /** Ends the threads, even in the middle of a call. */
  readonly close: () => Promise<void>;
}

/** @param module with the functions; `import.meta.url` where they are in the same file */
export function openPool(module: string | URL, threads = availableParallelism()): Pool {
  const pool = new Tinypool({
    filename: new URL('worker.mjs', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  });
  const call: Pool['call'] = async (name, args, {signal, onProgress} = {}) => {
    const task = {module: String(module), name, args};
    if (onProgress === undefined) return pool.run(task, {signal});
    const {port1, port2} = new MessageChannel();
    port1.on('message', onProgress);
    try {
      return await pool.run({...task, port: port2}, {signal, transferList: [port2]});
    } finally {
      port1.close();
    }
  };
  return {call, close: () => pool.destroy()};
}

/** The result of a job, or the message of the error that it threw. */
export type JobOutcome<Result> = {readonly done: Result} | {readonly problem: string};

function outcomeHere<Job, Result>(work: (job: Job) => Result, job: Job): JobOutcome<Result> {
  try {
    return {done: work(job)};
  } catch (error) {
    return {problem: (error as Error).message};
  }
}

/**
 * Runs a function for many jobs, in a thread for each core; for a single job here, since starting a thread takes a second.
 * @param work an exported function of the module
 * @param sizeOf roughly how long a job takes, in any unit: the longest jobs start first, so that none is left running alone at the end
 * @param onDone called after each job
 * @returns in the order of the jobs
 */
export async function runInPool<Job, Result>(
  module: string | URL,
  work: (job: Job) => Result,
  jobs: readonly Job[],
  sizeOf: (job: Job) => number,
  onDone: (job: Job) => void,
): Promise<readonly JobOutcome<Result>[]> {
  if (jobs.length === 1) {
    const outcomes = jobs.map((job) => outcomeHere(work, job));
    jobs.forEach(onDone);
    return outcomes;
  }
  const pool = openPool(module, Math.min(availableParallelism(), jobs.length));
  const outcomes: JobOutcome<Result>[] = [];
  const longestFirst = [...jobs.keys()].toSorted((one, other) => sizeOf(jobs[other]!) - sizeOf(jobs[one]!));
  try {
    await Promise.all(
      longestFirst.map(async (index) => {
        const job = jobs[index]!;
        outcomes[index] = await pool.call(work.name, [job]).then(
          (result) => ({done: result as Result}),
          (error: Error) => ({problem: error.message}),
        );
        onDone(job);
      }),
    );
  } finally {
    await pool.close();
  }
  return outcomes;
}
