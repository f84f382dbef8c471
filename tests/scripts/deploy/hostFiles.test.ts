// Which headers and redirects do hosts such as Cloudflare Pages and Netlify get?
import {describe, expect, it} from 'vitest';
import {headersFile, redirectsFile} from '../../../scripts/deploy/hostFiles.ts';
import {securityHeaders} from '../../../scripts/securityHeaders.ts';
import {hostHeaders} from './hostHeaders.ts';

const published = {address: 'https://visatally.example', base: '/'};
const below = {address: 'https://visatally.example/visas', base: '/visas/'};

describe('_headers', () => {
  it.each(['/', '/fees', '/service-worker.js', '/site.webmanifest', '/nothing'])(
    'gives %s the security headers, and each header once',
    (path) => {
      const found = hostHeaders(headersFile(published), path);
      const {'Content-Security-Policy': policy, ...others} = securityHeaders;
      const expected = {...others, 'Strict-Transport-Security': 'max-age=31536000'};
      for (const [name, value] of Object.entries(expected)) expect(found.get(name), name).toEqual([value]);
      // X-Frame-Options says it, because a rule for embedded pages cannot take it back.
      expect(policy).toBe(`${found.get('Content-Security-Policy')!.join()}; frame-ancestors 'none'`);
      expect([...found].filter(([, values]) => values.length > 1)).toEqual([]);
    },
  );

  it.each([
    ['/assets/app-1a2b.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'Cache-Control', 'no-cache'],
    ['/site.webmanifest', 'Content-Type', 'application/manifest+json'],
  ])('gives %s the %s %s, also under a subpath', (path, name, value) => {
    expect(hostHeaders(headersFile(published), path).get(name)).toEqual([value]);
    expect(hostHeaders(headersFile(below), `/visas${path}`).get(name)).toEqual([value]);
    expect([...hostHeaders(headersFile(below), path)]).toEqual([]);
  });

  it('lets other sites frame an embedded page, load embed.js and read the API, and nothing else', () => {
    const file = headersFile(published);
    const policies = (path: string) => hostHeaders(file, path).get('Content-Security-Policy')!;
    expect(policies('/embed/fees').filter((policy) => policy.includes('frame-ancestors * '))).toHaveLength(1);
    expect(policies('/embed.js').join()).not.toContain('frame-ancestors');
    const readable = ['/fees', '/embed/fees', '/embed.js', '/api/v1/index.json', '/assets/app-1a2b.js'].filter(
      (path) => hostHeaders(file, path).get('Access-Control-Allow-Origin')?.join() === '*',
    );
    expect(readable).toEqual(['/api/v1/index.json', '/assets/app-1a2b.js']);
    expect(hostHeaders(file, '/api/v1/index.json').get('Cache-Control')).toHaveLength(1);
  });

  it('sends scripts and styles to frames without an origin, with each other header once', () => {
    const found = hostHeaders(headersFile(published), '/assets/app-1a2b.js');
    for (const name of Object.keys(securityHeaders).filter((each) => each !== 'Content-Security-Policy'))
      expect(found.get(name)?.at(0), name).toBe(securityHeaders[name]);
    // If there are two, browsers take none, which lets other origins use the file as well.
    expect([...found].filter(([, values]) => values.length > 1).map(([name]) => name)).toEqual([
      'Cross-Origin-Resource-Policy',
    ]);
    expect(found.get('Access-Control-Allow-Origin')).toEqual(['*']);
  });

  it('does not force HTTPS for a site without it', () => {
    expect(headersFile({address: 'http://localhost:4173', base: '/'})).not.toContain('Strict-Transport-Security');
  });
});

describe('_redirects', () => {
  it('redirects every other form of an address to the canonical one, and the not-found page nowhere', () => {
    expect(redirectsFile('/', ['/', '/fees', '/404']).trim().split('\n')).toEqual([
      '/index.html / 301',
      '/index / 301',
      '/fees/ /fees 301',
      '/fees.html /fees 301',
    ]);
    expect(redirectsFile('/visas/', ['/', '/fees'])).toBe(
      '/visas/index.html /visas/ 301\n/visas/index /visas/ 301\n' +
        '/visas/fees/ /visas/fees 301\n/visas/fees.html /visas/fees 301\n',
    );
  });
});
