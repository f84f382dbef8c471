// How does the production server respond to browsers, and to clients that probe it?
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {precompress} from '../../scripts/build/precompress.ts';
import {createSite} from '../../scripts/server.ts';
import {readSite} from '../../scripts/siteFiles.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), 'visatally-site-'));
const script = `export const text = '${'long '.repeat(400)}';`;
let site: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.private'));
  mkdirSync(join(folder, 'social'));
  mkdirSync(join(folder, 'embed'));
  mkdirSync(join(folder, 'api/v1'), {recursive: true});
  const files = {
    'index.html': '<h1>Home</h1>',
    'fees.html': '<h1>Fees</h1>',
    '404.html': '<h1>404</h1>',
    'robots.txt': 'User-agent: *',
    'site.webmanifest': '{}',
    'favicon.ico': '',
    'social/fees.png': 'PNG '.repeat(400),
    'embed/fees.html': '<h1>Fees</h1>',
    'embed.js': '',
    'api/v1/index.json': '{}',
    'assets/app-1a2b.js': script,
    '.secret': 'secret',
    _headers: '/*',
    _redirects: '/a /b',
    '.private/key.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await precompress(folder);
  site = createSite(readSite(folder));
  await once(site.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  site.close();
  rmSync(folder, {recursive: true});
});

/** Sends the path unchanged; `fetch` would normalize it. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const {port} = site.address() as AddressInfo;
  const request = httpRequest({host: '127.0.0.1', port, path, method, headers}).end();
  const [response] = await once(request, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return {status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)};
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/fees', 'Fees'],
    ['/fees?from=search', 'Fees'],
    ['/f%65es', 'Fees'],
    ['http://localhost', 'Home'],
    ['http://localhost?from=search', 'Home'],
    ['HTTPS://localhost:4173/fees', 'Fees'],
    ['http://evil.example/fees?from=search', 'Fees'],
    ['http://[::1]:80/fees', 'Fees'],
  ])('%s', async (path, title) => {
    const reply = await ask(path);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(`<h1>${title}</h1>`);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/fees/', '/fees'],
    ['/fees.html', '/fees'],
    ['/fees/?a=1?b', '/fees?a=1?b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?q=visa', '/?q=visa'],
    ['//', '/'],
    ['http://evil.example/fees/?q=visa', '/fees?q=visa'],
  ])('%s redirects to %s', async (path, canonical) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.location]).toEqual([301, canonical]);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/404',
    '/404.html',
    '/404/',
    '/fees//',
    '//evil.example/',
    '//evil.example/fees/',
    '/%2Fevil.example/',
    '/\\evil.example/',
    '/assets',
    '/assets/',
    '/assets/app-1a2b.js.br',
    '/__proto__',
    '/constructor',
    '/.secret',
    '/_headers',
    '/_redirects',
    '/.private/key.txt',
    '/%2esecret',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/fees%00',
    '/assets/../fees',
    'http://localhost//evil.example/',
    'http://localhost/http://localhost/fees',
  ])('%s is not found', async (path) => {
    const reply = await ask(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe('<h1>404</h1>');
    expect(reply.headers.location).toBeUndefined();
  });

  it.each([
    '/%',
    '/%E0%A4%A',
    '/fees%2',
    '*',
    'http://localhost/%',
    'http:///fees',
    'http://:80/fees',
    'http://name@localhost/fees',
    'http://localhost:http/fees',
    'ftp://localhost/fees',
    'localhost/fees',
  ])('%s is malformed', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it.each([
    ['localhost:4173', 200],
    ['[::1]:4173', 200],
    ['', 200],
    ['a b/c@d', 400],
    ['localhost/fees', 400],
    ['name@localhost', 400],
    ['localhost:http', 400],
    ['[::1', 400],
    ['localh\xf6st', 400],
  ])('Host: %s', async (host, status) => {
    expect((await ask('/fees', {Host: host})).status).toBe(status);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['brown, zip', undefined, (body: Buffer) => body],
    ['*', 'br', brotliDecompressSync],
    ['identity;q=0, *', 'br', brotliDecompressSync],
    ['identity;q=0,\t*;q=0.1, br;\tq=0', 'gzip', gunzipSync],
    ['*;q=0, gzip', 'gzip', gunzipSync],
    ['*;q=0', undefined, (body: Buffer) => body],
    ['x-gzip', 'gzip', gunzipSync],
    ['x-gzip;q=0, *;q=0', undefined, (body: Buffer) => body],
  ])('Accept-Encoding: %s', async (accepted, encoding, open) => {
    const reply = await ask('/assets/app-1a2b.js', {'Accept-Encoding': accepted});
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(open(reply.body).toString()).toBe(script);
  });
});

describe('files other than pages', () => {
  it.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/social/fees.png', 'image/png'],
  ])('%s is %s, and is not compressed again', async (path, type) => {
    const {status, headers} = await ask(path, {'Accept-Encoding': 'br, gzip'});
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, type, undefined]);
  });
});

describe('caching', () => {
  it('lets browsers cache files with a hash in their name', async () => {
    expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('responds 304 only to the tag of the same encoding', async () => {
    const plain = await ask('/assets/app-1a2b.js');
    const tag = {'If-None-Match': String(plain.headers.etag)};
    const again = await ask('/assets/app-1a2b.js', tag);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
    expect((await ask('/assets/app-1a2b.js', {...tag, 'Accept-Encoding': 'br'})).status).toBe(200);
  });

  it.each([
    ['a list that has it', (tag: string) => `"other", ${tag}`, 304],
    ['a list without spaces', (tag: string) => `${tag},"other"`, 304],
    ['the weak form, which a proxy makes when it compresses', (tag: string) => `W/${tag}`, 304],
    ['whatever there is', () => '*', 304],
    ['others', (tag: string) => `"other", W/"${tag.slice(1, -2)}"`, 200],
    ['a part of it in a longer one', (tag: string) => `"a, ${tag.slice(1)}`, 200],
    ['no tag at all', () => 'other', 200],
  ])('responds to If-None-Match with %s', async (_, condition, status) => {
    const {etag} = (await ask('/fees')).headers;
    expect((await ask('/fees', {'If-None-Match': condition(etag!)})).status).toBe(status);
  });

  it.each([
    ['its tag', (tag: string) => tag, 200],
    ['a list that has it', (tag: string) => `"other", ${tag}`, 200],
    ['whatever there is', () => '*', 200],
    ['the weak form', (tag: string) => `W/${tag}`, 412],
    ['others', () => '"zzz", W/"other"', 412],
    ['a part of it in a longer one', (tag: string) => `"a, ${tag.slice(1)}`, 412],
    ['no tag at all', () => '', 412],
  ])('responds to If-Match with %s', async (_, condition, status) => {
    const {etag} = (await ask('/fees')).headers;
    const headers = {'If-Match': condition(etag!)};
    for (const method of ['GET', 'HEAD']) expect((await ask('/fees', headers, method)).status).toBe(status);
    const both = await ask('/fees', {...headers, 'If-None-Match': etag!});
    expect(both.status).toBe(status === 200 ? 304 : status);
    expect((await ask('/nothing', headers)).status).toBe(404);
    expect((await ask('/fees/', headers)).status).toBe(301);
  });

  it('lets nobody keep the response to a condition that fails', async () => {
    const {headers, body} = await ask('/assets/app-1a2b.js', {'If-Match': '"zzz"'});
    expect([headers['cache-control'], headers['content-type'], String(body)]).toEqual([
      undefined,
      'text/plain; charset=utf-8',
      'Precondition failed',
    ]);
  });

  it('sends the whole file for a range request', async () => {
    const reply = await ask('/fees', {Range: 'bytes=9-2'});
    expect([reply.status, reply.body.length]).toEqual([200, 13]);
  });
});

describe('methods', () => {
  it('HEAD returns the headers of GET without the body', async () => {
    const [head, get] = [await ask('/fees', {}, 'HEAD'), await ask('/fees')];
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(get.body.length), 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const reply = await ask('/fees', {}, method);
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('security headers', () => {
  it.each([
    ['/', 'GET'],
    ['/nothing', 'GET'],
    ['/%', 'GET'],
    ['/fees/', 'GET'],
    ['/', 'POST'],
  ])('on %s by %s', async (path, method) => {
    const {headers} = await ask(path, {}, method);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types site; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('let other sites frame only a page for that, load only embed.js and read only the API', async () => {
    const [framed, missing, loaded, api] = await Promise.all(
      ['/embed/fees', '/embed/nothing', '/embed.js', '/api/v1/index.json'].map(
        async (path) => (await ask(path)).headers,
      ),
    );
    expect(framed!['content-security-policy']).toContain('; frame-ancestors * file:');
    expect(framed!['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(framed!['x-frame-options']).toBeUndefined();
    for (const headers of [missing, loaded, api]) expect(headers!['x-frame-options']).toBe('DENY');
    const policies = [framed, missing, loaded, api].map((headers) => headers!['cross-origin-resource-policy']);
    expect(policies).toEqual(['cross-origin', 'same-origin', 'cross-origin', 'cross-origin']);
    const readable = [framed, missing, loaded, api].map((headers) => headers!['access-control-allow-origin']);
    expect(readable).toEqual([undefined, undefined, undefined, '*']);
    expect(api!['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
  });
});
