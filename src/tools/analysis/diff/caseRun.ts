import type {Model} from '../../../engine/model.ts';
import {toText} from '../../../engine/diagnostics/print.ts';
import {sortByPlace} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {compileProject} from '../../../engine/project/project.ts';

/** The outcome of the cases beside a definition. */
export interface CaseRun {
  /** How many values were compared. */
  readonly compared: number;
  /** A line for each value that is not as expected, and for each case that cannot be run. */
  readonly failures: readonly string[];
}

/** Runs the cases of a definition that is compiled already. */
export function runCasesOf(
  definition: SourceFile,
  {model, body}: {readonly model: Model; readonly body: string},
  cases: SourceFile,
): CaseRun {
  const {diagnostics, compared} = compileProject([definition, cases], () => ({diagnostics: [], model, body}));
  const failing = sortByPlace(diagnostics).filter(
    ({severity, places: [place]}) => severity === 'error' && place.source.path === cases.path,
  );
  return {compared, failures: failing.map((diagnostic) => `${diagnostic.message} (${firstLine(toText(diagnostic))})`)};
}

/** 'europe/work-visa.cases.yaml:8' */
function firstLine(text: string): string {
  return /^(.*?:\d+):\d+ /.exec(text)?.[1] ?? '';
}
