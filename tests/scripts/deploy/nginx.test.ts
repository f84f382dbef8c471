// With the configuration that the build writes, does nginx respond just as our own server does?
// Runs only if nginx is installed: apt-get install nginx libnginx-mod-http-brotli-static.
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {precompress} from '../../../scripts/build/precompress.ts';
import {sitemap} from '../../../scripts/build/searchEngines.ts';
import {createSite} from '../../../scripts/server.ts';
import {readSite} from '../../../scripts/siteFiles.ts';
import {findNginx, hasBrotli, startNginx, type Running} from './nginx.ts';

const nginx = findNginx();
if (nginx === undefined) console.info('skipped: no nginx');
else if (!hasBrotli) console.info('without brotli: no module of nginx for it');

/** The headers that matter to browsers and search engines. Tags and dates differ between servers. */
const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'location',
  'allow',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];

const long = 'long '.repeat(400);
const files = {
  'index.html': `<h1>Home</h1>${long}`,
  'fees.html': `<h1>Fees</h1>${long}`,
  'short.html': '<h1>Short</h1>',
  '404.html': `<h1>404</h1>${long}`,
  'robots.txt': 'User-agent: *',
  'embed/fees.html': `<h1>Fees</h1>${long}`,
  'embed.js': `'${long}';`,
  'api/v1/index.json': '{}',
  'site.webmanifest': '{}',
  'favicon.ico': 'icon',
  'icon.svg': `<svg>${long}</svg>`,
  'service-worker.js': 'self;',
  'social/fees.png': long,
  'assets/app-1a2b.js': `export const text = '${long}';`,
  'assets/app-1a2b.css': `p{color:red}/*${long}*/`,
  'assets/search-1a2b.json': `["${long}"]`,
  '_headers': 'secret',
  '_redirects': 'secret',
  '.secret': 'secret',
  '.private/key.txt': 'secret',
};

/** Paths below the base. */
// oxfmt-ignore
const paths = [
  '/', '/fees', '/short', '/fees?from=search', '/f%65es', '/?q=visa',
  '/fees/', '/fees.html', '/fees.html/', '/fees/?a=1?b', '/index.html', '/index', '/index/', '/index.html?q=1', '//',
  '/embed/fees', '/embed/fees?theme=dark', '/embed/fees.html', '/embed/fees/', '/embed/none', '/embed', '/embed/',
  '/embed.js', '/embed.js/', '/api/v1/index.json', '/api/v1/none.json', '/api', '/api/',
  '/icon.svg', '/icon.svg/', '/favicon.ico', '/robots.txt', '/site.webmanifest', '/service-worker.js', '/sitemap.xml',
  '/social/fees.png', '/assets/app-1a2b.js', '/assets/app-1a2b.js?v', '/assets/app-1a2b.css', '/assets/search-1a2b.json',
  '/nothing', '/nothing/', '/nothing.html', '/assets', '/assets/', '/assets/none.js', '/social', '/fees/more', '/FEES',
  '/404', '/404.html', '/404/', '/fees//', '//fees', '//evil.example/', '//evil.example/fees/', '/%', '/fees%2',
  '/_headers', '/_redirects', '/_headers/', '/.secret', '/%2esecret', '/.private/key.txt', '/.private/',
  '/fees.html.br', '/fees.html.gz', '/assets/app-1a2b.js.br', '/assets/app-1a2b.js.gz/',
];

/** Paths that nginx resolves or rejects in its own way. */
// oxfmt-ignore
const probes = [
  '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/assets/../.secret', '/fees%00',
  '/assets/..%2f_headers', '/assets/%2e%2e/.private/key.txt', '/assets/../../../../etc/passwd',
];

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path unchanged. */
async function ask(port: number, path: string, method: string, headers: Record<string, string>): Promise<Reply> {
  const request = httpRequest({host: '127.0.0.1', port, path, method, headers, agent: false}).end();
  const [response] = await once(request, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return {status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString('latin1')};
}

function essence({status, headers, body}: Reply): unknown {
  // Servers differ in the bodies of redirects, refusals and responses to malformed requests, and nginx in its headers for 400.
  const own = status === 301 || status === 400 || status === 405;
  const names = status === 400 ? [] : compared.filter((name) => !(own && name === 'content-type'));
  return {
    status,
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
    body: own ? '' : `${body.length} bytes: ${body.slice(0, 30)}`,
  };
}

describe.skipIf(nginx === undefined).each(['/', '/tools/visas-2.0/'])('below %s', (base) => {
  const published = {address: `https://visatally.example${base.slice(0, -1)}`, base};
  const below = base.slice(0, -1);
  let folder: string;
  let own: Server;
  let ownPort: number;
  let other: Running;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'visatally-nginx-'));
    const site = join(folder, 'site');
    const written = {...files, 'sitemap.xml': sitemap(published.address, ['/', '/fees', '/short'])};
    for (const [name, content] of Object.entries(written)) {
      mkdirSync(join(site, name, '..'), {recursive: true});
      writeFileSync(join(site, name), content);
    }
    await precompress(site);
    own = createSite(readSite(site));
    await once(own.listen(0, '127.0.0.1'), 'listening');
    ownPort = (own.address() as AddressInfo).port;
    other = await startNginx(nginx!, published, site, folder);
  });

  afterAll(async () => {
    await other?.stop();
    own?.close();
    rmSync(folder, {recursive: true});
  });

  async function expectSame(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<void> {
    const [expected, given] = await Promise.all([ownPort, other.port].map((port) => ask(port, path, method, headers)));
    expect.soft(essence(given!), `${method} ${path} ${JSON.stringify(headers)}`).toEqual(essence(expected!));
  }

  it('pages, files, redirects and missing files', async () => {
    for (const path of paths) await expectSame(below + path);
    if (below !== '') for (const path of [below, `${below}?q=1`, '/', '/fees', `${below}more`]) await expectSame(path);
  });

  it('encodings', async () => {
    const encodings = [
      'gzip',
      'gzip, deflate',
      'identity',
      ...(hasBrotli ? ['br', 'gzip, deflate, br', 'br;q=0, gzip'] : []),
    ];
    for (const path of ['/', '/fees', '/short', '/nothing', '/assets/app-1a2b.js', '/icon.svg', '/social/fees.png'])
      for (const encoding of encodings) await expectSame(below + path, 'GET', {'Accept-Encoding': encoding});
  });

  it('methods', async () => {
    for (const path of ['/', '/fees', '/fees/', '/nothing', '/assets/app-1a2b.js'])
      for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
        await expectSame(below + path, method);
  });

  it('its own tag gets a 304, the tag of another file does not', async () => {
    for (const port of [ownPort, other.port]) {
      const {headers} = await ask(port, `${below}/fees`, 'GET', {});
      const again = await ask(port, `${below}/fees`, 'GET', {'If-None-Match': headers.etag!});
      expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
      expect((await ask(port, `${below}/short`, 'GET', {'If-None-Match': headers.etag!})).status).toBe(200);
      const zipped = await ask(port, `${below}/fees`, 'GET', {
        'If-None-Match': headers.etag!,
        'Accept-Encoding': 'gzip',
      });
      expect(zipped.status).toBe(200);
    }
  });

  it('a range is not looked at', async () => {
    for (const range of ['bytes=0-3', 'bytes=99999-']) await expectSame(`${below}/fees`, 'GET', {Range: range});
  });

  it('no path leads outside the site', async () => {
    for (const path of probes) {
      const {status, body} = await ask(other.port, below + path, 'GET', {});
      expect.soft([404, 400], path).toContain(status);
      expect.soft(body, path).not.toMatch(/secret|root:/);
    }
  });

  it('tells browsers to use HTTPS', async () => {
    const {headers} = await ask(other.port, `${below}/nothing`, 'GET', {});
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
