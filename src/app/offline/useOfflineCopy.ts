import {useEffect} from 'react';
import {loadable} from '../loading/loadable.tsx';

const copy = loadable(() => import('./keep.ts'));

/** Keeps each visited page for offline use, once the browser is idle. */
export function useOfflineCopy(path: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const unmounted = new AbortController();
    const startKeeping = () => {
      // Without a copy the site still works online.
      copy
        .load()
        .then(({keep}) => keep(path, unmounted.signal))
        .catch(() => undefined);
    };
    if (document.readyState === 'complete') startKeeping();
    else window.addEventListener('load', startKeeping, {once: true, signal: unmounted.signal});
    return () => unmounted.abort();
  }, [path]);
}
