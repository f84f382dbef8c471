/** For tests that show a result: jsdom has no layout, so there is nothing to observe or to scroll. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver});
Element.prototype.scrollIntoView = () => undefined;
