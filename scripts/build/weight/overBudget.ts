import type {Budget} from './budgets.ts';
import {inKilobytes} from './contents.ts';
import type {PageWeight} from './pageWeights.ts';

/** Bytes of each file of a build, gzipped, by its path in dist/. */
export type FileWeights = Readonly<Record<string, number>>;

const mostPages = 5;
const mostFiles = 5;

/**
 * What is over its budget, in a builder's words; '' where nothing is.
 * @param now of this build
 * @param held of the last build that was within its budgets on this machine
 */
export function overBudget(pages: readonly PageWeight[], now: FileWeights, held?: FileWeights): string {
  const over = pages.flatMap((page) =>
    (['scripts', 'styles'] as const).filter((kind) => page[kind] > page.budget[kind]).map((kind) => ({page, kind})),
  );
  if (over.length === 0) return '';
  const rest = over.length > mostPages ? [`${over.length - mostPages} more are over their budgets.`] : [];
  return [...over.slice(0, mostPages).map(({page, kind}) => explain(page, kind, now, held)), ...rest].join('\n');
}

function explain(page: PageWeight, kind: keyof Budget, now: FileWeights, held: FileWeights | undefined): string {
  const weight = page[kind];
  const budget = page.budget[kind];
  return [
    `${page.path} loads ${weight.toFixed(1)} kB of ${kind}, gzipped, before anyone touches it: ` +
      `${(weight - budget).toFixed(1)} kB more than its budget of ${budget} kB.`,
    ...changed(page.files[kind], now, held),
  ].join('\n');
}

/** What grew most, or where no build is known that held, what is heaviest. */
function changed(files: readonly string[], now: FileWeights, held: FileWeights | undefined): readonly string[] {
  const before = held && new Map(Object.entries(held).map(([file, bytes]) => [withoutHash(file), bytes]));
  const weighed = files.map((file) => ({
    file,
    bytes: now[file] ?? 0,
    grown: (now[file] ?? 0) - (before?.get(withoutHash(file)) ?? 0),
  }));
  const found = weighed.filter(({grown}) => grown > 0).toSorted((one, other) => other.grown - one.grown);
  return found
    .slice(0, mostFiles)
    .map(({file, bytes, grown}) =>
      before
        ? `  ${file} grew by ${inKilobytes(grown)} to ${inKilobytes(bytes)}`
        : `  ${file} weighs ${inKilobytes(bytes)}`,
    );
}

function withoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
