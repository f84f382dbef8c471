/**
 * Vite plugin for the site's typeface: Public Sans, cut to the characters of `characters.ts`, as `@fonts/public-sans-400.woff2`
 * in style sheets. The package has whole fonts only: 61 kB for each weight, instead of 14.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import subsetFont from 'subset-font';
import type {Plugin} from 'vite';
import {characters} from './characters.ts';

const {resolve} = createRequire(import.meta.url);

/** The files by weight: text, and everything bolder. Bundlers add a hash to these names. */
const weights = {400: '400Regular/PublicSans_400Regular.ttf', 600: '600SemiBold/PublicSans_600SemiBold.ttf'};

/** Kerning, accents, and figures of equal width; without the font's fractions, old-style figures and alternates. */
const features = ['kern', 'liga', 'ccmp', 'mark', 'locl', 'tnum'];

export const fontName = (weight: keyof typeof weights): string => `public-sans-${weight}`;

export function fonts(): Plugin {
  let folder = '';
  return {
    name: 'fonts',
    config({root = process.cwd()}) {
      const hash = createHash('sha256').update(characters).update(features.join()).digest('hex').slice(0, 8);
      folder = join(root, 'node_modules/.cache/visatally', `fonts-${hash}`);
      return {resolve: {alias: {'@fonts': folder}}};
    },
    async buildStart() {
      await mkdir(folder, {recursive: true});
      for (const [weight, source] of Object.entries(weights)) {
        const file = join(folder, `${fontName(Number(weight) as keyof typeof weights)}.woff2`);
        if (!existsSync(file)) await writeFile(file, await subset(source));
      }
    },
  };
}

/** @param source path in the package of the typeface */
export async function subset(source: string): Promise<Buffer> {
  const whole = await readFile(resolve(`@expo-google-fonts/public-sans/${source}`));
  return subsetFont(whole, characters, {targetFormat: 'woff2', keepFeatures: features});
}
