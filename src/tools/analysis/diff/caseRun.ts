import {toText} from '../../../engine/diagnostics/print.ts';
import {sortByPlace} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {compileProject} from '../../../engine/project/project.ts';
import type {Versions} from './versions.ts';

/** The outcome of the cases beside a definition. */
export interface CaseRun {
  /** How many values were compared. */
  readonly compared: number;
  /** A line for each value that is not as expected, and for each case that cannot be run. */
  readonly failures: readonly string[];
  /** Whether a case gives another outcome with the version before: whether any case tests the change. */
  readonly testsChange: boolean;
}

/** Runs the cases of the later version of a definition with both versions. */
export function runCasesOf(definition: SourceFile, {before, after}: Versions, cases: SourceFile): CaseRun {
  const [then, now] = [before, after].map((version) => runWith(version, definition, cases));
  return {...now!, testsChange: then!.failures.join() !== now!.failures.join()};
}

function runWith(
  {model, body}: Versions['after'],
  definition: SourceFile,
  cases: SourceFile,
): Omit<CaseRun, 'testsChange'> {
  const {diagnostics, runs} = compileProject([definition, cases], () => ({diagnostics: [], model, body}));
  const failing = sortByPlace(diagnostics).filter(
    ({severity, places: [place]}) => severity === 'error' && place.source.path === cases.path,
  );
  const compared = runs.get(definition.path)?.compared ?? 0;
  return {compared, failures: failing.map((diagnostic) => `${lineOf(toText(diagnostic))}: ${diagnostic.message}`)};
}

/** 'europe/work-visa.cases.yaml:8' */
function lineOf(text: string): string {
  return /^(.*?:\d+):\d+ /.exec(text)?.[1] ?? '';
}
