import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {SocialImage} from '../../src/app/rendering/pageDescription.ts';
import {rootFolder} from './folders.ts';
import {drawPng} from './images/drawPng.ts';
import {iconFiles} from './images/icons.ts';
import {readPalette} from './images/palette.ts';
import {socialImageSvg} from './images/socialImageSvg.ts';
import {forEachConcurrently} from './forEachConcurrently.ts';

/** Draws the social image of every page and the icons into the folder of the site, identical in every build. */
export async function drawImages(images: readonly SocialImage[], folder: string): Promise<void> {
  const icon = await readFile(join(rootFolder, 'public/icon.svg'), 'utf8');
  const palette = readPalette(await readFile(join(rootFolder, 'src/app/styles/tokens.css'), 'utf8'));
  for (const [file, content] of await iconFiles(icon)) await writeFile(join(folder, file), content);
  await forEachConcurrently(images, async (image) => {
    const path = join(folder, image.file);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, await drawPng(socialImageSvg(image, palette, icon)));
  });
}
