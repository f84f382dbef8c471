/** Which pages are fetched unasked, while the browser is idle. */
import type {VersionPage} from './version.ts';

/** In bytes as the browser stores them, decompressed. */
export interface IdleLimits {
  /** All pages of the copy together, visited ones included: beyond it only visited pages are added. */
  readonly copy: number;
  /** What is fetched for one message; the browser then gets an idle moment. A page that is larger is fetched on its own. */
  readonly message: number;
}

/** Room for the whole site: with 53 calculators, its pages have 3.5 MB. */
export const idleLimits: IdleLimits = {copy: 10_000_000, message: 250_000};

export interface IdlePages {
  /** To be fetched next. */
  readonly next: readonly VersionPage[];
  /** The number of pages to be fetched after them. */
  readonly left: number;
}

/**
 * The pages that are not kept yet and fit into the limits, in the order of the site.
 * @param kept the pages that are in the copy
 */
export function idlePages(
  pages: readonly VersionPage[],
  kept: ReadonlySet<VersionPage>,
  {copy, message}: IdleLimits = idleLimits,
): IdlePages {
  let room = copy - sizeOf([...kept]);
  const fitting = pages.filter((page) => {
    const fits = !kept.has(page) && page.bytes <= room;
    if (fits) room -= page.bytes;
    return fits;
  });
  let size = 0;
  const end = fitting.findIndex(({bytes}, index) => (size += bytes) > message && index > 0);
  const next = end === -1 ? fitting : fitting.slice(0, end);
  return {next, left: fitting.length - next.length};
}

const sizeOf = (pages: readonly VersionPage[]): number => pages.reduce((total, {bytes}) => total + bytes, 0);
