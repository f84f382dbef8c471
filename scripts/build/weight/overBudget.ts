import {firstResultBudgetOf, type Budget} from './budgets.ts';
import {inKilobytes} from './contents.ts';
import type {PageWeight} from './pageWeights.ts';

/** Bytes of each file of a build, gzipped, by its path in dist/. */
export type FileWeights = Readonly<Record<string, number>>;

const MAX_PAGES = 5;
const MAX_FILES = 5;

/**
 * Describes the pages that are over their budgets; '' if there are none.
 * @param weights of this build
 * @param baseline of the last build within its budgets on this machine
 */
export function overBudget(pages: readonly PageWeight[], weights: FileWeights, baseline?: FileWeights): string {
  const over = pages.flatMap((page) => [
    ...(['scripts', 'styles'] as const)
      .filter((kind) => page[kind] > page.budget[kind])
      .map((kind) => () => explain(page, kind, weights, baseline)),
    ...(isOverWithResult(page) ? [() => explainResult(page, weights, baseline)] : []),
  ]);
  if (over.length === 0) return '';
  const rest = over.length > MAX_PAGES ? [`${over.length - MAX_PAGES} more are over their budgets.`] : [];
  return [...over.slice(0, MAX_PAGES).map((describe) => describe()), ...rest].join('\n');
}

function isOverWithResult({path, firstResult}: PageWeight): boolean {
  const {weight, files} = firstResultBudgetOf(path);
  return firstResult !== undefined && (firstResult.weight > weight || firstResult.files.length > files);
}

function explainResult(
  {path, files, firstResult}: PageWeight,
  weights: FileWeights,
  baseline: FileWeights | undefined,
): string {
  const {weight, files: added} = firstResult!;
  const budget = firstResultBudgetOf(path);
  return [
    `${path} loads ${weight.toFixed(1)} kB, gzipped, until its first result is shown, in ${added.length} files beyond the page's: ` +
      `the budget is ${budget.weight} kB and ${budget.files} files.`,
    ...grownFiles([...files.scripts, ...files.styles, ...added], weights, baseline),
  ].join('\n');
}

function explain(
  page: PageWeight,
  kind: keyof Budget,
  weights: FileWeights,
  baseline: FileWeights | undefined,
): string {
  const weight = page[kind];
  const budget = page.budget[kind];
  return [
    `${page.path} loads ${weight.toFixed(1)} kB of ${kind}, gzipped, before any interaction: ` +
      `${(weight - budget).toFixed(1)} kB more than its budget of ${budget} kB.`,
    ...grownFiles(page.files[kind], weights, baseline),
  ].join('\n');
}

/** The files that grew most, or the heaviest ones if there is no baseline. */
function grownFiles(
  files: readonly string[],
  weights: FileWeights,
  baseline: FileWeights | undefined,
): readonly string[] {
  const before = baseline && new Map(Object.entries(baseline).map(([file, bytes]) => [withoutHash(file), bytes]));
  const weighed = files.map((file) => ({
    file,
    bytes: weights[file] ?? 0,
    growth: (weights[file] ?? 0) - (before?.get(withoutHash(file)) ?? 0),
  }));
  const largest = weighed.filter(({growth}) => growth > 0).toSorted((one, other) => other.growth - one.growth);
  return largest
    .slice(0, MAX_FILES)
    .map(({file, bytes, growth}) =>
      before
        ? `  ${file} grew by ${inKilobytes(growth)} to ${inKilobytes(bytes)}`
        : `  ${file} weighs ${inKilobytes(bytes)}`,
    );
}

function withoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
