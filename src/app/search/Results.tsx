import {startTransition, useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {Link} from '../addresses/Link.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {Sentence} from '../words/Sentence.tsx';
import * as words from '../words/search.ts';
import {Failed} from './SearchForm.tsx';
import {excerptOf, find, type SearchResults, type Match, piecesOf, type Reason, reasonsOf, suggest} from './find.ts';
import {addressOfQuery} from '../addresses/searchAddress.ts';
import type {SearchIndex} from './openIndex.ts';
import {SearchIndexProvider, useSearch} from './searchIndex.tsx';
import usefulLinks from '../content/usefulLinks.yaml';
import styles from './results.module.css';
import searchStyles from './search.module.css';

interface ResultsProps {
  /** '' only prefetches the index. */
  readonly query: string;
  /** Called with whether there are results, before they are painted. */
  readonly onResults: (hasResults: boolean) => void;
}

/** The results of a query. */
export function Results(props: ResultsProps) {
  return (
    <SearchIndexProvider>
      <QueryResults {...props} />
    </SearchIndexProvider>
  );
}

/** More than any query finds among the pages of 53 calculators. */
const RESULTS_AT_ONCE = 100;

function QueryResults({query, onResults}: ResultsProps) {
  const [limit, setLimit] = useState({query, results: RESULTS_AT_ONCE});
  const shown = limit.query === query ? limit.results : RESULTS_AT_ONCE;
  const search = useCallback((index: SearchIndex) => searchFor(index, query), [query]);
  const {found, failed, retry} = useSearch(search);
  const {results = null, suggestions = []} = found ?? {};
  const hasResults = results !== null && results.matches.length > 0;
  useLayoutEffect(() => onResults(hasResults), [hasResults, onResults]);
  // Screen readers announce what changes in a region, but few of them a region that arrives with its text.
  const [isListenedTo, setListenedTo] = useState(false);
  // In a transition, or it would be there before a screen reader has seen the empty region.
  useEffect(() => startTransition(() => setListenedTo(true)), []);
  return (
    <>
      <p className={styles.status} role="status">
        {isListenedTo && results !== null && (
          // <bdi>, since a query may be written right to left.
          <Sentence text={statusText(results)} values={{count: results.matches.length, query: <bdi>‘{query}’</bdi>}} />
        )}
      </p>
      {query !== '' && found === undefined && !failed && <p className={styles.loading}>{words.results.loading}</p>}
      {query !== '' && failed && <Failed onRetry={retry} />}
      {results !== null && !hasResults && <NothingFound suggestions={suggestions} />}
      {hasResults && (
        <ol className={styles.results}>
          {results.matches.slice(0, shown).map((match) => (
            <Result key={match.document.path} match={match} />
          ))}
        </ol>
      )}
      {hasResults && results.matches.length > shown && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => setLimit({query, results: shown + RESULTS_AT_ONCE})}
        >
          {words.results.more}
        </button>
      )}
    </>
  );
}

interface Found {
  /** Null for an empty query. */
  readonly results: SearchResults | null;
  /** For a query without results. */
  readonly suggestions: readonly string[];
}

function searchFor(index: SearchIndex, query: string): Found {
  if (query === '') return {results: null, suggestions: []};
  const results = find(index, query);
  return {results, suggestions: results.matches.length === 0 ? suggest(index, query) : []};
}

function statusText({matches, hasAllWords}: SearchResults) {
  if (matches.length === 0) return words.none.message;
  return hasAllWords ? words.results.all : words.results.partial;
}

/** A page with its matching words marked, and the fields that they are in. */
function Result({match}: {readonly match: Match}) {
  const {document, terms} = match;
  const {path, title, group, country} = document;
  return (
    <li>
      <h2>
        <Link to={path}>
          <Marked text={title} terms={terms} />
        </Link>
      </h2>
      <p className={styles.place}>
        {country === '' || country === group ? group : fill(words.place.country, {group, country})}
      </p>
      <p>
        <Marked text={excerptOf(match)} terms={terms} />
      </p>
      <p className={styles.reasons}>
        {fill(words.reasons.label, {places: reasonsOf(match).map(reasonText).join(', ')})}
      </p>
    </li>
  );
}

function reasonText({field, entry = '', label = ''}: Reason): string {
  return fill(words.reasons[field], {entry, label});
}

interface MarkedProps {
  readonly text: string;
  /** The normalized words to mark. */
  readonly terms: ReadonlySet<string>;
}

/** A text whose matching words are marked. */
function Marked({text, terms}: MarkedProps) {
  const pieces = piecesOf(text, terms);
  return <>{pieces.map(({text: piece, isMatch}, index) => (isMatch ? <mark key={index}>{piece}</mark> : piece))}</>;
}

/** Suggestions and useful links for a query without results. */
function NothingFound({suggestions}: {readonly suggestions: readonly string[]}) {
  return (
    <div className={`${searchStyles.aside} ${searchStyles.help}`}>
      {suggestions.length > 0 && (
        <>
          <p>{words.none.didYouMean}</p>
          <ul>
            {suggestions.map((word) => (
              <li key={word}>
                <Link to={addressOfQuery(word)}>{word}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.none.useful}</p>
      <ul>
        {usefulLinks.links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
