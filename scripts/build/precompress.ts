import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {inTurns} from './inTurns.ts';

const textFiles = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Below about one network packet compressing saves nothing. */
const smallest = 1024;

/** Writes a .br and a .gz beside every text file of a folder, at the best quality; returns how many files. */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, {recursive: true});
  let written = 0;
  await inTurns(
    names.filter((name) => textFiles.test(name)),
    async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < smallest) return;
      const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content)]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      written++;
    },
  );
  return written;
}

/** As a server sends it to nearly every browser. */
export function toBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}});
}

export function toGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION});
}
