/** The definitions and cases of the project's folder; only changed ones are compiled again. */
import {join} from 'node:path';
import {compile, type Compiled} from '../../../engine/compile.ts';
import {load} from '../../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import {type Cases, readCases} from '../../../engine/language/definition/cases.ts';
import {itemFieldsOf} from '../../../engine/project/caseAnswers.ts';
import type {Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import {guarded} from '../../../engine/diagnostics/internalError.ts';
import type {Body} from '../../../engine/program/statements.ts';
import {isCasesFile, idOf, type SourceFile} from '../../../engine/diagnostics/source.ts';
import type {Model} from '../../../engine/language/model.ts';
import {listFiles, readFiles} from '../../../engine/project/files.ts';
import {casesBeside, contentsOf, sharedFilesOf} from '../../../engine/project/layout.ts';
import {compileProject, compileSelected, type Project} from '../../../engine/project/project.ts';
import type {MapNode} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';

export interface LibraryEntry {
  readonly id: string;
  readonly source: SourceFile;
  /** The cases file; missing if there is none. */
  readonly casesSource?: SourceFile;
  /** The problems of the definition, its cases and the shared files that it uses. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if the definition has an error. */
  readonly valid?: ValidDefinition;
}

/** A definition without errors. */
export interface ValidDefinition {
  readonly model: Model;
  readonly tree: MapNode;
  readonly body: Body;
  readonly calculator: CompiledCalculator;
  /** Undefined if there are none, or they have errors other than failing cases. */
  readonly cases?: Cases;
}

interface Library {
  /** All definitions of the folder as they are now. */
  readonly all: () => readonly LibraryEntry[];
  /** One definition as it is now, checked together with the names of all others; undefined if there is none. */
  readonly get: (id: string) => LibraryEntry | undefined;
}

export function openLibrary(root: string): Library {
  const cache = new Map<string, {contents: string; compiled: Compiled}>();
  const compileOnce = (source: SourceFile): Compiled => {
    const hit = cache.get(source.path);
    const contents = contentsOf(source);
    if (hit?.contents === contents) return hit.compiled;
    const compiled = compile(source);
    cache.set(source.path, {contents, compiled});
    return compiled;
  };
  const readSources = (): readonly SourceFile[] =>
    readFiles(listFiles(join(root, 'calculators')), root, () => undefined);
  return {
    all: () => {
      const sources = readSources();
      return libraryEntries(sources, compileProject(sources, compileOnce));
    },
    get: (id) => {
      const {sources, ...project} = compileSelected(readSources(), [id], compileOnce);
      return libraryEntries(sources, project).find((entry) => entry.id === id);
    },
  };
}

function libraryEntries(sources: readonly SourceFile[], {compiled, diagnostics}: Project): readonly LibraryEntry[] {
  return [...compiled].map(([path, {tree, model, body}]) => {
    const source = sources.find((file) => file.path === path)!;
    const casesSource = sources.find((file) => file.path === casesBeside(path));
    const own = [path, casesBeside(path), ...sharedFilesOf(source).map((file) => file.path)];
    const inFiles = diagnostics.filter(({places: [place]}) => own.includes(place.source.path));
    const entry = {id: idOf(path), source, diagnostics: inFiles, ...(casesSource && {casesSource})};
    if (tree === undefined || model === undefined || body === undefined) return entry;
    return guarded(
      source,
      () => ({
        ...entry,
        valid: {model, body, tree, calculator: load(body), ...readableCases(casesSource, inFiles, model)},
      }),
      (diagnostic) => ({...entry, diagnostics: [...inFiles, diagnostic]}),
    );
  });
}

/** Diagnostics of a cases file that leave it readable. */
const harmlessCodes = ['case-fails', 'case-nothing-expected', 'case-not-reviewed'];

function readableCases(
  source: SourceFile | undefined,
  diagnostics: readonly Diagnostic[],
  model: Model,
): {readonly cases?: Cases} {
  const isBroken = diagnostics.some(
    ({places: [place], severity, code}) =>
      isCasesFile(place.source.path) && severity === 'error' && !harmlessCodes.includes(code),
  );
  const tree = source === undefined || isBroken ? undefined : treeOf(source);
  return tree === undefined ? {} : {cases: readCases(tree, itemFieldsOf(model))};
}

function treeOf(source: SourceFile): MapNode | undefined {
  return read(source, () => undefined) as MapNode | undefined;
}
