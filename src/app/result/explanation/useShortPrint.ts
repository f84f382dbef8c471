import {type RefObject, useEffect, useRef} from 'react';

/**
 * Opens a closed <details> for printing and marks it with data-short, so that the styles leave out its inner values. Not
 * every browser lets CSS open it, but all fire beforeprint and afterprint.
 */
export function useShortPrint(isPrinted: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const unmounted = new AbortController();
    const openShort = () => {
      if (details.current === null || details.current.open) return;
      details.current.open = true;
      details.current.dataset.short = '';
    };
    const restore = () => {
      if (details.current?.dataset.short === undefined) return;
      details.current.open = false;
      delete details.current.dataset.short;
    };
    window.addEventListener('beforeprint', openShort, {signal: unmounted.signal});
    window.addEventListener('afterprint', restore, {signal: unmounted.signal});
    return () => unmounted.abort();
  }, [isPrinted]);
  return details;
}
