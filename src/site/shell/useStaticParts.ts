import {useEffect} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {attachHover} from './hover.ts';
import {attachKeyboard} from './keyboard.ts';
import {attachLinks, markCurrent} from './links.ts';
import {attachPressing} from './pressing.ts';

/** Brings header, footer and sidebar to life, which are HTML outside React. All of it listens at the document. */
export function useStaticParts(): void {
  const navigate = useNavigate();
  const {pathname} = useLocation();
  useEffect(() => {
    const listening = new AbortController();
    attachPressing(listening.signal);
    attachHover(listening.signal);
    attachKeyboard(listening.signal);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const listening = new AbortController();
    attachLinks(navigate, listening.signal);
    return () => listening.abort();
  }, [navigate]);
  useEffect(() => markCurrent(pathname), [pathname]);
}
