import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Arguments with which Chromium runs as root and in a container, and asks nothing of the network itself. */
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
 * The path of a Chromium: CHROMIUM_PATH, else one that is installed, else the one inside @sparticuz/chromium.
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
  // Read when the package is imported: it then brings the libraries (nss) that a bare machine lacks,
  // and puts their folder into LD_LIBRARY_PATH, which the workers inherit.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const {default: chromium} = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
