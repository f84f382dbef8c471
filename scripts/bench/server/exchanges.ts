/** The requests of the load test and the responses that they must get, derived from the files of the built site. */
import {readFileSync} from 'node:fs';
import {request, type Agent, type IncomingMessage} from 'node:http';
import {join} from 'node:path';
import {namesIn} from '../../siteFiles.ts';

/** A request and its expected response. */
export interface Exchange {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** Not compared if left out. A response to HEAD must have none. */
  readonly body?: Buffer;
  /** The Content-Encoding header. */
  readonly encoding?: string;
  /** The Location header; not compared if left out. */
  readonly location?: string;
}

/** Requests for every file in each encoding, for redirects to pages, and for paths that do not exist or are invalid. */
export function allExchanges(folder: string): readonly Exchange[] {
  const files = new Map(namesIn(folder).map((name) => [name, readFileSync(join(folder, name))]));
  const names = [...files.keys()].filter((name) => !/^(404\.html|_headers|_redirects|\..*)$|\.(br|gz)$/.test(name));
  return [...names.flatMap((name) => fileExchanges(name, files)), ...errorExchanges(files.get('404.html'))];
}

const extensions = {br: '.br', gzip: '.gz'} as const;

function fileExchanges(name: string, files: ReadonlyMap<string, Buffer>): readonly Exchange[] {
  const path = `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const get = {method: 'GET', path, headers: {}, status: 200} as const;
  const isPage = name.endsWith('.html');
  const redirect = {...get, status: 301, location: path};
  const encodings = (['br', 'gzip'] as const).filter((encoding) => files.has(name + extensions[encoding]));
  return [
    {...get, body: files.get(name)},
    {...get, method: 'HEAD'},
    ...encodings.map((encoding) => ({
      ...get,
      headers: {'Accept-Encoding': encoding},
      body: files.get(name + extensions[encoding]),
      encoding,
    })),
    ...(isPage ? [{...redirect, path: `/${name}`}] : []),
    ...(isPage && path !== '/' ? [{...redirect, path: `${path}/`}] : []),
  ];
}

function errorExchanges(notFoundPage: Buffer | undefined): readonly Exchange[] {
  const get = {method: 'GET', headers: {}} as const;
  return [
    ...['/no-such-page', '/assets/none.js', '/.env', '/_headers', '/_redirects', '/..%2F..%2Fetc%2Fpasswd'].map(
      (path) => ({...get, path, status: 404, body: notFoundPage}),
    ),
    {...get, path: '/%E0%A4%A', status: 400},
    {...get, method: 'POST', path: '/', status: 405},
  ];
}

const timeoutMilliseconds = 10_000;

/**
 * Sends the request and checks the response.
 * @param origin scheme, host and port of the server
 * @returns a description of the first difference or error, or undefined if the response is as expected
 */
export function checkExchange(exchange: Exchange, origin: string, agent: Agent): Promise<string | undefined> {
  const {method, path, headers} = exchange;
  return new Promise((resolve) => {
    const options = {method, headers, agent, timeout: timeoutMilliseconds};
    const sent = request(`${origin}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', ({message}) => resolve(message));
      response.on('end', () => {
        const problem = firstDifference(exchange, response, Buffer.concat(chunks));
        resolve(problem && `${method} ${path} ${JSON.stringify(headers)}: ${problem}`);
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeoutMilliseconds} ms`)));
    sent.on('error', ({message}) => resolve(`${method} ${path}: ${message}`));
    sent.end();
  });
}

function firstDifference(expected: Exchange, {statusCode, headers}: IncomingMessage, body: Buffer): string | undefined {
  const {'content-encoding': encoding, location} = headers;
  if (statusCode !== expected.status) return `status ${statusCode}, not ${expected.status}`;
  if (encoding !== expected.encoding) return `encoding ${encoding}, not ${expected.encoding}`;
  if (expected.location !== undefined && location !== expected.location)
    return `redirects to ${location}, not ${expected.location}`;
  if (expected.method === 'HEAD' && body.length > 0) return 'the response to HEAD has a body';
  if (expected.body !== undefined && !expected.body.equals(body))
    return `the body (${body.length} bytes) differs from the file`;
  return undefined;
}
