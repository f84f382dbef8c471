// Does a build that fails, is killed or is not alone leave a whole site, and does the server refuse one that is not complete?
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {replaceFolder} from '../../scripts/build/replaceFolder.ts';
import {builtSite} from '../../scripts/serve.ts';
import {writeFileList} from '../../scripts/siteFiles.ts';
import {isFull} from '../samples.ts';

let project: string;
let dist: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'visatally-replace-'));
  dist = join(project, 'dist');
});

afterEach(() => rmSync(project, {recursive: true}));

const names = ['index.html', '404.html', 'service-worker.js', 'assets/app-1a2b.js'];

/** Writes a site whose files all say which version they are of. */
function write(folder: string, version: string): void {
  mkdirSync(join(folder, 'assets'), {recursive: true});
  for (const name of names) writeFileSync(join(folder, name), `${version}<script src="/assets/app-1a2b.js">`);
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>https://example.org/</loc>');
  writeFileList(folder);
}

/** The version of the site, if all of its files are there and of the same one. */
function versionIn(folder: string): string {
  const versions = new Set(names.map((name) => readFileSync(join(folder, name), 'utf8').split('<')[0]!));
  return [...versions].join(' and ');
}

const replaceWith = (version: string): Promise<void> =>
  replaceFolder(dist, async (newFolder) => write(newFolder, version));

it('the new content takes the place of the old, and nothing else is left', async () => {
  await replaceWith('first');
  writeFileSync(join(dist, 'removed.html'), 'first');
  await replaceWith('second');
  expect(versionIn(dist)).toBe('second');
  expect(existsSync(join(dist, 'removed.html'))).toBe(false);
  expect(readdirSync(project)).toEqual(['dist']);
});

it('work that fails leaves the old content, and nothing else', async () => {
  await replaceWith('first');
  const failing = replaceFolder(dist, async (newFolder) => {
    write(newFolder, 'second');
    throw new Error('over its budget');
  });
  await expect(failing).rejects.toThrow('over its budget');
  expect(versionIn(dist)).toBe('first');
  expect(readdirSync(project)).toEqual(['dist']);
});

const module = pathToFileURL('scripts/build/replaceFolder.ts').href;

/** A process that replaces the folder again and again, or a number of times, and says so before each file and after each time. */
const replacing = `
  import {mkdirSync, writeFileSync} from 'node:fs';
  import {replaceFolder} from ${JSON.stringify(module)};
  // Waits for a reader that is slow: what console.log could not write at once would wait for an event loop that never turns.
  const say = (line) => new Promise((said) => process.stdout.write(line + '\\n', said));
  for (let version = 1; version <= (process.argv[2] ?? Infinity); version++) {
    await replaceFolder(process.argv[1], async (newFolder) => {
      mkdirSync(newFolder + '/assets');
      writeFileSync(newFolder + '/sitemap.xml', '');
      for (const name of ${JSON.stringify(names)}) {
        await say(name);
        writeFileSync(newFolder + '/' + name, 'version ' + version + '<');
      }
    });
    await say('replaced');
  }`;

function start(program: string, ...args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program, ...args]);
}

/** The exit code of the process and what it said of its errors, which a failure of the test then shows. */
async function outcomeOf(child: ChildProcessWithoutNullStreams): Promise<{code: number | null; errors: string}> {
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, errors};
}

/** Starts the process and kills it when it has said this many lines, wherever it is then. */
async function killAfter(lines: number): Promise<void> {
  const child = start(replacing, dist);
  let said = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text.split('\n').length - 1;
    if (said >= lines) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
}

// Within the first file of the first time; with FULL=1, also wherever the others happen to hit.
it.each(isFull ? Array.from({length: 50}, (_, index) => 1 + index * 7) : [1])(
  'a process that is killed after %i lines leaves a whole version, and the next one begins anew',
  async (lines) => {
    await replaceWith('first');
    await killAfter(lines);
    await replaceFolder(dist, async () => {
      throw new Error('no other version');
    }).catch(() => undefined);
    expect(versionIn(dist)).toMatch(/^(?:first|version \d+)$/);
    expect(readdirSync(project)).toEqual(['dist']);
  },
);

it('of processes that replace the folder at the same time none fails, and it is whole', async () => {
  const children = [1, 2, 3].map(() => start(replacing, dist, '100'));
  for (const {stdout} of children) stdout.resume();
  const whole = {code: 0, errors: ''};
  expect(await Promise.all(children.map(outcomeOf))).toEqual([whole, whole, whole]);
  expect(versionIn(dist)).toBe('version 100');
  expect(readdirSync(project)).toEqual(['dist']);
});

/** A process that builds the code for the server, of one module that says who built it, and loads it when told to. */
const rendering = `
  import {once} from 'node:events';
  import {pathToFileURL} from 'node:url';
  import {bundleServer} from ${JSON.stringify(pathToFileURL('scripts/build/bundle.ts').href)};
  import {inOwnFolder} from ${JSON.stringify(module)};
  const [, parent, name] = process.argv;
  const load = (id) => id.endsWith('/entryServer.tsx') ? 'console.log(' + JSON.stringify(name) + ')' : null;
  await inOwnFolder(parent, async (folder) => {
    const entry = await bundleServer({configFile: false, plugins: [{name: 'small', load}]}, folder);
    console.log('built');
    await once(process.stdin, 'data');
    await import(pathToFileURL(entry).href);
  });
  process.stdin.destroy();`;

it('of builds that run at the same time each renders with its own code', async () => {
  const parent = join(project, 'server');
  mkdirSync(join(parent, 'of a killed build'), {recursive: true});
  const children = ['one', 'other'].map((name) => start(rendering, parent, name));
  const outcomes = children.map(outcomeOf);
  const lines = children.map(({stdout}) => createInterface(stdout)[Symbol.asyncIterator]());
  const next = () => Promise.all(lines.map(async (line) => (await line.next()).value));
  expect(await next()).toEqual(['built', 'built']);
  for (const {stdin} of children) stdin.end('load\n');
  expect(await next()).toEqual(['one', 'other']);
  expect(await Promise.all(outcomes)).toMatchObject([{code: 0}, {code: 0}]);
  expect(existsSync(parent)).toBe(false);
});

describe('the server', () => {
  it('serves the old site if a build was interrupted while it put the new one in its place', () => {
    write(dist, 'first');
    mkdirSync(join(project, '.dist'));
    renameSync(dist, join(project, '.dist/previous'));
    expect(builtSite(dist).get('/')!.content.toString()).toMatch(/^first/);
  });

  it('says what to do if there is no site', () => {
    expect(() => builtSite(dist)).toThrow('There is no built site in dist/: run npm run build first.');
  });

  it.each<[string, (name: (path: string) => string) => void]>([
    ['404.html is missing', (name) => rmSync(name('404.html'))],
    ['embed.js is missing', (name) => rmSync(name('embed.js'))],
    ['api/v1/index.json is missing', (name) => rmSync(name('api'), {recursive: true})],
    ['index.html has 0 bytes instead of 39', (name) => writeFileSync(name('index.html'), '')],
    ['embed.js.br has 0 bytes instead of 2', (name) => writeFileSync(name('embed.js.br'), '')],
    [
      '404.html is missing, and 1 more file is not as built',
      (name) => ['404.html', 'index.html'].forEach((path) => rmSync(name(path))),
    ],
    [
      '404.html is missing, and 2 more files are not as built',
      (name) => ['404.html', 'index.html', 'embed.js'].forEach((path) => rmSync(name(path))),
    ],
    ['.files.json, the list of its files, is missing or cut', (name) => rmSync(name('.files.json'))],
    ['.files.json, the list of its files, is missing or cut', (name) => writeFileSync(name('.files.json'), '{"404')],
  ])('refuses a site of which %s', (problem, damage) => {
    write(dist, 'first');
    mkdirSync(join(dist, 'api/v1'), {recursive: true});
    const others = {'embed.js': 'embed', 'embed.js.br': 'br', 'api/v1/index.json': '{}', '_headers': '/*'};
    for (const [name, content] of Object.entries(others)) writeFileSync(join(dist, name), content);
    writeFileList(dist);
    expect(builtSite(dist).size).toBe(names.length + 3);
    damage((path) => join(dist, path));
    expect(() => builtSite(dist)).toThrow(`The site in dist/ is not complete: ${problem}. Run npm run build.`);
  });
});
