/** Changes of a table: its cells, the row that an option belongs to, and the limits between bands of a number. */
import {entriesOf, type Entry, get, itemsOf, type MapNode, type Node, textOf} from '../../../engine/yaml/node.ts';
import {mutateData, nextText} from './data.ts';
import {mutateFormula} from './formulas.ts';
import {type MutationContext, type Mutant, textMutant, treeMutant} from './mutant.ts';
import {type EntrySite, entrySites, isScalar, itemSites, type Site, siteUnder} from './site.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import type {Band, Edge, Model} from '../../../engine/model.ts';
import {replaceValue, withInnerValues} from '../../../engine/walk.ts';

export function mutateTable(context: MutationContext, site: Site): readonly Mutant[] {
  const rows = siteUnder(site, 'rows')!;
  const otherwise = siteUnder(site, 'otherwise');
  const by = siteUnder(site, 'by');
  const deciders = by === undefined ? [] : isScalar(by) ? [by] : itemSites(by).filter(isScalar);
  const cells = [...entrySites(rows).map(({value}) => value), ...(otherwise === undefined ? [] : [otherwise])];
  const words = wordsByColumn(cells.map(({node}) => node));
  return [
    ...deciders.flatMap((decider) => mutateFormula(context, decider)),
    ...mutateRows(context, rows),
    ...cells.flatMap((row) => mutateCells(context, row, words)),
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

function mutateCells(
  context: MutationContext,
  row: Site,
  words: ReadonlyMap<string, readonly string[]>,
): readonly Mutant[] {
  if (row.node.kind === 'map')
    return entrySites(row).flatMap(({key, value}) => mutateCell(context, value, words.get(key) ?? []));
  return mutateCell(context, row, words.get(onlyColumn) ?? []);
}

function mutateCell(context: MutationContext, site: Site, column: readonly string[]): readonly Mutant[] {
  const isWords = isScalar(site) && !/^(=.*|nothing|\d[\d_.]*%?)$/.test(site.node.text);
  const data = mutateData(context, site);
  if (!isWords) return data;
  const {text} = site.node;
  const other = nextText(
    text,
    column.filter((each) => !/^(=.*|nothing|\d[\d_.]*%?|)$/.test(each)),
  );
  return other === undefined
    ? data
    : [...data, textMutant(context, site, {operator: 'message', start: 0, end: text.length, text: other})];
}

/** Moves each option to the next row, those of the last row to the first. */
function mutateRows(context: MutationContext, rows: Site): readonly Mutant[] {
  const entries = entrySites(rows);
  const options = new Set(context.model.definition.inputs.flatMap((input) => input.options.map(({value}) => value)));
  const optionsOf = ({key}: EntrySite): readonly string[] => key.split('|').map((part) => part.trim());
  const isOptions = entries.every((entry) => optionsOf(entry).every((part) => part === 'blank' || options.has(part)));
  if (!isOptions || rows.node.kind !== 'map' || entries.length < 2) return [];
  const map = rows.node;
  return entries.flatMap((entry, index) => {
    const target = (index + 1) % entries.length;
    return optionsOf(entry).map((option) =>
      treeMutant(
        context,
        {operator: 'row', place: entry.keyPlace, from: `'${option}'`, to: `'${entries[target]!.key}'`},
        () => rows.put(moveOption(map, index, target, option)),
      ),
    );
  });
}

function moveOption(map: MapNode, from: number, to: number, option: string): MapNode {
  const entries = entriesOf(map).map((entry, index) => {
    if (index === to) return {...entry, key: `${entry.key} | ${option}`};
    if (index !== from) return entry;
    const options = entry.key
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== option);
    return {...entry, key: options.join(' | ')};
  });
  return {...map, entries: entries.filter(({key}) => key !== '')};
}

/** Whether the value is a table. */
export const isTable = (node: Node): boolean => get(node, 'rows') !== undefined;

/** In units of the last digit; larger ones are tried while a change makes no difference. */
const stepSizes = [1, 2, 3, 5, 10, 50, 100, 1_000, 5_000];

/**
 * Moves each limit between two bands in the checked model, so that both bands follow.
 * @param tree of the definition, for the places of the rows
 */
export function mutateBands(model: Model, tree: Node): readonly Mutant[] {
  const rows = rowsIn(tree);
  return model.steps.flatMap((step) =>
    withInnerValues(step.value).flatMap((value) => {
      if (value.kind !== 'bands') return [];
      const put = (bands: readonly Band[]): Model => {
        const changed = {...step, value: replaceValue(step.value, value, {...value, bands})};
        return {...model, steps: model.steps.map((each) => (each === step ? changed : each))};
      };
      return value.bands.slice(0, -1).flatMap((band, index) => {
        const row = rowOf(band, rows) ?? rowOf(value.bands[index + 1]!, rows);
        return row === undefined
          ? []
          : mutateEdge(band.to!, row, step.name, (to) => put(withEdge(value.bands, index, to)));
      });
    }),
  );
}

/** Moves the limit between two bands, unless it is a constant: that is changed in its own place. */
function mutateEdge(edge: Edge, {key, keyPlace}: Entry, owner: string, move: (to: Edge) => Model): readonly Mutant[] {
  const {at} = edge;
  if (at.kind !== 'figure') return [];
  const unit = 10 ** -(String(at.value).split('.')[1]?.length ?? 0);
  const shown = (figure: number): string => `${grouped(figure)}`;
  const stepped = (size: number): Mutant => {
    const value = at.value + size * unit;
    return {
      operator: 'limit',
      place: keyPlace,
      from: `the limit ${shown(at.value)} of '${key}'`,
      to: shown(value),
      owner,
      model: () => move({...edge, at: {...at, value}}),
    };
  };
  const flipped: Mutant = {
    operator: 'equal',
    place: keyPlace,
    from: `'${edge.after ? 'up to' : 'under'} ${shown(at.value)}' in the row '${key}'`,
    to: `'${edge.after ? 'under' : 'up to'} ${shown(at.value)}'`,
    owner,
    model: () => move({...edge, after: !edge.after}),
  };
  const moves = [1, -1].flatMap((direction) => {
    const [near, ...largerSteps] = stepSizes
      .filter((size) => at.value + direction * size * unit >= 0)
      .map((size) => stepped(direction * size));
    return near === undefined ? [] : [{...near, largerSteps}];
  });
  return [flipped, ...moves];
}

function withEdge(bands: readonly Band[], index: number, edge: Edge): readonly Band[] {
  return bands.with(index, {...bands[index]!, to: edge}).with(index + 1, {...bands[index + 1]!, from: edge});
}

/** The row that contains a band's first cell; none for a gap. */
function rowOf({cells}: Band, rows: readonly Entry[]): {key: string; keyPlace: Place; value: Node} | undefined {
  const start = [...(cells?.values() ?? [])][0]?.place.start;
  return start === undefined ? undefined : rows.find(({value: {place}}) => place.start <= start && start < place.end);
}

/** Every entry under `rows:`. */
function rowsIn(node: Node): readonly Entry[] {
  const own = entriesOf(get(node, 'rows'));
  return [...own, ...entriesOf(node).flatMap(({value}) => rowsIn(value)), ...itemsOf(node).flatMap(rowsIn)];
}
