/** Files that hosts such as Cloudflare Pages and Netlify read at the root of what they serve. */
import {cacheControl} from '../siteFiles.ts';
import type {PublishedSite} from '../build/publishedSite.ts';
import {publishedHeaders} from '../securityHeaders.ts';

/**
 * `_headers`. Where two rules name one header these hosts send both values, so no file is under two rules for
 * Cache-Control: what has none here they send with `max-age=0, must-revalidate`, which means the same as no-cache.
 */
export function headersFile({address, base}: PublishedSite): string {
  return [
    rule(`${base}*`, publishedHeaders(address)),
    rule(`${base}assets/*`, {'Cache-Control': cacheControl.immutable}),
    rule(`${base}service-worker.js`, {'Cache-Control': cacheControl.other}),
    rule(`${base}site.webmanifest`, {'Content-Type': 'application/manifest+json'}),
  ].join('\n');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * `_redirects`: one address for each page. Without it these hosts have 404.html with status 404 and answer `/route` with
 * route.html. A rule that they apply of themselves does no harm.
 * @param routes every page, /404 included
 */
export function redirectsFile(base: string, routes: readonly string[]): string {
  const pages = routes.filter((route) => route !== '/' && route !== '/404').map((route) => route.slice(1));
  return ['index.html', 'index']
    .map((other) => [other, ''])
    .concat(pages.flatMap((page) => [`${page}/`, `${page}.html`].map((other) => [other, page])))
    .map(([from, to]) => `${base}${from} ${base}${to} 301\n`)
    .join('');
}
