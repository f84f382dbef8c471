import {linkTo, pathOf} from '../addresses/base.ts';

/** Words that most addresses contain. */
const common = new Set(['calculator', 'visa', 'guide', 'immigration']);

/** The paths in the site's sitemap that are similar to a path without a page. Rejects if the sitemap cannot be fetched. */
export async function fetchSimilarPaths(unknownPath: string): Promise<readonly string[]> {
  const response = await fetch(linkTo('/sitemap.xml'));
  if (!response.ok) throw new Error(`The sitemap answers with ${response.status}.`);
  const sitemap = await response.text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return similarPaths(
    unknownPath,
    addresses.flatMap((address) => pathOf(address) ?? []),
  );
}

/**
 * The paths that share the most words with a path without a page, best first; paths that share only common words are left out.
 * A word also matches its prefix of four letters or more: 'student' and 'students'.
 */
export function similarPaths(unknownPath: string, paths: Iterable<string>, limit = 3): readonly string[] {
  const searchWords = wordsOf(unknownPath);
  return [...paths]
    .map((path) => ({path, score: scoreOf(searchWords, wordsOf(path))}))
    .filter(({score}) => score > 0.9)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({path}) => path);
}

/** The search page with the words of a path without a page as its query. */
export function searchPathFor(unknownPath: string): string {
  const words = wordsOf(unknownPath);
  return words.length === 0 ? '/search' : `/search?q=${words.join('+')}`;
}

function wordsOf(path: string): readonly string[] {
  return path.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function scoreOf(searchWords: readonly string[], words: readonly string[]): number {
  const shared = new Set(words.filter((word) => searchWords.some((searchWord) => isSimilar(searchWord, word))));
  // Breaks ties in favour of the shorter path.
  return [...shared].reduce((sum, word) => sum + (common.has(word) ? 0.2 : 1), 0) - 0.01 * words.length;
}

function isSimilar(a: string, b: string): boolean {
  if (a === b) return true;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= 4 && longer.startsWith(shorter);
}
