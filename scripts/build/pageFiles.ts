import type {PageModules} from '../../src/app/entryServer.tsx';

/** A JavaScript file of the built site. */
export interface Chunk {
  /** Its path in dist/, such as assets/entryClient-B2xy.js. */
  readonly file: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** The chunks that it imports dynamically. */
  readonly dynamicImports: readonly string[];
  /** The style sheets that belong to it. */
  readonly styles: readonly string[];
  /** Its source modules, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** A chunk with the size of each of its modules. */
export interface BuiltChunk extends Chunk {
  /** Characters of each module before minification, in the order of `modules`. */
  readonly sizes: readonly number[];
}

/** The chunks of a build for quick lookup: a site has several for each of its pages. */
export interface ChunkIndex {
  readonly byFile: ReadonlyMap<string, Chunk>;
  /** The first chunk that contains a module, by the module's path from the project's root. */
  readonly byModule: ReadonlyMap<string, Chunk>;
}

export function indexChunks(chunks: readonly Chunk[]): ChunkIndex {
  const chunkByModule = chunks.flatMap((chunk) => chunk.modules.map((module): [string, Chunk] => [module, chunk]));
  return {
    byFile: new Map(chunks.map((chunk) => [chunk.file, chunk])),
    // Reversed, because a later entry of a Map replaces an earlier one.
    byModule: new Map(chunkByModule.toReversed()),
  };
}

/** The files of a page as paths in dist/, each file once. */
export interface PageFiles {
  /** Classic scripts that run before the first paint. */
  readonly blocking: readonly string[];
  /** In the order of the cascade: those of an imported chunk come before those of its importer. */
  readonly styles: readonly string[];
  /** The first script; a page without it is never hydrated. */
  readonly entry?: string;
  /** All other scripts of the first load, which the browser can then fetch in parallel with the entry. */
  readonly preloads: readonly string[];
  /** What a link to the page prefetches in addition, and what the page may import when it is used; with style sheets. */
  readonly lazy: readonly string[];
}

/** What pages run before their first paint, each a chunk of its own: those of the site, and those in frames on other sites. */
export const themeScript = 'src/app/shell/theme.ts';
export const frameScript = 'src/app/embed/frame.ts';

/**
 * The files of a page: the chunks of its modules and everything that these import statically.
 * @param entry path of the first script's module from the project's root
 * @param blocking that of the script that runs before the first paint
 * @throws an Error when a module is in no chunk
 */
export function pageFiles(
  chunks: ChunkIndex,
  entry: string,
  modules: Omit<PageModules, 'definition'>,
  blocking = themeScript,
): PageFiles {
  const chunksOf = (paths: readonly string[]) =>
    withStaticImports(
      chunks,
      paths.map((path) => chunkOf(chunks, path)),
    );
  const entryChunks = chunksOf([entry]);
  const scripts = chunksOf([entry, ...modules.scripts]);
  const staticHtml = chunksOf(modules.staticHtml);
  // Without the entry, which imports all pages dynamically.
  const pageChunks = [...scripts, ...staticHtml].filter((chunk) => !entryChunks.includes(chunk));
  const lazy = [...staticHtml, ...dynamicImportsOf(chunks, pageChunks, entryChunks)].filter(
    (chunk) => !scripts.includes(chunk),
  );
  const styles = [...new Set([...scripts, ...staticHtml].flatMap((chunk) => chunk.styles))];
  const entryFile = fileOf(chunks, entry);
  return {
    blocking: [fileOf(chunks, blocking)],
    styles,
    entry: entryFile,
    preloads: scripts.map((chunk) => chunk.file).filter((file) => file !== entryFile),
    lazy: [...new Set(lazy.flatMap((chunk) => [chunk.file, ...chunk.styles]))].filter((file) => !styles.includes(file)),
  };
}

/** The scripts of modules with their static imports, and their style sheets. */
export function filesOf(
  chunks: ChunkIndex,
  modules: readonly string[],
): {readonly scripts: readonly string[]; readonly styles: readonly string[]} {
  const reached = withStaticImports(
    chunks,
    modules.map((module) => chunkOf(chunks, module)),
  );
  return {scripts: reached.map(({file}) => file), styles: [...new Set(reached.flatMap(({styles}) => styles))]};
}

/**
 * The script that contains a module, as a path in dist/.
 * @param module path from the project's root
 * @throws an Error when it is in none
 */
export function fileOf(chunks: ChunkIndex, module: string): string {
  return chunkOf(chunks, module).file;
}

/** These chunks and all that they import statically, imported ones first. */
function withStaticImports({byFile}: ChunkIndex, roots: readonly Chunk[]): readonly Chunk[] {
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

/** The chunks that these import dynamically, directly or not, except those in `except` and what only they import. */
function dynamicImportsOf(chunks: ChunkIndex, from: readonly Chunk[], except: readonly Chunk[]): readonly Chunk[] {
  const result = new Set<Chunk>();
  const pending = [...from];
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    const imported = chunk.dynamicImports.flatMap((file) => chunks.byFile.get(file) ?? []);
    for (const reached of withStaticImports(chunks, imported)) {
      if (result.has(reached) || except.includes(reached)) continue;
      result.add(reached);
      pending.push(reached);
    }
  }
  return [...result];
}

function chunkOf({byModule}: ChunkIndex, module: string): Chunk {
  const chunk = byModule.get(module);
  if (!chunk) throw new Error(`${module} is in none of the built scripts.`);
  return chunk;
}
