/** What a client sends, line by line. The protocol's library drops a line that is no message; its client would wait for ever. */
import {Transform, type Writable} from 'node:stream';
import {StringDecoder} from 'node:string_decoder';
import {
  deserializeMessage,
  INVALID_REQUEST,
  type JSONRPCErrorResponse,
  PARSE_ERROR,
} from '@modelcontextprotocol/server';

/**
 * Passes messages of the protocol on, and answers every other line with an error.
 * @param stdout where the answers to messages are written too
 */
export function soundMessages(stdout: Writable): Transform {
  // A chunk may end within a character.
  const decoder = new StringDecoder('utf8');
  let partialLine = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (partialLine + decoder.write(chunk)).split('\n');
      partialLine = lines.pop()!;
      for (const line of lines) {
        const problem = problemOf(line);
        if (problem === undefined) this.push(`${line}\n`);
        else stdout.write(`${JSON.stringify(problem)}\n`);
      }
      done();
    },
  });
}

function problemOf(line: string): JSONRPCErrorResponse | undefined {
  if (line.trim() === '') return undefined;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    return {jsonrpc: '2.0', error: {code: PARSE_ERROR, message: `This line is not JSON: ${(error as Error).message}`}};
  }
  try {
    deserializeMessage(line);
    return undefined;
  } catch {
    const {id} = (message ?? {}) as {readonly id?: unknown};
    const error = {code: INVALID_REQUEST, message: 'This is not a JSON-RPC 2.0 message.'};
    return {jsonrpc: '2.0', ...(isRequestId(id) && {id}), error};
  }
}

function isRequestId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
