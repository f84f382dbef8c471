/** A measurement after a number of requests. */
export interface Sample {
  readonly requests: number;
  readonly bytes: number;
}

/**
 * How much grows with the requests: the median of the slopes between all pairs of samples (Theil and Sen), which
 * no single odd sample moves.
 * @returns bytes per request; 0 for fewer than two samples
 */
export function growthPerRequest(samples: readonly Sample[]): number {
  const slopes = samples
    .flatMap((one, index) =>
      samples.slice(index + 1).map((other) => (other.bytes - one.bytes) / (other.requests - one.requests)),
    )
    .toSorted((one, other) => one - other);
  const middle = Math.floor(slopes.length / 2);
  return slopes.length % 2 === 1 ? slopes[middle]! : ((slopes[middle - 1] ?? 0) + (slopes[middle] ?? 0)) / 2;
}
