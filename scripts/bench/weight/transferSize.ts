import {toBrotli, toGzip} from '../../build/precompress.ts';

/** A file that a browser loads, before compression. */
export interface LoadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Sizes in kB (1000 bytes). Each file is compressed separately at the highest level. */
export interface TransferSize {
  readonly scripts: CompressedSize;
  readonly styles: CompressedSize;
}

interface CompressedSize {
  readonly gzip: number;
  readonly brotli: number;
}

export async function transferSizeOf(files: readonly LoadedFile[]): Promise<TransferSize> {
  return {
    scripts: await compressedSizeOf(files.filter(({name}) => name.endsWith('.js'))),
    styles: await compressedSizeOf(files.filter(({name}) => name.endsWith('.css'))),
  };
}

async function compressedSizeOf(files: readonly LoadedFile[]): Promise<CompressedSize> {
  const sizes = await Promise.all(
    files.map(async ({content}) => [(await toGzip(content)).length, (await toBrotli(content)).length] as const),
  );
  return {
    gzip: sizes.reduce((sum, [gzip]) => sum + gzip, 0) / 1000,
    brotli: sizes.reduce((sum, [, brotli]) => sum + brotli, 0) / 1000,
  };
}
