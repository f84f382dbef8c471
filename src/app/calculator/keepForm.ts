import {linkTo} from './base.ts';
import type {KeptForm} from './keptForm.ts';

/**
 * Keeps what the form of a page holds in this entry of the history. Not through the router, which would render the page
 * again.
 * @param path of the page that has the form. While the next page is being fetched, this one is still shown, but the entry is
 *   the next page's.
 * @param fragment of its address, where another one may have answers for the form: once a link to them is followed, the entry is
 *   the link's, some time before the page hears of it. By default all fragments are the form's.
 */
export function keepForm(path: string, form: KeptForm, fragment = window.location.hash): void {
  if (window.location.pathname !== linkTo(path) || window.location.hash !== fragment) return;
  try {
    window.history.replaceState({...(window.history.state as object | null), form}, '');
  } catch {
    // Browsers refuse more than about 100 changes in 10 seconds; the next one is kept.
  }
}
