/** Changes of values of every form: formulas, cases, lines, tables. */
import {get, textOf, type Node, type ScalarNode} from '../../../engine/yaml/node.ts';
import {ofFormula} from './formulas.ts';
import {ofEdit, ofTree, type Around, type Mutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, siteUnder, swapped, withoutItem, type Site} from './site.ts';
import {isTable, ofTable} from './tables.ts';
import {ofText} from './texts.ts';

export function ofValue(around: Around, site: Site): readonly Mutant[] {
  const {node} = site;
  if (isScalar(site)) return node.kind === 'scalar' && node.text === 'nothing' ? [] : ofFormula(around, site);
  if (node.kind === 'list') return ofLines(around, site);
  if (isTable(node)) return ofTable(around, site);
  const lines = siteUnder(site, 'lines');
  if (lines !== undefined) return ofLines(around, lines);
  const first = siteUnder(site, 'first');
  if (first !== undefined) return ofCases(around, first);
  if (['when', 'unless', 'give', 'say'].some((key) => get(node, key) !== undefined)) return ofCase(around, site);
  return entrySites(site).flatMap(({value}) => ofValue(around, value));
}

/** The first case that holds. */
export function ofCases(around: Around, list: Site): readonly Mutant[] {
  const items = itemSites(list);
  return [...items.flatMap((item) => ofCase(around, item)), ...ofMessages(around, items), ...ofOrder(around, list)];
}

function ofLines(around: Around, list: Site): readonly Mutant[] {
  const items = itemSites(list);
  return [
    ...items.flatMap((item) => ofCase(around, item)),
    ...ofMessages(around, items),
    ...ofOrder(around, list),
    ...items.map(({node}, index) =>
      ofTree(around, {operator: 'line', place: node.place, from: shownOf(node), to: ''}, () =>
        withoutItem(list, index),
      ),
    ),
  ];
}

/** A map of when or unless, give or say, else, stop. */
function ofCase(around: Around, site: Site): readonly Mutant[] {
  const saysWords = get(site.node, 'say') !== undefined;
  return entrySites(site).flatMap(({key, keyPlace, value, rename, leaveOut}): readonly Mutant[] => {
    if (key === 'when' || key === 'unless') {
      const other = key === 'when' ? 'unless' : 'when';
      const condition = textOf(value.node) ?? '';
      const flipped = {
        operator: 'condition',
        place: keyPlace,
        from: `'${key}: ${condition}'`,
        to: `'${other}: ${condition}'`,
      } as const;
      return [ofTree(around, flipped, () => rename(other)), ...(isScalar(value) ? ofFormula(around, value) : [])];
    }
    if (key === 'stop')
      return [ofTree(around, {operator: 'stop', place: keyPlace, from: shownOf(site.node), to: ''}, leaveOut)];
    if (key === 'say' || (key === 'else' && saysWords)) return isScalar(value) ? ofText(around, value) : [];
    return key === 'give' || key === 'else' ? ofValue(around, value) : [];
  });
}

/** Each message becomes the one behind it. */
function ofMessages(around: Around, items: readonly Site[]): readonly Mutant[] {
  const says = items.flatMap((item) => siteUnder(item, 'say') ?? []).filter(isScalar);
  return says.flatMap((site, index) => {
    const other = says[(index + 1) % says.length]!.node;
    return other.text === site.node.text ? [] : [replacedBy(around, site, other)];
  });
}

function replacedBy(around: Around, site: Site<ScalarNode>, other: ScalarNode): Mutant {
  return ofEdit(around, site, {operator: 'message', start: 0, end: site.node.text.length, text: other.text});
}

/** Each item with the one behind it; where the last has no condition, the checks refuse that. */
function ofOrder(around: Around, list: Site): readonly Mutant[] {
  const nodes = itemSites(list).map(({node}) => node);
  return nodes.slice(1).map((next, index) => {
    const [from, to] = apart(nodes[index]!, next);
    return ofTree(around, {operator: 'order', place: next.place, from, to}, () => swapped(list, index));
  });
}

/** What two cases or lines say, or their conditions where they say the same. */
function apart(one: Node, other: Node): readonly [string, string] {
  const said = [shownOf(one), shownOf(other)] as const;
  return said[0] === said[1] ? [shownOf(one, conditions), shownOf(other, conditions)] : said;
}

const conditions = ['when', 'unless'];

/** What stands under the first of the keys that a case or line has. */
function shownOf(node: Node, keys: readonly string[] = ['say', 'give', ...conditions]): string {
  return keys.map((key) => textOf(get(node, key))).find((text) => text !== undefined) ?? '';
}
