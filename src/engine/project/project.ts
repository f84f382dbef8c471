/** Compiles all definitions and cases of a folder together, and checks what depends on more than one file. */
import {diagnose, hasErrors, repeated, sortByPlace, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {fileNameOf, idOf, type SourceFile} from '../diagnostics/source.ts';
import {checkCasesFile, modelOf, type CasesRun} from './casesFile.ts';
import {compile, type Compiled} from '../compile.ts';
import {casesBeside, isDefinitionFile, isSharedFile, layoutOf, sharedFilesOf} from './layout.ts';
import {readSharedFile, type SharedFile} from '../shared/sharedFile.ts';

export interface Project {
  /** Every compiled definition by its file's path. */
  readonly compiled: ReadonlyMap<string, Compiled>;
  readonly diagnostics: readonly Diagnostic[];
  /** What was run of the cases of each definition, by the definition's path. */
  readonly runs: ReadonlyMap<string, CasesRun>;
}

/**
 * Compiles definitions, checks their ids and their references to each other, and runs their cases.
 * @param compileOne may cache, for callers that compile the same files repeatedly
 * @param checkCasesOf may leave cases out
 */
export function compileProject(
  sources: readonly SourceFile[],
  compileOne: (source: SourceFile) => Compiled = compile,
  checkCasesOf = checkCasesFile,
): Project {
  const layout = layoutOf(sources);
  const compiled = new Map(layout.definitions.map((source) => [source.path, compileOne(source)]));
  const shared = layout.shared
    .filter(({path}) => !path.endsWith('.csv'))
    .map((source) => readSharedFile(source, layout.shared));
  // The problems of a shared file are also those of each definition that uses it.
  const diagnostics = [
    ...new Set([
      ...layout.diagnostics,
      ...shared.flatMap((file) => file.diagnostics),
      ...[...compiled.values()].flatMap((definition) => definition.diagnostics),
    ]),
  ];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);

  checkIds(compiled, report);
  reportUnused(shared, layout.shared, [...compiled.values()], report);
  const runs = new Map<string, CasesRun>();
  for (const {source, definitionPath} of layout.cases) {
    const {diagnostics: ofCases, names: _names, ...run} = checkCasesOf(source, compiled.get(definitionPath)!);
    ofCases.forEach(report);
    runs.set(definitionPath, run);
  }
  for (const {path} of layout.withoutCases) {
    const {model, diagnostics: own = []} = compiled.get(path) ?? {};
    const place = model?.definition.idPlace;
    if (place !== undefined && !hasErrors(own))
      report(diagnose('cases-missing', place, {name: fileNameOf(casesBeside(path))}));
  }
  return {compiled, diagnostics: sortByPlace(diagnostics), runs};
}

/** The same for some definitions, with their cases and the shared data that they use; of all others only the names matter. */
export function compileSelected(
  sources: readonly SourceFile[],
  ids: readonly string[],
  compileOne: (source: SourceFile) => Compiled = compile,
  checkCasesOf = checkCasesFile,
): Project & {readonly sources: readonly SourceFile[]} {
  const isSelected = ({path}: SourceFile): boolean => ids.includes(idOf(path));
  const own = new Set(
    sources
      .filter(isSelected)
      .flatMap((source) => [source.path, casesBeside(source.path), ...sharedFilesOf(source).map(({path}) => path)]),
  );
  const relevant = sources.filter(({path}) => isDefinitionFile(path) || isSharedFile(path) || own.has(path));
  const {compiled, diagnostics, runs} = compileProject(
    relevant,
    (source) => (isSelected(source) ? compileOne(source) : {diagnostics: []}),
    checkCasesOf,
  );
  return {
    sources: relevant.filter(({path}) => own.has(path)),
    compiled: new Map([...compiled].filter(([path]) => own.has(path))),
    diagnostics: diagnostics.filter(({places: [place]}) => own.has(place.source.path)),
    runs,
  };
}

/** Reports shared data that nothing uses; not if a file has errors, since it is unknown what that one uses. */
function reportUnused(
  shared: readonly SharedFile[],
  sources: readonly SourceFile[],
  compiled: readonly Compiled[],
  report: Report,
): void {
  if (compiled.some(({model}) => model === undefined) || shared.some((file) => hasErrors(file.diagnostics))) return;
  for (const source of sources) {
    const file = fileNameOf(source.path);
    if (file.endsWith('.csv') && !shared.some((other) => other.source.text.includes(file)))
      report(diagnose('csv-unread', {source, start: 0, end: 1}, {file}));
  }
  const used = new Set(compiled.flatMap(({uses = []}) => uses.map(({file, name}) => `${file} ${name}`)));
  for (const {source, constants, tables} of shared)
    for (const {key: name, keyPlace} of [...constants, ...tables]) {
      const file = idOf(source.path);
      if (!used.has(`${file} ${name}`)) report(diagnose('shared-unread', keyPlace, {name, file}));
    }
}

/** Reports ids that two definitions share, which are addresses of pages, and related calculators that do not exist. */
function checkIds(compiled: ReadonlyMap<string, Compiled>, report: Report): void {
  const definitions = [...compiled.values()].flatMap((definition) => modelOf(definition)?.definition ?? []);
  const files = new Set([...compiled.keys()].map(idOf));
  const definitionsById = new Map<string, (typeof definitions)[number]>();
  for (const definition of definitions) {
    const {id, idPlace, related} = definition;
    const earlier = definitionsById.get(id);
    // An id that is not the file's name is reported already.
    if (id === idOf(idPlace.source.path)) {
      if (earlier === undefined) definitionsById.set(id, definition);
      else report(diagnose('duplicate-id', repeated(idPlace, earlier.idPlace), {id}));
    }
    for (const {name, place} of related) {
      if (files.has(name)) continue;
      const hint = nearMissHint(name, [...files], 'Write the id of a definition in calculators/.');
      report(diagnose('unknown-calculator', place, {id: name}, hint));
    }
  }
}
