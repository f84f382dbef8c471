/** The messages of the Language Server Protocol on a stream: JSON after a header with its length in bytes. */
import type {Readable, Writable} from 'node:stream';

/** A message as it was sent; undefined if it is not JSON. */
export type Received = {readonly message: unknown} | undefined;

/** In bytes: a file of a project has some ten thousand. */
const MAX_LENGTH = 20_000_000;

const separator = Buffer.from('\r\n\r\n');

/** The messages that arrive together, one list after another. A header without a length and a message that is too long are passed over. */
export async function* messagesOn(stdin: Readable): AsyncGenerator<readonly Received[]> {
  let rest: Buffer = Buffer.alloc(0);
  let ignored = 0;
  for await (const chunk of stdin) {
    rest = Buffer.concat([rest, Buffer.from(chunk as Buffer)]);
    const received: Received[] = [];
    for (;;) {
      const passed = Math.min(ignored, rest.length);
      [rest, ignored] = [rest.subarray(passed), ignored - passed];
      const end = rest.indexOf(separator);
      if (ignored > 0 || end < 0) break;
      const length = lengthIn(rest.subarray(0, end).toString('latin1'));
      const start = end + separator.length;
      if (length === undefined) rest = rest.subarray(start);
      else if (length > MAX_LENGTH) [rest, ignored] = [rest.subarray(start), length];
      else if (rest.length < start + length) break;
      else {
        received.push(parsed(rest.subarray(start, start + length).toString('utf8')));
        rest = rest.subarray(start + length);
      }
    }
    if (received.length > 0) yield received;
  }
}

function lengthIn(header: string): number | undefined {
  const [, length] = /(?:^|\r\n)content-length: *(\d{1,12})(?:\r\n|$)/i.exec(header) ?? [];
  return length === undefined ? undefined : Number(length);
}

function parsed(text: string): Received {
  try {
    return {message: JSON.parse(text) as unknown};
  } catch {
    return undefined;
  }
}

export function writeMessage(stdout: Writable, message: object): void {
  const body = Buffer.from(JSON.stringify({jsonrpc: '2.0', ...message}));
  stdout.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
}
