/**
 * The files of a project: definitions in folders, each beside its cases file, which has the same name; and a folder
 * `shared` with data that several definitions use. A misplaced or misnamed file is reported once, and not again for the
 * file that it belongs to.
 */
import {existsSync, readdirSync, readFileSync, type Stats, statSync} from 'node:fs';
import {basename, join, relative, dirname} from 'node:path';
import {diagnose, type Report, type Diagnostic, type Place} from '../diagnostics/diagnostic.ts';
import {idOf, isCasesFile, type SourceFile} from '../diagnostics/source.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';

/** The paths of the folder's YAML files, and of shared tables in CSV, sorted. Throws if the folder cannot be read. */
export function listFiles(folder: string): readonly string[] {
  return [...walk(folder)].flatMap(({path, ignored}) => (ignored === undefined ? [path] : [])).toSorted();
}

/** Diagnostics of what `listFiles` leaves out although it was probably meant. Paths are shown relative to `from`. */
export function ignoredIn(folder: string, from: string): readonly Diagnostic[] {
  return [...walk(folder)].flatMap(({path, ignored}) => {
    if (ignored === undefined) return [];
    const {cause, hint} = ignored;
    return [diagnose('file-ignored', startOf({path: shownPath(path, from), text: ''}), {cause}, hint)];
  });
}

interface Found {
  readonly path: string;
  /** Why it is not read; undefined for what is. */
  readonly ignored?: {readonly cause: string; readonly hint: string};
}

function* walk(folder: string): Generator<Found> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name);
    const isMeant = isProjectFile(join(folder, entry.name.toLowerCase()));
    // Node replaces what is not UTF-8 in a name.
    if (entry.name.includes('\ufffd') && (isMeant || entry.isDirectory()) && !existsSync(path))
      yield {path, ignored: {cause: 'its name is not UTF-8', hint: 'Give it a name in small letters and hyphens.'}};
    else if (entry.isDirectory()) yield* walk(path);
    // It may lead to a folder that it is in.
    else if (entry.isSymbolicLink() && targetOf(path)?.isDirectory())
      yield {path, ignored: {cause: 'it is a link to a folder', hint: 'Move the folder here, or remove the link.'}};
    else if (!isMeant) continue;
    // A link that leads nowhere counts as a file: reading it reports why it cannot be read.
    else if (!entry.isFile() && targetOf(path)?.isFile() === false)
      yield {path, ignored: {cause: 'it is not a file', hint: 'Write a text file in its place, or remove it.'}};
    else if (!isProjectFile(path)) {
      const hint = `Call it '${basename(path).toLowerCase()}'.`;
      yield {path, ignored: {cause: 'the names of files are in small letters', hint}};
    } else yield {path};
  }
}

/** Undefined if there is none. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

/** The path of the cases of a definition. */
export function casesBeside(path: string): string {
  return path.replace(/\.ya?ml$/, '.cases.yaml');
}

/** Whether a file holds data that several definitions use: `calculators/shared/us-fees.yaml`, or a table in CSV. */
export const isSharedFile = (path: string): boolean => basename(dirname(path)) === 'shared';

const isCsv = (path: string): boolean => isSharedFile(path) && path.endsWith('.csv');

/** Whether a file is read at all: YAML, or a shared table in CSV. */
export const isProjectFile = (path: string): boolean => /\.ya?ml$/.test(path) || isCsv(path);

export const isDefinitionFile = (path: string): boolean => !isCasesFile(path) && !isSharedFile(path);

/**
 * Reads files; one that cannot be read is reported and left out. Paths are shown relative to `from`. A definition that
 * names shared data gets the files beside it, also if they are not among the paths.
 */
export function readFiles(paths: readonly string[], from: string, report: Report): readonly SourceFile[] {
  const read = paths.map((path) => ({path, source: readOne(path, from, report)}));
  const folders = read.flatMap(({path, source}) =>
    source !== undefined && namesSharedData(source) ? [sharedFolderOf(path)] : [],
  );
  const beside = [...new Set(folders)]
    .flatMap((folder) => (existsSync(folder) ? listFiles(folder) : []))
    .filter((path) => !paths.includes(path))
    .map((path) => readOne(path, from, report));
  const isRead = (source: SourceFile | undefined): source is SourceFile => source !== undefined;
  return withSharedFiles(read.map(({source}) => source).filter(isRead), beside.filter(isRead));
}

/** The same files; each definition that names shared data has those of its folder `shared`, from these files or others. */
export function withSharedFiles(
  sources: readonly SourceFile[],
  others: readonly SourceFile[] = [],
): readonly SourceFile[] {
  const shared = [...sources, ...others].filter(({path}) => isSharedFile(path));
  return sources.map((source) => {
    if (!namesSharedData(source)) return source;
    const folder = sharedFolderOf(source.path);
    return {...source, shared: shared.filter(({path}) => dirname(path) === folder)};
  });
}

/** The shared files that a definition names, and the CSV files that those name: what its results depend on besides itself. */
export function sharedFilesOf({text, shared = []}: SourceFile): readonly SourceFile[] {
  const names = new Set(Array.from(text.matchAll(/\bshared: *['"]?([^\s'".]+)\./g), ([, name]) => name));
  const named = shared.filter(({path}) => names.has(idOf(path)));
  const tables = shared.filter(({path}) => named.some((file) => isCsv(path) && file.text.includes(basename(path))));
  return [...named, ...tables];
}

/** All texts that a definition's results depend on, as one: for caches. */
export function contentsOf(source: SourceFile): string {
  return [source, ...sharedFilesOf(source)].map(({text}) => text).join('\0');
}

const namesSharedData = ({path, text}: SourceFile): boolean => isDefinitionFile(path) && /\bshared:/.test(text);

const sharedFolderOf = (path: string): string => join(dirname(dirname(path)), 'shared');

function readOne(path: string, from: string, report: Report): SourceFile | undefined {
  const shown = shownPath(path, from);
  try {
    return {path: shown, text: new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(path))};
  } catch (error) {
    const cause = error instanceof TypeError ? 'it is not UTF-8' : (error as Error).message.split(',')[0]!;
    report(diagnose('file-unreadable', {source: {path: shown, text: ''}, start: 0, end: 1}, {cause}));
    return undefined;
  }
}

/** The path as an editor would type it from the folder where the command runs. */
export function shownPath(path: string, from: string): string {
  const shown = relative(from, path).replaceAll('\\', '/');
  return shown.startsWith('..') ? path.replaceAll('\\', '/') : shown;
}

export interface Layout {
  readonly definitions: readonly SourceFile[];
  /** Data that several definitions use: YAML, and tables in CSV. */
  readonly shared: readonly SourceFile[];
  /** Cases with the path of their definition. */
  readonly cases: readonly {readonly source: SourceFile; readonly definitionPath: string}[];
  /** Definitions that have no cases, not even in a misplaced or misnamed file. */
  readonly withoutCases: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

export function layoutOf(sources: readonly SourceFile[]): Layout {
  const definitions = sources.filter((source) => isDefinitionFile(source.path) && !looksLikeCases(source));
  const misnamed = sources.filter((source) => isDefinitionFile(source.path) && looksLikeCases(source));
  const paths = new Set(definitions.map(({path}) => path));
  const cases = sources
    .filter((source) => isCasesFile(source.path))
    .map((source) => ({source, definitionPath: source.path.replace(/\.cases(\.ya?ml)$/, '$1')}));
  const orphans = cases.filter(({definitionPath}) => !paths.has(definitionPath)).map(({source}) => source);
  const owners = new Map([...misnamed, ...orphans].map((source) => [source, ownerOf(source, definitions)]));
  const owningDefinitions = new Set(owners.values());
  const pathsWithCases = new Set(cases.map(({definitionPath}) => definitionPath));
  return {
    definitions,
    shared: sources.filter(({path}) => isSharedFile(path)),
    cases: cases.filter(({definitionPath}) => paths.has(definitionPath)),
    withoutCases: definitions.filter((source) => !pathsWithCases.has(source.path) && !owningDefinitions.has(source)),
    diagnostics: [
      ...misplaced(definitions),
      ...misnamed.map((source) => diagnose('cases-misnamed', startOf(source), {name: nameFor(source, owners)})),
      ...orphans.flatMap((source) => orphaned(source, owners.get(source), definitions)),
    ],
  };
}

/** Whether a file contains cases, whatever its name. */
const looksLikeCases = ({text}: SourceFile): boolean =>
  /^(?:people|cases|ladders):/m.test(text) && !/^(?:id|inputs|result|card):/m.test(text);

const startOf = (source: SourceFile): Place => ({source, start: 0, end: 1});
const nameFor = (source: SourceFile, owners: ReadonlyMap<SourceFile, SourceFile | undefined>): string =>
  basename(casesBeside(owners.get(source)?.path ?? source.path));

/** The definition that a cases file belongs to: the one with its name, with its name as id, or with a similar name. */
function ownerOf(source: SourceFile, definitions: readonly SourceFile[]): SourceFile | undefined {
  const id = idOf(source.path).replace(/[.-]?cases?$/, '');
  const names = definitions.map(({path}) => idOf(path));
  const ids = definitions.map(({text}) => idIn(text));
  const candidates = [names.indexOf(id), ids.indexOf(id), names.indexOf(nearMiss(id, names) ?? '')];
  return definitions[candidates.find((index) => index >= 0) ?? -1];
}

const idIn = (text: string): string | undefined => /^id: *(\S+)/m.exec(text)?.[1];

function orphaned(
  source: SourceFile,
  owner: SourceFile | undefined,
  definitions: readonly SourceFile[],
): readonly Diagnostic[] {
  const id = idOf(source.path).replace(/\.cases$/, '');
  const noDefinition = (hint?: string) => [
    diagnose('cases-without-definition', startOf(source), {name: `${id}.yaml`}, hint),
  ];
  if (owner === undefined) return noDefinition();
  // The definition itself is misnamed or misplaced, which is reported for the definition.
  if (idIn(owner.text) === id && idOf(owner.path) !== id) return [];
  if (misplaced(definitions).some(({places: [place]}) => place.source === owner)) return [];
  const beside = basename(casesBeside(owner.path));
  return noDefinition(
    beside === basename(source.path)
      ? `Move this file to ${dirname(owner.path)}/, where its definition lies.`
      : `Did you mean '${beside}'? Call this file so.`,
  );
}

/** Definitions beside the folders that hold the others, or in a folder whose name is close to that of a larger one. */
function misplaced(definitions: readonly SourceFile[]): readonly Diagnostic[] {
  const sizes = new Map<string, number>();
  for (const {path} of definitions) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  const parents = new Set([...sizes.keys()].map((folder) => dirname(folder)));
  const folders = [...sizes.keys()].filter((folder) => !parents.has(folder));
  const namesOf = (paths: readonly string[]) => paths.map((path) => basename(path));
  const hintFor = (folder: string): string | undefined => {
    const larger = folders.filter((other) => other !== folder && sizes.get(other)! > sizes.get(folder)!);
    const near = nearMiss(basename(folder), namesOf(larger));
    if (near !== undefined) return `Did you mean '${near}'? Move it and its cases there.`;
    return parents.has(folder) ? `Move it into one of: ${namesOf(folders).join(', ')}.` : undefined;
  };
  return definitions.flatMap((source) => {
    const folder = dirname(source.path);
    const hint = hintFor(folder);
    return hint === undefined ? [] : [diagnose('file-folder', startOf(source), {folder: basename(folder)}, hint)];
  });
}
