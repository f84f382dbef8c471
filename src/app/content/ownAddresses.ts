/** Addresses that no calculator can have, because the site has pages, files or folders of its own there. */
import {diagnose, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import {get} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';

/** Pages to link to that have no file in src/app/content/pages/. */
const pagesWithoutFile: readonly string[] = ['search', 'whats-changed', 'reference'];

/** Besides those of the pages in src/app/content/pages/. */
export const ownAddresses: readonly string[] = [
  ...pagesWithoutFile,
  'index',
  '404',
  'offline',
  'assets',
  'social',
  'embed',
  'api',
  'workbench',
];

/** The address of a page by its name, which is that of its file or the id of its calculator. */
export const addressOf = (name: string): string => (name === 'home' ? '/' : `/${name}`);

/** Files of the build that texts may link to, besides those of public/ and of calculators. */
const filesOfBuild: readonly string[] = [
  'embed.js',
  'licences.txt',
  'robots.txt',
  'sitemap.xml',
  'whats-changed.atom',
  'api/v1/whats-changed.json',
  'api/v1/index.json',
  'api/v1/schemas/index.json',
  'api/v1/schemas/calculator.json',
];

/**
 * The addresses of all pages and files that texts may link to.
 * @param pages names of the files in src/app/content/pages/
 * @param calculators ids
 * @param files names of the files in public/
 */
export function linkAddresses(
  pages: readonly string[],
  calculators: readonly string[],
  files: readonly string[],
): readonly string[] {
  return [
    ...[...pages, ...pagesWithoutFile, ...calculators].map(addressOf),
    ...[...filesOfBuild, ...calculators.map((id) => `api/v1/${id}.json`), ...files].map((path) => `/${path}`),
  ];
}

/** Reports definitions whose ids are addresses of the site itself. */
export function checkAddresses(definitions: readonly SourceFile[], pages: readonly string[], report: Report): void {
  for (const source of definitions) {
    const id = idOf(source.path);
    if (!ownAddresses.includes(id) && !pages.includes(id)) continue;
    const place = get(
      read(source, () => undefined),
      'id',
    )?.place ?? {source, start: 0, end: 1};
    report(diagnose('address-taken', place, {id}));
  }
}
