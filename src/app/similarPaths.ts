import {linkTo, pathOf} from './calculator/base.ts';

/** Words that most addresses contain. */
const common = new Set(['calculator', 'visa', 'guide', 'immigration']);

/** The paths of the site's own sitemap that are similar to a wrong one; none where it cannot be fetched. */
export async function similarToPath(wrong: string): Promise<readonly string[]> {
  const sitemap = await fetch(linkTo('/sitemap.xml'))
    .then((response) => response.text())
    .catch(() => '');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return similarPaths(
    wrong,
    addresses.flatMap((address) => pathOf(address) ?? []),
  );
}

/**
 * The paths that share most words with a wrong one, best first; none where only common words are shared.
 * A word also matches its prefix of four letters or more: 'student' and 'students'.
 */
export function similarPaths(wrong: string, paths: Iterable<string>, most = 5): readonly string[] {
  const wanted = wordsOf(wrong);
  return [...paths]
    .map((path) => ({path, score: scoreOf(wanted, wordsOf(path))}))
    .filter(({score}) => score > 0.9)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({path}) => path);
}

/** The search page with the words of a wrong path as its query. */
export function searchOf(wrong: string): string {
  const words = wordsOf(wrong);
  return words.length === 0 ? '/search' : `/search?q=${words.join('+')}`;
}

function wordsOf(path: string): readonly string[] {
  return path.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function scoreOf(wanted: readonly string[], words: readonly string[]): number {
  const shared = new Set(words.filter((word) => wanted.some((wantedWord) => near(wantedWord, word))));
  // Of two that share as many words, prefer the shorter path.
  return [...shared].reduce((sum, word) => sum + (common.has(word) ? 0.2 : 1), 0) - 0.01 * words.length;
}

function near(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter.length >= 4 && longer.startsWith(shorter);
}
