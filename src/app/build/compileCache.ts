/** A cache of compiled definitions: a build reads each about twenty times. */
import type {Compiled} from '../../engine/compile.ts';
import {load} from '../../engine/program/parts.ts';
import type {Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {guarded} from '../../engine/diagnostics/internalError.ts';
import {type Edition, usualRules} from '../../engine/results/editions.ts';
import type {Body} from '../../engine/program/statements.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {compile} from '../../engine/library/compile.ts';
import {contentsOf} from '../../engine/project/layout.ts';
import {figuresOf, type NamedFigures} from '../../engine/project/figures.ts';

/** What a list of calculators shows for each one. */
export type Summary = Pick<Page, 'id' | 'title' | 'description' | 'country'>;

/** A compiled definition without its model, which is many times as large. */
export interface CompiledOutput {
  /** The JavaScript without imports and exports. */
  readonly body: Body;
  /** Ids of the related calculators, in the definition's order. */
  readonly related: readonly string[];
  readonly answersProfile: boolean;
  /** Whether the form needs the control of a list. */
  readonly hasLists: boolean;
  /** The edition of its page. */
  readonly edition: Edition;
  /** Dated figures are those of the first period. */
  readonly summary: Summary;
  /** For pages that name them. */
  readonly figures: NamedFigures;
}

interface CachedCompile {
  readonly diagnostics: readonly Diagnostic[];
  /** Missing when a diagnostic is an error. */
  readonly output?: CompiledOutput;
}

export type CompileCache = ReturnType<typeof createCompileCache>;

export function createCompileCache() {
  const cached = new Map<string, {readonly contents: string; readonly compiled: CachedCompile}>();
  return {
    /** Compiles a definition, unless its text and its shared data are the same as the last time. */
    compile(source: SourceFile): CachedCompile {
      const entry = cached.get(source.path);
      if (entry?.contents === contentsOf(source)) return entry.compiled;
      const {path: file, text, shared} = source;
      return this.store(source, compile(text, {file, shared}));
    },
    /** Stores a definition that was compiled elsewhere. */
    store(source: SourceFile, withModel: Compiled): CachedCompile {
      const compiled = guarded(
        source,
        () => withoutModel(withModel),
        (diagnostic) => ({diagnostics: [...withModel.diagnostics, diagnostic]}),
      );
      cached.set(source.path, {contents: contentsOf(source), compiled});
      return compiled;
    },
  };
}

function withoutModel({diagnostics, body, model}: Compiled): CachedCompile {
  if (body === undefined || model === undefined) return {diagnostics};
  const related = model.definition.related.map(({name}) => name);
  const {id, title, description, country} = load(body).page('0001-01-01');
  return {
    diagnostics,
    output: {
      body,
      related,
      answersProfile: model.profile !== undefined,
      hasLists: model.definition.inputs.some(({each}) => each !== undefined),
      edition: usualRules(model.definition.dataAsOf),
      summary: {id, title, description, country},
      figures: figuresOf(model),
    },
  };
}
