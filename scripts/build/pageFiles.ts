/** A JavaScript file of the built site. */
export interface Chunk {
  /** Its path in dist/, such as assets/entryClient-B2xy.js. */
  readonly file: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** The chunks that it may import later. */
  readonly dynamicImports: readonly string[];
  /** The style sheets that belong to it. */
  readonly styles: readonly string[];
  /** Its source modules, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** With what each of its modules adds to it. */
export interface BuiltChunk extends Chunk {
  /** How many characters each of them adds, in their order, before they are made short. */
  readonly sizes: readonly number[];
}

/** The scripts of a build, found by what they are asked for: a site has several for each of its pages. */
export interface ChunkIndex {
  readonly byFile: ReadonlyMap<string, Chunk>;
  /** The first one that holds a module, by the module's path from the project's root. */
  readonly byModule: ReadonlyMap<string, Chunk>;
}

export function indexChunks(chunks: readonly Chunk[]): ChunkIndex {
  const holders = chunks.flatMap((chunk) => chunk.modules.map((module): [string, Chunk] => [module, chunk]));
  return {
    byFile: new Map(chunks.map((chunk) => [chunk.file, chunk])),
    // Reversed: of two the first one stays.
    byModule: new Map(holders.toReversed()),
  };
}

/** The files that a page needs to come alive, as paths in dist/, each file once. */
export interface PageFiles {
  /** In the order of the cascade: what is imported stands before what imports it. */
  readonly styles: readonly string[];
  /** The first script; a page without it stays as it is. */
  readonly entry?: string;
  /** All other scripts, so that the browser can fetch them beside the entry and not after it. */
  readonly preloads: readonly string[];
  /** What the page's own modules may fetch later, with style sheets. */
  readonly late: readonly string[];
}

/**
 * The files of a page: the chunks of its modules and everything that these import statically.
 * @param modules paths from the project's root; the first one is the entry
 * @param looks paths of modules of which the page needs the style sheets only
 * @throws an Error when a module is in no chunk
 */
export function pageFiles(
  chunks: ChunkIndex,
  modules: readonly [string, ...string[]],
  looks: readonly string[] = [],
): PageFiles {
  const roots = modules.map((module) => chunkOf(chunks, module));
  const scripts = reachedFrom(chunks, roots);
  const looked = looks.map((module) => chunkOf(chunks, module));
  const styled = [...new Set([...scripts, ...reachedFrom(chunks, looked)])];
  const entry = fileOf(chunks, modules[0]);
  const later = laterOf(chunks, reachedFrom(chunks, roots.slice(1))).filter((chunk) => !styled.includes(chunk));
  return {
    styles: [...new Set(styled.flatMap((chunk) => chunk.styles))],
    entry,
    preloads: scripts.map((chunk) => chunk.file).filter((file) => file !== entry),
    late: [...new Set(later.flatMap((chunk) => [chunk.file, ...chunk.styles]))],
  };
}

/** The scripts of modules, with all that these import statically, and their style sheets. */
export function filesOf(
  chunks: ChunkIndex,
  modules: readonly string[],
): {readonly scripts: readonly string[]; readonly styles: readonly string[]} {
  const reached = reachedFrom(
    chunks,
    modules.map((module) => chunkOf(chunks, module)),
  );
  return {scripts: reached.map(({file}) => file), styles: [...new Set(reached.flatMap(({styles}) => styles))]};
}

/**
 * The script that holds a module, as a path in dist/.
 * @param module path from the project's root
 * @throws an Error when it is in none
 */
export function fileOf(chunks: ChunkIndex, module: string): string {
  return chunkOf(chunks, module).file;
}

/** These chunks and all that they import statically, what is imported first. */
function reachedFrom({byFile}: ChunkIndex, roots: readonly Chunk[]): readonly Chunk[] {
  const reached = new Set<Chunk>();
  const visited = new Set<Chunk>();

  function reach(chunk: Chunk): void {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) reach(imported);
    }
    reached.add(chunk);
  }

  for (const root of roots) reach(root);
  return [...reached];
}

/** The chunks that these may import while they run, with all that those lead to. */
function laterOf(chunks: ChunkIndex, from: readonly Chunk[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk): void => {
    for (const file of chunk.dynamicImports) {
      const imported = chunks.byFile.get(file);
      if (imported === undefined || found.has(imported)) continue;
      for (const reached of reachedFrom(chunks, [imported])) {
        found.add(reached);
        follow(reached);
      }
    }
  };
  for (const chunk of from) follow(chunk);
  return [...found];
}

function chunkOf({byModule}: ChunkIndex, module: string): Chunk {
  const chunk = byModule.get(module);
  if (!chunk) throw new Error(`${module} is in none of the built scripts: does scripts/build/bundle.ts name it?`);
  return chunk;
}
