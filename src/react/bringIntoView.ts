/** Scrolls to a new result where its top is out of sight, as on a small screen; without motion for those who asked so. */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null) return;
  const {top} = element.getBoundingClientRect();
  // In the lowest third of the window only a border of it would show.
  if (top >= 0 && top < window.innerHeight * 2 / 3) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({block: 'start', behavior});
}
