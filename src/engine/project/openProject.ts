/** A project whose files change: its definitions and cases as they are now, of which only changed ones are compiled again. */
import {compile, type Compiled} from '../compile.ts';
import {load} from '../program/parts.ts';
import type {CompiledCalculator} from '../program/module.ts';
import {type Cases, readCases} from '../language/definition/cases.ts';
import {itemFieldsOf} from './caseAnswers.ts';
import type {Diagnostic} from '../diagnostics/diagnostic.ts';
import {guarded} from '../diagnostics/internalError.ts';
import type {Body} from '../program/statements.ts';
import {isCasesFile, idOf, type SourceFile} from '../diagnostics/source.ts';
import type {Model} from '../language/model.ts';
import {casesBeside, contentsOf, sharedFilesOf} from './layout.ts';
import {compileProject, compileSelected, type Project} from './project.ts';
import type {MapNode} from '../language/yaml/node.ts';
import {read} from '../language/yaml/read.ts';

export interface DefinitionEntry {
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

export interface OpenProject {
  /** All files together: what is wrong with them, and what was run of their cases. */
  readonly check: () => Project;
  /** The same for some definitions and what they use. */
  readonly checkSelected: (ids: readonly string[]) => Project;
  /** All definitions. */
  readonly all: () => readonly DefinitionEntry[];
  /** One definition, checked together with the names of all others; undefined if there is none. */
  readonly get: (id: string) => DefinitionEntry | undefined;
}

/** @param sourcesNow the files, each definition with the shared data beside it */
export function openProject(sourcesNow: () => readonly SourceFile[]): OpenProject {
  const cache = new Map<string, {contents: string; compiled: Compiled}>();
  const compileOnce = (source: SourceFile): Compiled => {
    const hit = cache.get(source.path);
    const contents = contentsOf(source);
    if (hit?.contents === contents) return hit.compiled;
    const compiled = compile(source);
    cache.set(source.path, {contents, compiled});
    return compiled;
  };
  const selected = (ids: readonly string[]) => compileSelected(sourcesNow(), ids, compileOnce);
  return {
    check: () => compileProject(sourcesNow(), compileOnce),
    checkSelected: selected,
    all: () => {
      const sources = sourcesNow();
      return entriesOf(sources, compileProject(sources, compileOnce));
    },
    get: (id) => {
      const {sources, ...project} = selected([id]);
      return entriesOf(sources, project).find((entry) => entry.id === id);
    },
  };
}

function entriesOf(sources: readonly SourceFile[], {compiled, diagnostics}: Project): readonly DefinitionEntry[] {
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
