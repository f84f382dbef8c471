/** Errors that the tool throws by mistake, as diagnostics: a file must never keep the others from being checked. */
import {diagnose, type Diagnostic} from './diagnostic.ts';
import type {SourceFile} from './source.ts';

/**
 * What `run` returns. An error that it throws is a mistake of the tool, not of the file that it works on.
 * @param failed what to return then, with the diagnostic to report
 * @throws EvalError where a content security policy forbids to evaluate text
 */
export function guarded<Result>(
  source: SourceFile,
  run: () => Result,
  failed: (diagnostic: Diagnostic, error: unknown) => Result,
): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof EvalError) throw error;
    return failed(diagnose('internal-error', {source, start: 0, end: 1}, {cause: causeOf(error)}), error);
  }
}

/** The message and where it was thrown, for whoever mends it: 'today is not defined (src/engine/program/context.ts:152)'. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, where] = /(src\/[\w/.-]+:\d+)/.exec(error.stack ?? '') ?? [];
  return where === undefined ? error.message : `${error.message} (${where})`;
}
