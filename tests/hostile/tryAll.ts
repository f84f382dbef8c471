// node --import tsx tryAll.ts 'KIND:FIRST:COUNT' …: tries inputs one after the other. Prints a line of JSON with the input's name before
// each, so that the reader knows which one hangs, and a line with its outcome after it.
import {setImmediate as nextTask} from 'node:timers/promises';
import {UNANSWERED} from '../limits.ts';
import {kinds, type KindName} from './kinds.ts';
import {randomOf} from './random.ts';
import type {HostileKind, Tried} from './tried.ts';

/** What came of an input. */
export interface Found extends Tried {
  /** 'share links:17' */
  readonly name: string;
  /** Seconds of processor time. */
  readonly seconds: number;
  /** The largest memory of the process so far, in megabytes. */
  readonly megabytes: number;
  /** The input, if it broke the law. */
  readonly input?: string;
}

const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

for (const range of process.argv.slice(2)) {
  const [kindName, first, count] = range.split(':') as [KindName, string, string];
  const kind = (await kinds[kindName]()) as HostileKind;
  await kind.prepare?.();
  for (let number = Number(first); number < Number(first) + Number(count); number++) {
    const name = `${kindName}:${number}`;
    say({name});
    say(await tryOne(kind, name, number));
    // Documents that were closed are only freed between two tasks.
    await nextTask();
  }
}
// Some kinds keep a server or a command running.
process.exit(0);

async function tryOne(kind: HostileKind, name: string, number: number): Promise<Found> {
  const input = kind.make(randomOf(number), number);
  const start = process.cpuUsage();
  const {outcome, breaches: broken} = await tried(kind, input);
  const {user, system} = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  const slow = seconds > kind.limit(input) ? [`takes ${seconds.toFixed(1)} s of processor time`] : [];
  const breaches = [...new Set([...broken, ...slow])];
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return {
    name,
    outcome,
    breaches,
    seconds,
    megabytes,
    ...(breaches.length > 0 && {input: kind.show(input).slice(0, 3_000)}),
  };
}

async function tried(kind: HostileKind, input: unknown): Promise<Tried> {
  try {
    let timer: NodeJS.Timeout | undefined;
    const unanswered = new Promise<Tried>((resolve) => {
      timer = setTimeout(() => resolve({outcome: 'hangs', breaches: ['is not answered']}), UNANSWERED);
    });
    const outcome = await Promise.race([kind.try(input), unanswered]);
    clearTimeout(timer);
    return outcome;
  } catch (error) {
    return {outcome: 'throws', breaches: [`throws ${(error as Error).stack?.slice(0, 800)}`]};
  }
}
