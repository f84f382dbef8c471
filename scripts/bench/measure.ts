/** Times of functions against each other, in one run: alternating rounds, medians. */

export type Call = (index: number) => unknown;

const rounds = 301;

/** Short, so that other work of the machine meets few rounds, and no median. */
const roundNanoseconds = 200_000;

/** Of the processor's time, twice: V8 compiles what is called often, and again where another call has shown it more. */
const warmUpMicroseconds = 100_000;

/**
 * Calls each function in turn, round after round, so that a change of the machine's speed meets all of them. What gives
 * promises is awaited, call by call.
 * @param calls what to time; each gets the number of the call
 * @returns the median time of one call of each, in nanoseconds
 */
export async function measure<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(calls) as Name[];
  for (const name of names) await warmUp(calls[name]);
  const timed = [];
  for (const name of names)
    timed.push({name, call: calls[name], count: await warmUp(calls[name]), times: [] as number[]});
  for (let round = 0; round < rounds; round++)
    for (const {call, count, times} of round % 2 === 0 ? timed : timed.toReversed())
      times.push(await timeOf(call, count));
  return Object.fromEntries(timed.map(({name, times}) => [name, median(times)])) as Record<Name, number>;
}

/** @returns how many calls make a round */
async function warmUp(call: Call): Promise<number> {
  const start = process.cpuUsage();
  let count = 1;
  while (process.cpuUsage(start).user < warmUpMicroseconds)
    count = Math.max(1, Math.round(roundNanoseconds / (await timeOf(call, count))));
  return count;
}

/** What the calls give goes here, so that no engine leaves them out. */
let sink: unknown;

/** The time of one of so many calls, in nanoseconds. */
async function timeOf(call: Call, count: number): Promise<number> {
  sink = call(0);
  const isAwaited = sink instanceof Promise;
  await sink;
  const start = process.hrtime.bigint();
  if (isAwaited) for (let index = 0; index < count; index++) sink = await call(index);
  else for (let index = 0; index < count; index++) sink = call(index);
  return Number(process.hrtime.bigint() - start) / count;
}

/** The upper one of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
