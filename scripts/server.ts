import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {canonicalPath} from '../src/app/canonicalPath.ts';
import {lastAnswer, statusOf} from './answers.ts';
import {securityHeaders} from './securityHeaders.ts';
import {baseOf, cacheControl, type SiteFile, type SiteFiles} from './siteFiles.ts';

/** How long the server waits for whom, in milliseconds, and how many it serves at once. */
export interface Limits {
  /** Until the head of a request is there. */
  readonly headersTimeout: number;
  /** Until the whole request is there. */
  readonly requestTimeout: number;
  /** Without a byte either way, so that who reads nothing is let go. */
  readonly idleTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxConnections: number;
}

const usual: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 2_000,
};

/**
 * The production site as a server that is not yet listening.
 * `/route` answers with route.html; `/route/`, `/route.html` and `/index.html` redirect to the one form;
 * everything unknown answers 404 with 404.html. All of it lies below the path that the site was built for.
 */
export function createSite(files: SiteFiles, limits: Limits = usual): Server {
  const base = baseOf(files).slice(0, -1);
  // Node's own answer to a request without a Host would be without the security headers.
  const site = createServer({...limits, requireHostHeader: false}, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // Nothing here reads a body, and a connection is not kept to skip one.
    if (request.headers['content-length'] ?? request.headers['transfer-encoding']) response.shouldKeepAlive = false;
    answer(request, response, files, base);
  });
  site.setTimeout(limits.idleTimeout);
  site.maxConnections = limits.maxConnections;
  site.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    site.emit('request', request, response);
  });
  site.on('connect', (_, socket) => socket.end(lastAnswer(405, allow), () => socket.destroy()));
  site.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(lastAnswer(statusOf(error.code)), () => socket.destroy());
  });
  return site;
}

const allow = {Allow: 'GET, HEAD'};

/** @param base the path that the site was built for, without the slash at its end */
function answer(request: IncomingMessage, response: ServerResponse, files: SiteFiles, base: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', allow.Allow);
    return say(response, 405, 'Method not allowed');
  }
  const [address = '', ...search] = (request.url ?? '').split('?');
  const asked = decodePath(address);
  const nameless = request.httpVersion === '1.1' && request.headers.host === undefined;
  if (asked === null || nameless) return say(response, 400, 'Bad request');
  // Other paths of the host are not the site's.
  const path = asked === base || asked.startsWith(`${base}/`) ? asked.slice(base.length) : '/404';

  const file = files.get(path);
  if (file && path !== '/404') return send(request, response, 200, file);

  const canonical = canonicalPath(path);
  if (files.has(canonical) && canonical !== '/404') {
    // Only ever to a path of the site itself, so '//elsewhere.example/' leads nowhere.
    response.setHeader('Location', [base + canonical, ...search].join('?'));
    return say(response, 301, `Moved to ${base}${canonical}`);
  }
  const notFound = files.get('/404');
  return notFound ? send(request, response, 404, notFound) : say(response, 404, 'Not found');
}

/** The path of a request as text, or null where it is malformed or not a path at all. */
function decodePath(address: string): string | null {
  try {
    return address.startsWith('/') ? decodeURIComponent(address) : null;
  } catch {
    return null;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file);
  // Two encodings are two representations, and a strong tag must tell them apart.
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', file.immutable ? cacheControl.immutable : cacheControl.other);
  if (file.br ?? file.gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const body = (encoding && file[encoding]) || file.content;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, {'Content-Type': file.type, 'Content-Length': body.length}).end(body);
}

/** The smallest form that the browser takes; a coding with the weight 0 is one that it refuses. */
function chooseEncoding(accepted: string, file: SiteFile): 'br' | 'gzip' | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((coding) => coding.replaceAll(' ', ''))
    .filter((coding) => !/;q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0]);
  return (['br', 'gzip'] as const).find((coding) => file[coding] && codings.includes(coding));
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text)});
  response.end(text);
}
