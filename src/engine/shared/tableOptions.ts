/**
 * `options: goingRates.name`: the rows of a table are the options of a choice, and its column `name` has their labels. The options
 * are put in the place of the reference before a definition is read, and the column, which is no value of any rule, is taken out.
 */
import type {NameUse} from '../check/uses.ts';
import {diagnose, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {entriesOf, get, placeIn, type Entry, type MapNode, type Node, type ScalarNode} from '../language/yaml/node.ts';

interface WithOptions {
  readonly tree: MapNode;
  readonly diagnostics: readonly Diagnostic[];
  /** The tables that are left out because of an error, which is reported. */
  readonly missing: readonly string[];
  /** The tables and their columns of labels, where `options` and the tables themselves name them. */
  readonly names: readonly NameUse[];
}

/**
 * @param tree with the data of shared files
 * @param missing the names that are left out of it; references to their tables are not reported
 */
export function withTableOptions(tree: MapNode, missing: readonly string[]): WithOptions {
  const diagnostics: Diagnostic[] = [];
  const tables = entriesOf(get(tree, 'tables'));
  /** The columns that have become labels, by table; '' for a table that has a single value in each row. */
  const labels = new Map<string, Set<string>>();
  const names: NameUse[] = [];

  const optionsFor = (reference: ScalarNode): Node => {
    const [name = '', ...rest] = reference.text.split('.');
    const column = rest.join('.');
    const table = tables.find(({key}) => key === name);
    if (table === undefined) {
      const hint = nearMissHint(
        name,
        tables.map(({key}) => key),
        "Write the name of one of the definition's tables.",
      );
      if (!missing.includes(name))
        diagnostics.push(diagnose('unknown-name', placeIn(reference, 0, name.length), {name}, hint));
      return reference;
    }
    // The data of a shared table could not be found, which is reported.
    if (get(table.value, 'rows') === undefined) return reference;
    const found = optionsIn(table, column, reference);
    if ('entries' in found) {
      names.push(...namesIn(reference, table, column));
      labels.set(name, (labels.get(name) ?? new Set()).add(column));
      return {kind: 'map', entries: found.entries, place: reference.place};
    }
    diagnostics.push(found);
    return reference;
  };

  const withOptions = (entry: Entry): Entry => {
    const {value} = entry;
    if (value.kind !== 'map') return entry;
    const parts = value.entries.map((part): Entry => {
      if (part.key === 'options' && isReference(part.value)) return {...part, value: optionsFor(part.value)};
      if (part.key === 'each' && part.value.kind === 'map')
        return {...part, value: {...part.value, entries: part.value.entries.map(withOptions)}};
      return part;
    });
    return {...entry, value: {...value, entries: parts}};
  };

  const inSection =
    (name: string, change: (entries: readonly Entry[]) => readonly Entry[]) =>
    (section: Entry): Entry =>
      section.key === name && section.value.kind === 'map'
        ? {...section, value: {...section.value, entries: change(section.value.entries)}}
        : section;
  const withInputs = tree.entries.map(inSection('inputs', (entries) => entries.map(withOptions)));
  const ofOptions = tablesOfOptions(tree);
  const leftOut: string[] = [];
  const withoutLabels = inSection('tables', (entries) =>
    entries.flatMap((entry) => {
      if (!ofOptions.has(entry.key)) return [entry];
      const columns = labels.get(entry.key);
      const rest = columns === undefined ? [entry] : withoutColumns(entry, columns);
      if (rest.length === 0 || selectsRow(entry.value)) return rest;
      leftOut.push(entry.key);
      if (columns !== undefined)
        diagnostics.push(diagnose('missing-key', entry.keyPlace, {where: `'${entry.key}'`, key: 'by'}));
      return [];
    }),
  );
  return {tree: {...tree, entries: withInputs.map(withoutLabels)}, diagnostics, missing: leftOut, names};
}

/** Whether a table says what selects a row of it; one that has nothing but labels needs none. */
export function selectsRow(table: Node): boolean {
  return ['by', 'takes'].some((key) => get(table, key) !== undefined);
}

/** The names of the tables whose rows are options. */
export function tablesOfOptions(tree: MapNode): ReadonlySet<string> {
  const inFields = (fields: Node | undefined): readonly string[] =>
    entriesOf(fields).flatMap(({value}) => {
      const options = get(value, 'options');
      const own = options !== undefined && isReference(options) ? [options.text.split('.')[0]!] : [];
      return [...own, ...inFields(get(value, 'each'))];
    });
  return new Set(inFields(get(tree, 'inputs')));
}

/** Whether the options of a choice, or of a field of a list's items, are still a reference: its table could not be read. */
export function isWithoutOptions({value}: Entry): boolean {
  const options = get(value, 'options');
  return (options !== undefined && isReference(options)) || entriesOf(get(value, 'each')).some(isWithoutOptions);
}

const isReference = (node: Node): node is ScalarNode => node.kind === 'scalar' && node.value !== null;

/** An option for each row, except for what holds without an answer; or what is wrong. */
function optionsIn(
  table: Entry,
  column: string,
  reference: ScalarNode,
): {readonly entries: readonly Entry[]} | Diagnostic {
  const rows = entriesOf(get(table.value, 'rows'));
  const options: Entry[] = [];
  for (const row of rows) {
    const cell = column === '' ? row.value : get(row.value, column);
    if (cell === undefined || cell.kind === 'map') return columnProblem(table.key, row, column, reference);
    // A CSV table gives a single value where the words are the same on every day.
    if (cell.kind === 'list') {
      const details = {where: `The label of '${row.key}'`, expected: 'a text', found: 'dated values'};
      const hint = 'Give it the same words on every day: a choice has one set of labels.';
      return diagnose('wrong-type', cell.place, details, hint);
    }
    for (const option of row.key.split('|').map((piece) => piece.trim()))
      if (option !== 'blank') options.push({key: option, keyPlace: row.keyPlace, value: cell});
  }
  return {entries: options};
}

/** The name of a table and of its column of labels, in a reference and in the table, which may be left out of all that follows. */
function namesIn(reference: ScalarNode, {key: table, keyPlace, value}: Entry, column: string): readonly NameUse[] {
  const part = (name: string, start: number, owner?: string): NameUse => {
    const end = start + name.length;
    return {name, owner, place: reference.place, span: {start, end}, exact: placeIn(reference, start, end)};
  };
  const ofTable: readonly NameUse[] = [part(table, 0), {name: table, place: keyPlace, isDefinition: true}];
  if (column === '') return ofTable;
  const keys = [...entriesOf(get(value, 'rows')).map((row) => row.value), get(value, 'otherwise')].flatMap((row) =>
    entriesOf(row).flatMap(({key, keyPlace: place}) => (key === column ? [place] : [])),
  );
  return [
    ...ofTable,
    part(column, table.length + 1, table),
    ...keys.map((place) => ({name: column, owner: table, place})),
  ];
}

function columnProblem(table: string, {value}: Entry, column: string, reference: ScalarNode): Diagnostic {
  const columns = entriesOf(value).map(({key}) => key);
  if (column === '')
    return diagnose('not-one-value', reference.place, {
      name: table,
      members: columns.map((name) => `${table}.${name}`).join(', '),
    });
  const place = placeIn(reference, table.length + 1, reference.text.length);
  const hint =
    columns.length === 0 ? `Each row has a single value: write 'options: ${table}'.` : nearMissHint(column, columns);
  return diagnose('unknown-column', place, {owner: table, name: column, names: columns.join(', ')}, hint);
}

/** The table without the columns that are labels; nothing where no value is left. */
function withoutColumns(entry: Entry, columns: ReadonlySet<string>): readonly Entry[] {
  const {value} = entry;
  if (value.kind !== 'map') return [entry];
  if (columns.has('')) return [];
  const withoutLabels = (row: Entry): Entry => {
    if (row.value.kind !== 'map') return row;
    return {...row, value: {...row.value, entries: row.value.entries.filter(({key}) => !columns.has(key))}};
  };
  const rows = entriesOf(get(value, 'rows')).map(withoutLabels);
  if (rows.every((row) => entriesOf(row.value).length === 0)) return [];
  const parts = value.entries.map((part): Entry => {
    if (part.key === 'otherwise') return withoutLabels(part);
    return part.key === 'rows' && part.value.kind === 'map' ? {...part, value: {...part.value, entries: rows}} : part;
  });
  return [{...entry, value: {...value, entries: parts}}];
}
