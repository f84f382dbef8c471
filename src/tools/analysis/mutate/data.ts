/** Changes of constants and cells: figures, days, options of a list, `=names`, words. */
import {figureOf, type MapNode, type ScalarNode} from '../../../engine/yaml/node.ts';
import {ofDay, ofFigure} from './edits.ts';
import {nextOf, optionsBeside, otherName} from './names.ts';
import {type Around, type Mutant, ofEdit, ofTree} from './mutant.ts';
import {entrySites, isScalar, itemSites, type Site, siteUnder, withoutItem, written} from './site.ts';
import {ofText} from './texts.ts';

/** A constant: its value, or a map with it. */
export function ofConstant(around: Around, site: Site): readonly Mutant[] {
  return ofData(around, siteUnder(site, 'value') ?? site);
}

/** A value as data, or the periods of a dated one. */
export function ofData(around: Around, site: Site): readonly Mutant[] {
  if (isScalar(site)) return ofDatum(around, site);
  const items = itemSites(site);
  if (items[0]?.node.kind !== 'map') return ofOptions(around, site);
  return items.flatMap((period, index) =>
    entrySites(period).flatMap(({key, value}) => {
      if (!isScalar(value)) return [];
      // The first period also holds before its day.
      if (key === 'from') return index === 0 ? [] : ofDay(around, value);
      return ofDatum(around, value);
    }),
  );
}

function ofDatum(around: Around, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  if (figureOf(site.node) !== undefined || /^\d[\d_.]*%$/.test(text)) return ofFigure(around, site);
  if (text === 'nothing') return [];
  if (text.startsWith('=')) {
    const other = otherName(text.slice(1).trim(), around.model);
    return other === undefined
      ? []
      : [ofEdit(around, site, {operator: 'reference', start: 0, end: text.length, text: `=${other}`})];
  }
  return ofText(around, site);
}

/** A list of options: one less, and one more. */
function ofOptions(around: Around, site: Site): readonly Mutant[] {
  const items = itemSites(site).filter(isScalar);
  const words = items.map(({node}) => node.text);
  if (words.length === 0 || site.node.kind !== 'list') return [];
  const list = site.node;
  const more = optionsBeside(words[0]!, undefined, around.model).find((option) => !words.includes(option));
  const change = (place: Mutant['place'], to: readonly string[], tree: () => MapNode): Mutant =>
    ofTree(around, {operator: 'option', place, from: `[${words.join(', ')}]`, to: `[${to.join(', ')}]`}, tree);
  return [
    ...(words.length > 1
      ? items.map(({node}, index) => change(node.place, words.toSpliced(index, 1), () => withoutItem(site, index)))
      : []),
    ...(more === undefined
      ? []
      : [
          change(list.place, [...words, more], () =>
            site.put({...list, items: [...list.items, written(items[0]!.node, more)]}),
          ),
        ]),
  ];
}

/** The levels of a choice from less to more: each with the next in the other order. */
export function ofLevels(around: Around, site: Site): readonly Mutant[] {
  const items = itemSites(site).filter(isScalar);
  return items.slice(0, -1).map(({node}, index) =>
    ofTree(
      around,
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

/** A cell of words becomes the next different one of its column. */
export function otherWords(text: string, column: readonly string[]): string | undefined {
  return nextOf(text, [...new Set(column)]);
}
