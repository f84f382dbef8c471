import {useLayoutEffect} from 'react';
import {NavigationType, type Location} from 'react-router-dom';

interface ScrollAndFocusProps {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Notes the path as shown, and says whether another page was shown before; outlasts this component. */
  readonly isNewPath: (path: string) => boolean;
}

/**
 * Rendered after a page, in the same commit: a new page's heading takes the focus, as it would in a screen reader after
 * loading, and the window scrolls to where the link leads. The browser itself scrolls on Back and Forward.
 */
export function ScrollAndFocus({location, navigationType, isNewPath}: ScrollAndFocusProps) {
  useLayoutEffect(() => {
    const {pathname, hash} = location;
    const isNew = isNewPath(pathname);
    if (isNew) document.querySelector<HTMLElement>('#content h1')?.focus({preventScroll: true});
    if (navigationType === NavigationType.Pop) return;
    // A fragment with answers is no part of the page.
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part !== null) part.scrollIntoView();
    else if (isNew) window.scrollTo(0, 0);
    // A link that is followed twice leads to two locations with the same path.
  }, [location, navigationType, isNewPath]);
  return null;
}
