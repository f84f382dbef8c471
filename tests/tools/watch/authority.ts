/** A local server in place of the authorities' sites, and a `fetch` that reaches it under their addresses. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Request} from '../../../src/tools/watch/publicFetch.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Authority {
  /** What the server answers to a path; 404 for any other. */
  readonly pages: Map<string, Handler>;
  /** Sends https://residence.example/fees to the server, as /fees; other hosts do not exist. */
  readonly request: Request;
  readonly close: () => Promise<void>;
}

export async function openAuthority(): Promise<Authority> {
  const pages = new Map<string, Handler>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url!);
    if (page !== undefined) page(request, response);
    else response.writeHead(404).end('Not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    pages,
    request: (address, options) =>
      fetch(address.replace('https://residence.example', `http://127.0.0.1:${port}`), options),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const html =
  (body: string): Handler =>
  (_, response) => {
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(body);
  };

/** A PDF of one page with these lines. */
export function pdf(...lines: readonly string[]): Handler {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const stream = `BT /F1 12 Tf 14 TL 72 720 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return (_, response) => {
    response.writeHead(200, {'Content-Type': 'application/pdf'}).end(Buffer.from(file, 'latin1'));
  };
}
