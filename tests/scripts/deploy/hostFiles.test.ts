// Which headers and redirects do hosts such as Cloudflare Pages and Netlify get?
import {describe, expect, it} from 'vitest';
import {headersFile, redirectsFile} from '../../../scripts/deploy/hostFiles.ts';
import {securityHeaders} from '../../../scripts/securityHeaders.ts';

const published = {address: 'https://visatally.example', base: '/'};
const below = {address: 'https://visatally.example/visas', base: '/visas/'};

/** The headers of a path, as these hosts read the file: those of every matching rule. */
function headersOf(file: string, path: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let fits = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) {
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (fits && line !== '') {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
      found.set(name!, [...(found.get(name!) ?? []), value!]);
    }
  }
  return found;
}

describe('_headers', () => {
  it.each(['/', '/fees', '/assets/app-1a2b.js', '/service-worker.js', '/site.webmanifest', '/nothing'])(
    'gives %s the security headers, and each header once',
    (path) => {
      const found = headersOf(headersFile(published), path);
      const expected = {...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000'};
      for (const [name, value] of Object.entries(expected)) expect(found.get(name), name).toEqual([value]);
      expect([...found].filter(([, values]) => values.length > 1)).toEqual([]);
    },
  );

  it.each([
    ['/assets/app-1a2b.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'Cache-Control', 'no-cache'],
    ['/site.webmanifest', 'Content-Type', 'application/manifest+json'],
  ])('gives %s the %s %s, also under a subpath', (path, name, value) => {
    expect(headersOf(headersFile(published), path).get(name)).toEqual([value]);
    expect(headersOf(headersFile(below), `/visas${path}`).get(name)).toEqual([value]);
    expect([...headersOf(headersFile(below), path)]).toEqual([]);
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
