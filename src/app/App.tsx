import {Suspense, useCallback, useDeferredValue, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router-dom';
import {ErrorBoundary} from './ErrorPage.tsx';
import {useOfflineCopy} from './offline/useOfflineCopy.ts';
import {PageContextProvider, type PageContext} from './pageContext.ts';
import {SiteRoutes} from './routes.tsx';
import {ScrollAndFocus} from './ScrollAndFocus.tsx';
import {useStaticParts} from './shell/useStaticParts.ts';
import styles from './App.module.css';

/** The page of the router's location, between header and footer: these are HTML around the root element (decision 005). */
export function App({context}: {readonly context: PageContext}) {
  const newest = useLocation();
  const ready = useDeferredValue(newest);
  const navigationType = useNavigationType();
  // The page before stays until that of a followed link is there. Back and Forward show theirs at once, or as much empty
  // space as the browser may need to scroll to where the page was left.
  const location = navigationType === 'POP' ? newest : ready;
  const lastPath = useRef(newest.pathname);
  const isNewPath = useCallback((path: string) => {
    const isNew = lastPath.current !== path;
    lastPath.current = path;
    return isNew;
  }, []);
  useStaticParts(location.pathname);
  useOfflineCopy(location.pathname);
  const scrollAndFocus = <ScrollAndFocus location={location} navigationType={navigationType} isNewPath={isNewPath} />;
  return (
    <PageContextProvider value={context}>
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={location === newest ? undefined : true}>
        <ErrorBoundary location={location} after={scrollAndFocus}>
          <Suspense fallback={<div className={styles.fetching} />}>
            <SiteRoutes location={location} />
            {scrollAndFocus}
          </Suspense>
        </ErrorBoundary>
      </main>
    </PageContextProvider>
  );
}
