import {mkdir, readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {cacheFolder} from '../folders.ts';
import {forEachConcurrently} from '../forEachConcurrently.ts';
import type {BuiltChunk, ChunkIndex} from '../pageFiles.ts';
import {toGzip} from '../precompress.ts';
import type {BuiltPage} from '../version.ts';
import {fontBudget} from './budgets.ts';
import {formatContents, contentsOf, type Contents} from './contents.ts';
import {overBudget, type FileWeights} from './overBudget.ts';
import {pageWeights, type PageWeight} from './pageWeights.ts';

/** The weight of the last complete build, saved in the cache folder. */
export interface WeightReport {
  readonly pages: readonly PageWeight[];
  readonly scripts: readonly Contents[];
}

export const reportFile = join(cacheFolder, 'weight.json');
const textFile = join(cacheFolder, 'weight.txt');
/** The weights of the last build within its budgets. */
const baselineFile = join(cacheFolder, 'weightHeld.json');

/**
 * Weighs what each page loads, and saves what each script contains as text in the cache folder.
 * @param folder of the site
 * @returns the weights, and what each script contains as text
 * @throws Error where a page is over its budget: which, by how much, and what grew
 */
export async function checkBudgets(
  pages: readonly BuiltPage[],
  chunks: readonly BuiltChunk[],
  index: ChunkIndex,
  folder: string,
): Promise<{readonly report: WeightReport; readonly contents: string}> {
  const weights = await fileWeights(folder);
  const weighed = pageWeights(pages, index, weights);
  const scripts = chunks.map((chunk) => contentsOf(chunk, weights[chunk.file] ?? 0));
  const contents = `${heaviestResult(weighed)}\n\n${formatContents(scripts)}`;
  await mkdir(cacheFolder, {recursive: true});
  await writeFileAtomic(textFile, `${contents}\n`);
  const baseline = await readFile(baselineFile, 'utf8').then(
    (text) => JSON.parse(text) as FileWeights,
    () => undefined,
  );
  const over = [overBudget(weighed, weights, baseline), await overFontBudget(join(folder, 'assets'))]
    .filter((text) => text !== '')
    .join('\n');
  if (over !== '')
    throw new Error(`${over}\nWhat each script contains: ${textFile}. The budgets: scripts/build/weight/budgets.ts.`);
  await writeFileAtomic(baselineFile, JSON.stringify(weights));
  return {report: {pages: weighed, scripts}, contents};
}

/** '/x-calculator: 178.3 kB in 6 files beyond its page until the first result', of the heaviest one. */
function heaviestResult(pages: readonly PageWeight[]): string {
  const results = pages.flatMap(({path, firstResult}) => (firstResult ? [{path, ...firstResult}] : []));
  const [heaviest] = results.toSorted((one, other) => other.weight - one.weight);
  if (heaviest === undefined) return '';
  const {path, weight, files} = heaviest;
  return `${path}: ${weight.toFixed(1)} kB in ${files.length} files beyond its page until the first result, the heaviest`;
}

/** What is wrong with the weight of the fonts; '' if nothing is. They are compressed already. */
async function overFontBudget(assets: string): Promise<string> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.woff2'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(assets, name))).size));
  const weight = sizes.reduce((total, size) => total + size, 0) / 1000;
  if (weight <= fontBudget) return '';
  return `The fonts weigh ${weight.toFixed(1)} kB: more than their budget of ${fontBudget} kB (src/app/fonts/characters.ts).`;
}

async function fileWeights(folder: string): Promise<FileWeights> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const weights: Record<string, number> = {};
  await forEachConcurrently(names, async (name) => {
    const file = `assets/${name}`;
    weights[file] = (await toGzip(await readFile(join(folder, file)))).length;
  });
  return weights;
}
