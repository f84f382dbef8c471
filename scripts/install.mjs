// Plain JavaScript without dependencies: it runs on a fresh clone, before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs `npm ci` when node_modules is missing, unfinished or older than the lock file.
 * What npm prints goes to stderr, so that the output of the command itself stays clean.
 * @param {string} folder of the package.json, with a trailing slash; by default the project's root
 * @returns {number} 0 when everything is in place, else npm's exit code
 */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return 0;
  process.stderr.write('Installing the dependencies (npm ci) …\n');
  // NODE_ENV=production would omit the development dependencies, which build and serve the site.
  const npm = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.error) process.stderr.write(`npm could not be started: ${npm.error.message}\n`);
  return npm.status ?? 1;
}

/** Whether npm finished: it writes node_modules/.package-lock.json last. */
function isInstalled(folder) {
  const installed = `${folder}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  // A linked folder belongs to another checkout: npm ci would follow the link and empty it.
  if (lstatSync(`${folder}node_modules`).isSymbolicLink()) return true;
  return statSync(installed).mtimeMs >= statSync(`${folder}package-lock.json`).mtimeMs;
}
