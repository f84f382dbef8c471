import {useLayoutEffect} from 'react';
import {type Location, NavigationType} from 'react-router-dom';

interface ScrollAndFocusProps {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Records the path and returns whether it differs from the one recorded before. */
  readonly isNewPath: (path: string) => boolean;
}

/**
 * Rendered after a page, in the same commit. Moves the focus to a new page's heading, so that screen readers announce it, and
 * scrolls to the link's target. On Back and Forward the browser restores the scroll position.
 */
export function ScrollAndFocus({location, navigationType, isNewPath}: ScrollAndFocusProps) {
  useLayoutEffect(() => {
    const {pathname, hash} = location;
    const isNew = isNewPath(pathname);
    if (isNew) document.querySelector<HTMLElement>('#content h1')?.focus({preventScroll: true});
    // A fragment with shared answers matches no element.
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    // Not every browser opens a closed <details> for a link to something within it.
    target?.closest('details')?.setAttribute('open', '');
    if (navigationType === NavigationType.Pop) return;
    if (target !== null) target.scrollIntoView();
    else if (isNew) window.scrollTo(0, 0);
    // `location` is new for each navigation, even to the same path.
  }, [location, navigationType, isNewPath]);
  return null;
}

/** The page's h1, focusable for ScrollAndFocus.tsx. */
export function PageHeading({children}: {readonly children: string}) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
