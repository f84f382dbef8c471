/** A file with data that several definitions use: constants, and the rows of tables, which may be in CSV files beside it. */
import sharedSchemaJson from '../../../schemas/shared.schema.json' with {type: 'json'};
import {checkDated, checkUnit, commonType, reportFigure} from '../check/data.ts';
import {reportUnits} from '../check/units.ts';
import {sharedConstantSchema, toConstant} from '../language/definition/constant.ts';
import {figureSourceSchema, rowSourcesSchema} from '../language/definition/source.ts';
import {rowsSchema, type Cell, type Row} from '../language/definition/table.ts';
import {diagnose, hasErrors, repeated, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {fileNameOf, type SourceFile} from '../diagnostics/source.ts';
import {errorType, nothing, type Type} from '../language/expression/types.ts';
import {unitKeys} from '../language/definition/unit.ts';
import {either, map, named, pattern, readAs, sentence} from '../language/shape/concept.ts';
import {readNode} from '../language/shape/readNode.ts';
import {validator} from '../language/shape/validate.ts';
import {entriesOf, get, textOf, type Entry, type Node} from '../language/yaml/node.ts';
import {read} from '../language/yaml/read.ts';
import {readCsv} from './csv.ts';

const csvName = pattern(/^[\w-]+\.csv$/, 'the name of a CSV file, like going-rates.csv').describe(
  'The CSV file beside this one that has the rows: the first line names the columns, the first cell of each other line its row.',
);

const tableSchema = map('A shared table; each definition that uses it says what selects a row.', {
  rows: either('The rows, or the CSV file that has them.', [readAs(csvName, (): readonly Row[] => []), rowsSchema]),
  label: sentence('Its name on the page; by default its key in words.').optional(),
  ...unitKeys,
  note: sentence('How the documents were interpreted; shown on the page.').optional(),
  source: figureSourceSchema.optional(),
  sources: rowSourcesSchema.optional(),
});

/** A shared file; schemas/shared.schema.json is generated from it. */
export const sharedSchema = map(
  'Data that several definitions use.',
  {
    constants: named('Figures and texts, each with a name.', sharedConstantSchema).default([]),
    tables: named('Tables, each with a name.', tableSchema).default([]),
  },
  {minProperties: 1},
);

/** What a shared file offers, as the trees that take the place of its uses. */
export interface SharedFile {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
  readonly constants: readonly Entry[];
  /** A CSV file is replaced by its rows. */
  readonly tables: readonly Entry[];
}

const validate = validator(sharedSchemaJson);

const knownFiles = new WeakMap<SourceFile, {readonly file: SharedFile; readonly tables: readonly SourceFile[]}>();

/**
 * Reads and checks a shared file once, however many definitions use it: its problems are the same diagnostics each time.
 * @param files the others of its folder, with the CSV files
 */
export function readSharedFile(source: SourceFile, files: readonly SourceFile[]): SharedFile {
  const tables = files.filter(({path}) => path.endsWith('.csv'));
  const known = knownFiles.get(source);
  // In an editor, a table changes while the file that names it stays the same.
  if (known?.tables.length === tables.length && known.tables.every((table, index) => table === tables[index]))
    return known.file;
  const file = readAndCheck(source, files);
  knownFiles.set(source, {file, tables});
  return file;
}

function readAndCheck(source: SourceFile, files: readonly SourceFile[]): SharedFile {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(inWordsOfSharedFiles(diagnostic));
  const tree = read(source, report);
  if (tree !== undefined && !hasErrors(diagnostics)) {
    validate(tree, report);
    reportUnits(tree, report);
  }
  if (tree === undefined || hasErrors(diagnostics)) return {source, diagnostics, constants: [], tables: []};
  const tables = entriesOf(get(tree, 'tables')).map((entry) => withRows(entry, files, report));
  const constants = entriesOf(get(tree, 'constants'));
  if (!hasErrors(diagnostics)) checkData(constants, tables, report);
  return {source, diagnostics, constants, tables};
}

/** Reading and validation are shared with definitions; rewrites what is about definitions only. */
function inWordsOfSharedFiles(diagnostic: Diagnostic): Diagnostic {
  return {
    ...diagnostic,
    message: diagnostic.message.replace('A definition', 'A shared file'),
    hint: diagnostic.hint.replace("'id:', 'title:' and 'inputs:'", "'constants:' or 'tables:'"),
  };
}

/** The table with the rows of its CSV file. */
function withRows(entry: Entry, files: readonly SourceFile[], report: Report): Entry {
  const name = get(entry.value, 'rows');
  const file = textOf(name);
  if (name === undefined || file === undefined || entry.value.kind !== 'map') return entry;
  const csv = files.find(({path}) => fileNameOf(path) === file);
  if (csv === undefined) {
    const names = files.map(({path}) => fileNameOf(path)).filter((other) => other.endsWith('.csv'));
    report(
      diagnose('csv-file-unknown', name.place, {file}, names.length === 0 ? undefined : nearMissHint(file, names)),
    );
    return entry;
  }
  const rows: Node = readCsv(csv, report) ?? {kind: 'map', entries: [], place: name.place};
  const entries = entry.value.entries.map((part) => (part.key === 'rows' ? {...part, value: rows} : part));
  return {...entry, value: {...entry.value, entries}};
}

/** The checks that need no definition: names, notation, days, units, and one kind of value in each column. */
function checkData(constants: readonly Entry[], tables: readonly Entry[], report: Report): void {
  const reportProblem = (...problem: Parameters<typeof diagnose>): undefined => void report(diagnose(...problem));
  for (const {key, keyPlace} of tables) {
    const first = constants.find((constant) => constant.key === key);
    if (first !== undefined) reportProblem('duplicate-name', repeated(keyPlace, first.keyPlace), {name: key});
  }
  for (const entry of constants) {
    const constant = toConstant({...entry, value: readNode(sharedConstantSchema, entry.value, report)});
    checkUnit(checkDated(constant.dated, reportProblem), constant, reportProblem);
  }
  const typeOf = (cell: Cell): Type => {
    if (cell.kind === 'data') return checkDated(cell.dated, reportProblem);
    const words = cell.kind === 'text' ? cell.text.node.text : '';
    const refersToName = cell.kind === 'constant' || cell.text.parts.some((part) => typeof part !== 'string');
    if (refersToName) reportProblem('shared-not-data', cell.place);
    else if (!reportFigure({kind: 'words', text: words, place: cell.place}, words, reportProblem))
      return {kind: 'text', words: [words]};
    return errorType;
  };
  for (const {value} of tables) {
    const columns = new Map<string, {readonly type: Type; readonly place: Cell['place']}[]>();
    for (const row of readNode(rowsSchema, get(value, 'rows')!, report))
      for (const {key, cell} of cellsOf(row)) {
        const type = typeOf(cell);
        if (type !== nothing) columns.set(key, [...(columns.get(key) ?? []), {type, place: cell.place}]);
      }
    for (const cells of columns.values()) commonType(cells, reportProblem);
  }
}

const cellsOf = ({value}: Row): readonly {readonly key: string; readonly cell: Cell}[] =>
  value.kind === 'single' ? [{key: '', cell: value.cell}] : value.cells.map(({key, value: cell}) => ({key, cell}));
