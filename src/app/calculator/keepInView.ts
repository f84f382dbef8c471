const visitorEvents = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to a new result if it is out of view, and again whenever content that arrives later moves it out of view, until
 * the visitor does something. Not animated: a change of the layout would end the animation half-way.
 */
export function keepInView(element: HTMLElement | null): void {
  if (element === null) return;
  const done = new AbortController();
  const {signal} = done;
  for (const name of visitorEvents) window.addEventListener(name, () => done.abort(), {signal, passive: true});
  const observer = new ResizeObserver(() => {
    if (element.isConnected) scrollTo(element);
    else done.abort();
  });
  observer.observe(document.body);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function scrollTo(element: HTMLElement): void {
  const {top} = element.getBoundingClientRect();
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // From the lower half on, the headline figure would be out of sight.
  if (top > headerHeight - 1 && top < window.innerHeight / 2) return;
  element.scrollIntoView({block: 'start', behavior: 'instant'});
}
