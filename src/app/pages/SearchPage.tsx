import {lazy, Suspense, useContext, useEffect, useState, type ComponentProps} from 'react';
import {BrowserRouter, StaticRouter} from 'react-router-dom';
import {linkTo} from '../calculator/base.ts';
import {AddressContext} from '../address.ts';
import {Kept} from '../Kept.tsx';
import {PageHeading} from '../PageHeading.tsx';
import {Failed} from '../search/Failed.tsx';
import type * as ResultsModule from '../search/Results.tsx';
import {SearchForm} from '../search/SearchForm.tsx';
import * as words from '../words/search.ts';
import styles from '../search/search.module.css';
import {useAddressQuery} from '../search/useAddressQuery.ts';

const fetchResults = () => import('../search/Results.tsx');

/** The part that searches; the list of all pages needs none of it. */
const Results = lazy(async () => ({
  default: await fetchResults().then(
    ({Results: Fetched}) => Fetched,
    () => WithoutResults,
  ),
}));

/** All pages of the site, and those that fit the query of the address, which the router follows. */
export function SearchPage() {
  const {links} = useContext(AddressContext);
  const search = <Search />;
  return import.meta.env.SSR ? (
    <StaticRouter location="/search">{search}</StaticRouter>
  ) : (
    // A link to another query is not the router's own.
    <BrowserRouter key={links} basename={linkTo('/')}>
      {search}
    </BrowserRouter>
  );
}

function Search() {
  const [wanted, setWanted] = useState(false);
  const [found, setFound] = useState(false);
  const {field, query, onTyped, onEntered} = useAddressQuery();
  useEffect(() => void fetchResults().catch(() => {}), []);
  return (
    <>
      <PageHeading>{words.page.title}</PageHeading>
      <p className={styles.lead}>{words.page.description}</p>
      <SearchForm field={field} onTyped={onTyped} onEntered={onEntered} onFocus={() => setWanted(true)} />
      {(wanted || query !== '') && (
        <Suspense>
          <Results query={query} onFound={setFound} />
        </Suspense>
      )}
      {/* Results stand in its place. It stays in the page, for no script could bring it again. */}
      <div hidden={found && query !== ''}>
        <Kept name="pages" />
      </div>
    </>
  );
}

function WithoutResults({query}: ComponentProps<typeof ResultsModule.Results>) {
  return query !== '' && <Failed onAgain={() => window.location.reload()} />;
}
