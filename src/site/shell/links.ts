import type {NavigateFunction} from 'react-router-dom';
import frame from '../frame/frame.module.css';
import footer from './footer.module.css';
import header from './header.module.css';
import {closeHeader} from './menus.ts';

/** Where the static parts are. */
const parts = `.${header.whole}, .${footer.footer}, .${frame.sidebar}`;

/** Lets the router follow the links of the static parts, as it follows its own. */
export function attachLinks(navigate: NavigateFunction, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !link.closest(parts)) return;
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      closeHeader();
      const {origin, pathname, search, hash} = link;
      const isPart = hash !== '' && pathname === window.location.pathname;
      if (origin !== window.location.origin || isPart) return;
      event.preventDefault();
      void navigate(pathname + search + hash, {replace: link.href === window.location.href});
    },
    {signal},
  );
}

/** Marks the links to the page that is shown. */
export function markCurrent(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(${parts}) a`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
