// Does the load test ask for what is served, and notice every kind of wrong response?
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {allExchanges, checkExchange, type Exchange} from '../../../scripts/bench/server/exchanges.ts';

const agent = new Agent({keepAlive: true});
const exchange: Exchange = {method: 'GET', path: '/', headers: {}, status: 200, body: Buffer.from('page')};

let respond: RequestListener;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

function problemWith(listener: RequestListener, expected: Partial<Exchange> = {}): Promise<string | undefined> {
  respond = listener;
  return checkExchange({...exchange, ...expected}, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, agent);
}

it('asks for pages and files, but not for those that no server sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-exchanges-'));
  for (const name of ['index.html', '404.html', 'embed.js', 'embed.js.br', '_headers', '.files.json'])
    writeFileSync(join(folder, name), name);
  const served = allExchanges(folder).filter(({status, method}) => status === 200 && method === 'GET');
  rmSync(folder, {recursive: true});
  expect(served.map(({path, encoding}) => [path, encoding]).toSorted()).toEqual([
    ['/', undefined],
    ['/embed.js', undefined],
    ['/embed.js', 'br'],
  ]);
});

it('accepts the right response', async () => {
  expect(await problemWith((_, response) => response.end('page'))).toBeUndefined();
});

it.each<[string, RequestListener, Partial<Exchange>, RegExp]>([
  ['status', (_, response) => response.writeHead(500).end('page'), {}, /status 500, not 200/],
  ['body', (_, response) => response.end('pagE'), {}, /4 bytes\) differs from the file/],
  ['encoding', (_, response) => response.end('page'), {encoding: 'br'}, /encoding undefined, not br/],
  ['redirect', (_, response) => response.end('page'), {location: '/about'}, /redirects to undefined, not \/about/],
  ['connection', (request) => request.socket.destroy(), {}, /socket hang up|ECONNRESET/],
])('reports a problem with the %s', async (_, listener, expected, message) => {
  expect(await problemWith(listener, expected)).toMatch(message);
});
