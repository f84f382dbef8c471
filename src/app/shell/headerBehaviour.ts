/** What the header's static HTML gains from scripts. Loaded after hydration, since menus and links work without it. */
import {loadable} from '../loading/loadable.tsx';
import header from './header.module.css';
import {attachMenus} from './menuBehaviour.ts';

const dialog = loadable(() => import('../search/SearchDialog.tsx'));

export function attachHeader(signal: AbortSignal): void {
  attachMenus(signal);
  attachSearch(signal);
}

/**
 * Makes the link to the search page a button that opens a dialog. Nothing of the search is fetched before the first press. If
 * its script cannot be fetched, the press leads to the search page after all.
 */
function attachSearch(signal: AbortSignal): void {
  const link = document.querySelector<HTMLAnchorElement>(`.${header.search}`)!;
  link.role = 'button';
  link.ariaHasPopup = 'dialog';
  const open = async (): Promise<void> => {
    link.ariaBusy = 'true';
    try {
      const {openSearch} = await dialog.load();
      openSearch();
    } catch {
      window.location.assign(link.href);
    } finally {
      link.ariaBusy = null;
    }
  };
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      void open();
    },
    {signal},
  );
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    {signal},
  );
  signal.addEventListener('abort', () => {
    link.role = null;
    link.ariaHasPopup = null;
  });
}
