import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {distFolder} from '../../scripts/build/folders.ts';

/** The routes of the built site, from its sitemap. */
export function builtRoutes(): string[] {
  const sitemap = readFileSync(join(distFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}
