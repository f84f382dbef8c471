// Does a tool that is killed at any moment leave every file as it was or as it was to be, and can it be run again? FULL=1 kills saving a case,
// writing the history and releasing 50 times each; tests/scripts/replaceFolder.test.ts does the same to a build.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';
import {command as diff} from '../../src/tools/commands/diff.ts';
import {saveCases} from '../../src/tools/commands/savedCases.ts';
import {completeReplacements} from '../../src/tools/replaceFiles.ts';
import {copyProject, type ProjectCopy} from '../browser/projectCopy.ts';
import {randomOf} from '../hostile/random.ts';
import {isFull} from '../samples.ts';
import {smallText} from './analysis/fixture.ts';
import {runInProcess} from './commands/runInProcess.ts';

const kills = Array.from({length: 50}, (_, index) => index + 1);

/** Milliseconds within which the moments lie: longer than most turns of the processes below. */
const LATEST = 150;

/**
 * Starts a process that works in turns and says 'begins' before each, and kills it at a random moment of one of its first turns: every second
 * time soon after a file that is to replace another has appeared in the folder.
 * @param program an ES module
 */
async function killSomewhere(program: string, folder: string, kill: number, cwd = process.cwd()): Promise<void> {
  const random = randomOf(kill);
  const turns = 1 + random.below(3);
  const delay = kill % 2 === 0 ? random.below(LATEST * 1_000) / 1_000 : random.below(2_000) / 1_000;
  // In a file, since the worker threads of a command are started with the same options.
  const script = join(work, `${kill}.mts`);
  writeFileSync(script, program);
  const loader = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, script], {cwd, stdio: ['ignore', 'pipe', 'inherit']});
  const killSoon = (): void => void setTimeout(() => child.kill('SIGKILL'), delay);
  let begun = 0;
  const watcher = watch(folder, (_, name) => {
    if (kill % 2 === 1 && begun >= turns && name?.endsWith('.writing')) killSoon();
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const before = begun;
    begun += text.split('begins\n').length - 1;
    if (kill % 2 === 0 && before < turns && begun >= turns) killSoon();
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  watcher.close();
  expect(signal).toBe('SIGKILL');
}

const moduleOf = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);

let work: string;
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'visatally-killed-'))));
afterAll(() => rmSync(work, {recursive: true}));

/** Nothing that belongs to a killed process, once the tool has run again. */
const leftIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.writing'));

describe.runIf(isFull)('saving cases', () => {
  const source = {path: 'small.yaml', text: smallText('small', 50)};
  const {model, body} = compile(source);
  const empty = 'today: 2024-06-30\ncases:\n';
  /** The cases that a turn saves. */
  const casesOf = (turn: number) =>
    Array.from({length: 20}, (_, index) => ({
      name: `case ${turn * 20 + index}`,
      answers: {points: String(index)},
      today: '2024-06-30',
    }));
  const saveTurn = (file: string, turn: number): number =>
    saveCases(file, casesOf(turn), {model: model!, calculator: load(body!)});
  const saving = (file: string): string => `
    import {writeSync} from 'node:fs';
    import {compile, load} from ${moduleOf('src/engine/compile.ts')};
    import {saveCases} from ${moduleOf('src/tools/commands/savedCases.ts')};
    const {model, body} = compile(${JSON.stringify(source)});
    const calculator = load(body);
    const casesOf = ${String(casesOf)};
    for (let turn = 0; ; turn++) {
      writeSync(1, 'begins\\n');
      saveCases(${JSON.stringify(file)}, casesOf(turn), {model, calculator});
    }`;

  it.each(kills)('kill %i leaves all cases of a turn or none, and more can be saved', async (kill) => {
    const folder = mkdtempSync(join(work, 'save-'));
    const [file, other] = [join(folder, 'small.cases.yaml'), join(folder, 'other.cases.yaml')];
    for (const path of [file, other]) writeFileSync(path, empty);
    await killSomewhere(saving(file), folder, kill);
    const left = readFileSync(file, 'utf8');
    const turns = (left.split('- case: ').length - 1) / 20;
    for (let turn = 0; turn < turns; turn++) saveTurn(other, turn);
    expect(left).toBe(readFileSync(other, 'utf8'));
    expect(saveTurn(file, turns)).toBe(20);
    expect(leftIn(folder)).toEqual([]);
  });
});

describe.runIf(isFull)('writing the history', () => {
  const ids = ['one', 'two', 'three', 'four'];
  /** Removes the entries and writes them again. */
  const writing = (base: string, head: string): string => `
    import {PassThrough} from 'node:stream';
    import {readFileSync, writeSync} from 'node:fs';
    import {command} from ${moduleOf('src/tools/commands/diff.ts')};
    import {runCommand} from ${moduleOf('src/tools/commands/command.ts')};
    import {replaceFiles} from ${moduleOf('src/tools/replaceFiles.ts')};
    const paths = ${JSON.stringify(ids.map((id) => join(head, 'nowhere', `${id}.yaml`)))};
    const old = paths.map((path) => readFileSync(path, 'utf8'));
    const streams = {stdin: new PassThrough(), stdout: new PassThrough().resume(), stderr: process.stderr};
    for (;;) {
      writeSync(1, 'begins\\n');
      await runCommand(command, [${JSON.stringify(base)}, ${JSON.stringify(head)}, '--history'], streams);
      replaceFiles(paths.map((path, index) => ({path, before: readFileSync(path, 'utf8'), after: old[index]})));
    }`;

  it.each(kills)('kill %i leaves the old definitions or the new ones', async (kill) => {
    const folder = mkdtempSync(join(work, 'history-'));
    const [base, head] = [join(folder, 'base'), join(folder, 'head')];
    for (const [parent, passMark] of [
      [base, 50],
      [head, 51],
    ] as const) {
      mkdirSync(join(parent, 'nowhere'), {recursive: true});
      for (const id of ids) writeFileSync(join(parent, 'nowhere', `${id}.yaml`), smallText(id, passMark));
    }
    await killSomewhere(writing(base, head), join(head, 'nowhere'), kill, folder);
    // As the next command begins.
    completeReplacements(folder);
    const texts = (): readonly string[] => ids.map((id) => readFileSync(join(head, 'nowhere', `${id}.yaml`), 'utf8'));
    const left = texts();
    expect((await runInProcess(diff, [base, head, '--history'])).code).toBe(3);
    const complete = texts();
    for (const text of complete) expect(text.split('history:')).toHaveLength(2);
    expect([ids.map((id) => smallText(id, 51)), complete]).toContainEqual(left);
    expect(leftIn(join(head, 'nowhere'))).toEqual([]);
    expect(leftIn(folder)).toEqual([]);
  });
});

describe.runIf(isFull)('releasing', () => {
  let copy: ProjectCopy;
  let base: string;
  let changelog: string;
  const old = readFileSync('packages/visatally-rules/CHANGELOG.md', 'utf8');
  /** The changelog with the whole release. */
  let released: string;
  beforeAll(() => {
    copy = copyProject(['timelines']);
    cpSync('packages', join(copy.folder, 'packages'), {recursive: true});
    base = join(work, 'base');
    cpSync(join(copy.folder, 'calculators/timelines'), join(base, 'timelines'), {recursive: true});
    copy.edit('calculators/timelines/eu-blue-card-timeline-calculator.yaml', 'title: ', 'title: New ');
    changelog = join(copy.folder, 'packages/visatally-rules/CHANGELOG.md');
    const script = join(work, 'release.mts');
    writeFileSync(script, `${releases()}\nprocess.exitCode = await release();`);
    execFileSync(process.execPath, ['--import', 'tsx', script], {cwd: copy.folder});
    released = readFileSync(changelog, 'utf8');
    expect(released).not.toBe(old);
  });
  afterAll(() => copy?.remove());

  /** A module with a function that releases. The command `release` would install packages in the copy first. */
  const releases = (): string => `
    import {PassThrough} from 'node:stream';
    import {command} from ${JSON.stringify(pathToFileURL(join(copy.folder, 'scripts/release.ts')).href)};
    import {runCommand} from ${JSON.stringify(pathToFileURL(join(copy.folder, 'src/tools/commands/command.ts')).href)};
    const streams = {stdin: new PassThrough(), stdout: new PassThrough().resume(), stderr: process.stderr};
    const release = () => runCommand(command, ['--base', ${JSON.stringify(base)}], streams);`;

  /** Releases and takes the release back. */
  const releasing = (): string => `${releases()}
    import {readFileSync, writeSync} from 'node:fs';
    import {replaceFiles} from ${JSON.stringify(pathToFileURL(join(copy.folder, 'src/tools/replaceFiles.ts')).href)};
    const path = ${JSON.stringify(changelog)};
    const old = readFileSync(path, 'utf8');
    for (;;) {
      writeSync(1, 'begins\\n');
      if (await release() !== 0) process.exit(1);
      replaceFiles([{path, before: readFileSync(path, 'utf8'), after: old}]);
    }`;

  it.each(kills)('kill %i leaves the changelog without the release, or with all of it', async (kill) => {
    writeFileSync(changelog, old);
    await killSomewhere(releasing(), join(copy.folder, 'packages/visatally-rules'), kill, copy.folder);
    const left = readFileSync(changelog, 'utf8');
    expect([old, released]).toContain(left);
  });
});
