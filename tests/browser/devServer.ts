import {createServer, type ViteDevServer} from 'vite';
import type {ProjectCopy} from './projectCopy.ts';

/** The dev server of a copy of the project, at its own address. The caller must close it. */
export async function startDevServer({folder}: ProjectCopy): Promise<ViteDevServer> {
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    logLevel: 'silent',
    server: {port: 0, host: '127.0.0.1'},
  });
  return server.listen();
}
