/** The baseline for a page: a bare form with the same fields, made with only React and react-hook-form, and the same styles. */
import {once} from 'node:events';
import {createHash} from 'node:crypto';
import type {AddressInfo} from 'node:net';
import {openLibrary} from '../../../src/tools/commands/definitions.ts';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import {distFolder} from '../../build/folders.ts';
import {toBrotli} from '../../build/precompress.ts';
import {createSite} from '../../server.ts';
import {readSite, types, type SiteFile} from '../../siteFiles.ts';
import {bundlePeer} from '../weight/bundlePeer.ts';
import type {MeasuredPage} from './pages.ts';

export interface BarePages {
  /** The URL of the baseline for a page. */
  readonly urlOf: (page: MeasuredPage) => string;
  readonly stop: () => void;
}

/**
 * Bundles and serves the bare pages with the styles of the site, which must have been built.
 * @throws Error if the peers are not installed
 */
export async function serveBarePages(pages: readonly MeasuredPage[]): Promise<BarePages> {
  const library = openLibrary('calculators');
  const site = readSite(distFolder);
  const files = new Map(site);
  const pathOf = ({path}: MeasuredPage): string => `/bare${path === '/' ? '/home' : path}`;
  for (const page of pages) {
    const id = page.path.slice(1);
    const fields = library.ids.includes(id) ? library.get(id).page('2024-06-30').fields : [];
    const sitePage = site.get(page.path)!.content.toString();
    // As the site renders them: tapping a radio button and pressing keys in a list are different work.
    const controls = fields.map((field) => ({...field, isRadioGroup: hasRadios(field, sitePage)}));
    const [script] = await bundlePeer('page/bareForm', {fields: controls});
    files.set(`${pathOf(page)}.js`, await toSiteFile('.js', script!.content));
    files.set(pathOf(page), await toSiteFile('.html', Buffer.from(bareDocument(sitePage, `${pathOf(page)}.js`))));
  }
  const server = createSite(files).listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    urlOf: (page) => `http://127.0.0.1:${port}${pathOf(page)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function hasRadios(field: FormField, sitePage: string): boolean {
  return 'options' in field && field.options.some(({value}) => sitePage.includes(`id="${field.id}-${value}"`));
}

/** An empty document for React to render into, with the stylesheets of a page of the site. */
function bareDocument(sitePage: string, script: string): string {
  const styles = sitePage.match(/<link [^>]*rel="?stylesheet"?[^>]*>/g) ?? [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare form</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles,
    `<script type="module" src="${script}"></script></head><body><main id="root"></main></body></html>`,
  ].join('\n');
}

async function toSiteFile(extension: string, content: Buffer): Promise<SiteFile> {
  return {
    type: types[extension]!,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    cacheControl: 'no-cache',
    content,
    br: await toBrotli(content),
  };
}
