import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Streams} from '../src/tools/commands/streams.ts';
import {distFolder} from './build/folders.ts';
import {createSite} from './server.ts';
import {baseOf, readSite} from './siteFiles.ts';

/** Serves dist/ on PORT (4173) until it is interrupted. */
export async function run(_args: readonly string[], streams: Streams): Promise<number> {
  const port = Number(process.env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    streams.stderr.write(`PORT is '${process.env.PORT}', but must be a number from 0 to 65535.\n`);
    return 2;
  }
  if (!existsSync(join(distFolder, 'index.html'))) {
    streams.stderr.write('There is no built site in dist/: run npm run build first.\n');
    return 1;
  }
  const files = readSite(distFolder);
  const site = createSite(files);
  try {
    await once(site.listen(port), 'listening');
  } catch (error) {
    streams.stderr.write(`${whyNotListening(error as NodeJS.ErrnoException, port)}\n`);
    return 1;
  }
  streams.stdout.write(`VisaTally is at http://localhost:${(site.address() as AddressInfo).port}${baseOf(files)}\n`);
  await untilInterrupted(site);
  return 0;
}

function whyNotListening(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use: choose another one with PORT=…`
    : `Port ${port} cannot be opened: ${error.message}`;
}

async function untilInterrupted(site: Server): Promise<void> {
  const stop = () => {
    site.close();
    site.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await once(site, 'close');
}
