import {createServer, type ViteDevServer} from 'vite';
import type {ProjectCopy} from './projectCopy.ts';

/** The dev server of a copy of the project, at an address of its own; whoever starts it closes it. */
export async function startDevServer({folder}: ProjectCopy): Promise<ViteDevServer> {
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    logLevel: 'silent',
    server: {port: 0, host: '127.0.0.1'},
  });
  return server.listen();
}
