import {STATUS_CODES} from 'node:http';
import {securityHeaders} from './securityHeaders.ts';

/** A whole answer as text, for a connection whose request was too broken to be parsed; it is the connection's last. */
export function lastAnswer(status: number, headers: Readonly<Record<string, string>> = {}): string {
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

/** The status for an error of Node's parser. */
export function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
