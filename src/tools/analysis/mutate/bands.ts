/** Mutants of the limits between bands of a number or a date, in tables. */
import {entriesOf, type Entry, get, itemsOf, type Node} from '../../../engine/language/yaml/node.ts';
import type {TypedExpression, CheckedTable, CheckedValue, Edge, TableRow} from '../../../engine/language/typed.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import type {Model, Step, Template} from '../../../engine/language/model.ts';
import {map, mapExpressions, mapModel, replaceValue} from '../../../engine/language/map.ts';
import {areOptions, isTable, withInnerValues} from '../../../engine/language/walk.ts';
import {figureMutants, type Mutant} from './mutant.ts';

/**
 * Moves each limit between two bands in the checked model, so that both bands follow.
 * @param tree of the definition, for the places of the rows
 */
export function mutateBands(model: Model, tree: Node): readonly Mutant[] {
  const rows = rowsIn(tree);
  const owners: readonly (Step | Template)[] = [...model.steps, ...model.templates];
  return owners.flatMap((step) =>
    withInnerValues(step.value).flatMap((value) => {
      const withValue = (changed: CheckedValue): Model => {
        const after = replaceValue(step.value, value, changed);
        if ('parameters' in step) return withTemplate(model, step, after);
        return {...model, steps: model.steps.map((other) => (other === step ? {...step, value: after} : other))};
      };
      return isTable(value) ? mutateTable(value, rows, step.name, withValue) : [];
    }),
  );
}

/** The model with another version of a template, which every call of it then has. */
function withTemplate(model: Model, {name, parameters}: Template, value: CheckedValue): Model {
  const ofExpression = (typed: TypedExpression): TypedExpression => {
    const mapped = map(typed, {expression: ofExpression});
    if (mapped.kind !== 'instance' || mapped.name !== name) return mapped;
    const given = (inner: TypedExpression): TypedExpression =>
      inner.kind === 'parameter' && inner.of === name
        ? mapped.arguments[parameters.findIndex((parameter) => parameter.name === inner.name)]!
        : map(inner, {expression: given});
    return {...mapped, value: mapExpressions(value, given)};
  };
  const changed = mapModel(model, ofExpression);
  const ofTemplate = (other: Template): Template => (other.name === name ? {...other, value} : other);
  return {...changed, templates: changed.templates.map(ofTemplate)};
}

/** Moves the limits between the rows of a table, and between the columns of each row, where they are bands. */
function mutateTable(
  table: CheckedTable,
  rows: readonly Entry[],
  owner: string,
  withValue: (changed: CheckedValue) => Model,
): readonly Mutant[] {
  if (table.by.length === 0) return [];
  const withRows = (changed: readonly TableRow[]): Model => withValue({...table, rows: changed});
  const ofColumns = table.rows.flatMap((row, index) => {
    const entry = rowOf(row, rows);
    if (entry === undefined || row.columns === undefined) return [];
    const withColumns = (columns: readonly TableRow[]): Model => withRows(table.rows.with(index, {...row, columns}));
    return mutateBandList(row.columns, entriesOf(entry.value), owner, withColumns);
  });
  return [...mutateBandList(table.rows, rows, owner, withRows), ...ofColumns];
}

/** Merges each band with the ones beside it, and moves each limit. */
function mutateBandList(
  bands: readonly TableRow[],
  rows: readonly Entry[],
  owner: string,
  withBands: (bands: readonly TableRow[]) => Model,
): readonly Mutant[] {
  if (areOptions(bands)) return [];
  const merged = bands.flatMap((band, index): readonly Mutant[] => {
    const row = rowOf(band, rows);
    if (row === undefined) return [];
    return mergedBands(bands, index).map(({bands: fewer, into}) => ({
      operator: 'row',
      place: row.keyPlace,
      owner,
      from: `'${row.key}'`,
      to: `'${rowOf(into, rows)?.key ?? 'otherwise'}'`,
      model: () => withBands(fewer),
    }));
  });
  const edges = bands.slice(0, -1).flatMap((band, index) => {
    const row = rowOf(band, rows) ?? rowOf(bands[index + 1]!, rows);
    return row === undefined ? [] : mutateEdge(band.to!, row, owner, (to) => withBands(withEdge(bands, index, to)));
  });
  return [...merged, ...edges];
}

/** Moves the limit between two bands, unless it is a constant, which is mutated where it is defined. */
function mutateEdge(edge: Edge, row: Entry, owner: string, withLimit: (to: Edge) => Model): readonly Mutant[] {
  const {at, after} = edge;
  if (at.kind !== 'figure' && at.kind !== 'day') return [];
  const limit = at.kind === 'day' ? at.value : grouped(at.value);
  const base = {place: row.keyPlace, owner};
  const flipped: Mutant = {
    ...base,
    operator: 'equal',
    from: `'${after ? 'up to' : 'under'} ${limit}' in the row '${row.key}'`,
    to: `'${after ? 'under' : 'up to'} ${limit}'`,
    model: () => withLimit({...edge, after: !after}),
  };
  const to = (written: string, other: TypedExpression): Mutant => ({
    ...base,
    operator: 'limit',
    from: `the limit ${limit} of '${row.key}'`,
    to: written,
    model: () => withLimit({...edge, at: other}),
  });
  if (at.kind === 'day') {
    const days = [1, -1].flatMap((later) => addDays(at.value, later) ?? []);
    return [flipped, ...days.map((value) => to(value, {...at, value}))];
  }
  const unit = 10 ** -(String(at.value).split('.')[1]?.length ?? 0);
  const moved = figureMutants((steps) => {
    const value = at.value + steps * unit;
    const isPastZero = value * at.value < 0 || (at.value === 0 && value < 0);
    return isPastZero ? undefined : to(grouped(value), {...at, value});
  });
  return [flipped, ...moved];
}

function withEdge(bands: readonly TableRow[], index: number, edge: Edge): readonly TableRow[] {
  return bands.with(index, {...bands[index]!, to: edge}).with(index + 1, {...bands[index + 1]!, from: edge});
}

/** The bands without one, whose numbers go to the band before it, or to the one after it. */
function mergedBands(
  bands: readonly TableRow[],
  index: number,
): readonly {readonly bands: readonly TableRow[]; readonly into: TableRow}[] {
  const [before, band, after] = [bands[index - 1], bands[index]!, bands[index + 1]];
  return [
    ...(before === undefined ? [] : [{bands: bands.toSpliced(index - 1, 2, {...before, to: band.to}), into: before}]),
    ...(after === undefined ? [] : [{bands: bands.toSpliced(index, 2, {...after, from: band.from}), into: after}]),
  ];
}

/** The row that contains a band's first cell; none for a gap. */
function rowOf({cells, columns = []}: TableRow, rows: readonly Entry[]): Entry | undefined {
  const first = cells ?? columns.flatMap((column) => column.cells ?? [])[0];
  const start = [...(first?.values() ?? [])][0]?.place.start;
  return start === undefined ? undefined : rows.find(({value: {place}}) => place.start <= start && start < place.end);
}

/** Every entry under `rows:`. */
function rowsIn(node: Node): readonly Entry[] {
  return [
    ...entriesOf(get(node, 'rows')),
    ...entriesOf(node).flatMap(({value}) => rowsIn(value)),
    ...itemsOf(node).flatMap(rowsIn),
  ];
}
