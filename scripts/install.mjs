// Plain JavaScript without dependencies: it runs on a fresh clone, before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, readFileSync, statSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs `npm ci` where node_modules is missing or unfinished, and where it is older than the lock file: then only in CI, or after
 * asking, since a branch of somebody else may have changed the lock file. Packages run no scripts of their own at installation.
 * What npm prints goes to stderr, so that the output of the command itself stays clean.
 * @param {string} folder of the package.json, with a trailing slash; by default the project's root
 * @param {{isInCi?: boolean, ask?: (question: string) => Promise<boolean | undefined>, install?: (folder: string) => number}} surroundings
 *   `ask` gives undefined where nobody can answer
 * @returns {Promise<number>} 0 when everything is in place, else an exit code
 */
export async function ensureInstalled(
  folder = root,
  {isInCi = Boolean(process.env.CI), ask = askOnTerminal, install = runNpm} = {},
) {
  const state = stateOf(folder);
  if (state === 'installed') return 0;
  if (state === 'outdated' && !isInCi) {
    const problem = 'package-lock.json lists other packages than node_modules/ has.';
    const isWanted = await ask(`${problem} Install what it lists (npm ci)? [y/N] `);
    if (!isWanted) {
      const how = "Look at what changed with 'git log -p package-lock.json', then run 'npm ci'.";
      process.stderr.write(isWanted === undefined ? `${problem} ${how}\n` : `Nothing was installed. ${how}\n`);
      return 1;
    }
  }
  process.stderr.write('Installing the dependencies (npm ci) …\n');
  return install(folder);
}

/** @param {string} folder */
function runNpm(folder) {
  // NODE_ENV=production would omit the development dependencies, which build and serve the site.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.error) process.stderr.write(`npm could not be started: ${npm.error.message}\n`);
  return npm.status ?? 1;
}

/** @param {string} question */
async function askOnTerminal(question) {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * @param {string} folder
 * @returns {'missing' | 'installed' | 'outdated'}
 */
function stateOf(folder) {
  // npm writes it last.
  const installed = `${folder}node_modules/.package-lock.json`;
  const wanted = `${folder}package-lock.json`;
  if (!existsSync(installed)) return 'missing';
  // A linked folder belongs to another checkout: npm ci would follow the link and empty it.
  if (lstatSync(`${folder}node_modules`).isSymbolicLink()) return 'installed';
  // A checkout also makes a file newer that is the same again.
  const isUpToDate =
    statSync(installed).mtimeMs >= statSync(wanted).mtimeMs || hasAll(packagesIn(installed), packagesIn(wanted));
  return isUpToDate ? 'installed' : 'outdated';
}

/**
 * Whether exactly the wanted packages are installed, apart from optional ones, which depend on the platform.
 * @param {Packages} installed
 * @param {Packages} wanted
 */
function hasAll(installed, wanted) {
  const isSame = (path) =>
    wanted[path]?.version === installed[path]?.version && wanted[path]?.integrity === installed[path]?.integrity;
  const needed = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].optional);
  return [...needed, ...Object.keys(installed)].every(isSame);
}

/**
 * @typedef {Readonly<Record<string, {readonly version?: string, readonly integrity?: string, readonly optional?: boolean}>>} Packages
 * @param {string} lockFile
 * @returns {Packages}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}
