import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

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
 * The last one is unpacked into the system's temporary folder, so this is called once and not by each worker.
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

async function unpackChromium(): Promise<string> {
  // The package reads this when imported: it then provides the libraries (nss) that a bare machine lacks,
  // and adds their folder to LD_LIBRARY_PATH, which the workers inherit.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const {default: chromium} = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
