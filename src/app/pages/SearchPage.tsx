import {Suspense, useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {componentOf, loadable} from '../loading/loadable.tsx';
import {PageHeading} from '../rendering/ScrollAndFocus.tsx';
import {Failed, SearchForm} from '../search/SearchForm.tsx';
import type * as ResultsModule from '../search/Results.tsx';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import * as words from '../words/search.ts';
import styles from '../search/search.module.css';
import {useUrlQuery} from '../search/query.ts';

const results = loadable(() => import('../search/Results.tsx'));

/** Loaded lazily, since the list of all pages works without it. */
const Results = componentOf(
  loadable(async () => ({
    default: await results.load().then(
      ({Results: Fetched}) => Fetched,
      () => WithoutResults,
    ),
  })),
);

/** The list of all pages, or the results of the query in the URL. */
export default function SearchPage({allPages}: {readonly allPages: ReactNode}) {
  const [isWanted, setWanted] = useState(false);
  const [hasResults, setHasResults] = useState(false);
  const {field, query, onInput, onSubmit} = useUrlQuery();
  useEffect(() => void results.load().catch(() => {}), []);
  return (
    <>
      <PageHeading>{words.page.title}</PageHeading>
      <p className={styles.lead}>{words.page.description}</p>
      <SearchForm field={field} onInput={onInput} onSubmit={onSubmit} onFocus={() => setWanted(true)} />
      {(isWanted || query !== '') && (
        <Suspense>
          <Results query={query} onResults={setHasResults} />
        </Suspense>
      )}
      {/* Hidden while there are results, but never unmounted: its prerendered HTML could not be rendered again. */}
      <div hidden={hasResults && query !== ''}>
        <StaticHtml>{allPages}</StaticHtml>
      </div>
    </>
  );
}

function WithoutResults({query}: ComponentProps<typeof ResultsModule.Results>) {
  return query !== '' && <Failed onRetry={() => window.location.reload()} />;
}
