import {useContext, useEffect, useLayoutEffect, useRef} from 'react';
import {AddressContext} from './address.ts';
import {showHead, type OpenPage} from './openPage.ts';

/**
 * Stands behind a page, so that it comes with it: after a link within the site the page's heading takes the focus, as a
 * loaded page would, and the window scrolls to where the link leads; not on the first load.
 */
export function Arrival({page}: {readonly page: Pick<OpenPage, 'head'>}) {
  const address = useContext(AddressContext);
  const {path, hash, by} = address;
  // A link to a part of the same page is not a new page.
  const reached = useRef(by === 'document' ? path : null);
  useEffect(() => showHead(page), [page]);

  useLayoutEffect(() => {
    const isNew = reached.current !== path;
    reached.current = path;
    if (isNew) document.querySelector<HTMLElement>('#content h1')?.focus({preventScroll: true});
    // The browser itself goes back to where the page was left.
    if (by !== 'link') return;
    // A fragment that holds answers is no part of the page.
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part !== null) part.scrollIntoView();
    else if (isNew) window.scrollTo(0, 0);
    // Following the same link once more is a new address.
  }, [address, path, hash, by]);
  return null;
}
