import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {rootFolder} from '../build/folders.ts';

/** Runs the project's commands: `node scripts/run.mjs build`. */
const launcher = join(rootFolder, 'scripts/run.mjs');

/** Memory of the server after a garbage collection, in bytes. */
export interface Memory {
  /** Resident set size. */
  readonly resident: number;
  /** Live objects on the heap, and buffers. */
  readonly used: number;
}

/** The production site, served by a separate process on a free local port. */
export interface ServedSite {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly measureMemory: () => Promise<Memory>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the site and serves it, as `npm start` does, but in two processes, so that the build does not count towards the
 * server's memory. The server also ends with this process.
 * @throws Error if the site cannot be built or served
 */
export async function buildAndServe(): Promise<ServedSite> {
  await buildSite();
  const reportMemory = join(import.meta.dirname, 'reportMemory.mjs');
  const server = spawn(process.execPath, ['--expose-gc', '--import', reportMemory, launcher, 'serve'], {
    env: {...process.env, PORT: '0'},
    stdio: ['ignore', 'pipe', 2, 'ipc'],
  });
  return {
    origin: await originOf(server),
    async measureMemory() {
      const message = once(server, 'message');
      server.send('memory');
      const [memory] = await message;
      return memory as Memory;
    },
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'close');
    },
  };
}

async function originOf(server: ChildProcess): Promise<string> {
  for await (const line of server.stdout!) {
    const port = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The server stopped before it printed its address.');
}

/**
 * Builds the site in a separate process. Errors of the build are printed to stderr.
 * @throws Error if the build fails
 */
export async function buildSite(): Promise<void> {
  const build = spawn(process.execPath, [launcher, 'build'], {stdio: ['ignore', 'ignore', 2]});
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The build of the site failed.');
}
