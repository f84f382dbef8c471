import {Suspense, use, useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';
import {Arrival, FirstLocationContext} from './Arrival.tsx';
import {ErrorBoundary} from './ErrorBoundary.tsx';
import {KeptContext} from './Kept.tsx';
import {pageAt, showHead, type OpenPage} from './openPage.ts';
import {Fetching, Shell} from './Shell.tsx';
import {SurroundingsContext, type Surroundings} from './surroundings.ts';

interface AppProps {
  /** The page at the router's first location. */
  readonly first: OpenPage;
  readonly surroundings: Surroundings;
}

/** The whole site inside a router. */
export function App({first, surroundings}: AppProps) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  return (
    <SurroundingsContext value={surroundings}>
      <FirstLocationContext value={firstLocation}>
        <Shell>
          <ErrorBoundary key={location.pathname}>
            <Suspense fallback={<Fetching />}>
              <PageAt path={location.pathname} first={location === firstLocation ? first : undefined} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </FirstLocationContext>
    </SurroundingsContext>
  );
}

function PageAt({path, first}: {readonly path: string; readonly first: OpenPage | undefined}) {
  const found = first ?? pageAt(path);
  const page = found instanceof Promise ? use(found) : found;
  useEffect(() => showHead(page), [page]);
  return (
    <KeptContext value={page.kept}>
      <page.Component />
      <Arrival />
    </KeptContext>
  );
}
