/** Small searches over answers: the smallest sets first, and the least number that is enough. */

/** A thing that may be set, by its id, and what it may be set to. */
export interface Choice {
  readonly id: string;
  readonly values: readonly string[];
}

/** Settings of every size from 1 on, the smaller sets first. */
export function* settings(choices: readonly Choice[]): Generator<Readonly<Record<string, string>>> {
  for (let size = 1; size <= choices.length; size += 1) yield* ofSize(choices, size);
}

function* ofSize(choices: readonly Choice[], size: number): Generator<Readonly<Record<string, string>>> {
  if (size === 0) {
    yield {};
    return;
  }
  for (const [index, {id, values}] of choices.entries())
    for (const rest of ofSize(choices.slice(index + 1), size - 1))
      for (const value of values) yield {[id]: value, ...rest};
}

/**
 * The least whole number from `low` on that is enough.
 * @param high is enough; what is enough below it is taken to be one stretch up to it
 */
export function leastEnough(low: number, high: number, isEnough: (number: number) => boolean): number {
  let [tooLittle, enough] = [Math.floor(low), Math.ceil(high)];
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}
