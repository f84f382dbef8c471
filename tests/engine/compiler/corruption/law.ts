/** The law for every file, however broken. */
import {compileProject} from '../../../../src/engine/project/project.ts';
import {compile, load} from '../../../../src/engine/compile.ts';
import {type BuildContext, compilePage} from '../../../../src/app/content/compilePage.ts';
import {read} from '../../../../src/engine/yaml/read.ts';
import {readCases} from '../../../../src/engine/definition/cases.ts';
import type {Diagnostic} from '../../../../src/engine/diagnostics/diagnostic.ts';
import {toJson, toText} from '../../../../src/engine/diagnostics/print.ts';
import type {SourceFile} from '../../../../src/engine/diagnostics/source.ts';
import {dataOf} from './data.ts';
import type {Kind} from './kind.ts';

/** A file of the site, and the files compiled together with it. */
export interface Original {
  readonly source: SourceFile;
  readonly compiledFrom: 'definition' | {readonly definition: SourceFile} | BuildContext;
}

export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  /** Everything that the compiler took from the file, as a single text; undefined if it rejected the file. */
  readonly taken?: string;
}

const isCases = ({compiledFrom}: Original): boolean => typeof compiledFrom === 'object' && 'definition' in compiledFrom;

/** Compiles a file in place of the original. */
export function outcomeOf({source: {path}, compiledFrom}: Original, text: string): Outcome {
  const source = {path, text};
  if (compiledFrom === 'definition') {
    const {diagnostics, body, model} = compile(source);
    if (body === undefined) return {diagnostics};
    const calculator = load(body);
    calculator.page('2026-06-01');
    calculator.evaluate({}, '2026-06-01').card();
    // Only the analysis reads exceptions, only the site's lists read related, and `changes` matters only if a verdict reads the input.
    const {related, inputs} = model!.definition;
    const beside = [model!.exceptions, related, inputs.map(({changes}) => changes)];
    return {diagnostics, taken: body + withoutPlaces(beside)};
  }
  if ('facts' in compiledFrom) {
    const {diagnostics, page} = compilePage(source, compiledFrom);
    return page === undefined ? {diagnostics} : {diagnostics, taken: JSON.stringify(page)};
  }
  const {diagnostics} = compileProject([compiledFrom.definition, source]);
  const own = diagnostics.filter(({code}) => code !== 'unknown-calculator');
  const tree = own.length > 0 ? undefined : read(source, () => undefined);
  return tree === undefined ? {diagnostics: own} : {diagnostics: own, taken: withoutPlaces(readCases(tree))};
}

function withoutPlaces(value: unknown): string {
  const places = ['source', 'place', 'keyPlace', 'inputPlace', 'start', 'end'];
  return JSON.stringify(value, (key, each: unknown) => (places.includes(key) ? undefined : each));
}

/** Descriptions of what the compiler did wrong with a broken file. */
export function breaches(original: Original, text: string, must: Kind['must']): string[] {
  let outcome: Outcome;
  try {
    outcome = outcomeOf(original, text);
  } catch (error) {
    return [`throws ${(error as Error).stack?.slice(0, 600)}`];
  }
  return [...breachesOfWords(outcome.diagnostics, original, text), ...breachesOfMeaning(original, text, outcome, must)];
}

function breachesOfWords(diagnostics: readonly Diagnostic[], original: Original, text: string): string[] {
  const lines = text.split('\n');
  return diagnostics.flatMap((diagnostic) => {
    const {file, line, column, message} = toJson(diagnostic);
    const printed = toText(diagnostic);
    const wrong = [
      file === original.source.path ? '' : `is about ${file}`,
      line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1
        ? ''
        : `points at ${line}:${column}`,
      message.trim() === '' || diagnostic.hint.trim() === '' ? 'has no words' : '',
      /undefined|\[object|call stack|Cannot read|not a function/.test(message + diagnostic.hint)
        ? 'has words of the machine'
        : '',
      printed.length > 20_000 ? `prints ${printed.length} characters` : '',
    ].filter((each) => each !== '');
    return wrong.map((each) => `${diagnostic.code} '${message.slice(0, 200)}' ${each}`);
  });
}

function breachesOfMeaning(
  original: Original,
  text: string,
  {diagnostics, taken}: Outcome,
  must: Kind['must'],
): string[] {
  const failed = diagnostics.some(({severity}) => severity === 'error');
  if (failed !== (taken === undefined)) return ['is neither refused nor compiled'];
  if (must === 'fail') return failed ? [] : ['is not refused'];
  const {text: before} = original.source;
  const remarks = isCases(original) ? ['from'] : [];
  const data = (of: string, exactly: boolean): string | undefined => dataOf(of, exactly, remarks);
  const same = (exactly: boolean): boolean => data(text, exactly) === data(before, exactly);
  if (must === 'change nothing' || (!failed && same(true)))
    return taken === outcomeOf(original, before).taken
      ? []
      : [`does not compile to the same: ${diagnostics[0]?.message}`];
  if (failed || diagnostics.length > 0) return [];
  if (data(text, true) === undefined) return ['is no sound YAML, but passes'];
  if (same(false)) return [];
  return taken === outcomeOf(original, before).taken ? ['passes in silence, though what it says is lost'] : [];
}
