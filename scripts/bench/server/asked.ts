/** What the server is asked, and what it must answer: worked out from the files of the built site. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** One request and its answer. */
export interface Asked {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** Of the answer; none for HEAD. Not looked at where it is left out. */
  readonly body?: Buffer;
  readonly encoding?: string;
  readonly location?: string;
}

/** Each file as it is and compressed, by the addresses that lead to it, and what is not there. */
export function everythingAsked(folder: string): readonly Asked[] {
  const files = new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(folder, '/').length), readFileSync(path)]),
  );
  const names = [...files.keys()].filter((name) => !/^(404\.html|_headers|_redirects)$|\.(br|gz)$/.test(name));
  return [...names.flatMap((name) => ofFile(name, files)), ...notThere(files.get('404.html'))];
}

const endings = {br: '.br', gzip: '.gz'} as const;

function ofFile(name: string, files: ReadonlyMap<string, Buffer>): readonly Asked[] {
  const path = `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const get = {method: 'GET', path, headers: {}, status: 200} as const;
  const isPage = name.endsWith('.html');
  const moved = {...get, status: 301, location: path};
  const encodings = (['br', 'gzip'] as const).filter((encoding) => files.has(name + endings[encoding]));
  return [
    {...get, body: files.get(name)},
    {...get, method: 'HEAD'},
    ...encodings.map((encoding) => ({
      ...get,
      headers: {'Accept-Encoding': encoding},
      body: files.get(name + endings[encoding]),
      encoding,
    })),
    ...(isPage ? [{...moved, path: `/${name}`}] : []),
    ...(isPage && path !== '/' ? [{...moved, path: `${path}/`}] : []),
  ];
}

function notThere(page: Buffer | undefined): readonly Asked[] {
  const get = {method: 'GET', headers: {}} as const;
  return [
    ...['/no-such-page', '/assets/none.js', '/.env', '/_headers', '/_redirects', '/..%2F..%2Fetc%2Fpasswd'].map(
      (path) => ({...get, path, status: 404, body: page}),
    ),
    {...get, path: '/%E0%A4%A', status: 400},
    {...get, method: 'POST', path: '/', status: 405},
  ];
}
