import type {NavigateFunction} from 'react-router-dom';
import frame from '../frame/frame.module.css';
import footer from './footer.module.css';
import header from './header.module.css';
import {LoadDocument, openPage} from '../openPage.ts';
import {closeHeader} from './menus.ts';

/** Where the static parts are. */
const parts = `.${header.whole}, .${footer.footer}, .${frame.sidebar}`;

/** Lets the router follow all links to pages of the site: they are plain HTML, for no script renders most of them. */
export function attachLinks(navigate: NavigateFunction, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target !== '' || link.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      closeHeader();
      const {origin, pathname, search, hash} = link;
      const isPart = hash !== '' && pathname === window.location.pathname;
      if (origin !== window.location.origin || isPart) return;
      event.preventDefault();
      void open(link.href, () => navigate(pathname + search + hash, {replace: link.href === window.location.href}));
    },
    {signal},
  );
}

/** Goes to a page once it is there, so that the page before stays until then. */
async function open(address: string, go: () => void): Promise<void> {
  const main = document.getElementById('content');
  main?.setAttribute('aria-busy', 'true');
  try {
    await openPage(new URL(address).pathname);
  } catch (error) {
    // The browser says what is wrong, or shows the site's newest version. What else fails the page itself will say.
    if (error instanceof LoadDocument) return window.location.assign(address);
  } finally {
    main?.removeAttribute('aria-busy');
  }
  go();
}

/** Marks the links to the page that is shown. */
export function markCurrent(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(${parts}) a`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
