/** A cache of compiled definitions: a build reads each some twenty times. */
import type {Diagnostic} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import {compile, type Compiled} from '../compile.ts';
import {summaryOf, type Summary} from './summary.ts';

/** A compiled definition without its model, which is many times as large. */
export interface CompiledOutput {
  /** The JavaScript without imports and exports. */
  readonly body: string;
  /** Ids of the related calculators, in the definition's order. */
  readonly related: readonly string[];
  readonly answersProfile: boolean;
  readonly summary: Summary;
}

export interface CachedCompile {
  readonly diagnostics: readonly Diagnostic[];
  /** Missing when a diagnostic is an error. */
  readonly output?: CompiledOutput;
}

export interface CompileCache {
  /** Compiles a definition, unless its text is the same as the last time. */
  readonly compile: (source: SourceFile) => CachedCompile;
  /** Stores a definition that was compiled elsewhere. */
  readonly store: (source: SourceFile, compiled: Compiled) => CachedCompile;
}

export function createCompileCache(): CompileCache {
  const kept = new Map<string, {readonly text: string; readonly briefed: CachedCompile}>();
  const note = (source: SourceFile, compiled: Compiled): CachedCompile => {
    const briefed = withoutModel(compiled);
    kept.set(source.path, {text: source.text, briefed});
    return briefed;
  };
  const of = (source: SourceFile): CachedCompile => {
    const known = kept.get(source.path);
    return known?.text === source.text ? known.briefed : note(source, compile(source));
  };
  return {compile: of, store: note};
}

function withoutModel({diagnostics, body, model}: Compiled): CachedCompile {
  const summary = summaryOf(body);
  if (body === undefined || model === undefined || summary === undefined) return {diagnostics};
  const {page} = model.definition;
  const related = page.related.map(({name}) => name);
  return {diagnostics, output: {body, related, answersProfile: model.profile.length > 0, summary}};
}
