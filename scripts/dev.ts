import {once} from 'node:events';
import {defineCommand} from '../src/tools/commands/command.ts';
import {rootFolder} from './build/folders.ts';
import {portOption, readPort} from './address.ts';

const defaultPort = 5173;

export const command = defineCommand({
  name: 'dev',
  summary: 'Starts the development server with the workbench: an edited definition updates the open page in place',
  details:
    'A definition with an error shows its problems over the page. /workbench lists every definition, with its screens, cases and lines.',
  options: {port: portOption(defaultPort)},
  examples: ['', '--port 8080'],
  async run({port: option}, {stdout}) {
    const port = readPort(option, process.env, defaultPort);
    // Vite takes a while to load, which `--help` should not.
    const {createServer} = await import('vite');
    // A requested port must be free. The default port may be used by another checkout, so any other port will do.
    const strictPort = Boolean(option ?? process.env.PORT);
    const server = await createServer({root: rootFolder, server: {port, strictPort}});
    try {
      await server.listen();
      for (const address of server.resolvedUrls?.local ?? [])
        stdout.write(`Development site: ${address}\nWorkbench: ${address}workbench\nStudio: ${address}studio\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    } finally {
      await server.close();
    }
    return 0;
  },
});
