/** Combinations of answers, in order of size. */

/** The values to try for a question or term. */
export interface Candidates {
  readonly id: string;
  readonly values: readonly string[];
}

/** All combinations of values for one or more ids, smaller combinations first. */
export function* combinations(candidates: readonly Candidates[]): Generator<Readonly<Record<string, string>>> {
  for (let size = 1; size <= candidates.length; size += 1) yield* combinationsOfSize(candidates, size);
}

function* combinationsOfSize(
  candidates: readonly Candidates[],
  size: number,
): Generator<Readonly<Record<string, string>>> {
  if (size === 0) {
    yield {};
    return;
  }
  for (const [index, {id, values}] of candidates.entries())
    for (const rest of combinationsOfSize(candidates.slice(index + 1), size - 1))
      for (const value of values) yield {[id]: value, ...rest};
}
