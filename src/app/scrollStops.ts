/** The attributes that make a scroll container focusable and named. */
const attributes = ['role', 'aria-label', 'tabindex'] as const;

/**
 * Removes these attributes from scroll containers while their content fits. The build, which cannot measure, puts them on
 * all, so that content that overflows can be scrolled by keyboard without scripts.
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
