/** Times functions against each other in one run: interleaved rounds, compared by their medians. */

/** A function to time. It gets the number of the call, to pick its arguments by. */
export type Call = (index: number) => unknown;

const rounds = 301;

/** Rounds are short, so that other work on the machine disturbs only a few of them and not the median. */
const roundNanoseconds = 200_000;

const warmUpMicroseconds = 100_000;

/**
 * Times the calls in interleaved rounds, so that a change in the machine's speed affects all of them alike. Promises
 * are awaited after each call.
 * @returns the median time per call of each, in nanoseconds
 */
export async function timeCalls<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(calls) as Name[];
  // Warm up twice: running the other calls may make V8 discard code that it has optimized, and compile it again.
  for (const name of names) await warmUp(calls[name]);
  const timed = [];
  for (const name of names)
    timed.push({name, call: calls[name], callsPerRound: await warmUp(calls[name]), samples: [] as number[]});
  for (let round = 0; round < rounds; round++)
    for (const {call, callsPerRound, samples} of round % 2 === 0 ? timed : timed.toReversed())
      samples.push(await timePerCall(call, callsPerRound));
  return Object.fromEntries(timed.map(({name, samples}) => [name, median(samples)])) as Record<Name, number>;
}

/** @returns the number of calls that fill a round */
async function warmUp(call: Call): Promise<number> {
  const start = process.cpuUsage();
  let count = 1;
  while (process.cpuUsage(start).user < warmUpMicroseconds)
    count = Math.max(1, Math.round(roundNanoseconds / (await timePerCall(call, count))));
  return count;
}

/** Results are stored here, so that V8 cannot optimize the calls away. */
let sink: unknown;

/** @returns the mean time per call over `count` calls, in nanoseconds */
async function timePerCall(call: Call, count: number): Promise<number> {
  sink = call(0);
  const isAsync = sink instanceof Promise;
  await sink;
  const start = process.hrtime.bigint();
  if (isAsync) for (let index = 0; index < count; index++) sink = await call(index);
  else for (let index = 0; index < count; index++) sink = call(index);
  return Number(process.hrtime.bigint() - start) / count;
}

/** For an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
