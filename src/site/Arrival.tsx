import {createContext, useContext, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigationType, type Location} from 'react-router-dom';

/** The location that the visitor came to, as the same object for as long as nothing was followed. */
export const FirstLocationContext = createContext<Location | null>(null);

/**
 * Stands behind a page, so that it comes with it: after a link within the site the page's heading takes the focus, as a
 * loaded page would, and the window scrolls to where the link leads; not on the first load.
 */
export function Arrival() {
  const location = useLocation();
  const isFirst = location === useContext(FirstLocationContext);
  const navigation = useNavigationType();
  // A link to a part of the same page is not a new page.
  const reached = useRef(isFirst ? location.pathname : null);

  useLayoutEffect(() => {
    const isNew = reached.current !== location.pathname;
    reached.current = location.pathname;
    if (isNew) document.querySelector<HTMLElement>('#content h1')?.focus({preventScroll: true});
    // The browser itself goes back to where the page was left.
    if (navigation === 'POP') return;
    // A fragment that holds answers is no part of the page.
    const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    if (part !== null) part.scrollIntoView();
    else if (isNew) window.scrollTo(0, 0);
  }, [location, navigation]);
  return null;
}
