/**
 * The search index in the browser. A small index is one file; a large one has its postings and its texts in parts, which are fetched when a
 * query needs them. Both rank alike: the parts of all words that a query can match are there before MiniSearch ranks (decision 032).
 */
import MiniSearch, {type AsPlainObject, type SearchOptions, type SearchResult, type Suggestion} from 'minisearch';
import {indexOptions, type SearchDocument} from './document.ts';

/** A file with the entries of the index from a position to another one, which it does not include. */
export interface IndexPart {
  /** Beside the file of the index. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** The first file of the index: what MiniSearch writes, without what is in the parts. */
export interface IndexFile extends AsPlainObject {
  /** Missing if the index is one file. */
  readonly parts?: {
    /** Of `index`: where in the pages a word occurs. */
    readonly postings: readonly IndexPart[];
    /** Of `storedFields`: the pages' texts. */
    readonly documents: readonly IndexPart[];
  };
}

/** What is known of a page before its texts are fetched. */
export type FoundPage = Pick<SearchDocument, 'path' | (typeof alwaysStored)[number]>;

/** Few bytes, and read of all pages that match. */
export const alwaysStored = ['kind', 'country', 'countryNames'] as const satisfies (keyof SearchDocument)[];

/** Thrown by an index that lacks parts; the same call succeeds once they are added. */
export class PartsNeeded extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`The search index needs ${files.join(', ')}.`);
    this.files = files;
  }
}

/**
 * Parses the first file of the index.
 * @throws an Error if the text is not an index
 */
export function openIndex(text: string): SearchIndex {
  return new SearchIndex(JSON.parse(text) as IndexFile);
}

export class SearchIndex {
  readonly #file: IndexFile;
  readonly #missing: Set<string>;
  #loaded: MiniSearch<SearchDocument>;
  /** Has one page, with all words of the index: what a query matches in it are the words that it can match. */
  readonly #words: MiniSearch | undefined;
  readonly #partOfWord = new Map<string, IndexPart>();
  readonly #positions = new Map<string, number>();
  #additions = 0;

  constructor(file: IndexFile) {
    this.#file = file;
    this.#loaded = MiniSearch.loadJS(file, indexOptions);
    const {postings = [], documents = []} = file.parts ?? {};
    this.#missing = new Set([...postings, ...documents].map((part) => part.file));
    for (const [position, path] of Object.entries(file.documentIds)) this.#positions.set(path, Number(position));
    if (file.parts === undefined) return;
    for (const part of postings)
      for (const [word] of file.index.slice(part.start, part.end)) this.#partOfWord.set(word, part);
    this.#words = new MiniSearch({...indexOptions, storeFields: [], tokenize: (words) => words.split(' ')});
    this.#words.add({path: '/', title: [...this.#partOfWord.keys()].join(' ')});
  }

  /** How often parts were added: another search may succeed after each. */
  get additions(): number {
    return this.#additions;
  }

  /** @throws PartsNeeded */
  search(query: string, options: SearchOptions): SearchResult[] {
    this.#needPostings(query, options);
    return this.#loaded.search(query, options);
  }

  /** @throws PartsNeeded */
  autoSuggest(query: string, options: SearchOptions): Suggestion[] {
    this.#needPostings(query, options);
    return this.#loaded.autoSuggest(query, options);
  }

  /**
   * A page with its texts.
   * @throws PartsNeeded
   */
  document(path: string): SearchDocument {
    this.needDocuments([path]);
    return {...(this.#file.storedFields[this.#positions.get(path)!] as SearchDocument), path};
  }

  /**
   * Does nothing if the texts of these pages are there.
   * @throws PartsNeeded with the parts of all of them
   */
  needDocuments(paths: readonly string[]): void {
    const {documents = []} = this.#file.parts ?? {};
    const positions = paths.map((path) => this.#positions.get(path)!);
    this.#need(documents.filter(({start, end}) => positions.some((position) => start <= position && position < end)));
  }

  /**
   * Adds parts.
   * @param texts of the files, by their names
   * @throws an Error if a text is not JSON
   */
  add(texts: ReadonlyMap<string, string>): void {
    const {postings, documents} = this.#file.parts!;
    const parsed = new Map([...texts].map(([file, text]): [string, unknown] => [file, JSON.parse(text)]));
    for (const {file, start} of postings)
      (parsed.get(file) as unknown[] | undefined)?.forEach((entry, index) => {
        this.#file.index[start + index]![1] = entry as AsPlainObject['index'][number][1];
      });
    for (const {file, start} of documents)
      (parsed.get(file) as object[] | undefined)?.forEach((texts_, index) => {
        Object.assign(this.#file.storedFields[start + index]!, texts_);
      });
    for (const file of parsed.keys()) this.#missing.delete(file);
    this.#additions += 1;
    // With all words in their order, since equal scores are ranked by it.
    if (postings.some(({file}) => parsed.has(file))) this.#loaded = MiniSearch.loadJS(this.#file, indexOptions);
  }

  #needPostings(query: string, options: SearchOptions): void {
    const [matched] = this.#words?.search(query, {...options, combineWith: 'OR'}) ?? [];
    this.#need((matched?.terms ?? []).map((word) => this.#partOfWord.get(word)!));
  }

  #need(parts: readonly IndexPart[]): void {
    const files = [...new Set(parts.map(({file}) => file))].filter((file) => this.#missing.has(file));
    if (files.length > 0) throw new PartsNeeded(files);
  }
}
