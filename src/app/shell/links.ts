import frame from '../frame/frame.module.css';
import footer from './footer.module.css';
import header from './header.module.css';
import {linkTo, pathOf} from '../calculator/base.ts';
import {LoadDocument, openPage} from '../openPage.ts';
import type {Go} from '../useShownPage.ts';
import {closeHeader} from './menus.ts';

/** Where the static parts are. */
const parts = `.${header.whole}, .${footer.footer}, .${frame.sidebar}`;

/** Follows all links to pages of the site: they are plain HTML, for no script renders most of them. */
export function attachLinks(go: Go, signal: AbortSignal): void {
  let followed: string | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target !== '' || link.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      closeHeader();
      const {origin, pathname, search, hash} = link;
      const path = pathOf(pathname);
      const isPart = hash !== '' && pathname === window.location.pathname;
      if (origin !== window.location.origin || path === undefined || isPart) return;
      event.preventDefault();
      const address = link.href;
      followed = address;
      void fetchPage(path).then((shown) => {
        // Another link was followed while this one's page was on its way.
        if (followed !== address) return;
        if (shown) go(pathname + search + hash, {replace: address === window.location.href});
        else window.location.assign(address);
      });
    },
    {signal},
  );
}

/** Fetches a page; the page before stays until it is there. Returns false where the browser must load it. */
async function fetchPage(path: string): Promise<boolean> {
  const main = document.getElementById('content');
  main?.setAttribute('aria-busy', 'true');
  try {
    await openPage(path);
    return true;
  } catch (error) {
    // The browser says what is wrong, or shows the site's newest version. What else fails the page itself will say.
    return !(error instanceof LoadDocument);
  } finally {
    main?.removeAttribute('aria-busy');
  }
}

/** Marks the links to the page that is shown. */
export function markCurrent(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(${parts}) a`)) {
    if (link.getAttribute('href') === linkTo(path)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
