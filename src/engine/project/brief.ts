/** What modules are made of, kept from one compilation for all who ask: a build asks for each definition some twenty times. */
import type {Diagnostic} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import {compile, type Compiled} from '../compile.ts';
import {summaryOf, type Summary} from './summary.ts';

/** A compiled definition without its model, which is many times as large. */
export interface Brief {
  /** The JavaScript without imports and exports. */
  readonly body: string;
  /** Ids of the related calculators, in the definition's order. */
  readonly related: readonly string[];
  readonly answersProfile: boolean;
  readonly summary: Summary;
}

export interface Briefed {
  readonly diagnostics: readonly Diagnostic[];
  /** Missing when a diagnostic is an error. */
  readonly brief?: Brief;
}

export interface Briefs {
  /** Compiles a definition, unless this very text of it was the last one. */
  readonly of: (source: SourceFile) => Briefed;
  /** Takes over what was compiled elsewhere. */
  readonly note: (source: SourceFile, compiled: Compiled) => Briefed;
}

export function keepBriefs(): Briefs {
  const kept = new Map<string, {readonly text: string; readonly briefed: Briefed}>();
  const note = (source: SourceFile, compiled: Compiled): Briefed => {
    const briefed = briefOf(compiled);
    kept.set(source.path, {text: source.text, briefed});
    return briefed;
  };
  const of = (source: SourceFile): Briefed => {
    const known = kept.get(source.path);
    return known?.text === source.text ? known.briefed : note(source, compile(source));
  };
  return {of, note};
}

function briefOf({diagnostics, body, model}: Compiled): Briefed {
  const summary = summaryOf(body);
  if (body === undefined || model === undefined || summary === undefined) return {diagnostics};
  const {page} = model.definition;
  const related = page.related.map(({name}) => name);
  return {diagnostics, brief: {body, related, answersProfile: model.profile.length > 0, summary}};
}
