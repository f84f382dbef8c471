import type {PageModules} from '../../src/app/entryServer.tsx';

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

/** The files of a page as paths in dist/, each file once. */
export interface PageFiles {
  /** In the order of the cascade: those of an imported chunk come before those of its importer. */
  readonly styles: readonly string[];
  /** The first script; a page without it is never hydrated. */
  readonly entry?: string;
  /** All other scripts of the first load, so that the browser can fetch them beside the entry and not after it. */
  readonly preloads: readonly string[];
  /** What a link to the page fetches beside these, and what the page may fetch when it is used; with style sheets. */
  readonly late: readonly string[];
}

/**
 * The files of a page: the chunks of its modules and everything that these import statically.
 * @param entry path of the first script's module from the project's root
 * @throws an Error when a module is in no chunk
 */
export function pageFiles(chunks: ChunkIndex, entry: string, modules: Omit<PageModules, 'definition'>): PageFiles {
  const chunksOf = (paths: readonly string[]) =>
    reachedFrom(
      chunks,
      paths.map((path) => chunkOf(chunks, path)),
    );
  const ofEntry = chunksOf([entry]);
  const scripts = chunksOf([entry, ...modules.scripts]);
  const words = chunksOf(modules.words);
  // The entry leads to all pages.
  const own = [...scripts, ...words].filter((chunk) => !ofEntry.includes(chunk));
  const late = [...words, ...laterOf(chunks, own, ofEntry)].filter((chunk) => !scripts.includes(chunk));
  const styles = [...new Set([...scripts, ...words].flatMap((chunk) => chunk.styles))];
  const entryFile = fileOf(chunks, entry);
  return {
    styles,
    entry: entryFile,
    preloads: scripts.map((chunk) => chunk.file).filter((file) => file !== entryFile),
    late: [...new Set(late.flatMap((chunk) => [chunk.file, ...chunk.styles]))].filter((file) => !styles.includes(file)),
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

/** The chunks that these may import while they run, with all that those lead to, but for some and what only they lead to. */
function laterOf(chunks: ChunkIndex, from: readonly Chunk[], except: readonly Chunk[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const pending = [...from];
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    const imported = chunk.dynamicImports.flatMap((file) => chunks.byFile.get(file) ?? []);
    for (const reached of reachedFrom(chunks, imported)) {
      if (found.has(reached) || except.includes(reached)) continue;
      found.add(reached);
      pending.push(reached);
    }
  }
  return [...found];
}

function chunkOf({byModule}: ChunkIndex, module: string): Chunk {
  const chunk = byModule.get(module);
  if (!chunk) throw new Error(`${module} is in none of the built scripts.`);
  return chunk;
}
