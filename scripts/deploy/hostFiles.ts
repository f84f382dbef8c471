/** Files that hosts such as Cloudflare Pages and Netlify read at the root of what they serve. */
import {cacheControl, cacheControlOf} from '../siteFiles.ts';
import type {PublishedSite} from '../build/publishedSite.ts';
import {contentSecurityPolicy, hostHeaders, openPaths, securityHeaders, type Headers} from '../securityHeaders.ts';

/**
 * `_headers`. Where two matching rules set the same header these hosts send both values, so at most one rule for Cache-Control
 * matches a file. Files without one are sent with `max-age=0, must-revalidate`, which means the same as no-cache.
 *
 * No rule can take back what the first one sends, so that one forbids frames with X-Frame-Options alone: browsers ignore it
 * where a policy has `frame-ancestors`, as that of embedded pages does. Of two values of Cross-Origin-Resource-Policy
 * together, which match none that is defined, they take neither.
 */
export function headersFile({address, base}: PublishedSite): string {
  return [
    rule(`${base}*`, {...securityHeaders, 'Content-Security-Policy': contentSecurityPolicy, ...hostHeaders(address)}),
    ...Object.entries(openPaths).map(([path, headers]) =>
      rule(base + path.slice(1) + (path.endsWith('/') ? '*' : ''), {
        ...besidesCommon(headers),
        ...((path === '/api/' || path === '/assets/') && {'Cache-Control': cacheControlOf(path)}),
      }),
    ),
    rule(`${base}service-worker.js`, {'Cache-Control': cacheControl.other}),
    rule(`${base}site.webmanifest`, {'Content-Type': 'application/manifest+json'}),
  ].join('\n');
}

/** The headers that are not those of every response. */
function besidesCommon(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== securityHeaders[name]));
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * `_redirects`: one canonical address for each page. These hosts already serve route.html for `/route`, and 404.html with status 404
 * for unknown paths; a rule that repeats what they do anyway is harmless.
 * @param routes every page, /404 included
 */
export function redirectsFile(base: string, routes: readonly string[]): string {
  const pages = routes.filter((route) => route !== '/' && route !== '/404').map((route) => route.slice(1));
  return ['index.html', 'index']
    .map((alias) => [alias, ''])
    .concat(pages.flatMap((page) => [`${page}/`, `${page}.html`].map((alias) => [alias, page])))
    .map(([from, to]) => `${base}${from} ${base}${to} 301\n`)
    .join('');
}
