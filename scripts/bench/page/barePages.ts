/** What a page is compared with: its fields rendered by React and react-hook-form alone, under the same styles. */
import {once} from 'node:events';
import {createHash} from 'node:crypto';
import type {AddressInfo} from 'node:net';
import {openLibrary} from '../../../src/tools/commands/definitions.ts';
import {distFolder} from '../../build/folders.ts';
import {toBrotli} from '../../build/precompress.ts';
import {createSite} from '../../server.ts';
import {readSite, types, type SiteFile} from '../../siteFiles.ts';
import {bundlePeer} from '../weight/bundlePeer.ts';
import type {MeasuredPage} from './pages.ts';

export interface BarePages {
  /** The address of the bare page with the fields of a measured one. */
  readonly addressOf: (page: MeasuredPage) => string;
  readonly stop: () => void;
}

/**
 * Bundles and serves the bare pages. The site must be built: its styles are theirs.
 * @throws Error where the packages of the peers are missing
 */
export async function serveBarePages(pages: readonly MeasuredPage[]): Promise<BarePages> {
  const library = openLibrary('calculators');
  const site = readSite(distFolder);
  const files = new Map(site);
  const nameOf = ({path}: MeasuredPage): string => `/bare${path === '/' ? '/home' : path}`;
  for (const page of pages) {
    const id = page.path.slice(1);
    const fields = library.ids.includes(id) ? library.get(id).page('2024-06-30').fields : [];
    const [script] = await bundlePeer('page/bareForm', {fields});
    const document = site.get(page.path)!.content.toString();
    files.set(`${nameOf(page)}.js`, await sentFile('.js', script!.content));
    files.set(nameOf(page), await sentFile('.html', Buffer.from(bareDocument(document, `${nameOf(page)}.js`))));
  }
  const server = createSite(files).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    addressOf: (page) => `http://127.0.0.1:${port}${nameOf(page)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The head's styles of a document of the site, and nothing else of it but an element for React. */
function bareDocument(document: string, script: string): string {
  const styles = document.match(/<link [^>]*rel="?stylesheet"?[^>]*>/g) ?? [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare form</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles,
    `<script type="module" src="${script}"></script></head><body><main id="root"></main></body></html>`,
  ].join('\n');
}

async function sentFile(ending: string, content: Buffer): Promise<SiteFile> {
  return {
    type: types[ending]!,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: false,
    content,
    br: await toBrotli(content),
  };
}
