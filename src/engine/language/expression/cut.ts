/** A threshold of the rules: just before the number `at`, or just after it. */
export interface Cut {
  readonly at: number;
  readonly after: boolean;
}

/** Those that answers can pass, ascending: nothing on a form is below 0. */
export function inOrder(cuts: readonly Cut[]): readonly Cut[] {
  return cuts
    .filter(({at, after}) => at > 0 || (at === 0 && after))
    .toSorted((one, other) => one.at - other.at || Number(one.after) - Number(other.after));
}

/**
 * A threshold that depends on other inputs: where `constant` + the sum of coefficient * input reaches 0 (`over: false`)
 * or exceeds it (`over: true`).
 */
export interface JointCut {
  readonly constant: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly over: boolean;
}
