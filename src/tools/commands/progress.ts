import type {Streams} from './streams.ts';

/** Writes one line over, only for who watches; '' takes it away. */
export function tellProgress(words: string, {stderr}: Streams): void {
  if ('isTTY' in stderr && stderr.isTTY === true) stderr.write(`\r\u001B[K${words}`);
}
