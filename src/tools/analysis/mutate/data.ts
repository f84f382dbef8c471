/** Changes of constants and cells: figures, days, lists of options, `=names` and texts. */
import {figureOf, type MapNode, type ScalarNode} from '../../../engine/yaml/node.ts';
import {mutateDay, mutateFigure} from './edits.ts';
import {nextItem, optionsOfSameInput, nextNameOfSameKind} from './names.ts';
import {type MutationContext, type Mutant, textMutant, treeMutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, type Site, siteUnder, withoutItem, withText} from './site.ts';
import {mutateText} from './texts.ts';

/** A constant: its value, or a map with it. */
export function mutateConstant(context: MutationContext, site: Site): readonly Mutant[] {
  return mutateData(context, siteUnder(site, 'value') ?? site);
}

/** A value as data, or the periods of a dated one. */
export function mutateData(context: MutationContext, site: Site): readonly Mutant[] {
  if (isScalar(site)) return mutateScalar(context, site);
  const items = itemSites(site);
  if (items[0]?.node.kind !== 'map') return mutateOptions(context, site);
  return items.flatMap((period, index) =>
    entrySites(period).flatMap(({key, value}) => {
      if (!isScalar(value)) return [];
      // The first period also holds before its day.
      if (key === 'from') return index === 0 ? [] : mutateDay(context, value);
      return mutateScalar(context, value);
    }),
  );
}

function mutateScalar(context: MutationContext, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  if (figureOf(site.node) !== undefined || /^\d[\d_.]*%$/.test(text)) return mutateFigure(context, site);
  if (text === 'nothing') return [];
  if (text.startsWith('=')) {
    const other = nextNameOfSameKind(text.slice(1).trim(), context.model);
    return other === undefined
      ? []
      : [textMutant(context, site, {operator: 'reference', start: 0, end: text.length, text: `=${other}`})];
  }
  return mutateText(context, site);
}

/** A list of options with one removed, and with one more. */
function mutateOptions(context: MutationContext, site: Site): readonly Mutant[] {
  const items = itemSites(site).filter(isScalar);
  const words = items.map(({node}) => node.text);
  if (words.length === 0 || site.node.kind !== 'list') return [];
  const list = site.node;
  const more = optionsOfSameInput(words[0]!, undefined, context.model).find((option) => !words.includes(option));
  const change = (place: Mutant['place'], to: readonly string[], tree: () => MapNode): Mutant =>
    treeMutant(context, {operator: 'option', place, from: `[${words.join(', ')}]`, to: `[${to.join(', ')}]`}, tree);
  return [
    ...(words.length > 1
      ? items.map(({node}, index) => change(node.place, words.toSpliced(index, 1), () => withoutItem(site, index)))
      : []),
    ...(more === undefined
      ? []
      : [
          change(list.place, [...words, more], () =>
            site.put({...list, items: [...list.items, withText(items[0]!.node, more)]}),
          ),
        ]),
  ];
}

/** Each level of a choice swapped with the next higher one. */
export function mutateLevels(context: MutationContext, site: Site): readonly Mutant[] {
  const items = itemSites(site).filter(isScalar);
  return items.slice(0, -1).map(({node}, index) =>
    treeMutant(
      context,
      {operator: 'level', place: node.place, from: `'${node.text}'`, to: `'${items[index + 1]!.node.text}'`},
      () =>
        site.put({
          kind: 'list',
          place: site.node.place,
          items: swap(
            items.map((item) => item.node),
            index,
          ),
        }),
    ),
  );
}

function swap<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.with(index, items[index + 1]!).with(index + 1, items[index]!);
}

/** The next different text of the same column. */
export function nextText(text: string, column: readonly string[]): string | undefined {
  return nextItem(text, [...new Set(column)]);
}
