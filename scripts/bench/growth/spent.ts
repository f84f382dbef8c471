import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** What is done with a project: its definitions compiled, the same with all cases run, its site built. */
export type Phase = 'compile' | 'check' | 'build';

/** What a process took, its start and all its threads included. */
export interface Spent {
  /** Of processor time, which does not depend on what else the machine does. */
  readonly seconds: number;
  /** At most, of memory that was really in use. */
  readonly megabytes: number;
}

/** @throws Error with what the process said where it fails */
export async function spentOn(phase: Phase, folder: string): Promise<Spent> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/growth/phase.ts', phase], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${phase} in ${folder} ends with ${code}:\n${said.slice(-4000)}`);
  return JSON.parse(printed.trimEnd().split('\n').at(-1)!) as Spent;
}
