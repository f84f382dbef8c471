import type {BuiltChunk} from '../pageFiles.ts';

/** The part of a script that comes from one folder or package. */
export interface Part {
  /** A folder of the project, or a package. */
  readonly owner: string;
  /** Before minification. */
  readonly characters: number;
  readonly modules: number;
}

/** What a script contains, the largest part first. */
export interface Contents {
  readonly file: string;
  /** Bytes, gzipped. */
  readonly gzip: number;
  readonly parts: readonly Part[];
}

export function contentsOf({file, modules, sizes}: BuiltChunk, gzip: number): Contents {
  const parts = new Map<string, Part>();
  modules.forEach((module, index) => {
    const owner = ownerOf(module);
    const {characters, modules: count} = parts.get(owner) ?? {characters: 0, modules: 0};
    parts.set(owner, {owner, characters: characters + (sizes[index] ?? 0), modules: count + 1});
  });
  return {file, gzip, parts: [...parts.values()].toSorted((one, other) => other.characters - one.characters)};
}

/** The package of a module, or its folder in the project. */
function ownerOf(module: string): string {
  const named = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module);
  return named?.[1] ?? (module.includes('/') ? module.slice(0, module.lastIndexOf('/')) : module).replace('\0', '');
}

/** The report as text: every script with its parts, the heaviest first. */
export function formatContents(contents: readonly Contents[]): string {
  const heaviest = contents.toSorted((one, other) => other.gzip - one.gzip);
  return heaviest
    .flatMap(({file, gzip, parts}) => [
      `${file}  ${inKilobytes(gzip)} gzipped`,
      ...parts.map(
        ({owner, characters, modules}) =>
          `  ${inKilobytes(characters).padStart(10)}  ${owner}${modules === 1 ? '' : ` (${modules} modules)`}`,
      ),
    ])
    .join('\n');
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
