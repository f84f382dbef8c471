import {pathOf} from '../calculator/base.ts';

/** Milliseconds that the mouse rests on a link before its page is fetched: a menu is crossed faster. */
const rest = 80;

/** Not yet in TypeScript's library: not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches the page of a link that the mouse rests on, that takes the focus or that a finger touches, so that it is
 * there when the link is followed. A browser may remember that a script could not be fetched for as long as the document
 * is open, so a link whose page failed to come is left to the browser, which loads the page anew.
 * @param load fetches the page at a path
 */
export function attachPrefetch(load: (path: string) => Promise<unknown>, signal: AbortSignal): void {
  const fetched = new Set<string>();
  const failed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === null || link.origin !== window.location.origin || savesData()) return;
    const {pathname} = link;
    const path = pathOf(pathname);
    if (path === undefined || pathname === window.location.pathname || fetched.has(pathname)) return;
    fetched.add(pathname);
    load(path).catch(() => failed.add(pathname));
  }

  document.addEventListener(
    'pointerover',
    ({target, pointerType}) => {
      clearTimeout(timer);
      if (pointerType !== 'touch') timer = setTimeout(prefetch, rest, target);
    },
    {signal, passive: true},
  );
  for (const name of ['focusin', 'touchstart'])
    document.addEventListener(name, ({target}) => prefetch(target), {signal, passive: true});
  // Ahead of the router, which is not to hear of it.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event.target);
      if (link !== null && failed.has(link.pathname)) event.stopImmediatePropagation();
    },
    {signal, capture: true},
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function savesData(): boolean {
  return (navigator as {readonly connection?: Connection}).connection?.saveData ?? false;
}
