import {toBrotli, toGzip} from '../../build/precompress.ts';

/** A file that a browser loads. */
export interface SentFile {
  readonly file: string;
  readonly content: Buffer;
}

/** Thousands of bytes, each file compressed by itself at the best level. */
export interface SentBytes {
  readonly scripts: Compressed;
  readonly styles: Compressed;
}

interface Compressed {
  readonly gzip: number;
  readonly brotli: number;
}

export async function sentBytes(files: readonly SentFile[]): Promise<SentBytes> {
  return {
    scripts: await compressed(files.filter(({file}) => file.endsWith('.js'))),
    styles: await compressed(files.filter(({file}) => file.endsWith('.css'))),
  };
}

async function compressed(files: readonly SentFile[]): Promise<Compressed> {
  const sizes = await Promise.all(
    files.map(async ({content}) => [(await toGzip(content)).length, (await toBrotli(content)).length] as const),
  );
  return {
    gzip: sizes.reduce((sum, [gzip]) => sum + gzip, 0) / 1000,
    brotli: sizes.reduce((sum, [, brotli]) => sum + brotli, 0) / 1000,
  };
}
