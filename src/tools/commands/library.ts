/** The calculators of a folder, each compiled when it is first asked for. */
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {toText} from '../../engine/diagnostics/print.ts';
import {compile, load} from '../../engine/compile.ts';
import {idOf, isCasesFile, readFiles} from '../../engine/project/files.ts';
import type {CompiledCalculator} from '../../engine/compiled/module.ts';
import {filesOf} from './options.ts';

export interface Library {
  readonly ids: readonly string[];
  /** The calculator; throws an error whose message says why there is none. */
  readonly get: (id: string) => CompiledCalculator;
}

/** @throws WrongUse where there is no such folder */
export function openLibrary(folder: string): Library {
  const paths = new Map(
    filesOf(folder)
      .filter((path) => !isCasesFile(path))
      .map((path) => [idOf(path), path]),
  );
  const loaded = new Map<string, CompiledCalculator>();
  const ids = [...paths.keys()];
  const get = (id: string): CompiledCalculator => {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const path = paths.get(id);
    if (path === undefined)
      throw new Error(`There is no calculator '${id}'. ${didYouMean(id, ids, "'npm run check' lists the files.")}`);
    const calculator = loadFile(path);
    loaded.set(id, calculator);
    return calculator;
  };
  return {ids, get};
}

function loadFile(path: string): CompiledCalculator {
  const problems: string[] = [];
  const [source] = readFiles([path], process.cwd(), (diagnostic) => problems.push(toText(diagnostic)));
  if (source === undefined) throw new Error(problems.join('\n'));
  const {diagnostics, body} = compile(source);
  if (body === undefined)
    throw new Error(
      diagnostics
        .filter((each) => hasErrors([each]))
        .map(toText)
        .join('\n'),
    );
  return load(body);
}
