// When a tool writes a file that people edit, does a full disk, a killed process or somebody else's edit ever cost a word?
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {completeReplacements, replaceFiles} from '../../src/tools/replaceFiles.ts';
import {isFull} from '../samples.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'visatally-write-'));
  file = join(folder, 'rules.yaml');
  fs.writeFileSync(file, 'old text\n');
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const textIn = (path: string): string => fs.readFileSync(path, 'utf8');

it('replaces the text, and keeps who may read the file', () => {
  fs.chmodSync(file, 0o664);
  replaceFiles([{path: file, before: 'old text\n', after: 'new text\n'}]);
  expect(textIn(file)).toBe('new text\n');
  expect(fs.statSync(file).mode & 0o777).toBe(0o664);
  expect(fs.readdirSync(folder)).toEqual(['rules.yaml']);
});

it('leaves the old text where the disk is full, of all files that it was to write', () => {
  const other = join(folder, 'new.yaml');
  let free = 15;
  const write: typeof fs.writeFileSync = (path, text) => {
    fs.writeFileSync(path, String(text).slice(0, free));
    free -= String(text).length;
    if (free < 0) throw new Error('ENOSPC: no space left on device, write');
  };
  const files = [
    {path: file, before: 'old text\n', after: 'new text\n'},
    {path: other, before: null, after: 'a new file\n'},
  ];
  expect(() => replaceFiles(files, write)).toThrow('ENOSPC');
  expect(textIn(file)).toBe('old text\n');
  expect(fs.readdirSync(folder)).toEqual(['rules.yaml']);
});

it('leaves what somebody has written since the file was read, and says so', () => {
  fs.writeFileSync(file, 'old text, mended\n');
  expect(() => replaceFiles([{path: file, before: 'old text\n', after: 'new text\n'}])).toThrow(
    `${file} was changed after it had been read, so it was not written: run the command again.`,
  );
  expect(() => replaceFiles([{path: file, before: null, after: 'new text\n'}])).toThrow('is there already');
  expect(textIn(file)).toBe('old text, mended\n');
  expect(fs.readdirSync(folder)).toEqual(['rules.yaml']);
});

it('takes a file whose byte order mark was not read for unchanged, and keeps the mark', () => {
  fs.writeFileSync(file, '\ufeffold text\n');
  replaceFiles([{path: file, before: 'old text\n', after: 'new text\n'}]);
  expect(textIn(file)).toBe('\ufeffnew text\n');
  replaceFiles([{path: file, before: '\ufeffnew text\n', after: '\ufeffnewer text\n'}]);
  expect(textIn(file)).toBe('\ufeffnewer text\n');
});

it('writes the file that a link leads to', () => {
  const link = join(folder, 'link.yaml');
  fs.symlinkSync(file, link);
  replaceFiles([{path: link, before: 'old text\n', after: 'new text\n'}]);
  expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
  expect(textIn(file)).toBe('new text\n');
});

it('removes what a killed process has left', () => {
  fs.writeFileSync(`${file}.999999999.writing`, 'new t');
  replaceFiles([{path: file, before: 'old text\n', after: 'new text\n'}]);
  expect(fs.readdirSync(folder)).toEqual(['rules.yaml']);
});

/** The module, and its loader, for processes that run in another folder. */
const [tool, loader] = [pathToFileURL('src/tools/replaceFiles.ts').href, import.meta.resolve('tsx')];

/** A process that writes two files and is killed at once when one of them is in its place. */
const killedBetween = `
  import fs from 'node:fs';
  import {syncBuiltinESMExports} from 'node:module';
  const rename = fs.renameSync;
  fs.renameSync = (...paths) => {
    rename(...paths);
    process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();
  const {replaceFiles} = await import(${JSON.stringify(tool)});
  replaceFiles([
    {path: 'first.yaml', before: null, after: 'first text\\n'},
    {path: 'rules.yaml', before: 'old text\\n', after: 'new text\\n'},
  ]);`;

function killBetween(): void {
  const {signal, stderr} = spawnSync(
    process.execPath,
    ['--import', loader, '--input-type=module', '--eval', killedBetween],
    {cwd: folder},
  );
  expect(signal, String(stderr)).toBe('SIGKILL');
  expect([textIn(join(folder, 'first.yaml')), textIn(file)]).toEqual(['first text\n', 'old text\n']);
}

it('completes what a process that was killed between two files had begun', () => {
  killBetween();
  expect(completeReplacements(folder)).toEqual([
    expect.stringMatching(/rules\.yaml: written now, because the command that was writing it had been interrupted\.$/),
  ]);
  expect(textIn(file)).toBe('new text\n');
  expect(fs.readdirSync(folder).toSorted()).toEqual(['first.yaml', 'rules.yaml']);
  expect(completeReplacements(folder)).toEqual([]);
});

it('does not complete a file that somebody has changed since', () => {
  killBetween();
  fs.writeFileSync(file, 'old text, mended\n');
  expect(completeReplacements(folder)).toEqual([
    expect.stringContaining('rules.yaml: not written, because it was changed after'),
  ]);
  expect(textIn(file)).toBe('old text, mended\n');
  expect(fs.readdirSync(folder).toSorted()).toEqual(['first.yaml', 'rules.yaml']);
});

it('leaves the old texts of a process that was killed while it wrote down what to rename', () => {
  fs.writeFileSync(`${file}.999999999.writing`, 'new text\n');
  fs.writeFileSync(join(folder, '.together.999999999.writing'), `[{"target":${JSON.stringify(file)},"ha`);
  expect(completeReplacements(folder)).toEqual([]);
  expect(textIn(file)).toBe('old text\n');
});

/** A process that writes ever longer texts, each of one letter, and says when it begins with one. */
const writing = `
  import {readFileSync, writeSync} from 'node:fs';
  import {replaceFiles} from ${JSON.stringify(tool)};
  const [path] = process.argv.slice(1);
  for (let turn = 0; ; turn++) {
    writeSync(1, 'begins\\n');
    replaceFiles([{path, before: readFileSync(path, 'utf8'), after: 'ab'[turn % 2].repeat(1_000_000 + turn)}]);
  }`;

it.runIf(isFull).each(Array.from({length: 50}, (_, index) => 1 + index))(
  'a process that is killed in its text %i leaves a whole text',
  async (texts) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', writing, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let begun = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      begun += text.split('\n').length - 1;
      if (begun >= texts) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const text = textIn(file);
    expect(text).toMatch(/^(?:old text\n|a{1000000,}|b{1000000,})$/);
    replaceFiles([{path: file, before: text, after: 'new text\n'}]);
    expect(fs.readdirSync(folder)).toEqual(['rules.yaml']);
  },
);
