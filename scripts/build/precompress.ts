import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {forEachConcurrently} from './forEachConcurrently.ts';

const textFiles = /\.(html|js|css|json|svg|txt|xml|webmanifest|yaml|csv)$/;

/** Bytes: compressing saves nothing for a file that fits into one network packet. */
const minimumSize = 1024;

/** Writes a .br and a .gz beside every text file of a folder, at the best quality; returns the number of files compressed. */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, {recursive: true});
  let compressed = 0;
  await forEachConcurrently(
    names.filter((name) => textFiles.test(name)),
    async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < minimumSize) return;
      const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content)]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      compressed++;
    },
  );
  return compressed;
}

/** The encoding that nearly every browser accepts. */
export function toBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}});
}

export function toGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION});
}
