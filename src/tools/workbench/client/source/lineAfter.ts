const PAGE = 20;

/** The line that a key goes to; undefined for a key that goes nowhere. */
export function lineAfter(key: string, line: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: line + 1,
    ArrowUp: line - 1,
    PageDown: line + PAGE,
    PageUp: line - PAGE,
    Home: 1,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(1, Math.min(last, next));
}
