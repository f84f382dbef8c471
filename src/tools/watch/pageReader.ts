/** Finds the text of pages in threads of its own, so that a page which takes forever stops nothing else. */
import {openPool} from '../workers/pool.ts';
import type {FetchedPage} from './fetchSource.ts';

export interface PageReader {
  /** The lines of `pageText`. @throws an Error that says why there are none */
  readonly textOf: (page: FetchedPage) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** @param timeout for one page, in milliseconds */
export function openPageReader(timeout = 30_000): PageReader {
  const pool = openPool(new URL('pageText.ts', import.meta.url), 2);
  return {
    textOf: async (page) => {
      const signal = AbortSignal.timeout(timeout);
      try {
        return (await pool.call('pageText', [page], {signal})) as readonly string[];
      } catch (error) {
        throw signal.aborted ? new Error('Finding its text takes too long.', {cause: error}) : error;
      }
    },
    close: pool.close,
  };
}
