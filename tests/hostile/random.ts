/** Reproducible random choices from a seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  /** True once in so many times. */
  once(times: number): boolean;
  /** This many things, each made anew. */
  some<T>(count: number, make: () => T): readonly T[];
}

/** Mulberry32, which is good enough for choosing what to break. */
export function randomOf(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b1;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return {
    below,
    of: (list) => list[below(list.length)]!,
    once: (times) => below(times) === 0,
    some: (count, make) => Array.from({length: count}, make),
  };
}
