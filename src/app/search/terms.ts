/** A normalized word, with its position in the text. */
interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** 'H-1B' and '43,800' are one word each, so that 'h1b' and '43800' match. */
const wordPattern = /\p{L}{1,2}-\p{N}[\p{L}\p{N}]*|\p{N}{1,3}(?:,\p{N}{3})+|[\p{L}\p{N}\p{M}]+/gu;

/** Zero-width characters and direction marks, which must not separate words. */
const invisible = /\p{Cf}+/gu;

/** A letter with a digit before another one, as in 'B1B2', but not in 'H1B'. */
const joinedCode = /(?<!\p{L})\p{L}\p{N}(?=\p{L}\p{N}(?!\p{L}))/gu;

/** Stop words. All other words of a query must be found. */
const stopWords = new Set(
  'a about an and any are as at be by can do does for from have how i if in is its long many me much my of on or that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Stop words in a page's text, unless they are in capitals: US the country, IT the field. */
const abbreviations = new Set(['us', 'it']);

/** The words of a page's text in order, without stop words. */
export function termsOf(text: string): readonly Term[] {
  return wordsOf(text).filter(
    ({term, start, end}) => !abbreviations.has(term) || text.slice(start, end) === term.toUpperCase(),
  );
}

/** The words of a query, where abbreviations also count in lower case, and codes may be written together: 'B1B2'. */
export function queryTerms(query: string): string[] {
  return wordsOf(query.replace(invisible, '').replace(joinedCode, '$& ')).map(({term}) => term);
}

function wordsOf(text: string): readonly Term[] {
  return [...text.matchAll(wordPattern)].flatMap(({0: matched, index}) => {
    const normalized = normalize(matched);
    return stopWords.has(normalized) ? [] : [{term: singular(normalized), start: index, end: index + matched.length}];
  });
}

/** In lower case, without accents, hyphens and commas. */
function normalize(matched: string): string {
  return matched
    .normalize('NFKD')
    .replace(/[\p{M},-]+/gu, '')
    .toLowerCase();
}

/** A common form for singular and plural; it need not be a real word. */
function singular(normalized: string): string {
  if (normalized.length > 4 && normalized.endsWith('ies')) return `${normalized.slice(0, -3)}y`;
  return normalized.length > 3 && /[^isu]s$/.test(normalized) ? normalized.slice(0, -1) : normalized;
}
