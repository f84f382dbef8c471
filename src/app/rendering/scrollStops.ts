/** The attributes that make a scroll container focusable and named. */
const attributes = ['role', 'aria-label', 'tabindex'] as const;

/**
 * Removes these attributes from scroll containers while their content fits. The build cannot measure, so it sets them on
 * every container: without scripts, overflowing content can still be scrolled by keyboard.
 */
export function attachScrollStops(container: HTMLElement, signal: AbortSignal): void {
  const prerenderedAttributes = new Map(
    [...container.querySelectorAll('[role="region"][tabindex]')].map((element) => [
      element,
      attributes.map((name) => [name, element.getAttribute(name) ?? ''] as const),
    ]),
  );
  if (prerenderedAttributes.size === 0) return;
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries)
      for (const [name, value] of prerenderedAttributes.get(target) ?? [])
        if (target.scrollWidth > target.clientWidth) target.setAttribute(name, value);
        else target.removeAttribute(name);
  });
  for (const element of prerenderedAttributes.keys()) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
