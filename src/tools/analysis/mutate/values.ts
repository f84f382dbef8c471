/** Changes of a value, whatever its form: a formula, cases, lines or a table. */
import {get, textOf, type Node, type ScalarNode} from '../../../engine/yaml/node.ts';
import {mutateFormula} from './formulas.ts';
import {textMutant, treeMutant, type MutationContext, type Mutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, siteUnder, swapWithNext, withoutItem, type Site} from './site.ts';
import {isTable, mutateTable} from './tables.ts';
import {mutateText} from './texts.ts';

export function mutateValue(context: MutationContext, site: Site): readonly Mutant[] {
  const {node} = site;
  if (isScalar(site)) return node.kind === 'scalar' && node.text === 'nothing' ? [] : mutateFormula(context, site);
  if (node.kind === 'list') return mutateLines(context, site);
  if (isTable(node)) return mutateTable(context, site);
  const lines = siteUnder(site, 'lines');
  if (lines !== undefined) return mutateLines(context, lines);
  const first = siteUnder(site, 'first');
  if (first !== undefined) return mutateCases(context, first);
  if (['when', 'unless', 'give', 'say'].some((key) => get(node, key) !== undefined)) return mutateCase(context, site);
  return entrySites(site).flatMap(({value}) => mutateValue(context, value));
}

/** Changes of the cases of `first:`, and of their order. */
export function mutateCases(context: MutationContext, list: Site): readonly Mutant[] {
  const items = itemSites(list);
  return [
    ...items.flatMap((item) => mutateCase(context, item)),
    ...mutateMessages(context, items),
    ...mutateOrder(context, list),
  ];
}

function mutateLines(context: MutationContext, list: Site): readonly Mutant[] {
  const items = itemSites(list);
  return [
    ...items.flatMap((item) => mutateCase(context, item)),
    ...mutateMessages(context, items),
    ...mutateOrder(context, list),
    ...items.map(({node}, index) =>
      treeMutant(context, {operator: 'line', place: node.place, from: describeNode(node), to: ''}, () =>
        withoutItem(list, index),
      ),
    ),
  ];
}

/** A map of when or unless, give or say, else, stop. */
function mutateCase(context: MutationContext, site: Site): readonly Mutant[] {
  const saysWords = get(site.node, 'say') !== undefined;
  return entrySites(site).flatMap(({key, keyPlace, value, rename, remove}): readonly Mutant[] => {
    if (key === 'when' || key === 'unless') {
      const other = key === 'when' ? 'unless' : 'when';
      const condition = textOf(value.node) ?? '';
      const flipped = {
        operator: 'condition',
        place: keyPlace,
        from: `'${key}: ${condition}'`,
        to: `'${other}: ${condition}'`,
      } as const;
      return [
        treeMutant(context, flipped, () => rename(other)),
        ...(isScalar(value) ? mutateFormula(context, value) : []),
      ];
    }
    if (key === 'stop')
      return [treeMutant(context, {operator: 'stop', place: keyPlace, from: describeNode(site.node), to: ''}, remove)];
    if (key === 'say' || (key === 'else' && saysWords)) return isScalar(value) ? mutateText(context, value) : [];
    return key === 'give' || key === 'else' ? mutateValue(context, value) : [];
  });
}

/** Each message becomes the next one. */
function mutateMessages(context: MutationContext, items: readonly Site[]): readonly Mutant[] {
  const messages = items.flatMap((item) => siteUnder(item, 'say') ?? []).filter(isScalar);
  return messages.flatMap((site, index) => {
    const next = messages[(index + 1) % messages.length]!.node;
    return next.text === site.node.text ? [] : [replacedBy(context, site, next)];
  });
}

function replacedBy(context: MutationContext, site: Site<ScalarNode>, other: ScalarNode): Mutant {
  return textMutant(context, site, {operator: 'message', start: 0, end: site.node.text.length, text: other.text});
}

/** Swaps each item with the next one. The checks refuse it where the last has no condition. */
function mutateOrder(context: MutationContext, list: Site): readonly Mutant[] {
  const nodes = itemSites(list).map(({node}) => node);
  return nodes.slice(1).map((next, index) => {
    const [from, to] = describePair(nodes[index]!, next);
    return treeMutant(context, {operator: 'order', place: next.place, from, to}, () => swapWithNext(list, index));
  });
}

/** The texts of two cases or lines, or their conditions where the texts are the same. */
function describePair(one: Node, other: Node): readonly [string, string] {
  const texts = [describeNode(one), describeNode(other)] as const;
  return texts[0] === texts[1] ? [describeNode(one, conditions), describeNode(other, conditions)] : texts;
}

const conditions = ['when', 'unless'];

/** The text of the first of the keys that a case or line has. */
function describeNode(node: Node, keys: readonly string[] = ['say', 'give', ...conditions]): string {
  return keys.map((key) => textOf(get(node, key))).find((text) => text !== undefined) ?? '';
}
