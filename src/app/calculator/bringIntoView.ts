/**
 * Scrolls to a new result where its top is out of sight, as on a small screen; without motion for those who
 * asked so.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null) return;
  const {top} = element.getBoundingClientRect();
  // What stands above the page's own place, such as a header that stays in sight.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // From the lower half on, the headline figure would be out of sight.
  if (top >= covered && top < window.innerHeight / 2) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({block: 'start', behavior});
}
