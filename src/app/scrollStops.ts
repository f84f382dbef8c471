/** What makes a scrolling element a stop of the keyboard that says its name. */
const attributes = ['role', 'aria-label', 'tabindex'] as const;

/**
 * Takes the stop of the keyboard from what has room for its whole width, such as a narrow table, as long as it has.
 * The build makes a stop of each: it measures nothing, and without scripts what scrolls must be within reach.
 */
export function attachScrollStops(part: HTMLElement, signal: AbortSignal): void {
  const built = new Map(
    [...part.querySelectorAll('[role="region"][tabindex]')].map((element) => [
      element,
      attributes.map((name) => [name, element.getAttribute(name) ?? ''] as const),
    ]),
  );
  if (built.size === 0) return;
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries)
      for (const [name, value] of built.get(target) ?? [])
        if (target.scrollWidth > target.clientWidth) target.setAttribute(name, value);
        else target.removeAttribute(name);
  });
  for (const element of built.keys()) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
