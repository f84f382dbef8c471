/**
 * Scrolls to a new result if its top is out of view, as on a small screen; without animation where reduced motion is
 * preferred.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null) return;
  const {top} = element.getBoundingClientRect();
  // The height of a sticky header.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // From the lower half on, the headline figure would be out of sight.
  if (top >= covered && top < window.innerHeight / 2) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({block: 'start', behavior});
}
