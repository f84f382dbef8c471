/** The definitions and cases of the project's folder; what has not changed since is not compiled again. */
import {join} from 'node:path';
import type {Diagnostic} from '../../diagnostics/diagnostic.ts';
import type {SourceFile} from '../../diagnostics/source.ts';
import {readCases, type Cases} from '../../definition/cases.ts';
import type {CompiledCalculator} from '../../definition/module.ts';
import type {MapNode} from '../../definition/node.ts';
import {compile, load, type Compiled} from '../../compiler/compile.ts';
import {casesBeside, idOf, isCasesFile, listFiles, readFiles} from '../../compiler/files.ts';
import type {Model} from '../../compiler/model.ts';
import {compileProject, type Project} from '../../compiler/project.ts';
import {read} from '../../compiler/read.ts';

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

/** Reads the folder anew at each call. */
export type Library = () => readonly Entry[];

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
  let last: {contents: string; entries: readonly Entry[]} | undefined;
  return () => {
    const unreadable: Diagnostic[] = [];
    const sources = readFiles(listFiles(join(root, 'calculators')), root, (problem) => void unreadable.push(problem));
    const contents = JSON.stringify(sources.map(({path, text}) => [path, text]));
    if (last?.contents !== contents)
      last = {contents, entries: entriesOf(sources, compileProject(sources, compileOnce), unreadable)};
    return last.entries;
  };
}

function entriesOf(
  sources: readonly SourceFile[],
  {compiled, diagnostics}: Project,
  unreadable: readonly Diagnostic[],
): readonly Entry[] {
  return [...compiled].map(([path, {model, body}]) => {
    const source = sources.find((each) => each.path === path)!;
    const casesSource = sources.find((each) => each.path === casesBeside(path));
    const own = [...unreadable, ...diagnostics].filter(
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
