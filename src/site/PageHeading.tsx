import {createContext, useContext, useEffect, useRef} from 'react';
import {useLocation, useNavigationType, type Location} from 'react-router-dom';

/** The location that the visitor came to, as the same object for as long as nothing was followed. */
export const FirstLocationContext = createContext<Location | null>(null);

/** The page's h1. After a link within the site it takes the focus, as a loaded page would; not on the first load. */
export function PageHeading({children}: {readonly children: string}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isFirst = location === useContext(FirstLocationContext);
  const navigation = useNavigationType();
  // A link to a part of the same page is not a new page.
  const reached = useRef(isFirst ? location.pathname : null);

  useEffect(() => {
    if (reached.current === location.pathname) return;
    reached.current = location.pathname;
    // The browser itself goes back to where the page was left.
    if (navigation !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({preventScroll: true});
  }, [location.pathname, navigation]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
