/** Times of functions against each other, in one run: alternating rounds, medians, ratios. */

/**
 * Calls each function in turn, round after round, so that a change of the machine's speed meets all of them.
 * @param calls what to time; each gets the number of the call
 * @param callsPerRound how often each is called in a round
 * @returns the median time of one call of each, in nanoseconds
 */
export function measure<Name extends string>(
  calls: Readonly<Record<Name, (index: number) => unknown>>,
  callsPerRound: number,
  rounds: number,
): Readonly<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const time = timeOf(calls[name], callsPerRound);
      if (round >= 0) times.get(name)!.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Name, number>;
}

const warmUpRounds = 5;

/** What the calls give goes here, so that no engine leaves them out. */
let sink: unknown;

function timeOf(call: (index: number) => unknown, count: number): number {
  const start = process.hrtime.bigint();
  for (let index = 0; index < count; index++) sink = call(index);
  const passed = Number(process.hrtime.bigint() - start);
  return sink === undefined ? Number.NaN : passed / count;
}

/** The upper one of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
