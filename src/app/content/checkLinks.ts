/** Reports links within the site that lead nowhere. */
import {diagnose, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {nearMiss} from '../../engine/diagnostics/nearMiss.ts';
import {entriesOf, get, itemsOf, type Node, placeIn, type ScalarNode, textOf} from '../../engine/language/yaml/node.ts';
import {linkAddress, linksOf} from './links.ts';

/** Where links may lead. */
export interface LinkTargets {
  /** The addresses of all pages and files, such as '/about' and '/licences.txt'. */
  readonly addresses: readonly string[];
  /** The parts of pages of content by their addresses. What parts other pages have is known when they are built. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

/** The ids of all sections of a page of content, and of the groups in them. */
export function partsOf(page: Node | undefined): readonly string[] {
  const visit = (node: Node): readonly string[] => [
    ...[textOf(get(node, 'id')) ?? []].flat(),
    ...entriesOf(node).flatMap(({value}) => visit(value)),
    ...itemsOf(node).flatMap(visit),
  ];
  const sections = get(page, 'sections');
  return sections === undefined ? [] : visit(sections);
}

/**
 * Checks the links in texts and under `to` of a content page or data file.
 * @param own the page's address; undefined for data files, whose menus are on many pages, of which each has other parts
 */
export function checkLinks(tree: Node, own: string | undefined, {addresses, parts}: LinkTargets, report: Report): void {
  const check = (node: ScalarNode, address: string, start: number): void => {
    // What is no address at all is reported as that.
    if (!linkAddress.test(address)) return;
    const place = placeIn(node, start, start + address.length);
    const [path = '', part] = address.split('#');
    const page = path.replace(/\?.*/, '');
    if (page.startsWith('/') && !addresses.includes(page))
      report(diagnose('no-page', place, {address: page}, nearest(page, addresses)));
    const linked = page || own;
    const known = linked === undefined ? undefined : parts.get(linked);
    if (linked && known && part !== undefined && !known.includes(part))
      report(diagnose('no-part', place, {address: linked, part}, nearest(part, known)));
  };

  const visit = (node: Node, key: string | undefined): void => {
    // Links in an example are its own.
    if (key === 'code') return;
    for (const entry of entriesOf(node)) visit(entry.value, entry.key);
    for (const item of itemsOf(node)) visit(item, key);
    if (node.kind !== 'scalar') return;
    if (key === 'to') check(node, node.text, 0);
    else
      for (const {address, addressStart} of linksOf(node.text))
        if (address !== undefined) check(node, address, addressStart);
  };
  visit(tree, undefined);
}

/** A hint with the address or part that was probably meant; without one, the catalogue's applies. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const near = nearMiss(typed, names);
  return near && `Did you mean '${near}'?`;
}
