import {useLayoutEffect, type RefObject} from 'react';
import {NavigationType, type Location} from 'react-router-dom';

interface ScrollAndFocusProps {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Path of the page that was shown last; the caller keeps it when this component is mounted anew. */
  readonly lastPath: RefObject<string>;
}

/**
 * Rendered after a page, in the same commit: a new page's heading takes the focus, as it would in a screen reader after
 * loading, and the window scrolls to where the link leads. The browser itself scrolls on Back and Forward.
 */
export function ScrollAndFocus({location, navigationType, lastPath}: ScrollAndFocusProps) {
  useLayoutEffect(() => {
    const {pathname, hash} = location;
    const isNew = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isNew) document.querySelector<HTMLElement>('#content h1')?.focus({preventScroll: true});
    if (navigationType === NavigationType.Pop) return;
    // A fragment with answers is no part of the page.
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part !== null) part.scrollIntoView();
    else if (isNew) window.scrollTo(0, 0);
    // A link that is followed twice leads to two locations with the same path.
  }, [location, navigationType, lastPath]);
  return null;
}
