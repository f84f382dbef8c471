import type {Figure, ReportProgress} from '../benchmark.ts';
import {importPeer} from '../peersPackage.ts';
import {expressEntry, guide, home} from './pages.ts';

/** The score of a page in one of Lighthouse's categories. */
interface Score {
  readonly category: string;
  /** Out of 100. */
  readonly score: number;
  readonly failedAudits: readonly string[];
}

/** The exports of peers/page/lighthouse.mjs. */
interface LighthousePeer {
  readonly audit: (url: string, port: number) => Promise<readonly Score[]>;
}

const runs = 3;

/**
 * The median of Lighthouse's scores over several runs, for a page of each kind.
 * @param debuggingPort of a running browser
 */
export async function lighthouseFigures(
  origin: string,
  debuggingPort: number,
  reportProgress: ReportProgress,
): Promise<readonly Figure[]> {
  const {audit} = await importPeer<LighthousePeer>('page/lighthouse.mjs');
  const figures: Figure[] = [];
  for (const {name, path} of [home, expressEntry, guide]) {
    const reports: (readonly Score[])[] = [];
    for (let run = 1; run <= runs; run++) {
      reportProgress(`Lighthouse, ${name}, run ${run} of ${runs}`);
      reports.push(await audit(origin + path, debuggingPort));
    }
    figures.push(
      ...reports[0]!.map((_, index) =>
        medianFigure(
          name,
          reports.map((report) => report[index]!),
        ),
      ),
    );
  }
  return figures;
}

function medianFigure(page: string, scores: readonly Score[]): Figure {
  const {category, score, failedAudits} = scores.toSorted((a, b) => a.score - b.score)[Math.floor(runs / 2)]!;
  const atLeast = category === 'performance' ? 98 : 100;
  return {
    label: `${page}: Lighthouse, ${category}${score < atLeast ? ` (${failedAudits.join(', ')})` : ''}`,
    value: score,
    unit: 'of 100',
    limit: {atLeast},
  };
}
