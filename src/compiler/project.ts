/** All definitions and cases of a folder, compiled together: what no single file can know is checked here. */
import {basename} from 'node:path';
import {diagnose, hasErrors, inOrder, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import {casesSchema, readCases} from '../definition/cases.ts';
import {checkCases} from './cases/check.ts';
import {runCases} from './cases/run.ts';
import {compile, load, type Compiled} from './compile.ts';
import {casesBeside, idOf, isCasesFile} from './files.ts';
import {read} from './read.ts';
import {validator} from './validate.ts';

export interface Project {
  /** Every compiled definition by its file's path. */
  readonly compiled: ReadonlyMap<string, Compiled>;
  readonly diagnostics: readonly Diagnostic[];
  /** How many comparisons the cases made. */
  readonly compared: number;
}

const validateCases = validator(casesSchema);

/**
 * Compiles definitions, checks what they say of each other, and runs their cases.
 * @param compileOne may remember, where the same files are compiled again and again
 */
export function compileProject(sources: readonly SourceFile[], compileOne = compile): Project {
  const definitions = sources.filter((source) => !isCasesFile(source.path));
  const compiled = new Map(definitions.map((source) => [source.path, compileOne(source)]));
  const diagnostics: Diagnostic[] = [...compiled.values()].flatMap((each) => each.diagnostics);
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);

  checkIds(compiled, report);
  const paths = new Set(sources.map(({path}) => path));
  let compared = 0;
  for (const source of sources.filter((each) => isCasesFile(each.path)))
    compared += checkCasesFile(source, compiled, report);
  for (const source of definitions) {
    const cases = casesBeside(source.path);
    const place = compiled.get(source.path)?.model?.definition.idPlace;
    if (!paths.has(cases) && place !== undefined)
      report(diagnose('cases-missing', place, {name: cases.split('/').at(-1)!}));
  }
  return {compiled, diagnostics: inOrder(diagnostics), compared};
}

type Report = (diagnostic: Diagnostic) => void;

/** Ids are the addresses of pages, so no two are the same; a related calculator exists. */
function checkIds(compiled: ReadonlyMap<string, Compiled>, report: Report): void {
  const definitions = [...compiled.values()].flatMap((each) => each.model?.definition ?? []);
  const files = new Set([...compiled.keys()].map(idOf));
  const first = new Map<string, (typeof definitions)[number]>();
  for (const definition of definitions) {
    const {id, idPlace, page} = definition;
    const earlier = first.get(id);
    if (earlier !== undefined)
      report(
        diagnose(
          'duplicate-id',
          [
            {...idPlace, label: 'again here'},
            {...earlier.idPlace, label: 'first here'},
          ],
          {id},
        ),
      );
    else first.set(id, definition);
    for (const related of page.related) {
      if (!files.has(related.id))
        report(
          diagnose(
            'unknown-calculator',
            related.place,
            {id: related.id},
            didYouMean(related.id, [...files], 'Write the id of a definition in calculators/.'),
          ),
        );
    }
  }
}

/** Gives the number of comparisons; cases of a definition with errors wait until it is mended. */
function checkCasesFile(source: SourceFile, compiled: ReadonlyMap<string, Compiled>, report: Report): number {
  const path = source.path.replace(/\.cases(\.ya?ml)$/, '$1');
  const definition = compiled.get(path);
  if (definition === undefined) {
    const names = [...compiled.keys()].map((each) => basename(casesBeside(each)));
    const near = nearMiss(source.path.split('/').at(-1)!, names);
    const hint = near === undefined ? undefined : `Did you mean '${near}'? Call this file so.`;
    report(diagnose('cases-without-definition', {source, start: 0, end: 1}, {name: path.split('/').at(-1)!}, hint));
    return 0;
  }
  const found: Diagnostic[] = [];
  const collect = (diagnostic: Diagnostic): void => void found.push(diagnostic);
  const tree = read(source, collect);
  if (tree !== undefined) validateCases(tree, collect);
  let compared = 0;
  if (tree !== undefined && !hasErrors(found) && definition.model !== undefined && definition.body !== undefined) {
    const cases = readCases(tree);
    checkCases(cases, definition.model, collect);
    if (!hasErrors(found)) compared = runCases(cases, load(definition.body), collect);
  }
  found.forEach(report);
  return compared;
}
