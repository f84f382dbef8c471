import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {distFolder} from './build/folders.ts';
import {restoreFolder} from './build/replaceFolder.ts';
import {hostOption, portOption, readPort} from './address.ts';
import {createSite} from './server.ts';
import {baseOf, incompleteFiles, readSite, type SiteFile, type SiteFiles} from './siteFiles.ts';

/** The port of the built site if neither `--port` nor PORT is set. */
export const defaultPort = 4173;

export const command = defineCommand({
  name: 'serve',
  summary: 'Serves the built site in dist/ until it is interrupted',
  details: 'Refuses a site of which a file is missing or cut, and names the file.',
  options: {port: portOption(defaultPort), host: hostOption},
  examples: ['', '--port 8080', '--host 0.0.0.0'],
  run: async ({port, host}, streams) => serve(readPort(port, process.env, defaultPort), host, streams),
});

/**
 * Serves dist/ until SIGINT or SIGTERM.
 * @param host the only address to listen on
 */
export async function serve(port: number, host: string, {stdout, stderr}: Streams): Promise<number> {
  const files = builtSite();
  const site = createSite(files);
  try {
    await once(site.listen(port, host), 'listening');
  } catch (error) {
    stderr.write(`${listenProblem(error as NodeJS.ErrnoException, port, host)}\n`);
    return 1;
  }
  const shown = host.includes(':') ? `[${host}]` : host;
  stdout.write(`VisaTally is at http://${shown}:${(site.address() as AddressInfo).port}${baseOf(files)}\n`);
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
  const [first, ...others] = incompleteFiles(folder);
  if (first === undefined) return files;
  const more =
    others.length === 0
      ? ''
      : `, and ${others.length} more ${others.length === 1 ? 'file is' : 'files are'} not as built`;
  throw new Error(`The site in dist/ is not complete: ${first}${more}. Run npm run build.`);
}

/** Why a server could not listen there now, in one line; undefined if it could. */
export async function portProblem(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return undefined;
  } catch (error) {
    return listenProblem(error as NodeJS.ErrnoException, port, host);
  } finally {
    server.close();
  }
}

/** Why a server could not listen, in one line. */
function listenProblem({code, message}: NodeJS.ErrnoException, port: number, host: string): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: choose another one with --port or PORT.`
    : `Port ${port} of ${host} cannot be opened: ${message}`;
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
