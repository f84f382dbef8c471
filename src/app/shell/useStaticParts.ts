import {useEffect} from 'react';
import {openPage} from '../openPage.ts';
import type {Go} from '../useShownPage.ts';
import {attachLinks, markCurrent} from './links.ts';

/** Brings header, footer and sidebar to life, which are HTML outside React. All of it listens at the document. */
export function useStaticParts(path: string, go: Go): void {
  useEffect(() => {
    const listening = new AbortController();
    // After hydration, which it would only delay: menus open and links lead on without it.
    void Promise.all([import('./menuBehaviour.ts'), import('./prefetch.ts')]).then(
      ([{attachMenus}, {attachPrefetch}]) => {
        if (listening.signal.aborted) return;
        attachMenus(listening.signal);
        attachPrefetch(openPage, listening.signal);
      },
    );
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const listening = new AbortController();
    attachLinks(go, listening.signal);
    return () => listening.abort();
  }, [go]);
  useEffect(() => markCurrent(path), [path]);
}
