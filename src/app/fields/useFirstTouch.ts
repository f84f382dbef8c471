import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Calls back once, after a pointer has first moved over the element or the focus has first entered it, also before this is called. */
export function useFirstTouch(element: RefObject<HTMLElement | null>, callback: () => void): void {
  const onTouch = useEffectEvent(callback);
  useEffect(() => {
    const touched = new AbortController();
    const touch = (): void => {
      touched.abort();
      // After the next paint, which answers the touch: starting to load modules takes some 20 ms on a slow phone.
      requestAnimationFrame(() => setTimeout(onTouch));
    };
    for (const name of ['pointerover', 'focusin'])
      element.current?.addEventListener(name, touch, {signal: touched.signal, passive: true});
    // Somebody who types before the page is interactive has touched it already.
    if (element.current?.contains(document.activeElement)) touch();
    return () => touched.abort();
  }, [element]);
}
