/** Combinations of answers, in order of size. */

/** The values to try for a question or term. */
export interface Candidates {
  readonly id: string;
  readonly values: readonly string[];
}

/** All combinations of values for one or more ids, fewer ids first; of the same ids, in the order of the values of the first. */
export function* combinations(candidates: readonly Candidates[]): Generator<Readonly<Record<string, string>>> {
  for (let size = 1; size <= candidates.length; size += 1)
    for (const chosen of choices(candidates, size)) yield* combinationsOf(chosen);
}

/** All ways to choose as many candidates. */
function* choices(candidates: readonly Candidates[], size: number): Generator<readonly Candidates[]> {
  if (size === 0) return yield [];
  for (const [index, first] of candidates.entries())
    for (const others of choices(candidates.slice(index + 1), size - 1)) yield [first, ...others];
}

/** All combinations with a value for each. */
function* combinationsOf([first, ...others]: readonly Candidates[]): Generator<Readonly<Record<string, string>>> {
  if (first === undefined) return yield {};
  for (const value of first.values) for (const rest of combinationsOf(others)) yield {[first.id]: value, ...rest};
}
