import {QueryClient, QueryClientProvider, useQuery, useQueryClient} from '@tanstack/react-query';
import {useLayoutEffect, useMemo} from 'react';
import {Link} from '../Link.tsx';
import {fill, Sentence} from '../words/placeholders.tsx';
import * as words from '../words/search.ts';
import {Failed} from './SearchForm.tsx';
import {
  excerptOf,
  find,
  type SearchResults,
  type Match,
  openIndex,
  piecesOf,
  type Reason,
  reasonsOf,
  type SearchIndex,
  suggest,
} from './find.ts';
import {addressOfQuery} from './query.ts';
import usefulLinks from './usefulLinks.yaml';
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
    <QueryClientProvider client={queryClient}>
      <QueryResults {...props} />
    </QueryClientProvider>
  );
}

const plural = new Intl.PluralRules('en');

function QueryResults({query, onResults}: ResultsProps) {
  const {index, failed, retry} = useSearchIndex();
  const results = useMemo(() => (index === undefined || query === '' ? null : find(index, query)), [index, query]);
  const hasResults = results !== null && results.matches.length > 0;
  const suggestions = useMemo(
    () => (index !== undefined && !hasResults ? suggest(index, query) : []),
    [index, hasResults, query],
  );
  useLayoutEffect(() => onResults(hasResults), [hasResults, onResults]);
  return (
    <>
      <p className={styles.status} role="status">
        {results !== null && (
          // <bdi>, since a query may be written right to left.
          <Sentence text={statusText(results)} values={{count: results.matches.length, query: <bdi>‘{query}’</bdi>}} />
        )}
      </p>
      {query !== '' && index === undefined && !failed && <p className={styles.loading}>{words.results.loading}</p>}
      {query !== '' && failed && <Failed onRetry={retry} />}
      {results !== null && !hasResults && <NothingFound suggestions={suggestions} />}
      {hasResults && (
        <ol className={styles.results}>
          {results.matches.map((match) => (
            <Result key={match.document.path} match={match} />
          ))}
        </ol>
      )}
    </>
  );
}

function statusText({matches, hasAllWords}: SearchResults): string {
  if (matches.length === 0) return words.none.message;
  const isOne = plural.select(matches.length) === 'one';
  if (hasAllWords) return isOne ? words.results.one : words.results.other;
  return isOne ? words.results.partialOne : words.results.partialOther;
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
      <p className={styles.place}>{country === '' ? group : fill(words.place.country, {group, country})}</p>
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
  return piecesOf(text, terms).map(({text: piece, isMatch}, index) =>
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** Suggestions and useful links for a query without results. */
function NothingFound({suggestions}: {readonly suggestions: readonly string[]}) {
  return (
    <div className={searchStyles.aside}>
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

interface LoadedIndex {
  /** Undefined until it is loaded. */
  readonly index: SearchIndex | undefined;
  /** Whether the last attempt to fetch it failed; a retry may be pending. */
  readonly failed: boolean;
  /** Fetches it again immediately. */
  readonly retry: () => void;
}

const queryKey = ['search index'];

/** The search index, fetched on first use. */
function useSearchIndex(): LoadedIndex {
  const client = useQueryClient();
  const {data, failureCount, isError, refetch} = useQuery({queryKey, queryFn: ({signal}) => fetchIndex(signal)});
  return {
    index: data,
    failed: data === undefined && (isError || failureCount > 0),
    // Cancel first, or refetch would wait for the pause before the next retry.
    retry: () => void client.cancelQueries({queryKey}).then(() => refetch()),
  };
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  // Read from the document: if the script contained this hashed URL, the script's own hash would change whenever the index
  // does.
  const address = document.querySelector<HTMLElement>('[data-search-index]')!.dataset['searchIndex']!;
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return openIndex(await response.text());
}

const second = 1000;

/**
 * The site's only query client. Its options are TanStack Query's documented defaults, written out: three retries, after 1, 2
 * and 4 seconds (the 30-second cap is never reached); unused data is dropped after 5 minutes; data is refetched in the
 * background when the window gets the focus and when the network is back.
 *
 * Only `networkMode` differs: the first attempt is made offline too, since the browser may have the file cached.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
      gcTime: 5 * 60 * second,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'offlineFirst',
    },
  },
});
