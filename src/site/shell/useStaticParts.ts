import {useEffect} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {openPage} from '../openPage.ts';
import {attachLinks, markCurrent} from './links.ts';

/** Brings header, footer and sidebar to life, which are HTML outside React. All of it listens at the document. */
export function useStaticParts(): void {
  const navigate = useNavigate();
  const {pathname} = useLocation();
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
    attachLinks(navigate, listening.signal);
    return () => listening.abort();
  }, [navigate]);
  useEffect(() => markCurrent(pathname), [pathname]);
}
