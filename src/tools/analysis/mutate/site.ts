/** A node of a definition's tree, with a function that returns the tree with another node in its place. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {ListNode, MapNode, Node, ScalarNode} from '../../../engine/yaml/node.ts';

export interface Site<Kind extends Node = Node> {
  readonly node: Kind;
  /** The whole tree with another node in this place. */
  readonly put: (changed: Node) => MapNode;
}

/** An entry of a map, which can also be renamed or removed. */
export interface EntrySite {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Site;
  readonly rename: (key: string) => MapNode;
  readonly remove: () => MapNode;
}

export function rootSite(tree: MapNode): Site<MapNode> {
  return {node: tree, put: (changed) => changed as MapNode};
}

export function isScalar(site: Site): site is Site<ScalarNode> {
  return site.node.kind === 'scalar';
}

/** The entries of a map; none for anything else. */
export function entrySites(site: Site | undefined): readonly EntrySite[] {
  if (site?.node.kind !== 'map') return [];
  const {node, put} = site as Site<MapNode>;
  return node.entries.map((entry, index) => {
    const replace = (changed: typeof entry): MapNode => put({...node, entries: node.entries.with(index, changed)});
    return {
      key: entry.key,
      keyPlace: entry.keyPlace,
      value: {node: entry.value, put: (value) => replace({...entry, value})},
      rename: (key) => replace({...entry, key}),
      remove: () => put({...node, entries: node.entries.toSpliced(index, 1)}),
    };
  });
}

/** The value under a key of a map. */
export function siteUnder(site: Site | undefined, key: string): Site | undefined {
  return entrySites(site).find((entry) => entry.key === key)?.value;
}

/** The items of a list; none for anything else. */
export function itemSites(site: Site | undefined): readonly Site[] {
  if (site?.node.kind !== 'list') return [];
  const {node, put} = site as Site<ListNode>;
  return node.items.map((item, index) => ({
    node: item,
    put: (changed) => put({...node, items: node.items.with(index, changed)}),
  }));
}

/** The tree with an item of the list and the next one swapped. */
export function swapWithNext({node, put}: Site, index: number): MapNode {
  if (node.kind !== 'list') return put(node);
  const [one, other] = [node.items[index]!, node.items[index + 1]!];
  return put({...node, items: node.items.with(index, other).with(index + 1, one)});
}

/** The tree without an item of the list. */
export function withoutItem({node, put}: Site, index: number): MapNode {
  return node.kind === 'list' ? put({...node, items: node.items.toSpliced(index, 1)}) : put(node);
}

/** The scalar with another text. */
export function withText(node: ScalarNode, text: string): ScalarNode {
  return {...node, value: text, text};
}
