import {createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES} from 'node:http';
import {canonicalPath} from '../src/app/addresses/canonicalPath.ts';
import {headersOf, securityHeaders} from './securityHeaders.ts';
import {baseOf, type SiteFile, type SiteFiles} from './siteFiles.ts';

/** Timeouts in milliseconds, and how many connections are served at once. */
export interface Limits {
  /** Until the head of a request is complete. */
  readonly headersTimeout: number;
  /** Until the whole request is complete. */
  readonly requestTimeout: number;
  /** Without a byte in either direction: closes the connection of a client that does not read. */
  readonly idleTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxConnections: number;
}

const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 2_000,
};

/**
 * A server for the built site, not yet listening.
 * `/route` responds with route.html; `/route/`, `/route.html` and `/index.html` redirect to the canonical address;
 * any other path responds with 404.html and status 404. All paths are below the one that the site was built for.
 */
export function createSite(files: SiteFiles, limits: Limits = defaultLimits): Server {
  const base = baseOf(files).slice(0, -1);
  // Node's own response to a request without a Host would lack the security headers.
  const site = createServer({...limits, requireHostHeader: false}, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // Request bodies are never read, so the connection is closed rather than kept open to skip one.
    if (request.headers['content-length'] ?? request.headers['transfer-encoding']) response.shouldKeepAlive = false;
    respond(request, response, files, base);
  });
  site.setTimeout(limits.idleTimeout);
  site.maxConnections = limits.maxConnections;
  site.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    site.emit('request', request, response);
  });
  site.on('connect', (_, socket) => socket.end(rawResponse(405, allow), () => socket.destroy()));
  site.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawResponse(statusOf(error.code)), () => socket.destroy());
  });
  return site;
}

const allow = {Allow: 'GET, HEAD'};

/** @param base the path that the site was built for, without a trailing slash */
function respond(request: IncomingMessage, response: ServerResponse, files: SiteFiles, base: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', allow.Allow);
    return sendText(response, 405, 'Method not allowed');
  }
  const [address = '', ...search] = pathOf(request.url ?? '').split('?');
  const decoded = decodePath(address);
  if (decoded === null || !hasOneHost(request)) return sendText(response, 400, 'Bad request');
  // Other paths of the host do not belong to the site.
  const path = decoded === base || decoded.startsWith(`${base}/`) ? decoded.slice(base.length) : '/404';

  const file = files.get(path);
  if (file && path !== '/404') {
    for (const name of Object.keys(securityHeaders)) response.removeHeader(name);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    return send(request, response, 200, file);
  }

  const canonical = canonicalPath(path);
  if (files.has(canonical) && canonical !== '/404') {
    // Always a path of the site itself, so '//elsewhere.example/' cannot redirect to another host.
    response.setHeader('Location', [base + canonical, ...search].join('?'));
    return sendText(response, 301, `Moved to ${base}${canonical}`);
  }
  const notFound = files.get('/404');
  return notFound ? send(request, response, 404, notFound) : sendText(response, 404, 'Not found');
}

/** A name or address with an optional port (RFC 3986, 3.2); empty in a Host header where there is none. */
const authority = String.raw`(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?`;
const onlyAuthority = new RegExp(`^${authority}$`, 'i');
const absoluteForm = new RegExp(`^https?://(?=[^/?:])${authority}(?=[/?]|$)`, 'i');

/**
 * The path and query of a request's target. As to a proxy, a client may name the site with it: `http://localhost/fees` (RFC 9112, 3.2.2).
 * Whatever the name, the path is one of this site, which has no other.
 */
function pathOf(target: string): string {
  const path = target.replace(absoluteForm, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/** If a request names two hosts, a proxy may believe the other one; and a malformed one is not to be believed (RFC 9112, 3.2). */
function hasOneHost({httpVersion, headersDistinct}: IncomingMessage): boolean {
  const hosts = headersDistinct['host'] ?? [];
  const isOptional = hosts.length === 0 && httpVersion !== '1.1';
  return isOptional || (hosts.length === 1 && onlyAuthority.test(hosts[0]!));
}

/** The path of a request as text, or null if it is malformed or not a path at all. */
function decodePath(address: string): string | null {
  try {
    return address.startsWith('/') ? decodeURIComponent(address) : null;
  } catch {
    return null;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file);
  // Each encoding is a separate representation and needs a separate strong ETag.
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const {'if-match': required, 'if-none-match': known} = request.headers;
  if (status === 200 && required !== undefined && !isListed(tag, required))
    return sendText(response, 412, 'Precondition failed');
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', file.cacheControl);
  if (file.br ?? file.gzip) response.setHeader('Vary', 'Accept-Encoding');
  // For GET and HEAD the weak form of a tag is the same (RFC 9110, 13.1.2).
  if (status === 200 && [tag, `W/${tag}`].some((form) => isListed(form, known))) {
    response.writeHead(304).end();
    return;
  }
  const body = (encoding && file[encoding]) || file.content;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, {'Content-Type': file.type, 'Content-Length': body.length}).end(body);
}

/** Whether a condition names the tag, just as it is written, or any by `*` (RFC 9110, 13.1.1). */
function isListed(tag: string, condition = ''): boolean {
  return condition.trim() === '*' || [...condition.matchAll(/(?:W\/)?"[^"]*"/g)].some(([listed]) => listed === tag);
}

/** The smallest encoding that the browser accepts, by name or by `*`; one with q=0 is not acceptable (RFC 9110, 12.5.3). */
function chooseEncoding(accepted: string, file: SiteFile): 'br' | 'gzip' | undefined {
  const isAcceptable = new Map(
    accepted
      .toLowerCase()
      .replaceAll(/\s/g, '')
      .split(',')
      .map((entry): [coding: string, isAcceptable: boolean] => {
        const [coding = ''] = entry.split(';');
        return [coding === 'x-gzip' ? 'gzip' : coding, !/;q=0(\.0*)?$/.test(entry)];
      }),
  );
  return (['br', 'gzip'] as const).find(
    (coding) => file[coding] && (isAcceptable.get(coding) ?? isAcceptable.get('*')),
  );
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text)});
  response.end(text);
}

/** A complete response as text, for a connection whose request could not be parsed; the connection closes after it. */
function rawResponse(status: number, headers: Readonly<Record<string, string>> = {}): string {
  const reason = STATUS_CODES[status] ?? '';
  const all = {
    ...securityHeaders,
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(reason.length),
    'Connection': 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, '', reason].join('\r\n');
}

/** The status for an error of Node's HTTP parser. */
function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
