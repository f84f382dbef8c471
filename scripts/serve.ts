import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {distFolder} from './build/folders.ts';
import {restoreFolder} from './build/replaceFolder.ts';
import {portOption, readPort} from './port.ts';
import {createSite} from './server.ts';
import {baseOf, missingFiles, readSite, type SiteFile, type SiteFiles} from './siteFiles.ts';

/** The port of the built site if neither `--port` nor PORT is set. */
export const defaultPort = 4173;

export const command = defineCommand({
  name: 'serve',
  summary: 'Serves the built site in dist/ until it is interrupted',
  options: {port: portOption(defaultPort)},
  examples: ['', '--port 8080'],
  run: async ({port}, streams) => serve(readPort(port, process.env, defaultPort), streams),
});

/** Serves dist/ until SIGINT or SIGTERM. */
export async function serve(port: number, {stdout, stderr}: Streams): Promise<number> {
  const files = builtSite();
  const site = createSite(files);
  try {
    await once(site.listen(port), 'listening');
  } catch (error) {
    stderr.write(`${listenProblem(error as NodeJS.ErrnoException, port)}\n`);
    return 1;
  }
  stdout.write(`VisaTally is at http://localhost:${(site.address() as AddressInfo).port}${baseOf(files)}\n`);
  await untilInterrupted(site);
  return 0;
}

/**
 * The files of a built site.
 * @throws an Error that says what to do if there is no complete site
 */
export function builtSite(folder = distFolder): SiteFiles {
  restoreFolder(folder);
  const files = existsSync(folder) ? readSite(folder) : new Map<string, SiteFile>();
  if (files.size === 0) throw new Error('There is no built site in dist/: run npm run build first.');
  const [first, ...others] = missingFiles(files);
  if (first === undefined) return files;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new Error(`The site in dist/ is not complete, it lacks ${first}${more}: run npm run build.`);
}

/** Why a server could not listen, in one line. */
function listenProblem({code, message}: NodeJS.ErrnoException, port: number): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: choose another one with --port or PORT.`
    : `Port ${port} cannot be opened: ${message}`;
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
