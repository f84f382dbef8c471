import {useEffect, useRef} from 'react';
import {useNavigate} from 'react-router-dom';
import {attachLinks, markCurrent} from './links.ts';

/**
 * Adds behaviour to header, footer and sidebar, which are static HTML, by listeners on the document.
 * @param path of the page that is shown
 */
export function useStaticParts(path: string): void {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  });
  useEffect(() => {
    const listening = new AbortController();
    attachLinks((to) => void latestNavigate.current(to), listening.signal);
    // Loaded after hydration, since menus open without it.
    void import('./menuBehaviour.ts').then(({attachMenus}) => {
      if (!listening.signal.aborted) attachMenus(listening.signal);
    });
    return () => listening.abort();
  }, []);
  useEffect(() => markCurrent(path), [path]);
}
