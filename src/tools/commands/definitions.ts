/** The definitions of a folder: their paths, all of them compiled, or each compiled on first use. */
import {existsSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {compile} from '../../engine/compile.ts';
import {load} from '../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {errorsOf, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {guarded} from '../../engine/diagnostics/internalError.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {toText} from '../../engine/diagnostics/print.ts';
import type {Body} from '../../engine/program/statements.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {Model} from '../../engine/language/model.ts';
import {listFiles, readFiles} from '../../engine/project/files.ts';
import {isDefinitionFile} from '../../engine/project/layout.ts';
import {editions} from '../../engine/results/editions.ts';
import {rulesNamed} from '../../engine/results/rulesNamed.ts';
import {beginningOf} from '../../engine/runtime/formats.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {UsageError} from './command.ts';

/** @throws {UsageError} where the text is neither an edition nor a day */
export function requireRules(text: string | undefined): void {
  if (text !== undefined && rulesNamed(text) === undefined)
    throw new UsageError(
      `'${beginningOf(text)}' is neither an edition nor a day of the calendar: write ${Object.keys(editions).join(', ')} or YYYY-MM-DD.`,
    );
}

/** @throws {UsageError} where the text is not a day of the calendar */
export function requireDay(text: string): void {
  if (!isCalendarDay(text))
    throw new UsageError(`'${beginningOf(text)}' is not a day of the calendar: write YYYY-MM-DD.`);
}

/**
 * The YAML files of a folder, definitions and cases.
 * @throws {UsageError} where there is no such folder
 */
export function yamlFiles(folder: string): readonly string[] {
  const path = resolve(folder);
  if (!statSync(path, {throwIfNoEntry: false})?.isDirectory()) throw new UsageError(`There is no folder '${folder}'.`);
  return listFiles(path);
}

/** @throws {UsageError} where there is no such folder */
export function definitionFiles(folder: string): readonly string[] {
  return yamlFiles(folder).filter(isDefinitionFile);
}

/** @throws {UsageError} where an id is none of those that there are */
export function requireIds(ids: readonly string[], known: readonly string[]): void {
  for (const id of ids) {
    if (known.includes(id)) continue;
    const hint = existsSync(id) ? `Write --dir ${id} for a folder.` : didYouMean(id, known, '');
    throw new UsageError(`There is no calculator '${id}'. ${hint}`.trim());
  }
}

export interface CompiledDefinition {
  readonly id: string;
  readonly source: SourceFile;
  readonly model: Model;
  /** The JavaScript without imports and exports. */
  readonly body: Body;
}

interface CompiledDefinitions {
  /** The definitions without errors. */
  readonly definitions: readonly CompiledDefinition[];
  /** The errors of all other definitions. */
  readonly errors: readonly Diagnostic[];
}

/**
 * @param ids the calculators to compile; all if empty
 * @throws {UsageError} where there is no such folder or id
 */
export function compileDefinitions(folder: string, ids: readonly string[]): CompiledDefinitions {
  const paths = definitionFiles(folder);
  requireIds(ids, paths.map(idOf));
  const unreadable: Diagnostic[] = [];
  const sources = readFiles(
    paths.filter((path) => ids.length === 0 || ids.includes(idOf(path))),
    process.cwd(),
    (diagnostic) => unreadable.push(diagnostic),
  );
  const compiled = sources.map((source) => ({source, ...compile(source)}));
  return {
    definitions: compiled.flatMap(({source, model, body}) =>
      model === undefined || body === undefined ? [] : [{id: idOf(source.path), source, model, body}],
    ),
    errors: [...unreadable, ...compiled.flatMap(({diagnostics}) => errorsOf(diagnostics))],
  };
}

/**
 * The definitions of a folder without errors, each compiled when it is its turn: nobody holds the models of thousands.
 * @throws {UsageError} where there is no such folder
 */
export function* eachDefinition(folder: string): Generator<CompiledDefinition> {
  for (const path of definitionFiles(folder)) {
    const source = readDefinition(path);
    const {model, body} = compile(source);
    if (model !== undefined && body !== undefined) yield {id: idOf(path), source, model, body};
  }
}

/** A folder of definitions, each compiled on first use. `get` throws an error if there is no such calculator or it cannot be compiled. */
export interface Library {
  readonly ids: readonly string[];
  readonly source: (id: string) => SourceFile;
  readonly get: (id: string) => CompiledCalculator;
}

/** @throws {UsageError} where there is no such folder */
export function openLibrary(folder: string): Library {
  const paths = new Map(definitionFiles(folder).map((path) => [idOf(path), path]));
  const ids = [...paths.keys()];
  const onFirstUse = <Loaded>(loadFile: (source: SourceFile) => Loaded) => {
    const cache = new Map<string, Loaded>();
    return (id: string): Loaded => {
      const path = paths.get(id);
      if (path === undefined)
        throw new Error(`There is no calculator '${id}'. ${didYouMean(id, ids, "'npm run check' lists the files.")}`);
      const known = cache.get(id);
      if (known !== undefined) return known;
      const source = readDefinition(path);
      const loaded = inFile(source, () => loadFile(source));
      cache.set(id, loaded);
      return loaded;
    };
  };
  return {
    ids,
    source: onFirstUse((source) => source),
    get: onFirstUse((source) => {
      const {body, diagnostics} = compile(source);
      return load(body ?? fail(diagnostics));
    }),
  };
}

function readDefinition(path: string): SourceFile {
  const problems: Diagnostic[] = [];
  const [source] = readFiles([path], process.cwd(), (diagnostic) => problems.push(diagnostic));
  return source ?? fail(problems);
}

/** What `run` returns. @throws an error that names the file, also for an error that the tool throws by mistake */
export function inFile<Result>(source: SourceFile, run: () => Result): Result {
  return guarded(source, run, (diagnostic, error) => {
    throw error instanceof ProblemsInFile ? error : fail([diagnostic]);
  });
}

/** The problems of a file, as text. */
class ProblemsInFile extends Error {}

function fail(diagnostics: readonly Diagnostic[]): never {
  throw new ProblemsInFile(errorsOf(diagnostics).map(toText).join('\n'));
}
