// Does the load test notice every kind of wrong response?
import {once} from 'node:events';
import {Agent, createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ask} from '../../../scripts/bench/server/ask.ts';
import type {Asked} from '../../../scripts/bench/server/asked.ts';

const agent = new Agent({keepAlive: true});
const asked: Asked = {method: 'GET', path: '/', headers: {}, status: 200, body: Buffer.from('page')};

let answer: RequestListener;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

function problem(listener: RequestListener, changed: Partial<Asked> = {}): Promise<string | undefined> {
  answer = listener;
  return ask({...asked, ...changed}, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, agent);
}

it('accepts the right response', async () => {
  expect(await problem((_, response) => response.end('page'))).toBeUndefined();
});

it.each<[string, RequestListener, Partial<Asked>, RegExp]>([
  ['status', (_, response) => response.writeHead(500).end('page'), {}, /status 500, not 200/],
  ['body', (_, response) => response.end('pagE'), {}, /4 bytes are not those/],
  ['encoding', (_, response) => response.end('page'), {encoding: 'br'}, /encoding undefined, not br/],
  ['redirect', (_, response) => response.end('page'), {location: '/about'}, /leads to undefined, not \/about/],
  ['end', (request) => request.socket.destroy(), {}, /socket hang up|ECONNRESET/],
])('reports a wrong %s', async (_, wrong, changed, words) => {
  expect(await problem(wrong, changed)).toMatch(words);
});
