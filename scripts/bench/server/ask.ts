import {request, type Agent} from 'node:http';
import type {Asked} from './asked.ts';

/** Milliseconds after which an answer counts as none. */
const patience = 10_000;

/**
 * Asks once.
 * @param address scheme, host and port of the server
 * @returns what is wrong with the answer, in words; undefined where it is as it must be
 */
export function ask(asked: Asked, address: string, agent: Agent): Promise<string | undefined> {
  const {method, path, headers} = asked;
  return new Promise((resolve) => {
    const sent = request(`${address}${path}`, {method, headers, agent, timeout: patience}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', ({message}) => resolve(message));
      response.on('end', () => {
        const encoding = response.headers['content-encoding'];
        const {location} = response.headers;
        const problem = wrong(asked, response.statusCode, Buffer.concat(parts), encoding, location);
        resolve(problem && `${method} ${path} ${JSON.stringify(headers)}: ${problem}`);
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${patience} ms`)));
    sent.on('error', ({message}) => resolve(`${method} ${path}: ${message}`));
    sent.end();
  });
}

function wrong(
  asked: Asked,
  status: number | undefined,
  body: Buffer,
  encoding: string | undefined,
  location: string | undefined,
): string | undefined {
  if (status !== asked.status) return `status ${status}, not ${asked.status}`;
  if (encoding !== asked.encoding) return `encoding ${encoding}, not ${asked.encoding}`;
  if (asked.location !== undefined && location !== asked.location) return `leads to ${location}, not ${asked.location}`;
  if (asked.method === 'HEAD' && body.length > 0) return 'HEAD has a body';
  if (asked.body !== undefined && !asked.body.equals(body)) return `${body.length} bytes are not those of the file`;
  return undefined;
}
