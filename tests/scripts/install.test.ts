// When a command starts, is what the lock file lists installed: without a word where nothing is, and after asking where something else is?
import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ensureInstalled} from '../../scripts/install.mjs';

let folder: string;
const install = vi.fn(() => 0);
const ask = vi.fn(async (): Promise<boolean | undefined> => undefined);
let said = '';

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'visatally-install-'))}/`;
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  install.mockClear();
  ask.mockReset();
  rmSync(folder, {recursive: true});
});

const lock = (version: string, others = {}): string =>
  JSON.stringify({
    packages: {
      'node_modules/a': {version, integrity: `sha512-${version}`},
      'node_modules/for-another-system': {version: '1.0.0', optional: true},
      ...others,
    },
  });

/** Writes a lock file that is newer than what is installed. */
function write(wanted: string, installed?: string): void {
  writeFileSync(`${folder}package-lock.json`, wanted);
  if (installed === undefined) return;
  mkdirSync(`${folder}node_modules`);
  writeFileSync(`${folder}node_modules/.package-lock.json`, installed);
  utimesSync(`${folder}node_modules/.package-lock.json`, 1, 1);
}

const installed = (version: string, others = {}): string =>
  JSON.stringify({packages: {'node_modules/a': {version, integrity: `sha512-${version}`}, ...others}});

it('installs on a fresh clone, and returns what npm returns', async () => {
  write(lock('1.0.0'));
  install.mockReturnValueOnce(7);
  expect(await ensureInstalled(folder, {isInCi: false, ask, install})).toBe(7);
  expect(install).toHaveBeenCalledExactlyOnceWith(folder);
  expect(ask).not.toHaveBeenCalled();
  expect(said).toBe('Installing the dependencies (npm ci) …\n');
});

it('does nothing where the same packages are installed, whatever the age of the files', async () => {
  write(lock('1.0.0'), installed('1.0.0'));
  expect(await ensureInstalled(folder, {isInCi: false, ask, install})).toBe(0);
  expect(install).not.toHaveBeenCalled();
  expect(said).toBe('');
});

it.each([
  ['another version', lock('1.0.1')],
  ['a new package', lock('1.0.0', {'node_modules/b': {version: '1.0.0'}})],
  ['a package less', JSON.stringify({packages: {}})],
  ['other contents of a version', lock('1.0.0').replace('sha512-1.0.0', 'sha512-other')],
])('asks where the lock file lists %s', async (_, wanted) => {
  write(wanted, installed('1.0.0'));
  ask.mockResolvedValueOnce(false);
  expect(await ensureInstalled(folder, {isInCi: false, ask, install})).toBe(1);
  expect(install).not.toHaveBeenCalled();
  expect(said).toBe(
    "Nothing was installed. Look at what changed with 'git log -p package-lock.json', then run 'npm ci'.\n",
  );
  ask.mockResolvedValueOnce(true);
  expect(await ensureInstalled(folder, {isInCi: false, ask, install})).toBe(0);
  expect(install).toHaveBeenCalledOnce();
});

it('installs nothing where nobody can answer, and says why, unless it is in CI', async () => {
  write(lock('1.0.1'), installed('1.0.0'));
  expect(await ensureInstalled(folder, {isInCi: false, ask, install})).toBe(1);
  expect(install).not.toHaveBeenCalled();
  expect(said).toMatch(/^package-lock\.json lists other packages than node_modules\/ has\. Look .*'npm ci'\.\n$/);
  expect(await ensureInstalled(folder, {isInCi: true, ask, install})).toBe(0);
  expect(install).toHaveBeenCalledOnce();
});

it('packages run no scripts of their own, also by npm ci without us', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
