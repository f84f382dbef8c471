// Is the patch of a change one that git applies, merges and refuses as it should; does the studio read it back, refuse what was made from other
// files, and survive what is no patch?
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {blobHash} from '../../../../src/tools/studio/change/blob.ts';
import {type Change, changedFiles, withChange} from '../../../../src/tools/studio/change/change.ts';
import {patchOf} from '../../../../src/tools/studio/change/patch.ts';
import {changeFromPatch} from '../../../../src/tools/studio/change/readPatch.ts';
import type {ProjectFiles} from '../../../../src/tools/studio/protocol.ts';
import {samples} from '../../../samples.ts';
import {changes} from './texts.ts';

const path = 'calculators/europe/germany-blue-card-calculator.yaml';
const text = readFileSync(path, 'utf8');
const later = text.replace('value: 43_800', 'value: 44_000');
const base: ProjectFiles = [{path, text}];
const change: Change = {before: base, after: [{path, text: later}]};

describe('with git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-patch-'));
  const git = (...args: readonly string[]): string => execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
  const write = (file: string, contents: string): void => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), contents);
  };
  const apply = (patch: string): {readonly status: number | null; readonly said: string} => {
    const {status, stdout, stderr} = spawnSync('git', ['apply', '--3way', '-'], {
      cwd: folder,
      input: patch,
      encoding: 'utf8',
    });
    return {status, said: stdout + stderr};
  };
  const commit = (files: ProjectFiles): void => {
    git('rm', '-rfq', '--ignore-unmatch', '.');
    for (const file of files) write(file.path, file.text);
    git('add', '-A');
    git('commit', '-qm', 'Files', '--allow-empty');
  };
  beforeAll(() => {
    git('init', '-q');
    for (const [key, value] of Object.entries({
      'user.name': 'Test',
      'user.email': 'test@test.example',
      'core.autocrlf': 'false',
      'gc.auto': '0',
    }))
      git('config', key, value);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('the hash is that of git', async () => {
    const printed = execFileSync('git', ['hash-object', '--stdin'], {input: 'é\r\n', encoding: 'utf8'});
    expect(await blobHash('é\r\n')).toBe(printed.trim());
  });

  it('any change applies to what it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (random) => {
        const patch = await patchOf(random);
        fc.pre(patch !== '');
        commit(random.before);
        expect(apply(patch)).toMatchObject({status: 0});
        git('add', '-A');
        const applied = git('ls-files', '-z').split('\0').filter(Boolean);
        expect(applied.map((file) => ({path: file, text: readFileSync(join(folder, file), 'utf8')}))).toEqual(
          random.after.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
        );
      }),
      samples(15, 300),
    );
  });

  it('merges with a newer file that differs elsewhere', async () => {
    commit(base);
    commit([{path, text: text.replace('title: Germany', 'title: The Germany')}]);
    expect(apply(await patchOf(change)).status).toBe(0);
    const merged = readFileSync(join(folder, path), 'utf8');
    expect(merged).toContain('title: The Germany');
    expect(merged).toContain('value: 44_000');
  });

  it('reports a conflict with a newer file that differs in the same line', async () => {
    commit(base);
    commit([{path, text: text.replace('value: 43_800', 'value: 45_000')}]);
    const {status, said} = apply(await patchOf(change));
    expect(status).toBe(1);
    expect(said).toContain('with conflicts');
    git('checkout', '-fq', 'HEAD', '--', '.');
  });

  it('what git itself writes is read', async () => {
    commit(base);
    write(path, later);
    write('calculators/europe/new.yaml', 'id: new\n');
    git('add', '-AN');
    const read = await changeFromPatch(git('diff'), base);
    expect(changedFiles(read).map((file) => [file.path, file.after])).toEqual([
      [path, later],
      ['calculators/europe/new.yaml', 'id: new\n'],
    ]);
    git('commit', '-qam', 'Later');
    const mail = git('format-patch', '-1', '--stdout');
    expect((await changeFromPatch(mail, base)).after).toContainEqual({path, text: later});
  });
});

it('any change is read back as it was, among other files', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (random) => {
      const patch = await patchOf(random);
      fc.pre(patch !== '');
      const files = [...random.before, {path: 'calculators/europe/other.yaml', text: 'other'}];
      const read = await changeFromPatch(patch, files);
      expect(changedFiles(read)).toEqual(changedFiles(random));
      expect(changedFiles({before: files, after: withChange(files, read)})).toEqual(changedFiles(random));
    }),
    samples(100, 5_000),
  );
});

it('nothing that differs is an empty patch', async () => {
  expect(await patchOf({before: base, after: base})).toBe('');
});

it('a file replaced as a whole is one hunk, in little time', async () => {
  const lines = (word: string): string => Array.from({length: 8_000}, (_, index) => `${word} ${index}\n`).join('');
  const whole: Change = {before: [{path, text: lines('one')}], after: [{path, text: lines('other')}]};
  const patch = await patchOf(whole);
  expect(patch.match(/^@@ .*/gm)).toEqual(['@@ -1,8000 +1,8000 @@']);
  expect((await changeFromPatch(patch, whole.before)).after).toEqual(whole.after);
});

describe('refuses, and says why', () => {
  const refusal = async (patch: string, files = base): Promise<string> => {
    const read = await changeFromPatch(patch, files).catch((error: Error) => error);
    return read instanceof Error ? read.message : 'nothing is refused';
  };
  const altered = async (from: string | RegExp, to: string): Promise<string> =>
    (await patchOf(change)).replace(from, to);

  it('a newer file, by name', async () => {
    const newer = [{path, text: text.replace('title: Germany', 'title: The Germany')}];
    expect(await refusal(await patchOf(change), newer)).toMatch(
      /^'calculators\/europe\/germany-blue-card-calculator.yaml' has changed since this proposal was written.*git apply --3way/,
    );
    expect(await refusal(await patchOf(change), [])).toContain('has changed since');
  });

  it('what is there already', async () => {
    expect(await refusal(await patchOf(change), change.after)).toContain('have this change already');
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    ['another file', /calculators\/europe\/[\w-]+\.yaml/g, 'src/engine/compile.ts', /only YAML and CSV/],
    ['a file above', /calculators\/europe\/[\w-]+\.yaml/g, 'calculators/../package.yaml', /only YAML and CSV/],
    ['a renamed file', / b\/.*/, ' b/calculators/europe/other.yaml', /renames files/],
    ['a link', /^index/m, 'new file mode 120000\nindex', /something else than a plain file/],
    ['no hashes', /^index .*\n/m, '', /the line with 'index' is missing/],
    ['a changed line', '44_000', '45_000', /do not give the file that it announces/],
    ['a changed context', 'label: Minimum annual salary', 'label: Maximum', /is another than it says/],
    ['a hunk elsewhere', /@@ -\d+/, '@@ -3', /is another than it says/],
    ['a hunk without end', /,(\d+) @@/, ',9999 @@', /end too early/],
    ['a file twice', /^[^]*$/, '$&$&', /twice/],
    ['no hunk header', /^@@.*/m, '@@ @@', /is not readable/],
    ['no patch', /^[^]*$/, 'Dear editor', /no line that begins with/],
    ['nothing', /^[^]*$/, '', /no line that begins with/],
  ])('%s', async (_, from, to, message) => {
    expect(await refusal(await altered(from, to))).toMatch(message);
  });

  it('a change of other files', async () => {
    const other = {before: [], after: [{path: 'package.json', text: ''}]};
    await expect(patchOf(other)).rejects.toThrow("'package.json' cannot be proposed");
  });

  it('a patch of any bytes, with a message', async () => {
    const patch = await patchOf(change);
    await fc.assert(
      fc.asyncProperty(fc.nat(patch.length), fc.nat(200), fc.string({maxLength: 20}), async (at, removed, added) => {
        const damaged = patch.slice(0, at) + added + patch.slice(at + removed);
        const read = await changeFromPatch(damaged, base).catch((error: Error) => error);
        // It is refused in words, or gives what was proposed.
        if (read instanceof Error) expect(read.message).toMatch(/^(?:This|These files|'calc).*\.$/s);
        else expect(read.after).toEqual(change.after);
      }),
      samples(200, 5_000),
    );
  });

  it.each([
    ['headers', (size: number) => `diff --git a/${path} b/${path}\n`.padEnd(size, 'index x\n')],
    ['one line', (size: number) => `diff --git a/${path} b/${path}\nindex `.padEnd(size, '0')],
    [
      'hunks',
      (size: number) => `diff --git a/${path} b/${path}\nindex 0000000..0000000\n`.padEnd(size, '@@ -1,0 +1,0 @@\n'),
    ],
    ['names', (size: number) => 'diff --git '.padEnd(size, 'a/b ')],
    [
      'long paths',
      (size: number) =>
        `diff --git a/calculators/${'a/'.repeat(size / 4)}a.yaml b/calculators/${'a/'.repeat(size / 4)}a.yaml`,
    ],
  ])('%s without end in linear time', async (_, make) => {
    const seconds = async (size: number): Promise<number> => {
      const begun = performance.now();
      expect(await refusal(make(size))).not.toBe('');
      return (performance.now() - begun) / 1_000;
    };
    await seconds(10_000);
    // Eight times as long would take 64 times as long if it were quadratic: minutes for the largest.
    expect(await seconds(1_900_000)).toBeLessThan(5);
  });

  it('a patch that is too long, before it is read', async () => {
    expect(await refusal('x'.repeat(2_000_001))).toContain('too long');
  });
});
