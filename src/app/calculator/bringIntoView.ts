/**
 * Scrolls to a new result if its top is out of view, as on a small screen; without animation if reduced motion is
 * preferred.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null) return;
  const {top} = element.getBoundingClientRect();
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // From the lower half on, the headline figure would be out of sight.
  if (top >= headerHeight && top < window.innerHeight / 2) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({block: 'start', behavior});
}
