/** A JavaScript file of the built site. */
export interface Chunk {
  /** Its path in dist/, such as assets/entryClient-B2xy.js. */
  readonly file: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** The style sheets that belong to it. */
  readonly styles: readonly string[];
  /** Its source modules, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** The files that a page needs to come alive, as paths in dist/, each file once. */
export interface PageFiles {
  /** In the order of the cascade: what is imported stands before what imports it. */
  readonly styles: readonly string[];
  /** The first script; a page without it stays as it is. */
  readonly entry?: string;
  /** All other scripts, so that the browser can fetch them beside the entry and not after it. */
  readonly preloads: readonly string[];
}

/**
 * The files of a page: the chunks of its modules and everything that these import statically.
 * @param modules paths from the project's root; the first one is the entry
 * @param looks paths of modules of which the page needs the style sheets only
 * @throws an Error when a module is in no chunk
 */
export function pageFiles(
  chunks: readonly Chunk[],
  modules: readonly [string, ...string[]],
  looks: readonly string[] = [],
): PageFiles {
  const scripts = reachedFrom(chunks, modules);
  const styled = [...new Set([...scripts, ...reachedFrom(chunks, looks)])];
  const entry = fileOf(chunks, modules[0]);
  return {
    styles: [...new Set(styled.flatMap((chunk) => chunk.styles))],
    entry,
    preloads: scripts.map((chunk) => chunk.file).filter((file) => file !== entry),
  };
}

/**
 * The script that holds a module, as a path in dist/.
 * @param module path from the project's root
 * @throws an Error when it is in none
 */
export function fileOf(chunks: readonly Chunk[], module: string): string {
  return chunkOf(chunks, module).file;
}

/** The chunks of these modules and all that they import statically, what is imported first. */
function reachedFrom(chunks: readonly Chunk[], modules: readonly string[]): readonly Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
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

  for (const module of modules) reach(chunkOf(chunks, module));
  return [...reached];
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find((candidate) => candidate.modules.includes(module));
  if (!chunk) throw new Error(`${module} is in none of the built scripts: does scripts/build/bundle.ts name it?`);
  return chunk;
}
