/** How far a long task is, said now and then: on a terminal, in a log, to the workbench. */
import type {Writable} from 'node:stream';

/** The time in milliseconds, from any beginning. */
export type Clock = () => number;

const monotonic: Clock = () => performance.now();

/**
 * A function that calls another one at most once in some time, and ignores the calls between.
 * @param quiet how long it is silent in the beginning, in milliseconds
 */
export function throttled<Arguments extends readonly unknown[]>(
  call: (...args: Arguments) => void,
  milliseconds: number,
  {quiet = 0, clock = monotonic}: {readonly quiet?: number; readonly clock?: Clock} = {},
): (...args: Arguments) => void {
  let next = clock() + quiet;
  return (...args) => {
    const time = clock();
    if (time < next) return;
    next = time + milliseconds;
    call(...args);
  };
}

/** Where a command says how far it is. */
export interface ProgressDisplay {
  readonly show: (text: string) => void;
  /** Makes room for what the command prints. */
  readonly clear: () => void;
}

/** A file or pipe gets a line this often: it tells slow from hung, and a log stays short. */
const MILLISECONDS_BETWEEN_LINES = 10_000;

/** On a terminal one line that is rewritten; elsewhere a line of its own every ten seconds, none from a command that is quicker. */
export function progressOn(stderr: Writable, clock: Clock = monotonic): ProgressDisplay {
  if (!('isTTY' in stderr) || stderr.isTTY !== true) {
    const quiet = MILLISECONDS_BETWEEN_LINES;
    const show = throttled((text: string) => void stderr.write(`${text}\n`), quiet, {quiet, clock});
    return {show, clear: () => undefined};
  }
  // A longer text would wrap, and only its last line be rewritten. Some terminals say that they have no columns.
  const width = (stderr as {readonly columns?: number}).columns || 80;
  const rewrite = (text: string): void => void stderr.write(`\r\u001B[K${text.slice(0, width - 1)}`);
  return {show: rewrite, clear: () => rewrite('')};
}
