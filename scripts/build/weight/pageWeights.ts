import {filesOf, type ChunkIndex} from '../pageFiles.ts';
import type {BuiltPage} from '../version.ts';
import {resultModules} from '../chunkGroups.ts';
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
  /** Of a calculator: all that is loaded until its first result is shown. */
  readonly firstResult?: FirstResult;
}

export interface FirstResult {
  /** Those beyond the page's. */
  readonly files: readonly string[];
  /** In kB, gzipped: scripts and styles, the page's too. */
  readonly weight: number;
}

export function pageWeights(
  pages: readonly BuiltPage[],
  chunks: ChunkIndex,
  weights: FileWeights,
): readonly PageWeight[] {
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + (weights[file] ?? 0), 0) / 1000;
  return pages.map(({path, files, definition}) => {
    const fetched = filesOf(chunks, fetchedBy(path));
    const scripts = [...new Set([files.blocking, files.entry ?? [], files.preloads, fetched.scripts].flat())];
    const styles = [...new Set([...files.styles, ...fetched.styles])];
    return {
      path,
      budget: budgetOf(path, definition !== undefined),
      files: {scripts, styles},
      scripts: sum(scripts),
      styles: sum(styles),
      ...(definition !== undefined && {firstResult: firstResult(definition, [...scripts, ...styles])}),
    };
  });

  function firstResult(definition: string, ofPage: readonly string[]): FirstResult {
    const {scripts, styles} = filesOf(chunks, [...resultModules, `${definition}?result`]);
    const files = [...new Set([...scripts, ...styles])].filter((file) => !ofPage.includes(file));
    return {files, weight: sum([...ofPage, ...files])};
  }
}
