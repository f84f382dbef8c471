/** Milliseconds after which to let the browser answer keys and presses. */
const MAX_TASK_DURATION = 30;

/** A calculation with fewer pauses is short, however busy the device is: it ends in one task, so that what it gives does not come later. */
const FEWEST_PAUSES = 8;

/**
 * Runs a long calculation for as long as a task may take.
 * @param steps pauses wherever the calculation may be interrupted
 * @returns undefined if there is more to do
 */
export function runTask<Result>(steps: Iterator<unknown, Result>): {readonly result: Result} | undefined {
  const start = performance.now();
  for (let pauses = 1; ; pauses++) {
    const {done, value} = steps.next();
    if (done) return {result: value as Result};
    if (pauses >= FEWEST_PAUSES && performance.now() - start > MAX_TASK_DURATION) return undefined;
  }
}

/**
 * Runs a long calculation in tasks that are too short to keep visitors waiting. The first one runs at once.
 * @returns a function that ends it
 */
export function runInTasks<Result>(steps: Iterator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const task = (): void => {
    const done = runTask(steps);
    if (done === undefined) timeout = setTimeout(task);
    else onDone(done.result);
  };
  task();
  return () => clearTimeout(timeout);
}
