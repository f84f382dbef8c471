import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Figure} from '../benchmark.ts';
import {peersFolder} from '../weight/bundlePeer.ts';
import {expressEntry, guide, home} from './pages.ts';

/** What peers/page/lighthouse.mjs gives for each category. */
interface Score {
  readonly name: string;
  readonly score: number;
  readonly lacking: readonly string[];
}

const runs = 3;

/**
 * Lighthouse's scores for a page of each kind: the middle one of some runs.
 * @param port at which a browser listens for debuggers
 */
export async function lighthouseFigures(
  origin: string,
  port: number,
  tell: (words: string) => void,
): Promise<readonly Figure[]> {
  const {audit} = await import(pathToFileURL(join(peersFolder, 'page/lighthouse.mjs')).href);
  const figures: Figure[] = [];
  for (const {name, path} of [home, expressEntry, guide]) {
    const reports: (readonly Score[])[] = [];
    for (let run = 1; run <= runs; run++) {
      tell(`Lighthouse, ${name}, run ${run} of ${runs}`);
      reports.push(await audit(origin + path, port));
    }
    figures.push(
      ...reports[0]!.map((_, category) =>
        figureOf(
          name,
          reports.map((report) => report[category]!),
        ),
      ),
    );
  }
  return figures;
}

function figureOf(page: string, scores: readonly Score[]): Figure {
  const {name, score, lacking} = scores.toSorted((one, other) => one.score - other.score)[Math.floor(runs / 2)]!;
  const atLeast = name === 'performance' ? 98 : 100;
  return {
    what: `${page}: Lighthouse, ${name}${score < atLeast ? ` (${lacking.join(', ')})` : ''}`,
    value: score,
    unit: 'of 100',
    limit: {atLeast},
  };
}
