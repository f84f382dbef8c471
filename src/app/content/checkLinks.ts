/** Reports links within the site that lead nowhere. */
import {diagnose, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {nearMiss} from '../../engine/diagnostics/nearMiss.ts';
import {entriesOf, get, itemsOf, type Node, placeIn, type ScalarNode, textOf} from '../../engine/yaml/node.ts';
import {linkAddress, linkInText} from './links.ts';

/** Files have an extension, and the API has addresses of its own. */
const isPage = (path: string): boolean => !path.startsWith('/api/') && !/\.(?!html$)\w+$/.test(path);

/**
 * Checks the links in texts and under `to` of a content page or data file.
 * @param addresses of all pages, such as '/about'
 */
export function checkLinks(tree: Node, addresses: readonly string[], report: Report): void {
  const sections = get(tree, 'sections');
  const parts = itemsOf(sections).flatMap((section) => textOf(get(section, 'id')) ?? []);

  const check = (node: ScalarNode, address: string): void => {
    // What is no address at all is reported as that.
    if (!linkAddress.test(address)) return;
    const start = Math.max(0, node.text.indexOf(address));
    const place = placeIn(node, start, start + address.length);
    const [path = '', part] = address.split('#');
    const page = path.replace(/\?.*/, '');
    if (page.startsWith('/') && isPage(page) && !addresses.includes(page))
      report(diagnose('no-page', place, {address: page}, nearest(page, addresses)));
    // The menus of data files are on many pages, of which each has other parts.
    if (sections && path === '' && part !== undefined && !parts.includes(part))
      report(diagnose('no-part', place, {part}, nearest(part, parts)));
  };

  const visit = (node: Node, key: string | undefined): void => {
    // Links in an example are its own.
    if (key === 'code') return;
    for (const entry of entriesOf(node)) visit(entry.value, entry.key);
    for (const item of itemsOf(node)) visit(item, key);
    if (node.kind !== 'scalar') return;
    if (key === 'to') check(node, node.text);
    else for (const [, , address = ''] of node.text.matchAll(linkInText)) check(node, address);
  };
  visit(tree, undefined);
}

/** A hint with the address or part that was probably meant; without one, the catalogue's applies. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const near = nearMiss(typed, names);
  return near && `Did you mean '${near}'?`;
}
