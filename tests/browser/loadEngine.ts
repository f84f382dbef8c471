import {tsImport} from 'tsx/esm/api';
import {isCasesFile} from '../../src/engine/diagnostics/source.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import type * as Engine from './engine.ts';

/** The files of cases, by the id of their calculator. */
export const caseFiles: ReadonlyMap<string, string> = new Map(
  listFiles('calculators')
    .filter(isCasesFile)
    .map((path) => [path.split('/').at(-1)!.replace('.cases.yaml', ''), path]),
);

/** Every calculator with cases. */
export const calculatorIds: readonly string[] = [...caseFiles.keys()];

let engine: Promise<typeof Engine> | undefined;

/**
 * Loads the engine with tsx, when a test first asks for it: Playwright's own loader would take five seconds for its 190 modules,
 * before any test could begin.
 */
export function loadEngine(): Promise<typeof Engine> {
  return (engine ??= tsImport('./engine.ts', import.meta.url) as Promise<typeof Engine>);
}
