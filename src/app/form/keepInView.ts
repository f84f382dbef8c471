/** Ends what keeps the last element in view. */
let latest: AbortController | undefined;

const visitorEvents = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to a new result if it is out of view, and again whenever content that arrives later moves it out of view, until
 * the visitor does something. Not animated: a change of the layout would end the animation half-way.
 */
export function keepInView(element: HTMLElement | null): void {
  if (element === null) return;
  // Two elements would take turns.
  latest?.abort();
  const done = untilVisitorActs();
  latest = done;
  const {signal} = done;
  if (window.parent !== window) {
    bringIntoViewOfHost(element, done);
    return;
  }
  const observer = new ResizeObserver(() => {
    if (element.isConnected) scrollTo(element);
    else done.abort();
  });
  observer.observe(document.body);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function untilVisitorActs(): AbortController {
  const done = new AbortController();
  const {signal} = done;
  for (const name of visitorEvents) window.addEventListener(name, () => done.abort(), {signal, passive: true});
  return done;
}

/**
 * In a frame, `window.innerHeight` is the height of the frame, most of which may be out of sight. Only an IntersectionObserver
 * knows which part the page around it shows. Scrolls once: a frame does not notice when the visitor scrolls that page.
 */
function bringIntoViewOfHost(element: HTMLElement, done: AbortController): void {
  const {signal} = done;
  const root = document.documentElement;
  const observer = new IntersectionObserver(([entry]) => {
    done.abort();
    if (!isWithin(element, entry!.intersectionRect)) element.scrollIntoView({block: 'start', behavior: 'instant'});
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const look = (): void => {
    // The page around it makes the frame as tall as the result (embed/frame.ts), but later; until then this frame would scroll.
    const willGrow = root.dataset['fitted'] !== undefined && root.scrollHeight > window.innerHeight;
    if (!willGrow) observer.observe(root);
  };
  window.addEventListener('resize', look, {signal});
  look();
}

/** Whether an element is in the visible part of its frame, and begins in the upper half of it or is there as a whole. */
function isWithin(element: HTMLElement, visible: DOMRectReadOnly): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top > visible.top - 1 && (top < visible.top + visible.height / 2 || bottom < visible.bottom + 1);
}

function scrollTo(element: HTMLElement): void {
  const {top} = element.getBoundingClientRect();
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // From the lower half on, the headline figure would be out of sight.
  if (top > headerHeight - 1 && top < window.innerHeight / 2) return;
  element.scrollIntoView({block: 'start', behavior: 'instant'});
}
