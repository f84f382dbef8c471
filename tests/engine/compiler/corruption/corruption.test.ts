// However a definition, its cases or a page is corrupted, does the compiler respond quickly with a message and a place,
// and never ignore anything silently?
// FULL=1 tries 2,000 corruptions. CORRUPTION=17 tries only that one.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import type {Found} from './corruptions.ts';

const alone = process.env.CORRUPTION;
const first = Number(alone ?? 0);
const count = alone === undefined ? (process.env.FULL ? 2_000 : 6) : 1;

/** Milliseconds after which a corruption counts as hanging. The law limits its processor time. */
const hanging = 60_000;

/** Tries them in a separate process, which can be killed if the compiler hangs. */
async function tryAll(): Promise<{readonly found: readonly Found[]; readonly ended: string}> {
  const script = join(import.meta.dirname, 'tryAll.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(first), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const found: Found[] = [];
  let last = 'none';
  const kill = () => child.kill('SIGKILL');
  let timer = setTimeout(kill, hanging);
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(timer);
    timer = setTimeout(kill, hanging);
    const message = JSON.parse(line) as Found;
    last = `CORRUPTION=${message.number}`;
    if ('breaches' in message) found.push(message);
  }
  clearTimeout(timer);
  const [code, signal] = await end;
  return {found, ended: code === 0 ? 'well' : `${signal ?? code} in ${last}`};
}

it(`${count} corrupted files are rejected, or compiled without losing anything`, {timeout: 900_000}, async () => {
  const {found, ended} = await tryAll();
  const wrong = found
    .filter(({breaches}) => breaches.length > 0)
    .map(
      ({number, name, breaches}) =>
        `CORRUPTION=${number} (${name})\n  ${[...new Set(breaches)].slice(0, 5).join('\n  ')}`,
    );
  expect(wrong.join('\n')).toBe('');
  expect({ended, tried: found.length}).toEqual({ended: 'well', tried: count});
});
