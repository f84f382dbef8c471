/** For tests that show a result: jsdom has no layout to observe, so nothing is ever reported. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver});
