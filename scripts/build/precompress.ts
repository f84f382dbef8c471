import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const textFiles = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Below about one network packet compressing saves nothing. */
const smallest = 1024;

/** Writes a .br and a .gz beside every text file of a folder, at the best quality; returns how many files. */
export async function precompress(folder: string): Promise<number> {
  const names = await readdir(folder, {recursive: true});
  const written = await Promise.all(
    names
      .filter((name) => textFiles.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < smallest) return 0;
        await Promise.all([
          writeFile(
            `${path}.br`,
            await promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
          ),
          writeFile(`${path}.gz`, await promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION})),
        ]);
        return 1;
      }),
  );
  return written.filter(Boolean).length;
}
