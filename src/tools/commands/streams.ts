import type {Readable, Writable} from 'node:stream';

/** What a command reads and writes; tests give it fakes, the launcher the process's own. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/**
 * A command: its arguments without its own name in, its exit code out
 * (0 done · 1 a check failed or something broke · 2 used wrongly).
 */
export type Command = (args: readonly string[], streams: Streams) => Promise<number>;
