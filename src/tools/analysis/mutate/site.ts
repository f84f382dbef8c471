/** A node of a definition's tree, with the way to the same tree that has another node there. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {ListNode, MapNode, Node, ScalarNode} from '../../../engine/yaml/node.ts';

export interface Site<Kind extends Node = Node> {
  readonly node: Kind;
  /** The whole tree with another node here. */
  readonly put: (changed: Node) => MapNode;
}

/** An entry of a map; its key may be changed, and it may be left out. */
export interface EntrySite {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Site;
  readonly rename: (key: string) => MapNode;
  readonly leaveOut: () => MapNode;
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
      leaveOut: () => put({...node, entries: node.entries.toSpliced(index, 1)}),
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

/** The list with an item and the one behind it in each other's place. */
export function swapped({node, put}: Site, index: number): MapNode {
  if (node.kind !== 'list') return put(node);
  const [one, other] = [node.items[index]!, node.items[index + 1]!];
  return put({...node, items: node.items.with(index, other).with(index + 1, one)});
}

/** The list without an item. */
export function withoutItem({node, put}: Site, index: number): MapNode {
  return node.kind === 'list' ? put({...node, items: node.items.toSpliced(index, 1)}) : put(node);
}

/** A scalar that says something else. */
export function written(node: ScalarNode, text: string): ScalarNode {
  return {...node, value: text, text};
}
