import {once} from 'node:events';
import {createServer} from 'vite';
import type {Streams} from '../src/tools/commands/streams.ts';
import {rootFolder} from './build/folders.ts';

/** Vite's development server, until it is interrupted: an edited definition updates the open page in place. */
export async function run(_args: readonly string[], streams: Streams): Promise<number> {
  const server = await createServer({root: rootFolder});
  await server.listen();
  for (const address of server.resolvedUrls?.local ?? [])
    streams.stdout.write(`Development site: ${address}\nWorkbench: ${address}workbench\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}
