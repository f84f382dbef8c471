import {spawn, spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {once} from 'node:events';
import {dirname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {PublishedSite} from '../../../scripts/build/publishedSite.ts';
import {brotliLine, nginxConfiguration} from '../../../scripts/deploy/nginx.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send .br files, which takes a separate module. */
export const hasBrotli = existsSync(brotliModule);

/** The path of an installed nginx; on Debian, it is only on root's PATH. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration that the build writes.
 * @param site the folder of the built files
 * @param work an empty folder for nginx's other files
 * @throws the message of nginx if the configuration is wrong
 */
export async function startNginx(
  nginx: string,
  published: PublishedSite,
  site: string,
  work: string,
): Promise<Running> {
  const root = join(work, 'root', published.base);
  mkdirSync(dirname(root), {recursive: true});
  symlinkSync(site, root.replace(/\/$/, ''));
  const port = await freePort();
  const included = nginxConfiguration(published).replace(brotliLine, hasBrotli ? 'brotli_static on;' : '');
  writeFileSync(join(work, 'site.conf'), included);
  writeFileSync(join(work, 'nginx.conf'), mainConfiguration(work, port));
  const args = ['-p', work, '-c', 'nginx.conf', '-e', 'error.log'];
  const checked = spawnSync(nginx, ['-t', ...args], {encoding: 'utf8'});
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(nginx, args, {stdio: 'ignore'});
  const ended = once(child, 'exit');
  await untilListening(port);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function mainConfiguration(work: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  return `${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${work}/root;
    include ${work}/site.conf;
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(50);
  }
  throw new Error(`nginx does not listen on ${port}`);
}
