// Is a page read from public addresses of the internet alone, whatever its address, its redirects or its name lead to?
import type {lookup} from 'node:dns';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {fetchSource} from '../../../src/tools/watch/fetchSource.ts';
import {isPrivateHost, publicFetch} from '../../../src/tools/watch/publicFetch.ts';
import {UNANSWERED} from '../../limits.ts';

const limits = {timeout: UNANSWERED, maxBytes: 1_000, maxRedirects: 3};
const notPublic = {unread: 'It leads to a machine that is not on the public internet.'};
let server: Server;
let requests = 0;
let port: number;

beforeAll(async () => {
  server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, {'Content-Type': 'text/plain'}).end('a secret with 12 figures');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({port} = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  '127.0.0.1 127.9.9.9 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255',
  // Other notations of the same numbers.
  '2130706433 0x7f.1 0177.0.0.1 127.1',
  '[::1] [::] [fe80::1] [fc00::1] [fdff::1] [ff02::1] [::ffff:127.0.0.1] [::ffff:10.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::] [2001:db8::1]',
])('%s are refused', (hosts) => {
  for (const host of hosts.split(' ')) expect([host, isPrivateHost(`http://${host}/`)]).toEqual([host, true]);
});

it.each([
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.0.1',
  '11.0.0.1',
  '[2606:4700::1111]',
  '[::ffff:1.1.1.1]',
  'localhost',
])('%s is no number of a private machine', (host) => expect(isPrivateHost(`https://${host}/`)).toBe(false));

it.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]'])('nothing is asked of %s', async (host) => {
  expect(await fetchSource(`http://${host}:${port}/`, 'test', limits, publicFetch())).toEqual(notPublic);
  expect(requests).toBe(0);
});

it.each([
  ['a private address', ['127.0.0.1']],
  ['a public and a private address', ['1.1.1.1', '127.0.0.1']],
  ['a private address of IPv6', ['::1']],
])('a name that leads to %s is not followed', async (_, addresses) => {
  const url = `http://authority.example:${port}/`;
  expect(await fetchSource(url, 'test', limits, publicFetch(to(addresses)))).toEqual(notPublic);
  expect(requests).toBe(0);
});

it('any other name is', async () => {
  const url = `http://authority.example:${port}/`;
  const page = await fetchSource(
    url,
    'test',
    limits,
    publicFetch(to(['127.0.0.1']), () => true),
  );
  expect(page).toMatchObject({address: url, type: 'text/plain'});
  expect(requests).toBe(1);
});

/** Resolves every name to these addresses. */
function to(addresses: readonly string[]): typeof lookup {
  return ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({address, family: address.includes(':') ? 6 : 4})),
    )) as never;
}
