import {accessSync, constants, existsSync, readFileSync, writeFileSync} from 'node:fs';
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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of Chromium: from CHROMIUM_PATH, else an installed one, else the one in @sparticuz/chromium.
 * The last one is unpacked at its first use, so this is called once and not by each worker.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
  return installed ?? unpackChromium();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the browser of the package, with its fonts and the libraries (nss) that a bare machine lacks, once for each version. */
async function unpackChromium(): Promise<string> {
  const {version} = JSON.parse(
    readFileSync(join(rootFolder, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as {version: string};
  const unpacked = join(cacheFolder, `chromium-${version}`);
  // The package reads this when imported: it then adds the folder of the libraries to LD_LIBRARY_PATH and sets FONTCONFIG_PATH,
  // which the workers inherit.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const {default: chromium} = await withTemporaryFolder(unpacked, () => import('@sparticuz/chromium'));
  const executable = join(unpacked, 'chromium');
  // As a whole, since half a browser would be taken for one the next time.
  if (!existsSync(executable))
    await replaceFolder(unpacked, async (folder) => {
      await withTemporaryFolder(folder, () => chromium.executablePath());
      const fonts = join(folder, 'fonts/fonts.conf');
      writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('>/tmp/', `>${unpacked}/`));
    });
  return executable;
}

/** Runs work that unpacks files into the system's temporary folder, which the package cannot be told to do elsewhere. */
async function withTemporaryFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const {TMPDIR} = process.env;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
