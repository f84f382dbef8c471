/** The definitions and cases of the project's folder; what has not changed since is not compiled again. */
import {join} from 'node:path';
import type {Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases, type Cases} from '../../../engine/definition/cases.ts';
import type {CompiledCalculator} from '../../../engine/compiled/module.ts';
import type {MapNode} from '../../../engine/yaml/node.ts';
import {compile, load, type Compiled} from '../../../engine/compile.ts';
import {casesBeside, idOf, isCasesFile, listFiles, readFiles} from '../../../engine/project/files.ts';
import type {Model} from '../../../engine/model.ts';
import {compileProject, type Project} from '../../../engine/project/project.ts';
import {read} from '../../../engine/yaml/read.ts';

export interface Entry {
  readonly id: string;
  readonly source: SourceFile;
  /** The cases file; missing where there is none. */
  readonly casesSource?: SourceFile;
  /** Of the definition and its cases. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined where the definition has an error. */
  readonly sound?: Sound;
}

/** A definition without errors. */
export interface Sound {
  readonly model: Model;
  readonly tree: MapNode;
  readonly body: string;
  readonly calculator: CompiledCalculator;
  /** Undefined where there are none, or they have errors other than failing. */
  readonly cases?: {readonly read: Cases; readonly tree: MapNode};
}

export interface Library {
  /** All of the folder as it stands now. */
  readonly all: () => readonly Entry[];
  /** One as it stands now, with what the check says of it beside all others; undefined where there is none. */
  readonly get: (id: string) => Entry | undefined;
}

/** Diagnostics of a cases file that leave it readable. */
const ofReadableCases = ['case-fails', 'case-nothing-expected', 'case-not-reviewed'];

export function openLibrary(root: string): Library {
  const known = new Map<string, {text: string; compiled: Compiled}>();
  const compileOnce = (source: SourceFile): Compiled => {
    const before = known.get(source.path);
    if (before?.text === source.text) return before.compiled;
    const compiled = compile(source);
    known.set(source.path, {text: source.text, compiled});
    return compiled;
  };
  const sourcesNow = (): readonly SourceFile[] =>
    readFiles(listFiles(join(root, 'calculators')), root, () => undefined);
  return {
    all: () => {
      const sources = sourcesNow();
      return entriesOf(sources, compileProject(sources, compileOnce));
    },
    get: (id) => {
      const sources = sourcesNow();
      const isOwn = ({path}: SourceFile): boolean => idOf(path) === id;
      const path = sources.find(isOwn)?.path;
      if (path === undefined) return undefined;
      const looked = sources.filter((source) => !isCasesFile(source.path) || source.path === casesBeside(path));
      // Of all others only the names matter here.
      const project = compileProject(looked, (source) => (isOwn(source) ? compileOnce(source) : {diagnostics: []}));
      return entriesOf(looked, project).find((entry) => entry.id === id);
    },
  };
}

function entriesOf(sources: readonly SourceFile[], {compiled, diagnostics}: Project): readonly Entry[] {
  return [...compiled].map(([path, {model, body}]) => {
    const source = sources.find((each) => each.path === path)!;
    const casesSource = sources.find((each) => each.path === casesBeside(path));
    const own = diagnostics.filter(
      ({
        places: [
          {
            source: {path: at},
          },
        ],
      }) => [path, casesBeside(path)].includes(at),
    );
    return {
      id: idOf(path),
      source,
      diagnostics: own,
      ...(casesSource === undefined ? {} : {casesSource}),
      ...(model === undefined || body === undefined ? {} : {sound: soundOf({model, body}, source, casesSource, own)}),
    };
  });
}

function soundOf(
  {model, body}: {readonly model: Model; readonly body: string},
  source: SourceFile,
  casesSource: SourceFile | undefined,
  diagnostics: readonly Diagnostic[],
): Sound {
  const tree = treeOf(source)!;
  const isReadable = !diagnostics.some(
    ({places: [place], severity, code}) =>
      isCasesFile(place.source.path) && severity === 'error' && !ofReadableCases.includes(code),
  );
  const casesTree = casesSource === undefined || !isReadable ? undefined : treeOf(casesSource);
  return {
    model,
    body,
    tree,
    calculator: load(body),
    ...(casesTree === undefined ? {} : {cases: {read: readCases(casesTree), tree: casesTree}}),
  };
}

function treeOf(source: SourceFile): MapNode | undefined {
  return read(source, () => undefined) as MapNode | undefined;
}
