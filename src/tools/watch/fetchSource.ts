/** Fetches one page within bounds of time, size and redirects, from wherever on the public internet it leads to over http and https. */
import {isPrivateHost, NotPublicError, type Request} from './publicFetch.ts';

/** What a fetch may cost. */
export interface FetchLimits {
  /** For the whole exchange, redirects included, in milliseconds. */
  readonly timeout: number;
  /** The largest size of the answer, after decompression. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export const fetchLimits: FetchLimits = {timeout: 30_000, maxBytes: 8_000_000, maxRedirects: 5};

/** An answer, or why there is none. */
export type Fetched = FetchedPage | Unread;

export interface Unread {
  /** One sentence. */
  readonly unread: string;
  /** There was no connection at all: the reason may be this machine's own. */
  readonly isUnreached?: true;
}

export interface FetchedPage {
  /** Where it was found after redirects. */
  readonly address: string;
  /** The media type, in lower case and without parameters; '' if the server names none. */
  readonly type: string;
  /** The encoding that the server names. */
  readonly charset?: string;
  readonly bytes: Uint8Array;
}

/** Never throws. @param agent what the request calls itself */
export async function fetchSource(url: string, agent: string, limits: FetchLimits, request: Request): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    return await follow(url, agent, limits, signal, request);
  } catch (error) {
    if (signal.aborted) return {unread: `It did not answer within ${limits.timeout / 1000} seconds.`};
    if ((error as Error).cause instanceof NotPublicError) return notPublic;
    return {unread: `There is no connection: ${causeOf(error as Error)}.`, isUnreached: true};
  }
}

async function follow(
  url: string,
  agent: string,
  {maxBytes, maxRedirects}: FetchLimits,
  signal: AbortSignal,
  request: Request,
): Promise<Fetched> {
  const headers = {
    'User-Agent': agent,
    Accept: 'text/html, application/xhtml+xml, application/pdf, text/plain;q=0.9',
    'Accept-Language': 'en',
  };
  let address = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!isWeb(address)) return {unread: `It leads to ${address.slice(0, 200)}, which is neither http nor https.`};
    if (isPrivateHost(address)) return notPublic;
    const response = await request(address, {signal, headers, redirect: 'manual'});
    const location = response.headers.get('Location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      if (!URL.canParse(location, address)) return {unread: 'It redirects to what is not an address.'};
      const next = new URL(location, address);
      if (address.startsWith('https:') && next.protocol === 'http:')
        return {unread: 'It leads from https to http, where anybody on the way could change it.'};
      address = next.href;
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      const {status, statusText} = response;
      return {unread: `The server answers ${[status, statusText].filter(Boolean).join(' ')}.`};
    }
    const bytes = await readUpTo(maxBytes, response);
    return bytes === undefined
      ? {unread: `It is larger than ${maxBytes / 1_000_000} MB.`}
      : {address, bytes, ...mediaType(response.headers.get('Content-Type') ?? '')};
  }
  return {unread: `It redirects more than ${maxRedirects} times.`};
}

const notPublic: Unread = {unread: 'It leads to a machine that is not on the public internet.'};

const isWeb = (address: string): boolean => ['http:', 'https:'].includes(new URL(address).protocol);

/** The body; undefined, without reading on, if it is larger. */
async function readUpTo(maxBytes: number, {body}: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function mediaType(header: string): Pick<FetchedPage, 'type' | 'charset'> {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const [, charset] = /charset=["']?([\w.:-]+)/.exec(parameters.join(';')) ?? [];
  return {type: type.trim(), ...(charset !== undefined && {charset})};
}

/** 'ECONNREFUSED': fetch hides the cause in its error. */
function causeOf({message, cause}: Error): string {
  const {code, message: reason} = (cause ?? {}) as {readonly code?: unknown; readonly message?: string};
  return typeof code === 'string' ? code : (reason ?? message);
}
