/** Changes of a table: its cells, and which row an option belongs to. bands.ts moves the ends of rows of a number. */
import {entriesOf, get, textOf, type MapNode, type Node} from '../../../engine/yaml/node.ts';
import {ofData, otherWords} from './data.ts';
import {ofFormula} from './formulas.ts';
import {ofEdit, ofTree, type Around, type Mutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, siteUnder, type EntrySite, type Site} from './site.ts';

export function ofTable(around: Around, site: Site): readonly Mutant[] {
  const rows = siteUnder(site, 'rows')!;
  const otherwise = siteUnder(site, 'otherwise');
  const by = siteUnder(site, 'by');
  const deciders = by === undefined ? [] : isScalar(by) ? [by] : itemSites(by).filter(isScalar);
  const cells = [...entrySites(rows).map(({value}) => value), ...(otherwise === undefined ? [] : [otherwise])];
  const words = wordsByColumn(cells.map(({node}) => node));
  return [
    ...deciders.flatMap((decider) => ofFormula(around, decider)),
    ...ofRows(around, rows),
    ...cells.flatMap((row) => ofCells(around, row, words)),
  ];
}

const onlyColumn = '';

/** The texts of each column. */
function wordsByColumn(rows: readonly Node[]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const row of rows)
    for (const [column, cell] of row.kind === 'map'
      ? row.entries.map(({key, value}) => [key, value] as const)
      : [[onlyColumn, row] as const])
      words.set(column, [...(words.get(column) ?? []), textOf(cell) ?? '']);
  return words;
}

function ofCells(around: Around, row: Site, words: ReadonlyMap<string, readonly string[]>): readonly Mutant[] {
  if (row.node.kind === 'map')
    return entrySites(row).flatMap(({key, value}) => ofCell(around, value, words.get(key) ?? []));
  return ofCell(around, row, words.get(onlyColumn) ?? []);
}

function ofCell(around: Around, site: Site, column: readonly string[]): readonly Mutant[] {
  const isWords = isScalar(site) && !/^(=.*|nothing|\d[\d_.]*%?)$/.test(site.node.text);
  const data = ofData(around, site);
  if (!isWords) return data;
  const {text} = site.node;
  const other = otherWords(
    text,
    column.filter((each) => !/^(=.*|nothing|\d[\d_.]*%?|)$/.test(each)),
  );
  return other === undefined
    ? data
    : [...data, ofEdit(around, site, {operator: 'message', start: 0, end: text.length, text: other})];
}

/** Each option of a row of options with the row behind it, and the last row's with the first. */
function ofRows(around: Around, rows: Site): readonly Mutant[] {
  const entries = entrySites(rows);
  const options = new Set(around.model.definition.inputs.flatMap((input) => input.options.map(({value}) => value)));
  const partsOf = ({key}: EntrySite): readonly string[] => key.split('|').map((part) => part.trim());
  const isOptions = entries.every((entry) => partsOf(entry).every((part) => part === 'blank' || options.has(part)));
  if (!isOptions || rows.node.kind !== 'map' || entries.length < 2) return [];
  const map = rows.node;
  return entries.flatMap((entry, index) => {
    const target = (index + 1) % entries.length;
    return partsOf(entry).map((option) =>
      ofTree(
        around,
        {operator: 'row', place: entry.keyPlace, from: `'${option}'`, to: `'${entries[target]!.key}'`},
        () => rows.put(moved(map, index, target, option)),
      ),
    );
  });
}

function moved(map: MapNode, from: number, to: number, option: string): MapNode {
  const entries = entriesOf(map).map((entry, index) => {
    if (index === to) return {...entry, key: `${entry.key} | ${option}`};
    if (index !== from) return entry;
    const kept = entry.key
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== option);
    return {...entry, key: kept.join(' | ')};
  });
  return {...map, entries: entries.filter(({key}) => key !== '')};
}

/** Whether the value is a table. */
export const isTable = (node: Node): boolean => get(node, 'rows') !== undefined;
