// Does the production server survive malformed requests, send the security headers in reply, and drop slow clients?
import {once} from 'node:events';
import {connect, type AddressInfo, type Socket} from 'node:net';
import type {Server} from 'node:http';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {createSite} from '../../scripts/server.ts';
import type {SiteFile} from '../../scripts/siteFiles.ts';

const fileOf = (text: string): SiteFile => ({
  type: 'text/html; charset=utf-8',
  hash: String(text.length),
  cacheControl: 'no-cache',
  content: Buffer.from(text),
});
const large = 'large '.repeat(2_000_000);
const files = new Map([
  ['/', fileOf('Home')],
  ['/fees', fileOf('Fees')],
  ['/404', fileOf('Not here')],
  ['/large', fileOf(large)],
]);
/** Waits for every request, so that on a busy machine each gets the response to what it says. */
const site = createSite(files, {
  headersTimeout: 600_000,
  requestTimeout: 600_000,
  idleTimeout: 600_000,
  connectionsCheckingInterval: 100,
  maxConnections: 50,
});
const impatient = createSite(files, {
  headersTimeout: 300,
  requestTimeout: 400,
  idleTimeout: 600,
  connectionsCheckingInterval: 100,
  maxConnections: 50,
});

beforeAll(() => Promise.all([site, impatient].map((server) => once(server.listen(0, '127.0.0.1'), 'listening'))));

afterAll(() => {
  for (const server of [site, impatient]) {
    server.close();
    server.closeAllConnections();
  }
});

function open(server: Server = site): Socket {
  const socket = connect({port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true});
  // The server may close the connection before everything is written.
  socket.on('error', () => undefined);
  return socket;
}

/** The server's output until it closes the connection. */
async function heard(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()));
  socket.destroy();
  return Buffer.concat(parts).toString('latin1');
}

/** The response to these bytes. */
function tell(bytes: string, server = site): Promise<string> {
  const socket = open(server);
  socket.write(bytes, 'latin1');
  return heard(socket);
}

const head = 'Host: x\r\nConnection: close\r\n\r\n';

/** The status of each response. All must have the security headers, except an interim 100. */
function statusesOf(reply: string): number[] {
  const answers = reply.split(/(?=HTTP\/1\.1 \d{3} )/).filter((answer) => !answer.startsWith('HTTP/1.1 100'));
  for (const answer of answers) {
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  }
  return answers.map((answer) => Number(answer.slice(9, 12)));
}

afterEach(async () => {
  expect(statusesOf(await tell(`GET /fees HTTP/1.1\r\n${head}`)), 'the site goes on').toEqual([200]);
});

describe('a request', () => {
  it.each<[string, string, number[]]>([
    ['TRACE', `TRACE / HTTP/1.1\r\n${head}`, [405]],
    ['PROPFIND', `PROPFIND / HTTP/1.1\r\n${head}`, [405]],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${head}`, [405]],
    ['a method in small letters', `get / HTTP/1.1\r\n${head}`, [400]],
    ['a method that goes on', `${'G'.repeat(100_000)} / HTTP/1.1\r\n${head}`, [400]],
    ['an absolute address', `GET http://evil.example/fees HTTP/1.1\r\n${head}`, [200]],
    ['an absolute address without Host', 'GET http://x/ HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['a Host that is none', `GET / HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n`, [400]],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${head}`, [405]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [200]],
    ['HTTP/9.9', `GET / HTTP/9.9\r\n${head}`, [400]],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['two Hosts', `GET / HTTP/1.1\r\nHost: visatally.example\r\n${head}`, [400]],
    ['HTTP/1.0 without Host', 'GET / HTTP/1.0\r\n\r\n', [200]],
    ['huge headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(1_000_000)}\r\n${head}`, [431]],
    ['many headers', `GET / HTTP/1.1\r\n${'X: x\r\n'.repeat(100_000)}${head}`, [431]],
    ['a huge address', `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\n${head}`, [431]],
    ['a folded header', `GET / HTTP/1.1\r\nX: a\r\n b\r\n${head}`, [400]],
    ['a header split by NUL', `GET / HTTP/1.1\r\nX: a\0b\r\n${head}`, [400]],
    ['a body', `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nwords`, [200]],
    ['a body of two lengths', `GET / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n${head}words`, [400]],
    [
      'a length and chunks',
      `GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${head}0\r\n\r\n`,
      [400],
    ],
    ['an upload', `POST /fees HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n${'x'.repeat(9_999_999)}`, [405]],
    ['an offer of a body', `POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 5\r\n${head}`, [405]],
    ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: 200-ok\r\n${head}`, [200]],
    ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: websocket\r\nHost: x\r\nConnection: upgrade, close\r\n\r\n`, [200]],
    ['ranges', `GET /fees HTTP/1.1\r\nRange: bytes=${'0-,'.repeat(1_000)}0-\r\n${head}`, [200]],
    ['a condition that is a list', `GET / HTTP/1.1\r\nIf-None-Match: ${'"x", '.repeat(1_000)}\r\n${head}`, [200]],
    ['signs of other languages', `GET /fees/?\xff\xfe\x80 HTTP/1.1\r\n${head}`, [400]],
    ['a line break in its address', `GET /fees/?a%0d%0aSet-Cookie:x HTTP/1.1\r\n${head}`, [301]],
    [
      'ten at once',
      `GET /fees HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(9) + `GET / HTTP/1.1\r\n${head}`,
      Array(10).fill(200),
    ],
    [
      'a second one in its body',
      `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\nGET /large HTTP/1.1\r\nHost: x\r\n\r\n`,
      [200],
    ],
  ])('%s', async (_, bytes, statuses) => {
    const reply = await tell(bytes);
    expect(statusesOf(reply)).toEqual(statuses);
    expect(reply).not.toMatch(/^Set-Cookie/m);
  });

  const climbs = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '%uff0e%uff0e', '....', '..;'];
  it.each(climbs.flatMap((up) => ['/', '%2f', '\\', '%5c', '//'].map((slash) => `/${up}${slash}`)))(
    'climbing by %s gets nothing',
    async (step) => {
      const reply = await tell(`GET ${step.repeat(6)}etc/passwd HTTP/1.1\r\n${head}`);
      expect([400, 404]).toContain(statusesOf(reply)[0]);
      expect(reply).not.toContain('root:');
    },
  );

  it('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/fees/', '/nothing', '/%']) {
      const [one, other] = await Promise.all(
        ['HEAD', 'GET'].map((method) => tell(`${method} ${path} HTTP/1.1\r\n${head}`)),
      );
      const headOf = (reply: string) => reply.slice(0, reply.indexOf('\r\n\r\n') + 4).replace(/^Date: .*$/m, '');
      expect(one).toBe(one!.slice(0, one!.indexOf('\r\n\r\n') + 4));
      expect(headOf(one!)).toBe(headOf(other!));
    }
  });
});

describe('a connection', () => {
  it.each<[string, string]>([
    ['says nothing', ''],
    ['stops in its first line', 'GET /fe'],
    ['stops in its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX:'],
  ])('that %s is dropped', async (_, bytes) => {
    expect(statusesOf(await tell(bytes, impatient)).filter((status) => status !== 408)).toEqual([]);
  });

  it('that drips its headers is dropped', async () => {
    const socket = open(impatient);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X: x\r\n'), 50);
    const reply = await heard(socket);
    clearInterval(drip);
    expect(statusesOf(reply)).toEqual([408]);
  });

  it('that drips a body gets a response and is dropped', async () => {
    const socket = open();
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const drip = setInterval(() => socket.write('1\r\nx\r\n'), 50);
    const reply = await heard(socket);
    clearInterval(drip);
    expect(statusesOf(reply)).toEqual([405]);
  });

  it('that is half closed gets a response', async () => {
    const socket = open();
    socket.end(`GET /fees HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(statusesOf(await heard(socket))).toEqual([200]);
  });

  it('that breaks off, or is reset, does no harm', async () => {
    for (const bytes of ['GET', 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n']) {
      const socket = open();
      await once(socket, 'connect');
      socket.write(bytes);
      socket.resetAndDestroy();
    }
  });

  it('that never reads is dropped, and keeps no copy of the file in memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let closed = 0;
    let most = 0;
    // Events of the server: on a busy machine a connection may have come and gone before anybody looks.
    const watch = (connection: Socket): void => {
      connection.once('close', () => {
        most = Math.max(most, process.memoryUsage().arrayBuffers);
        closed += 1;
      });
    };
    impatient.on('connection', watch);
    const sockets = Array.from({length: 20}, () => open(impatient).pause());
    for (const socket of sockets) socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => closed).toBe(20);
    impatient.off('connection', watch);
    expect(most - before).toBeLessThan(3 * large.length);
    for (const socket of sockets) socket.destroy();
  });

  it('beyond the limit is refused', async () => {
    const sockets = Array.from({length: 60}, () => open());
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(await connections()).toBeLessThanOrEqual(50);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => connections()).toBe(0);
  });
});

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    site.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
