/** Milliseconds after which to let the browser answer keys and presses. */
const MAX_TASK_DURATION = 30;

/**
 * Runs a long calculation in tasks that are too short to keep visitors waiting. The first one runs at once.
 * @param steps pauses wherever the calculation may be interrupted
 * @returns a function that ends it
 */
export function runInTasks<Result>(steps: Iterator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const task = (): void => {
    const start = performance.now();
    for (;;) {
      const {done, value} = steps.next();
      if (done) return onDone(value as Result);
      if (performance.now() - start > MAX_TASK_DURATION) break;
    }
    timeout = setTimeout(task);
  };
  task();
  return () => clearTimeout(timeout);
}
