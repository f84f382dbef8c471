import {accessSync, constants, existsSync, readFileSync, statfsSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {cacheFolder, rootFolder} from '../../scripts/build/folders.ts';
import {replaceFolder} from '../../scripts/build/replaceFolder.ts';

/** Lets Chromium run as root and in a container, and stops its own background requests. */
export const launchArguments: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes that the browsers of all workers share between their processes, with room to spare. */
const SHARED_MEMORY = 1e9;

/**
 * What Playwright would pass too. It keeps the memory that processes share in files, since many containers have too little of it:
 * where there is enough, files would cost an eighth of the tests' processor time.
 */
export const ignoredArguments: readonly string[] = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory(): boolean {
  try {
    const {bavail, bsize} = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY;
  } catch {
    return false;
  }
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of Chromium: from CHROMIUM_PATH, else the one in @sparticuz/chromium, whose variables are then set for this process and
 * those that it starts, else, where that package has none, an installed one. The tests of a commit thus run in the same browser on
 * every machine, whatever is installed there.
 * @throws an Error that names CHROMIUM_PATH, where there is none of these
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPackagedChromium) {
    const {path, variables} = await packagedChromium();
    Object.assign(process.env, variables);
    return path;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => browsers.map((name) => join(folder, name))).find(isExecutable);
  if (installed === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH to the path of Chromium or Chrome.');
  return installed;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface PackagedChromium {
  readonly path: string;
  /** Where it finds its fonts, and the libraries (nss) that a bare machine lacks. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Whether the package has a browser for this machine. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/** The browser of @sparticuz/chromium, unpacked once for each version. Called once, and not by each worker. */
export async function packagedChromium(): Promise<PackagedChromium> {
  const {version} = JSON.parse(
    readFileSync(join(rootFolder, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as {version: string};
  const unpacked = join(cacheFolder, `chromium-${version}`);
  // The package reads the first when imported, and then sets the others.
  const read = ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const {result: chromium, variables} = await withVariables(read, {AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x'}, () =>
    withTemporaryFolder(unpacked, async () => (await import('@sparticuz/chromium')).default),
  );
  const path = join(unpacked, 'chromium');
  // As a whole, since half a browser would be taken for one the next time.
  if (!existsSync(path))
    await replaceFolder(unpacked, async (folder) => {
      await withTemporaryFolder(folder, () => chromium.executablePath());
      const fonts = join(folder, 'fonts/fonts.conf');
      writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('>/tmp/', `>${unpacked}/`));
    });
  return {path, variables};
}

/** Runs work that unpacks files into the system's temporary folder, which the package cannot be told to do elsewhere. */
async function withTemporaryFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const {result} = await withVariables(['TMPDIR'], {TMPDIR: folder}, work);
  return result;
}

/**
 * Runs work that reads or sets variables of this process, and puts them back.
 * @param names of all these variables
 * @param given their values during the work, where they differ
 * @returns with the result, the variables as the work left them
 */
async function withVariables<Result>(
  names: readonly string[],
  given: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<{readonly result: Result; readonly variables: Readonly<Record<string, string>>}> {
  const before = new Map(names.map((name) => [name, process.env[name]]));
  Object.assign(process.env, given);
  try {
    const result = await work();
    const variables = Object.fromEntries(
      names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    return {result, variables};
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
