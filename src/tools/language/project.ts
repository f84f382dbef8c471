/**
 * The files of a project in memory, and what the engine knows of them. A definition is compiled again only when its text or the shared data
 * that it names has changed, its cases run again only when it or they have.
 */
import {compileToModel, withBodyForCases, type Compiled} from '../../engine/compile.ts';
import {placesOf, type NameUse} from '../../engine/check/uses.ts';
import type {Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {idOf, isCasesFile, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {Model} from '../../engine/language/model.ts';
import {checkCasesFile, modelOf, nothingRun} from '../../engine/project/casesFile.ts';
import {
  casesBeside,
  contentsOf,
  isDefinitionFile,
  isProjectFile,
  isSharedFile,
  withSharedFiles,
} from '../../engine/project/layout.ts';
import {compileProject, compileSelected} from '../../engine/project/project.ts';
import type {SharedUse} from '../../engine/shared/link.ts';

/** A part of a file, as offsets into its text; `end` is exclusive. */
export interface Range {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a file, and what to write in its place. */
export interface Edit extends Range {
  readonly text: string;
}

/** A text with edits that do not overlap; of two at one place the later one comes first in the text. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((changed, {start, end, text: written}) => changed.slice(0, start) + written + changed.slice(end), text);
}

/** What a name means: in one definition, or in one file with shared data. */
export interface Meaning {
  /** The path of the definition, or of the shared file. */
  readonly of: string;
  readonly name: string;
  /** As in `NameUse`; of a shared name, the section that it is in. */
  readonly owner?: string | undefined;
}

/** A name in a file, with what it means there. */
export interface Use extends Range {
  readonly meaning: Meaning;
  /** Whether it is in a formula, where some options need quotes. */
  readonly isInFormula: boolean;
  readonly isDefinition?: true;
}

/** What is known of a definition. */
export interface Known {
  readonly source: SourceFile;
  readonly compiled: Compiled;
  /** Also that of an earlier text, while the present one cannot be read. */
  readonly model: Model | undefined;
  readonly uses: readonly Use[];
  /** The meanings of names that the file does not spell as they are, so that they cannot be replaced there. */
  readonly unreachable: readonly Meaning[];
}

interface CheckedCases {
  readonly definition: Compiled;
  readonly source: SourceFile;
  readonly uses: readonly Use[];
}

interface KnownProblems {
  /** The files that they depend on. */
  readonly read: readonly SourceFile[];
  readonly names: readonly string[];
  readonly found: readonly Diagnostic[];
}

const withoutCases = (): ReturnType<typeof checkCasesFile> => ({...nothingRun, diagnostics: [], names: []});

const areSame = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

export class Project {
  private readonly files = new Map<string, SourceFile>();
  private readonly known = new Map<string, Known & {readonly contents: string}>();
  private readonly cases = new Map<string, CheckedCases>();
  private readonly problems = new Map<string, KnownProblems>();

  constructor(files: readonly SourceFile[] = []) {
    for (const {path, text} of files) this.set(path, text);
  }

  /** Adds a file, or gives it another text. Paths have slashes, and folders as in the project; other files than those of a project are ignored. */
  set(path: string, text: string): void {
    if (isProjectFile(path) && this.files.get(path)?.text !== text) this.files.set(path, {path, text});
  }

  delete(path: string): void {
    this.files.delete(path);
    this.known.delete(path);
  }

  /** The same project with other texts; what is known of the other files stays known. */
  edited(edits: readonly Edit[]): Project {
    const copy = new Project();
    for (const [path, file] of this.files) copy.files.set(path, file);
    for (const [path, known] of this.known) copy.known.set(path, known);
    for (const path of new Set(edits.map((edit) => edit.path)))
      copy.set(
        path,
        withEdits(
          this.text(path)!,
          edits.filter((edit) => edit.path === path),
        ),
      );
    return copy;
  }

  get paths(): readonly string[] {
    return [...this.files.keys()];
  }

  text(path: string): string | undefined {
    return this.files.get(path)?.text;
  }

  file(path: string): SourceFile | undefined {
    return this.files.get(path);
  }

  /** The files of the same folder. */
  filesBeside(path: string): readonly SourceFile[] {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return [...this.files.values()].filter((file) => file.path.startsWith(folder));
  }

  /** The definition that a file is, or whose cases it has. */
  definitionOf(path: string): string | undefined {
    const definition = isCasesFile(path) ? path.replace(/\.cases(\.ya?ml)$/, '$1') : path;
    return isDefinitionFile(definition) && this.files.has(definition) ? definition : undefined;
  }

  /** The definitions that name shared data of the folder of this file. */
  definitionsThatUse(sharedPath: string): readonly string[] {
    const folder = sharedPath.slice(0, sharedPath.lastIndexOf('/'));
    return this.paths.filter((path) => {
      const source = isDefinitionFile(path) ? this.sourceOf(path) : undefined;
      return source?.shared?.some((file) => file.path.startsWith(`${folder}/`)) === true;
    });
  }

  /** Undefined if the project has no such definition. */
  compiled(path: string): Known | undefined {
    const source = this.sourceOf(path);
    if (source === undefined) return undefined;
    const contents = contentsOf(source);
    const earlier = this.known.get(path);
    if (earlier?.contents === contents) return earlier;
    const compiled = compileToModel(source, {keepsNames: true});
    const known = {source, contents, compiled, ...namesIn(path, compiled, earlier, source.text)};
    this.known.set(path, known);
    return known;
  }

  /** The names in a file: those of a definition that its cases and its shared data have too. */
  usesIn(definition: string): readonly Use[] {
    const known = this.compiled(definition);
    if (known === undefined) return [];
    return [...known.uses, ...this.usesInCases(definition, known)];
  }

  private usesInCases(definition: string, {compiled}: Known): readonly Use[] {
    const source = this.files.get(casesBeside(definition));
    if (source === undefined) return [];
    const earlier = this.cases.get(source.path);
    if (earlier?.source === source && earlier.definition === compiled) return earlier.uses;
    const uses = checkCasesFile(source, compiled).names.flatMap((use) => usesAt(use, definition));
    this.cases.set(source.path, {definition: compiled, source, uses});
    return uses;
  }

  /** The problems at places of a file, as `npm run check` reports them. Only for a cases file, cases are run. */
  problemsOf(path: string): readonly Diagnostic[] {
    const definition = this.definitionOf(path);
    const read = [...this.files.values()].filter((file) => this.isReadFor(file, path, definition));
    const names = this.paths;
    const earlier = this.problems.get(path);
    if (earlier !== undefined && areSame(earlier.read, read) && areSame(earlier.names, names)) return earlier.found;
    const sources = withSharedFiles([...this.files.values()]);
    const compileOne = (source: SourceFile): Compiled => this.compiled(source.path)!.compiled;
    const all =
      definition === undefined
        ? compileProject(sources, compileOne, withoutCases)
        : path === definition
          ? compileSelected(sources, [idOf(definition)], compileOne, withoutCases)
          : compileSelected(sources, [idOf(definition)], (source) => withBodyForCases(compileOne(source), source));
    const found = all.diagnostics.filter(({places: [place]}) => place.source.path === path);
    this.problems.set(path, {read, names, found});
    return found;
  }

  /** Whether the text of a file matters for the problems at a path: of other definitions only what they are called. */
  private isReadFor(file: SourceFile, path: string, definition: string | undefined): boolean {
    return definition === undefined || isSharedFile(file.path) || file.path === definition || file.path === path;
  }

  private sourceOf(path: string): SourceFile | undefined {
    const file = this.files.get(path);
    if (file === undefined || !isDefinitionFile(path)) return undefined;
    const shared = [...this.files.values()].filter((other) => isSharedFile(other.path));
    return withSharedFiles([file], shared)[0];
  }
}

function namesIn(
  path: string,
  compiled: Compiled,
  earlier: Known | undefined,
  text: string,
): Pick<Known, 'model' | 'uses' | 'unreachable'> {
  const model = modelOf(compiled);
  if (compiled.names === undefined || model === undefined) {
    const uses = earlier?.uses.flatMap((use) => movedUse(use, earlier.source, text)) ?? [];
    return {model: model ?? earlier?.model, uses, unreachable: earlier?.unreachable ?? []};
  }
  const all = [...compiled.names.flatMap((use) => usesAt(use, path)), ...(compiled.uses ?? []).flatMap(sharedUses)];
  const unreachable = compiled.names.filter((use) => placesOf(use).length === 0);
  return {
    model,
    uses: withoutRepeated(all),
    unreachable: unreachable.map(({name, owner}) => ({of: path, name, owner})),
  };
}

function usesAt(use: NameUse, of: string): readonly Use[] {
  const {name, owner, span, isDefinition} = use;
  return placesOf(use).map(({source, start, end}) => ({
    path: source.path,
    start,
    end,
    meaning: {of, name, owner},
    isInFormula: span !== undefined,
    ...(isDefinition && {isDefinition}),
  }));
}

/** The name after the point in `shared: us-fees.visaFee`. */
function sharedUses({file, name, section, place, source}: SharedUse): readonly Use[] {
  const {text, path} = place.source;
  const written = text.slice(place.start, place.end);
  const at = written.indexOf(`${file}.${name}`);
  if (at < 0) return [];
  const start = place.start + at + file.length + 1;
  const meaning = {of: source.path, name, owner: section};
  return [{path, start, end: start + name.length, meaning, isInFormula: false}];
}

function withoutRepeated(uses: readonly Use[]): readonly Use[] {
  return [...new Map(uses.map((use) => [`${use.path} ${use.start} ${keyOf(use.meaning)}`, use])).values()];
}

/** The same for the same meaning only. */
export const keyOf = ({of, owner, name}: Meaning): string => JSON.stringify([of, owner ?? null, name]);

/** A use in an earlier text of a file at its place in the present one; none if it was edited. */
function movedUse(use: Use, {path, text: before}: SourceFile, after: string): readonly Use[] {
  if (use.path !== path) return [use];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  if (use.end <= same) return [use];
  const moved = after.length - before.length;
  const isSame = before.slice(use.start) === after.slice(Math.max(use.start + moved, same));
  return isSame ? [{...use, start: use.start + moved, end: use.end + moved}] : [];
}
