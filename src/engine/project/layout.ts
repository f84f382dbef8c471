/**
 * How the files of a project belong together: definitions in folders, each beside its cases file, which has the same name; and a folder
 * `shared` with data that several definitions use. A misplaced or misnamed file is reported once, and not again for the
 * file that it belongs to. It only looks at paths and texts, wherever they are from: files.ts reads them from a disk.
 */
import {diagnose, type Diagnostic, type Place} from '../diagnostics/diagnostic.ts';
import {fileNameOf, idOf, isCasesFile, type SourceFile} from '../diagnostics/source.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';

/** The path of the cases of a definition. */
export function casesBeside(path: string): string {
  return path.replace(/\.ya?ml$/, '.cases.yaml');
}

/** Whether a file holds data that several definitions use: `calculators/shared/us-fees.yaml`, or a table in CSV. */
export const isSharedFile = (path: string): boolean => fileNameOf(folderOf(path)) === 'shared';

const isCsv = (path: string): boolean => isSharedFile(path) && path.endsWith('.csv');

/** Whether a file is read at all: YAML, or a shared table in CSV. */
export const isProjectFile = (path: string): boolean => /\.ya?ml$/.test(path) || isCsv(path);

export const isDefinitionFile = (path: string): boolean => !isCasesFile(path) && !isSharedFile(path);

/** The definitions among some files. */
export const definitionsIn = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.filter(({path}) => isDefinitionFile(path));

/** The same files; each definition that names shared data has those of its folder `shared`, from these files or others. */
export function withSharedFiles(
  sources: readonly SourceFile[],
  others: readonly SourceFile[] = [],
): readonly SourceFile[] {
  const shared = [...sources, ...others].filter(({path}) => isSharedFile(path));
  return sources.map((source) => {
    if (!namesSharedData(source)) return source;
    const folder = sharedFolderOf(source.path);
    return {...source, shared: shared.filter(({path}) => folderOf(path) === folder)};
  });
}

/** The shared files that a definition names, and the CSV files that those name: what its results depend on besides itself. */
export function sharedFilesOf({text, shared = []}: SourceFile): readonly SourceFile[] {
  const names = new Set(Array.from(text.matchAll(/\bshared: *['"]?([^\s'".]+)\./g), ([, name]) => name));
  const named = shared.filter(({path}) => names.has(idOf(path)));
  const tables = shared.filter(({path}) => named.some((file) => isCsv(path) && file.text.includes(fileNameOf(path))));
  return [...named, ...tables];
}

/** All texts that a definition's results depend on, as one: for caches. */
export function contentsOf(source: SourceFile): string {
  return [source, ...sharedFilesOf(source)].map(({text}) => text).join('\0');
}

export const namesSharedData = ({path, text}: SourceFile): boolean => isDefinitionFile(path) && /\bshared:/.test(text);

export const sharedFolderOf = (path: string): string => `${folderOf(folderOf(path))}/shared`.replace(/^\.\//, '');

/** The folder of a file or folder; '.' for what lies where the command runs. */
function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return end < 0 ? '.' : path.slice(0, end);
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

export const startOf = (source: SourceFile): Place => ({source, start: 0, end: 1});
const nameFor = (source: SourceFile, owners: ReadonlyMap<SourceFile, SourceFile | undefined>): string =>
  fileNameOf(casesBeside(owners.get(source)?.path ?? source.path));

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
  const beside = fileNameOf(casesBeside(owner.path));
  return noDefinition(
    beside === fileNameOf(source.path)
      ? `Move this file to ${folderOf(owner.path)}/, where its definition lies.`
      : `Did you mean '${beside}'? Call this file so.`,
  );
}

/** Definitions beside the folders that hold the others, or in a folder whose name is close to that of a larger one. */
function misplaced(definitions: readonly SourceFile[]): readonly Diagnostic[] {
  const sizes = new Map<string, number>();
  for (const {path} of definitions) sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
  const parents = new Set([...sizes.keys()].map((folder) => folderOf(folder)));
  const folders = [...sizes.keys()].filter((folder) => !parents.has(folder));
  const namesOf = (paths: readonly string[]) => paths.map((path) => fileNameOf(path));
  const hintFor = (folder: string): string | undefined => {
    const larger = folders.filter((other) => other !== folder && sizes.get(other)! > sizes.get(folder)!);
    const near = nearMiss(fileNameOf(folder), namesOf(larger));
    if (near !== undefined) return `Did you mean '${near}'? Move it and its cases there.`;
    return parents.has(folder) ? `Move it into one of: ${namesOf(folders).join(', ')}.` : undefined;
  };
  return definitions.flatMap((source) => {
    const folder = folderOf(source.path);
    const hint = hintFor(folder);
    return hint === undefined ? [] : [diagnose('file-folder', startOf(source), {folder: fileNameOf(folder)}, hint)];
  });
}
