import type {BuiltChunk} from '../pageFiles.ts';

/** What a script contains of one folder of the project, or of one package. */
export interface Part {
  readonly of: string;
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
    const of = ownerOf(module);
    const {characters, modules: count} = parts.get(of) ?? {characters: 0, modules: 0};
    parts.set(of, {of, characters: characters + (sizes[index] ?? 0), modules: count + 1});
  });
  return {file, gzip, parts: [...parts.values()].toSorted((one, other) => other.characters - one.characters)};
}

/** The package of a module, or its folder in the project. */
function ownerOf(module: string): string {
  const named = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module);
  return named?.[1] ?? (module.includes('/') ? module.slice(0, module.lastIndexOf('/')) : module).replace('\0', '');
}

/** The report as text: every script with what it contains, the heaviest first. */
export function contentsInLines(contents: readonly Contents[]): string {
  const heaviest = contents.toSorted((one, other) => other.gzip - one.gzip);
  return heaviest
    .flatMap(({file, gzip, parts}) => [
      `${file}  ${inKilobytes(gzip)} gzipped`,
      ...parts.map(
        ({of, characters, modules}) =>
          `  ${inKilobytes(characters).padStart(10)}  ${of}${modules === 1 ? '' : ` (${modules} modules)`}`,
      ),
    ])
    .join('\n');
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
