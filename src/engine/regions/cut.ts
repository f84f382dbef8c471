/** A threshold of the rules: just before the number `at`, or just after it. */
export interface Cut {
  readonly at: number;
  readonly after: boolean;
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
