/**
 * Vite plugin for the site's typeface: Public Sans, cut to the characters of `characters.ts`, as `@fonts/public-sans-400.woff2`
 * in style sheets. The package has whole fonts only: 61 kB for each weight, instead of 14.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import type {Plugin} from 'vite';
import writeFileAtomic from 'write-file-atomic';
import {characters} from './characters.ts';

const {resolve} = createRequire(import.meta.url);

/** The files with their sources in the package: text, and everything bolder. Bundlers add a hash to these names. */
const sources = {
  'public-sans-400': '400Regular/PublicSans_400Regular.ttf',
  'public-sans-600': '600SemiBold/PublicSans_600SemiBold.ttf',
};

export const fontNames = Object.keys(sources);

/** Kerning, accents, and figures of equal width; without the font's fractions, old-style figures and alternates. */
const features = ['kern', 'liga', 'ccmp', 'mark', 'locl', 'tnum'];

export function fonts(): Plugin {
  let folder = '';
  return {
    name: 'fonts',
    config({root = process.cwd()}) {
      const hash = createHash('sha256').update(characters).update(features.join()).digest('hex').slice(0, 8);
      folder = join(root, 'node_modules/.cache/visatally', `typeface-${hash}`);
      return {resolve: {alias: {'@fonts': folder}}};
    },
    async buildStart() {
      await mkdir(folder, {recursive: true});
      for (const [name, source] of Object.entries(sources)) {
        const file = join(folder, `${name}.woff2`);
        if (!existsSync(file)) await writeFileAtomic(file, await subset(source));
      }
    },
  };
}

/** @param source path in the package of the typeface */
export async function subset(source: string): Promise<Buffer> {
  const whole = await readFile(resolve(`@expo-google-fonts/public-sans/${source}`));
  return subsetFont(whole, characters, {targetFormat: 'woff2', keepFeatures: features});
}
