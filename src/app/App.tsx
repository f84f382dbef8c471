import {Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router-dom';
import {isEmbedded} from './embed/address.ts';
import {ErrorBoundary} from './ErrorPage.tsx';
import {PageContext, type PageEnvironment} from './rendering/pageContext.ts';
import {preload, SiteRoutes} from './routes.tsx';
import {ScrollAndFocus} from './rendering/ScrollAndFocus.tsx';
import {StaticParts} from './shell/links.ts';
import {PageScripts} from './shell/PageScripts.ts';
import styles from './styles/main.module.css';

/** The page at the router's location. Header and footer are static HTML outside the root element (decision 005). */
export function App({context}: {readonly context: PageEnvironment}) {
  const [newestLocation, newestType] = [useLocation(), useNavigationType()];
  // The router reads the address before the first render and listens after it: what is followed in between would be lost.
  const catchUp = useEffectEvent(() => {
    if (window.location.hash !== newestLocation.hash)
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  });
  useEffect(() => catchUp(), []);
  const newest = useMemo(() => ({location: newestLocation, navigationType: newestType}), [newestLocation, newestType]);
  const ready = useDeferredValue(newest);
  // After a link, the old page stays until the new one has loaded. Back and Forward switch at once, if need be to an empty
  // page tall enough for the browser to restore the scroll position.
  const shown = newestType === 'POP' ? newest : ready;
  const {location, navigationType} = shown;
  const isFollowed = navigationType === 'PUSH';
  const environment = useMemo(() => ({...context, isFollowed}), [context, isFollowed]);
  const lastPath = useRef(location.pathname);
  const isNewPath = useCallback((path: string) => {
    const isNew = lastPath.current !== path;
    lastPath.current = path;
    return isNew;
  }, []);
  const scrollAndFocus = <ScrollAndFocus location={location} navigationType={navigationType} isNewPath={isNewPath} />;
  return (
    <PageContext value={environment}>
      {!isEmbedded(location.pathname) && <StaticParts path={location.pathname} preload={preload} />}
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={shown === newest ? undefined : true}>
        <ErrorBoundary location={location} after={scrollAndFocus}>
          <Suspense fallback={<div className={styles.fetching} />}>
            <SiteRoutes location={location} />
            {scrollAndFocus}
            <PageScripts path={location.pathname} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </PageContext>
  );
}
