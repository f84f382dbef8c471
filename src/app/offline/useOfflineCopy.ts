import {useEffect} from 'react';

/** Keeps every page that is shown for use without a network, once the browser has nothing better to do. */
export function useOfflineCopy(path: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const leaving = new AbortController();
    const begin = () => {
      // Without a copy the site works as well, with a network.
      import('./keep.ts').then(({keep}) => keep(path, leaving.signal)).catch(() => undefined);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, {once: true, signal: leaving.signal});
    return () => leaving.abort();
  }, [path]);
}
