/** A normalized word, with its position in the text. */
interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** 'H-1B' and '43,800' are one word each, so that 'h1b' and '43800' match. */
const word = /\p{L}{1,2}-\p{N}[\p{L}\p{N}]*|\p{N}{1,3}(?:,\p{N}{3})+|[\p{L}\p{N}\p{M}]+/gu;

/** Zero-width characters and direction marks, which must not separate words. */
const unseen = /\p{Cf}+/gu;

/** Stop words. All other words of a query must be found. */
const fillers = new Set(
  'a about an and any are as at be by can do does for from have how i if in is its long many me much my of on or that the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Stop words in a page's text unless in capitals: the country US, and IT. */
const abbreviations = new Set(['us', 'it']);

/** The words of a page's text in order, without stop words. */
export function termsOf(text: string): readonly Term[] {
  return wordsOf(text).filter(
    ({term, start, end}) => !abbreviations.has(term) || text.slice(start, end) === term.toUpperCase(),
  );
}

/** The words of a query, where abbreviations count in small letters too. */
export function queryTerms(query: string): string[] {
  return wordsOf(query.replace(unseen, '')).map(({term}) => term);
}

function wordsOf(text: string): readonly Term[] {
  return [...text.matchAll(word)].flatMap(({0: matched, index}) => {
    const plain = plainOf(matched);
    return fillers.has(plain) ? [] : [{term: singular(plain), start: index, end: index + matched.length}];
  });
}

/** Small letters without accents, hyphens and commas. */
function plainOf(matched: string): string {
  return matched
    .normalize('NFKD')
    .replace(/[\p{M},-]+/gu, '')
    .toLowerCase();
}

/** A common form for singular and plural; it need not be a real word. */
function singular(plain: string): string {
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^isu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}
