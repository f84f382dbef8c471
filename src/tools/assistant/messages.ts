/**
 * What a client sends, line by line. The protocol's library drops a line that is no message, whose client would wait for ever, and
 * reads nothing after a line of 10 MB.
 */
import {Readable, type Writable} from 'node:stream';
import {
  deserializeMessage,
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  PARSE_ERROR,
} from '@modelcontextprotocol/server';
import {type Line, linesOf, tooLong} from '../lines.ts';
import {requireSound, UnsoundJson} from '../../engine/published/soundJson.ts';

/**
 * The messages of the protocol among the lines of `stdin`. Every other line is answered with an error.
 * @param stdout where the answers to messages are written too
 */
export function soundMessages(stdin: Readable, stdout: Writable): Readable {
  return Readable.from(messages(stdin, stdout), {objectMode: false});
}

async function* messages(stdin: Readable, stdout: Writable): AsyncGenerator<string> {
  for await (const lines of linesOf(stdin))
    for (const line of lines) {
      if (line.text.trim() === '') continue;
      const problem = problemOf(line);
      if (problem === undefined) yield `${line.text}\n`;
      else stdout.write(`${JSON.stringify(problem)}\n`);
    }
}

function problemOf({text, isTooLong}: Line): JSONRPCErrorResponse | undefined {
  if (isTooLong) return refusal(idAtEnd(text), INVALID_REQUEST, `This line ${tooLong}.`);
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (error) {
    return refusal(undefined, PARSE_ERROR, `This line is not JSON: ${(error as Error).message}`);
  }
  const {id} = (message ?? {}) as {readonly id?: unknown};
  try {
    requireSound(text);
    deserializeMessage(text);
    return undefined;
  } catch (error) {
    const problem =
      error instanceof UnsoundJson ? `This line ${error.message}.` : 'This is not a JSON-RPC 2.0 message.';
    return refusal(id, INVALID_REQUEST, problem);
  }
}

function refusal(id: unknown, code: number, message: string): JSONRPCErrorResponse {
  return {jsonrpc: '2.0', ...(isRequestId(id) && {id}), error: {code, message}};
}

/** The id of a message of which only the end is known: the official libraries write it last. */
function idAtEnd(text: string): unknown {
  const [, id] = /,"id":(\d+|"[^"\\]*")\}\s*$/.exec(text) ?? [];
  return id === undefined ? undefined : JSON.parse(id);
}

function isRequestId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
