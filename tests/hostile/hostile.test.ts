// Whatever anybody writes into a definition, its cases, a page, a share link, a receipt, a line of JSON, an assistant's request or an embedding
// page: is it refused with a message or answered, quickly and in bounded memory, and never in part lost without a word?
// FULL=1 tries 20,000 inputs and prints a table. HOSTILE='receipts:17' tries only that one; HOSTILE_FROM=50000 tries others.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import {HANGING} from '../limits.ts';
import {isFull} from '../samples.ts';
import {kinds, type KindName} from './kinds.ts';
import type {Found} from './tryAll.ts';

/** How many inputs of each kind `npm test` tries, in about four seconds of processor time. */
const few: Readonly<Record<KindName, number>> = {
  definitions: 3,
  cases: 3,
  pages: 5,
  'share links': 30,
  receipts: 20,
  'JSON lines': 30,
  'MCP requests': 20,
  'embed messages': 5,
};
const MANY = 2_500;

/** Inputs for one process of the full run. Those of embedding pages are fewer, since jsdom frees its documents late. */
const perProcess = (kind: KindName): number => (kind === 'embed messages' ? 500 : MANY);

/** Megabytes that a process may take for all inputs of a kind, one after the other. */
const MAX_MEMORY = 1_500;

const first = Number(process.env.HOSTILE_FROM ?? 0);
const alone = process.env.HOSTILE?.split(':') as [KindName, string] | undefined;

interface Range {
  readonly kind: KindName;
  readonly from: number;
  readonly count: number;
}

const ranges: readonly Range[] = alone
  ? [{kind: alone[0], from: Number(alone[1]), count: 1}]
  : (Object.keys(kinds) as KindName[]).map((kind) => ({kind, from: first, count: isFull ? MANY : few[kind]}));

/** The range in parts for one process each. */
function slicesOf({kind, from, count}: Range): readonly Range[] {
  const size = perProcess(kind);
  return Array.from({length: Math.ceil(count / size)}, (_, index) => ({
    kind,
    from: from + index * size,
    count: Math.min(size, count - index * size),
  }));
}

/** Tries inputs in a separate process, which is killed if one hangs; then a new one goes on with the next. */
async function tryAll(given: readonly Range[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  let left = given;
  while (left.length > 0) {
    const {last, ended} = await tryInOneProcess(left, found);
    if (ended === 'well') break;
    const [kind, number] = last.split(':') as [KindName, string];
    found.push({name: last, outcome: ended, breaches: [`${ended}: ${last}`], seconds: 0, megabytes: 0});
    left = left
      .slice(
        Math.max(
          0,
          left.findIndex((range) => range.kind === kind),
        ),
      )
      .map((range) => {
        const from = range.kind === kind ? Number(number) + 1 : range.from;
        return {...range, from, count: range.count - (from - range.from)};
      })
      .filter(({count}) => count > 0);
    // A process that cannot start would be started for ever.
    if (last === 'none:0') break;
  }
  return found;
}

async function tryInOneProcess(
  left: readonly Range[],
  found: Found[],
): Promise<{readonly last: string; readonly ended: 'well' | 'hangs' | 'crashes'}> {
  const script = join(import.meta.dirname, 'tryAll.ts');
  const names = left.map(({kind, from, count}) => `${kind}:${from}:${count}`);
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_MEMORY}`, '--import', 'tsx', script, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = once(child, 'close') as Promise<[number | null]>;
  let last = 'none:0';
  let isHanging = false;
  const kill = (): void => {
    isHanging = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(kill, HANGING);
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(timer);
    timer = setTimeout(kill, HANGING);
    const message = JSON.parse(line) as Found;
    last = message.name;
    if ('outcome' in message) found.push(message);
  }
  clearTimeout(timer);
  const [code] = await end;
  return {last, ended: code === 0 ? 'well' : isHanging ? 'hangs' : 'crashes'};
}

/** A line for each kind: how many inputs, how they ended, and the most that one took. */
function table(found: readonly Found[]): string {
  return ranges
    .map(({kind}) => {
      const own = found.filter(({name}) => name.startsWith(`${kind}:`));
      const counts = new Map<string, number>();
      for (const {outcome} of own) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      const outcomes = [...counts].toSorted(([, one], [, other]) => other - one);
      const [seconds, megabytes] = (['seconds', 'megabytes'] as const).map((key) =>
        Math.max(0, ...own.map((each) => each[key])),
      );
      return [
        kind.padEnd(15),
        String(own.length).padStart(6),
        `${seconds!.toFixed(2)} s`.padStart(8),
        `${megabytes} MB`.padStart(8),
        `  ${outcomes.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`,
      ].join('');
    })
    .join('\n');
}

it('hostile inputs are each refused with a message or answered', {timeout: 3_600_000}, async () => {
  // In one process where there are few, as starting one takes longer than trying them; else two at a time, of one kind each.
  const queue = isFull && !alone ? ranges.flatMap(slicesOf).map((range) => [range]) : [ranges];
  const found: Found[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) found.push(...(await tryAll(next)));
  };
  await Promise.all([work(), work()]);
  if (isFull || alone) process.stdout.write(`${table(found)}\n`);
  const wrong = found
    .filter(({breaches}) => breaches.length > 0)
    .map(({name, breaches, input}) => `HOSTILE='${name}' ${input ?? ''}\n  ${breaches.slice(0, 5).join('\n  ')}`);
  expect(wrong.join('\n')).toBe('');
  expect(found.length).toBe(ranges.reduce((sum, {count}) => sum + count, 0));
  for (const {name, megabytes} of found) expect(megabytes, name).toBeLessThan(MAX_MEMORY);
});
