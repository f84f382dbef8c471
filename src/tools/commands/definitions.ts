/** The definitions of a folder, compiled, for commands that look into the rules. */
import {hasErrors, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {compile} from '../../engine/compile.ts';
import {idOf, isCasesFile, readFiles} from '../../engine/project/files.ts';
import type {Model} from '../../engine/model.ts';
import {filesOf, WrongUse} from './options.ts';

export interface CompiledDefinition {
  readonly id: string;
  readonly source: SourceFile;
  readonly model: Model;
  /** The JavaScript without imports and exports. */
  readonly body: string;
}

export interface CompiledDefinitions {
  /** Those without an error. */
  readonly definitions: readonly CompiledDefinition[];
  /** The errors of the others. */
  readonly errors: readonly Diagnostic[];
}

/**
 * @param ids only these; all where none is named
 * @throws WrongUse where there is no such folder or id
 */
export function definitionsOf(folder: string, ids: readonly string[]): CompiledDefinitions {
  const paths = filesOf(folder).filter((path) => !isCasesFile(path));
  const known = paths.map(idOf);
  for (const id of ids)
    if (!known.includes(id)) throw new WrongUse(`There is no calculator '${id}'. ${didYouMean(id, known, '')}`.trim());
  const unreadable: Diagnostic[] = [];
  const sources = readFiles(
    paths.filter((path) => ids.length === 0 || ids.includes(idOf(path))),
    process.cwd(),
    (diagnostic) => unreadable.push(diagnostic),
  );
  const {definitions, errors} = compileAll(sources);
  return {definitions, errors: [...unreadable, ...errors]};
}

export function compileAll(sources: readonly SourceFile[]): CompiledDefinitions {
  const compiled = sources.map((source) => ({source, ...compile(source)}));
  return {
    definitions: compiled.flatMap(({source, model, body}) =>
      model === undefined || body === undefined ? [] : [{id: idOf(source.path), source, model, body}],
    ),
    errors: compiled.flatMap(({diagnostics}) => diagnostics.filter((each) => hasErrors([each]))),
  };
}
