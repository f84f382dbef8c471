// Does `check` find every problem in a folder, as text and as JSON, with the right exit code? The calculators of the site are
// checked by a step of `npm test`.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {command} from '../../../scripts/check.ts';
import {runInProcess} from './runInProcess.ts';

const check = (...args: string[]) => runInProcess(command, args);
const folder = mkdtempSync(join(tmpdir(), 'visatally-check-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A folder like calculators/ with one definition and its cases, changed by the caller. */
function folderWith(
  name: string,
  change: (definition: string) => string,
  changeCases: (cases: string) => string = (cases) => cases,
): string {
  const region = join(folder, name, 'united-states');
  mkdirSync(region, {recursive: true});
  const file = (suffix: string): string =>
    readFileSync(`tests/frozen/calculators/united-states/green-card-points-calculator${suffix}`, 'utf8');
  writeFileSync(join(region, 'green-card-points-calculator.yaml'), change(file('.yaml').replace(/^related:.*$/m, '')));
  writeFileSync(join(region, 'green-card-points-calculator.cases.yaml'), changeCases(file('.cases.yaml')));
  return join(folder, name);
}

describe('check', () => {
  it('reports a link to a file that is not there, and reads the others', async () => {
    const dir = folderWith('dangling', (text) => text);
    symlinkSync('gone.yaml', join(dir, 'united-states/other-calculator.yaml'));
    symlinkSync('loop.yaml', join(dir, 'united-states/loop.yaml'));
    const {code, out} = await check('--dir', dir);
    expect(code).toBe(1);
    expect(out).toContain(
      'united-states/other-calculator.yaml:1:1 error file-unreadable: The file cannot be read: ENOENT: no such file or directory.',
    );
    expect(out).toContain('united-states/loop.yaml:1:1 error file-unreadable: The file cannot be read: ELOOP: ');
    expect(out).toMatch(/\n2 errors in 2 files: 22 cases and /);
  });

  // Other systems have no such names.
  it.skipIf(process.platform !== 'linux')(
    'reports what is not read although it was probably meant, and follows no link to a folder',
    async () => {
      const dir = folderWith('ignored', (text) => text);
      const region = join(dir, 'united-states');
      symlinkSync('.', join(region, 'loop'));
      writeFileSync(join(region, 'UPPER.YAML'), '');
      writeFileSync(join(region, 'notes.TXT'), '');
      execFileSync('mkfifo', [join(region, 'pipe.yaml')]);
      writeFileSync(Buffer.from(join(region, 'caf\xe9.yaml'), 'latin1'), '');
      const {code, out} = await check('--dir', dir);
      expect(code).toBe(1);
      const found = [...out.matchAll(/united-states\/(.*):1:1 error file-ignored: (.*)\n[^=]*= (.*)/g)];
      expect(found.map(([, ...words]) => words.join(' | '))).toEqual([
        'caf\ufffd.yaml | This is not read: its name is not UTF-8. | Give it a name in small letters and hyphens.',
        'loop | This is not read: it is a link to a folder. | Move the folder here, or remove the link.',
        'pipe.yaml | This is not read: it is not a file. | Write a text file in its place, or remove it.',
        "UPPER.YAML | This is not read: the names of files are in small letters. | Call it 'upper.yaml'.",
      ]);
      expect(out).toMatch(/\n4 errors in 2 files: 22 cases and /);
    },
  );

  it.each(['search', 'about'])("reports the id '%s' of a page of the site, also of one calculator", async (id) => {
    const dir = folderWith(`with-${id}`, (text) => text);
    const definition = readFileSync(join(dir, 'united-states/green-card-points-calculator.yaml'), 'utf8');
    const path = join(dir, `united-states/${id}.yaml`);
    writeFileSync(path, definition.replace(/^id: .*$/m, `id: ${id}`));
    const line = definition.split('\n').findIndex((words) => words.startsWith('id:')) + 1;
    for (const ids of [[], [id]]) {
      const {code, out} = await check(...ids, '--dir', dir);
      expect(code).toBe(1);
      expect(out).toContain(`${id}.yaml:${line}:5 error address-taken: '${id}' is already the address of `);
    }
    expect((await check('green-card-points-calculator', '--dir', dir)).code).toBe(0);
  });

  it('checks one calculator and counts its cases', async () => {
    const {code, out, err} = await check('uk-skilled-worker-calculator');
    const run = /\d+ cases and [\d,]+ steps of ladders, [\d,]+ values compared/.source;
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(new RegExp(`^uk-skilled-worker-calculator: (${run})\\nNo problems in \\d+ files: \\1\\.\\n$`));
  });

  it('--json prints one array of {code, severity, message, file, line, column}', async () => {
    const dir = folderWith('misspelt', (text) => text.replace('by: englishProficiency', 'by: englishProficency'));
    const {code, out} = await check('--dir', dir, '--json');
    expect(code).toBe(1);
    const [first, ...others] = JSON.parse(out) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      code: 'unknown-name',
      severity: 'error',
      column: 42,
      hint: "Did you mean 'englishProficiency'?",
    });
    const line = readFileSync(first!['file'] as string, 'utf8').split('\n')[(first!['line'] as number) - 1];
    expect(line).toContain('by: englishProficency');
  });

  it('points at the value of a case that fails', async () => {
    const dir = folderWith('changed', (text) => text.replace('21-35: 30', '21-35: 31'));
    const {code, out} = await check('--dir', dir);
    expect(code).toBe(1);
    expect(out).toContain(
      'case-fails: A researcher with family has excellent chances: totalPoints should be 105, but is 106.',
    );
    expect(out).toMatch(/age 21: points\.age should be 30, but is 31/);
  });

  it('runs the cases of a draft in which something is not read yet', async () => {
    const dir = folderWith('draft', (text) => text.replace('constants:\n', 'constants:\n  forgotten: 5\n'));
    const {code, out} = await check('--dir', dir);
    expect(code).toBe(1);
    expect(out).toContain("unused-constant: Nothing reads the constant 'forgotten'.");
    expect(out).toMatch(/^1 error in 2 files: [1-9]\d* cases/m);
  });

  it('continues after a broken file', async () => {
    const dir = folderWith(
      'broken',
      (text) => text.replace('age:\n', 'age: [\n'),
      (cases) => cases.replace('today: 2024-06-30', 'today: 2024-06-31'),
    );
    writeFileSync(join(dir, 'united-states', 'second.yaml'), 'id: second\ntitel: Second\n');
    const {out} = await check('--dir', dir, '--json');
    const files = new Set((JSON.parse(out) as {file: string}[]).map((each) => each.file.split('/').at(-1)));
    expect([...files]).toEqual(expect.arrayContaining(['green-card-points-calculator.yaml', 'second.yaml']));
  });

  it.each([
    [['--dir', '/nowhere'], /There is no folder '\/nowhere'/],
    [['calculators'], /Write --dir calculators/],
    [['green-card-point-calculator'], /Did you mean 'green-card-points-calculator'\?/],
    [['--jason'], /Did you mean '--json'\?/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, err} = await check(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
