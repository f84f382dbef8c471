import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {rootFolder} from '../build/folders.ts';

/** The launcher of the project's commands. */
const launcher = join(rootFolder, 'scripts/run.mjs');

/** In bytes, after a garbage collection. */
export interface Memory {
  /** Of the process, as the system counts it. */
  readonly resident: number;
  /** By what the program still holds, buffers included. */
  readonly used: number;
}

/** The production site in a process of its own, on a free port of this machine. */
export interface ServedSite {
  /** Scheme, host and port. */
  readonly address: string;
  readonly memory: () => Promise<Memory>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the site and serves it: the two commands of which `npm start` is made, one after the other, so that the
 * server's memory is its own. It ends with this process, in whichever way this one ends.
 * @throws Error when the site does not build or cannot be served
 */
export async function buildAndServe(): Promise<ServedSite> {
  await buildSite();
  const memory = join(import.meta.dirname, 'answerMemory.mjs');
  const server = spawn(process.execPath, ['--expose-gc', '--import', memory, launcher, 'serve'], {
    env: {...process.env, PORT: '0'},
    stdio: ['ignore', 'pipe', 2, 'ipc'],
  });
  return {
    address: await addressOf(server),
    async memory() {
      const answer = once(server, 'message');
      server.send('memory');
      const [told] = await answer;
      return told as Memory;
    },
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'close');
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of server.stdout!) {
    const port = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The site is not served.');
}

/**
 * Builds the site in a process of its own, so that nothing of the build is in the memory that is measured.
 * @throws Error when the site does not build; what the build says of it goes to stderr
 */
export async function buildSite(): Promise<void> {
  const build = spawn(process.execPath, [launcher, 'build'], {stdio: ['ignore', 'ignore', 2]});
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The site does not build.');
}
