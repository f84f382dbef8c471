import {useEffect, useEffectEvent} from 'react';
import {useNavigate} from 'react-router-dom';
import {linkTo, pathOf} from '../addresses/base.ts';
import {loadable} from '../loading/loadable.tsx';
import {startReport} from '../report/startReport.ts';
import {useOfflineCopy} from '../offline/useOfflineCopy.ts';
import {closeHeader} from './menus.ts';
import frame from '../frame/frame.module.css';
import footer from './footer.module.css';
import header from './header.module.css';

const behaviour = loadable(() => import('./headerBehaviour.ts'));
const rowButtons = loadable(() => import('../report/rowButtons.ts'));

/** Milliseconds that the mouse rests on a link before its page is fetched, so that passing over a link fetches nothing. */
const prefetchDelay = 80;

interface Visits {
  /** Fetches the modules of the page at a path. */
  readonly preload: (path: string) => Promise<void>;
  /** Goes to a path of the site with query and fragment. */
  readonly navigate: (to: string) => void;
}

/**
 * Handles all links to pages of the site: prefetches a page's modules on hover, focus and touch, and passes clicks on links
 * in static HTML to the router. The router's own links navigate by themselves.
 */
function attachLinks({preload, navigate}: Visits, signal: AbortSignal): void {
  const requested = new Set<string>();
  /** Browsers may cache a failed import until the document closes, so these links load a new document. The reference is only a document. */
  const failed = new Set(['/reference']);
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function request(path: string): void {
    if (requested.has(path) || path === pathOf(window.location.pathname)) return;
    requested.add(path);
    preload(path).catch(() => failed.add(path));
  }

  function prefetch(target: EventTarget | null): void {
    const path = pathAt(linkAt(target));
    if (path !== undefined && !savesData()) request(path);
  }

  document.addEventListener(
    'pointerover',
    ({target, pointerType}) => {
      clearTimeout(timer);
      if (pointerType !== 'touch') timer = setTimeout(prefetch, prefetchDelay, target);
    },
    {signal, passive: true},
  );
  for (const name of ['focusin', 'touchstart'])
    document.addEventListener(name, ({target}) => prefetch(target), {signal, passive: true});

  // In the capture phase, before the router's own links handle the click.
  document.addEventListener(
    'click',
    (event) => {
      const path = pathAt(linkAt(event.target));
      if (path === undefined || !isPlainClick(event)) return;
      if (isOutdated || failed.has(path)) event.stopImmediatePropagation();
      else request(path);
    },
    {signal, capture: true},
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event.target);
      if (link === null || !isPlainClick(event)) return;
      closeHeader();
      const path = pathAt(link);
      if (path === undefined || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return;
      event.preventDefault();
      navigate(path + link.search + link.hash);
    },
    {signal},
  );
  // The service worker of a new version has taken over: load new documents, since old scripts may be gone.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  let hasController = Boolean(worker?.controller);
  worker?.addEventListener(
    'controllerchange',
    () => {
      // The first controller belongs to the version that is open.
      isOutdated = hasController;
      hasController = true;
    },
    {signal},
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The link of an event's target, unless scripts have made it a button. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([role=button])') : null;
}

/** The path within the site of a link to another page; undefined for a part of this page and for other sites. */
function pathAt(link: HTMLAnchorElement | null): string | undefined {
  if (link === null || link.origin !== window.location.origin) return undefined;
  const isSamePage = link.hash !== '' && link.pathname === window.location.pathname;
  return isSamePage ? undefined : pathOf(link.pathname);
}

/** A click that browsers follow in the same tab. */
function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Opens the report of a wrong figure from static HTML: of any figure, or of the row of the rules that the button is in. */
function attachReports(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({target}) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-report]');
      if (button) void startReport(undefined, button.dataset['report']);
    },
    {signal},
  );
  document.addEventListener(
    'toggle',
    ({target}) => {
      const rules = target as HTMLDetailsElement;
      if (rules.id !== 'rules' || !rules.open) return;
      // Without it, the button below the rules is left.
      rowButtons.load().then(
        ({addRowButtons}) => addRowButtons(rules),
        () => undefined,
      );
    },
    // The event does not bubble.
    {signal, capture: true},
  );
}

function savesData(): boolean {
  // Not yet in TypeScript's library, as not all browsers have it.
  return (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection?.saveData ?? false;
}

/** Sets aria-current on the links of header, footer and sidebar to the current page. */
function markCurrent(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `:is(.${header.whole}, .${footer.footer}, .${frame.sidebar}) a`,
  )) {
    if (link.getAttribute('href') === linkTo(path)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

interface StaticPartsProps extends Pick<Visits, 'preload'> {
  /** That of the current page. */
  readonly path: string;
}

/**
 * Adds behaviour to the static HTML of header, footer and sidebar, with listeners on the document, and keeps the page for
 * offline use: what a page of the site has, but not one in a frame on another site.
 */
export function StaticParts({path, preload}: StaticPartsProps): null {
  const navigate = useNavigate();
  const follow = useEffectEvent((to: string) => void navigate(to));
  useEffect(() => {
    const unmounted = new AbortController();
    attachLinks({preload, navigate: follow}, unmounted.signal);
    attachReports(unmounted.signal);
    // Menus and links work without it.
    behaviour.load().then(
      ({attachHeader}) => unmounted.signal.aborted || attachHeader(unmounted.signal),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [preload]);
  useEffect(() => markCurrent(path), [path]);
  useOfflineCopy(path);
  return null;
}
