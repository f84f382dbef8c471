import {useEffect, useRef, type RefObject} from 'react';

/** Calls back once, as soon as a pointer, a finger or the focus comes to an element. */
export function useFirstTouch(element: RefObject<HTMLElement | null>, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    const touched = new AbortController();
    const touch = (): void => {
      touched.abort();
      latest.current();
    };
    for (const name of ['pointerover', 'focusin'])
      element.current?.addEventListener(name, touch, {signal: touched.signal, passive: true});
    return () => touched.abort();
  }, [element]);
}
