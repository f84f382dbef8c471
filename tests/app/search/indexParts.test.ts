// Does an index in parts rank exactly as the index in one file, and fetch only what a query needs?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {find, suggest} from '../../../src/app/search/find.ts';
import {indexFiles, type NamedFile} from '../../../src/app/search/index/files.ts';
import {openIndex, PartsNeeded, type SearchIndex} from '../../../src/app/search/openIndex.ts';
import {queryOf} from '../../../src/app/search/query.ts';
import {suggestionsFor} from '../../../src/app/search/suggestions.ts';
import {anyText} from '../../anyText.ts';
import {samples} from '../../samples.ts';
import {documents, siteIndex} from './siteIndex.ts';
import {termsOf} from '../../../src/app/search/terms.ts';

const files = indexFiles(documents, {whole: 0, postings: 4000, documents: 8000});
const [first, ...parts] = files;
const textOf = new Map(parts.map(({name, text}) => [name, text]));

/** What the index gives once it has been given the parts that it asks for, and which parts these were. */
function withParts<Found>(index: SearchIndex, search: (index: SearchIndex) => Found): {found: Found; asked: string[]} {
  const asked: string[] = [];
  for (;;) {
    try {
      return {found: search(index), asked};
    } catch (error) {
      if (!(error instanceof PartsNeeded)) throw error;
      // A part that is added is not asked for again, so this ends.
      expect(error.files.filter((file) => asked.includes(file))).toEqual([]);
      asked.push(...error.files);
      index.add(new Map(error.files.map((file) => [file, textOf.get(file)!])));
    }
  }
}

/** All that the search page and the dialog show for a query. */
function everythingFor(index: SearchIndex, query: string) {
  const {matches, hasAllWords} = find(index, query);
  return {
    matches: matches.map(({page, document, terms}) => ({page, document, terms})),
    hasAllWords,
    words: matches.length === 0 ? suggest(index, query) : [],
    suggestions: query === '' ? [] : suggestionsFor(index, query),
  };
}

const words = [...new Set(documents.flatMap(({title, passages}) => termsOf([title, ...passages].join(' '))))].map(
  ({term}) => term,
);
/** Words of the site, whole, begun, and misspelt by a letter left out, doubled, changed or exchanged. */
const word = fc
  .tuple(fc.constantFrom(...words), fc.nat(), fc.constantFrom('whole', 'begun', 'less', 'more', 'other', 'exchanged'))
  .map(([text, at, how]) => {
    const place = at % text.length;
    const [before, after] = [text.slice(0, place), text.slice(place)];
    if (how === 'whole') return text;
    if (how === 'begun') return text.slice(0, 1 + place);
    if (how === 'less') return before + after.slice(1);
    if (how === 'more') return before + after.charAt(0) + after;
    if (how === 'other') return `${before}q${after.slice(1)}`;
    return before + after.charAt(1) + after.charAt(0) + after.slice(2);
  });
const query = fc.oneof(
  {weight: 9, arbitrary: fc.array(word, {minLength: 1, maxLength: 4}).map((each) => each.join(' '))},
  {weight: 1, arbitrary: anyText({maxLength: 30})},
);

describe('an index in parts', () => {
  it('gives the same pages, order, words and suggestions as the whole, whichever parts it has', () => {
    fc.assert(
      fc.property(fc.array(query, {minLength: 1, maxLength: 3}), (queries) => {
        const index = openIndex(first.text);
        for (const text of queries.map(queryOf))
          expect(withParts(index, (each) => everythingFor(each, text)).found).toEqual(everythingFor(siteIndex, text));
      }),
      samples(12, 2_000),
    );
  });

  it('has the scores of the whole', () => {
    const scores = (index: SearchIndex) => index.search('student visa germany', {}).map(({id, score}) => [id, score]);
    expect(withParts(openIndex(first.text), scores).found).toEqual(scores(siteIndex));
  });

  it('asks for few parts, and for none twice', () => {
    const index = openIndex(first.text);
    const {asked} = withParts(index, (each) => find(each, 'dubai').matches.map(({page}) => page.path));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(withParts(index, (each) => find(each, 'dubai').matches.map(({page}) => page.path)).asked).toEqual([]);
    expect(withParts(index, (each) => each.document('/privacy-policy').title).asked).toHaveLength(1);
  });

  it('has parts of limited size, named after their content, which together are the index', () => {
    expect(new Set(files.map(({name}) => name)).size).toBe(files.length);
    for (const {text} of parts) if (JSON.parse(text).length > 1) expect(text.length).toBeLessThan(8100);
    const all: readonly NamedFile[] = indexFiles(documents, {whole: 0, postings: 4000, documents: 8000});
    expect(all.map(({name}) => name)).toEqual(files.map(({name}) => name));
    expect(indexFiles(documents)).toHaveLength(1);
  });
});
