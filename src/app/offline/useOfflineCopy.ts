import {useEffect} from 'react';

/** Keeps each shown page for use without a network, once the browser is idle. */
export function useOfflineCopy(path: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const leaving = new AbortController();
    const begin = () => {
      // Without a copy the site still works, with a network.
      import('./keep.ts').then(({keep}) => keep(path, leaving.signal)).catch(() => undefined);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, {once: true, signal: leaving.signal});
    return () => leaving.abort();
  }, [path]);
}
