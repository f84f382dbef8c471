import {filesOf, type ChunkIndex} from '../pageFiles.ts';
import type {BuiltPage} from '../version.ts';
import {budgetOf, fetchedBy, type Budget} from './budgets.ts';
import type {FileWeights} from './overBudget.ts';

/** What a page loads before any interaction. */
export interface PageWeight {
  readonly path: string;
  readonly budget: Budget;
  /** Paths in dist/. */
  readonly files: Readonly<Record<keyof Budget, readonly string[]>>;
  /** In kB (1,000 bytes), gzipped. */
  readonly scripts: number;
  readonly styles: number;
}

export function pageWeights(
  pages: readonly BuiltPage[],
  chunks: ChunkIndex,
  weights: FileWeights,
): readonly PageWeight[] {
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + (weights[file] ?? 0), 0) / 1000;
  return pages.map(({path, files, isCalculator}) => {
    const fetched = filesOf(chunks, fetchedBy(path));
    const scripts = [...new Set([files.blocking, files.entry ?? [], files.preloads, fetched.scripts].flat())];
    const styles = [...new Set([...files.styles, ...fetched.styles])];
    return {
      path,
      budget: budgetOf(path, isCalculator),
      files: {scripts, styles},
      scripts: sum(scripts),
      styles: sum(styles),
    };
  });
}
