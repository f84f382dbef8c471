/** Lines of a stream that anyone may write to: none of them can fill the memory, or keep those after it from being read. */
import type {Readable} from 'node:stream';
import {grouped} from '../engine/runtime/formats.ts';

/** In characters: hundreds of times as much as the answers to any form. */
export const MAX_LINE = 1_000_000;

/** In characters, of a line that is too long. */
const MAX_KEPT = 200;

export interface Line {
  /** Without what ends the line. Of a line that is too long, only its last characters. */
  readonly text: string;
  readonly isTooLong: boolean;
}

export const tooLong = `is longer than ${grouped(MAX_LINE)} characters`;

const empty: Line = {text: '', isTooLong: false};

/** The lines that each chunk of the stream completes; at its end, the last line, which nothing ends. */
export async function* linesOf(stream: Readable): AsyncGenerator<readonly Line[]> {
  let partial = empty;
  for await (const chunk of stream.setEncoding('utf8')) {
    // Only the chunk is split: splitting the partial line again for each chunk would take quadratic time.
    const [rest, ...others] = String(chunk).split('\n') as [string, ...string[]];
    const lines = [extended(partial, rest), ...others.map((start) => extended(empty, start))];
    partial = lines.pop()!;
    if (lines.length > 0) yield lines;
  }
  yield [partial];
}

function extended(line: Line, more: string): Line {
  const text = line.text + more;
  return line.isTooLong || text.length > MAX_LINE
    ? {text: text.slice(-MAX_KEPT), isTooLong: true}
    : {text, isTooLong: false};
}
