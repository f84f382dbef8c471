/** Compiles all definitions and cases of a folder together, and checks what depends on more than one file. */
import {basename} from 'node:path';
import casesSchema from '../../../schemas/cases.schema.json' with {type: 'json'};
import {
  diagnose,
  hasErrors,
  mergeRepeated,
  repeated,
  sortByPlace,
  type Diagnostic,
  type Report,
} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import {readCases} from '../definition/cases.ts';
import {checkCases, runCases} from './cases.ts';
import {compile, load, type Compiled} from '../compile.ts';
import {casesBeside, idOf, layoutOf} from './files.ts';
import {readSharedFile, type SharedFile} from '../shared/sharedFile.ts';
import {read} from '../yaml/read.ts';
import type {Model} from '../model.ts';
import {withoutFollowUps} from '../shape/soundPart.ts';
import {validator} from '../shape/validate.ts';

export interface Project {
  /** Every compiled definition by its file's path. */
  readonly compiled: ReadonlyMap<string, Compiled>;
  readonly diagnostics: readonly Diagnostic[];
  /** How many comparisons the cases made. */
  readonly compared: number;
}

export const validateCases = validator(casesSchema);

/**
 * Compiles definitions, checks their ids and their references to each other, and runs their cases.
 * @param compileOne may cache, for callers that compile the same files repeatedly
 */
export function compileProject(sources: readonly SourceFile[], compileOne = compile): Project {
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
  let compared = 0;
  for (const {source, definitionPath} of layout.cases)
    compared += checkCasesFile(source, compiled.get(definitionPath)!, report);
  for (const {path} of layout.withoutCases) {
    const place = compiled.get(path)?.model?.definition.idPlace;
    if (place !== undefined) report(diagnose('cases-missing', place, {name: basename(casesBeside(path))}));
  }
  return {compiled, diagnostics: sortByPlace(diagnostics), compared};
}

/**
 * The diagnostics of cases that do not follow from the errors of their definition, as those about its card may, or about a word that an
 * error quotes.
 */
function besidesDraft(diagnostics: readonly Diagnostic[], definition: Compiled): readonly Diagnostic[] {
  const {draft, diagnostics: errors} = definition;
  if (draft === undefined) return diagnostics;
  const quoted = errors.flatMap(({message}) => [...message.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word!));
  return withoutFollowUps(diagnostics, [...draft.missing, ...quoted]).filter(({code}) => code !== 'case-unknown-label');
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
    const file = basename(source.path);
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
      const hint = didYouMean(name, [...files], 'Write the id of a definition in calculators/.');
      report(diagnose('unknown-calculator', place, {id: name}, hint));
    }
  }
}

/** The model of a definition, or what is known of it if it has errors. */
function modelOf(definition: Compiled | undefined): Model | undefined {
  return definition?.model ?? definition?.draft?.model;
}

/** Returns the number of comparisons made. The cases of a definition with errors are checked, but not run. */
function checkCasesFile(source: SourceFile, definition: Compiled, report: Report): number {
  const diagnostics: Diagnostic[] = [];
  const collect = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const tree = read(source, collect);
  if (tree !== undefined) validateCases(tree, collect);
  const model = modelOf(definition);
  let compared = 0;
  if (tree !== undefined && !hasErrors(diagnostics) && model !== undefined) {
    const cases = readCases(tree);
    const found: Diagnostic[] = [];
    checkCases(cases, model, (diagnostic) => void found.push(diagnostic));
    diagnostics.push(...besidesDraft(found, definition));
    if (definition.body !== undefined && !hasErrors(diagnostics))
      compared = runCases(cases, load(definition.body), collect);
  }
  mergeRepeated(diagnostics).forEach(report);
  return compared;
}
