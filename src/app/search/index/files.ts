/** The files of the search index: one, or for a large site a first one and its parts. */
import MiniSearch from 'minisearch';
import {contentHash} from '../../build/contentHash.ts';
import {indexOptions, type SearchDocument} from '../document.ts';
import {alwaysStored, type IndexFile, type IndexPart} from '../openIndex.ts';

/** In characters, which are nearly all of one byte. */
export interface IndexLimits {
  /** Of an index in one file. */
  readonly whole: number;
  /** Of a part with the postings of several words. A prefix needs neighbouring words, which are mostly in one part. */
  readonly postings: number;
  /** Of a part with the texts of several pages. The pages of a query are seldom in one part. */
  readonly documents: number;
}

/** The index of 53 calculators has 190 kB. */
const siteLimits: IndexLimits = {whole: 500_000, postings: 64_000, documents: 16_000};

/** Where the size of a file does not matter. */
export const inOneFile: IndexLimits = {whole: Infinity, postings: Infinity, documents: Infinity};

export interface NamedFile {
  /** With a hash of its content. */
  readonly name: string;
  readonly text: string;
}

/** The first file, then the parts. */
export function indexFiles(
  documents: readonly SearchDocument[],
  limits: IndexLimits = siteLimits,
): readonly [NamedFile, ...NamedFile[]] {
  const built = new MiniSearch(indexOptions);
  built.addAll(documents);
  const whole = JSON.stringify(built);
  if (whole.length <= limits.whole) return [named('search', whole)];
  const {index, storedFields, ...rest} = JSON.parse(whole) as IndexFile;
  const stored = Object.values(storedFields) as SearchDocument[];
  const postings = partsOf(
    index.map(([, entry]) => entry),
    limits.postings,
  );
  const texts = partsOf(stored.map(withoutAlwaysStored), limits.documents);
  const first: IndexFile = {
    ...rest,
    index: index.map(([word]) => [word, {}]),
    storedFields: Object.fromEntries(
      Object.entries(storedFields).map(([id, page]) => [
        id,
        Object.fromEntries(alwaysStored.map((key) => [key, (page as SearchDocument)[key]])),
      ]),
    ),
    parts: {postings: postings.map(({part}) => part), documents: texts.map(({part}) => part)},
  };
  return [named('search', JSON.stringify(first)), ...[...postings, ...texts].map(({file}) => file)];
}

/** Parts of at most `limit` characters, or of one entry. */
function partsOf(
  entries: readonly unknown[],
  limit: number,
): readonly {readonly part: IndexPart; readonly file: NamedFile}[] {
  const groups: string[][] = [];
  let size = Infinity;
  for (const entry of entries.map((each) => JSON.stringify(each))) {
    if (size + entry.length > limit) [groups[groups.length], size] = [[], 0];
    groups.at(-1)!.push(entry);
    size += entry.length;
  }
  let start = 0;
  return groups.map((group) => {
    const file = named('search-part', `[${group.join(',')}]`);
    const part = {file: file.name, start, end: start + group.length};
    start = part.end;
    return {part, file};
  });
}

function withoutAlwaysStored(page: SearchDocument): Partial<SearchDocument> {
  return Object.fromEntries(Object.entries(page).filter(([key]) => !(alwaysStored as readonly string[]).includes(key)));
}

function named(kind: string, text: string): NamedFile {
  return {name: `${kind}-${contentHash(text)}.json`, text};
}
