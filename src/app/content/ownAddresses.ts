/** Addresses that no calculator can have, because the site has pages, files or folders of its own there. */
import {diagnose, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';

/** Besides those of the pages in src/app/content/pages/. */
export const ownAddresses: readonly string[] = [
  'index',
  '404',
  'offline',
  'search',
  'assets',
  'social',
  'embed',
  'api',
  'workbench',
];

/** Reports definitions whose ids are addresses of the site itself. */
export function checkAddresses(definitions: readonly SourceFile[], pages: readonly string[], report: Report): void {
  for (const source of definitions) {
    const id = idOf(source.path);
    if (!ownAddresses.includes(id) && !pages.includes(id)) continue;
    const start = Math.max(0, source.text.search(/^id:/m));
    report(diagnose('address-taken', {source, start, end: start + 2}, {id}));
  }
}
