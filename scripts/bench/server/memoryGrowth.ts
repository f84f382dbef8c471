/** The memory in use after a number of requests. */
export interface MemorySample {
  readonly requests: number;
  readonly bytes: number;
}

/**
 * The slope of memory over requests: the median of the slopes between all pairs of samples (the Theil–Sen estimator),
 * which is robust against outliers.
 * @returns bytes per request, or 0 for fewer than two samples
 */
export function growthPerRequest(samples: readonly MemorySample[]): number {
  const slopes = samples
    .flatMap((a, index) => samples.slice(index + 1).map((b) => (b.bytes - a.bytes) / (b.requests - a.requests)))
    .toSorted((a, b) => a - b);
  const middle = Math.floor(slopes.length / 2);
  return slopes.length % 2 === 1 ? slopes[middle]! : ((slopes[middle - 1] ?? 0) + (slopes[middle] ?? 0)) / 2;
}
