import {once} from 'node:events';
import {defineCommand} from '../src/tools/commands/command.ts';
import {rootFolder} from './build/folders.ts';
import {portOption, readPort} from './port.ts';

const usualPort = 5173;

export const command = defineCommand({
  name: 'dev',
  summary: 'Starts the development server with the workbench: an edited definition updates the open page in place',
  options: {port: portOption(usualPort)},
  examples: ['', '--port 8080'],
  async run({port: option}, {stdout}) {
    const port = readPort(option, process.env, usualPort);
    // Vite takes a while to load, which `--help` should not.
    const {createServer} = await import('vite');
    // A port that was asked for is the one to open; the usual one may be taken by another checkout.
    const strictPort = Boolean(option ?? process.env.PORT);
    const server = await createServer({root: rootFolder, server: {port, strictPort}});
    try {
      await server.listen();
      for (const address of server.resolvedUrls?.local ?? [])
        stdout.write(`Development site: ${address}\nWorkbench: ${address}workbench\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    } finally {
      await server.close();
    }
    return 0;
  },
});
