// Does `mutate` list the changes that no case notices, as text and as JSON, for the requested definitions, with the
// right exit code?
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {changedFiles} from '../../../src/tools/commands/git.ts';
import {command} from '../../../src/tools/commands/mutate.ts';
import {isFull} from '../../samples.ts';
import {runInProcess} from './runInProcess.ts';

const mutate = (...args: string[]) => runInProcess(command, args);
const folder = mkdtempSync(join(tmpdir(), 'visatally-mutate-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A folder like calculators/ with one definition, whose cases the caller changes. */
function folderWith(name: string, change: (cases: string) => string = (cases) => cases): string {
  const region = join(folder, name, 'europe');
  mkdirSync(region, {recursive: true});
  for (const suffix of ['.yaml', '.cases.yaml']) {
    const text = readFileSync(`tests/frozen/calculators/europe/sweden-work-visa-calculator${suffix}`, 'utf8');
    writeFileSync(join(region, `sweden-work-visa-calculator${suffix}`), suffix === '.yaml' ? text : change(text));
  }
  return join(folder, name);
}

describe('mutate', () => {
  it.runIf(isFull)('finds that the cases of a real calculator notice every change', async () => {
    const {code, out, err} = await mutate('sweden-work-visa-calculator');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(/\n([\d,]+) of \1 changes are noticed by a case \(100%\)\. Definitions: 1\.\n$/);
  });

  it('points at a threshold that no case covers, and writes a case that would', async () => {
    const dir = folderWith('fewer', (cases) =>
      cases.replace(/^ladders:[^]*/m, '').replace('Salary: 13_000', 'Salary: 14_000'),
    );
    const {code, out} = await mutate('--dir', dir);
    expect(code).toBe(1);
    const [survivor, advice, ...rest] = out.split('\n');
    expect(survivor).toMatch(
      /sweden-work-visa-calculator\.yaml:\d+:\d+ no case notices if 'monthlySalary >= minimumSalary' becomes 'monthlySalary > minimumSalary' \(reasons\)\.$/,
    );
    expect(advice).toMatch(/^ {2}This case would notice it\./);
    expect(rest.join('\n')).toMatchInlineSnapshot(`
      "  - case: Describe what this case shows
          saved: true
          given: cook
          but: {monthlySalary: 13000}
          verdict: {tone: good, say: Eligible}
          expect: {eligible: true, reasons: []}

                   noticed  survive  unproven  no effect, proven  declared free  do not compile
      figure             2        0         0                  0              0               0  a figure, by one step of its last digit
      day                0        0         0                  0              0               0  the first day of a dated value, by one day
      limit              0        0         0                  0              0               0  the limit between two bands, by one step
      swap               0        0         0                  0              0               0  two constants of the same unit, exchanged
      equal              0        1         0                  0              0               0  whether a comparison or limit includes the figure itself
      comparison         2        0         0                  0              0               0  a comparison, to its opposite
      condition          3        0         0                  0              0               0  when to unless, and back
      always             2        0         0                  0              0               4  a condition that always or never holds
      logic              1        0         0                  0              0               0  and to or; not left out; is empty to is not empty
      operand            0        0         0                  0              0               0  an operand of and, or, or of an arithmetic operator left out
      option             3        0         0                  0              0               0  an option, to the next; one more or fewer
      exception          0        0         0                  0              0               0  a condition that also, or no longer, holds for an option of another choice
      level              0        0         0                  0              0               0  two neighbouring levels of a choice, exchanged
      guard              0        0         0                  0              0               0  a required input, no longer required
      sign               0        0         0                  0              0               0  the minus of a figure or of an operand, left out
      arithmetic         0        0         0                  0              0               0  plus to minus, times to divided by, min to max
      rounding           0        0         0                  1              0               0  a rounding added, left out or changed
      bound              0        0         0                  0              0               0  an upper or lower limit (min, max) left out
      reference          2        0         0                  0              0               4  a name, to another of its kind
      row                0        0         0                  0              0               0  an option or band moved to another row or column
      cells              0        0         0                  0              0               0  two neighbouring rows or cells, exchanged
      filled             0        0         0                  0              0               0  an empty cell, filled
      order              2        0         0                  0              0               1  two neighbouring lines or branches, exchanged
      reverse            0        0         0                  0              0               0  a whole list of lines or branches, in reverse
      line               2        0         0                  0              0               2  a line left out
      item               0        0         0                  0              0               2  a branch, row, period, default, part or value left out
      stop               0        0         0                  0              0               0  stop left out of a line
      stopAdded          2        0         0                  0              0               0  stop added to a line
      message           12        0         0                  0              0               0  a text, to another of its list or column, or to a dash
      tone               1        0         0                  0              0               1  the colour of a verdict
      label              3        0         0                  0              0               0  a label or heading of the card, to the next
      format             3        0         0                  0              0               1  a unit or format, left out or another
      block              2        0         0                  0              0               2  a block or fact of the card left out
      all               42        1         0                  1              0              17

      Texts and settings that are free, so that no mutant changes them:
            7  Sources, dates and former names: \`check\`, \`freshness\` and the rule diff examine them.
           15  Words of the page: the documents leave them to the definition. Figures in them are constants, which the compiler fills in.
            9  Labels, hints and notes of questions, options, constants and values: the documents leave them to the definition.
            2  Kinds of question: numbers that drop fractions or keep them are mutated, any other kind does not compile.
            6  Hints to the form: no rule reads them, and a case answers without a form. The rule diff reports every change of them.
           17  Questions and constants that no rule reads: only texts of the page do.
           11  How a profile answers the questions: it fills in the form of the destinations page and is no rule of a calculator.

      42 of 43 changes are noticed by a case (97.6%). Definitions: 1.
      "
    `);
  });

  it.runIf(isFull)(
    'changes a shared figure with the cases of a definition that uses it, as if it stood there',
    async () => {
      const dir = folderWith('uses', (cases) => cases.replace(/^ladders:[^]*/m, ''));
      const reportOn = async () => {
        const {out} = await mutate('--dir', dir, '--json');
        const [{counts, survivors}] = JSON.parse(out) as [{counts: object; survivors: readonly {message: string}[]}];
        return {counts, survivors: survivors.map(({message}) => message)};
      };
      const inlined = await reportOn();
      const path = join(dir, 'europe/sweden-work-visa-calculator.yaml');
      const text = readFileSync(path, 'utf8');
      const [line, name, value] = /^ {2}(minimumSalary): (\{.*\})$/m.exec(text)!;
      mkdirSync(join(dir, 'shared'));
      writeFileSync(join(dir, 'shared/sweden.yaml'), `constants:\n  salary: ${value}\n`);
      writeFileSync(path, text.replace(line, `  ${name}: {shared: sweden.salary}`));
      expect(await reportOn()).toEqual(inlined);
      expect(inlined.counts).toMatchObject({figure: {noticed: 2}});
    },
  );

  it('--json prints a report for each definition', async () => {
    const {code, out} = await mutate('sweden-work-visa-calculator', '--json');
    expect(code).toBe(0);
    const [report, ...others] = JSON.parse(out) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(report).toMatchObject({id: 'sweden-work-visa-calculator', survivors: []});
    expect(report!['noticed']).toBe(report!['mutants']);
  });

  it.each([
    ['a case already fails', 'eligible: true', 'eligible: false'],
    ['the definition or its cases have errors', '    expect:', '    expects:'],
  ])('waits until the cases pass, and says so instead of a table: %s', async (problem, from, to) => {
    const {code, out, err} = await mutate(
      '--dir',
      folderWith(problem.replaceAll(' ', '-'), (cases) => cases.replace(from, to)),
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^.*sweden-work-visa-calculator\.yaml: not tried: /);
    expect(err).toContain(`: ${problem}: run 'npm run check' first.\n`);
    expect(out).toBe('');
  });

  describe('approves of no definition without cases', () => {
    const id = 'sweden-work-visa-calculator';
    const dir = folderWith('no-cases');
    rmSync(join(dir, `europe/${id}.cases.yaml`));
    const problem = `${id} has no cases, so none of its changes could be noticed.`;

    it.each([[[]], [[id]], [['--changed']]])('%j', async (args) => {
      expect(await mutate('--dir', dir, ...args)).toEqual({code: 1, out: '', err: `${problem}\n`});
    });

    it('as JSON', async () => {
      const {code, out} = await mutate('--dir', dir, '--json');
      expect(code).toBe(1);
      expect(JSON.parse(out)).toEqual([{id, problem}]);
    });

    it('beside one that has some', async () => {
      const both = folderWith('one-without-cases');
      const text = readFileSync(join(both, `europe/${id}.yaml`), 'utf8').replace(`id: ${id}`, 'id: dv-calculator');
      writeFileSync(join(both, 'europe/dv-calculator.yaml'), text);
      const {code, out, err} = await mutate('--dir', both);
      expect({code, err}).toEqual({
        code: 1,
        err: 'dv-calculator has no cases, so none of its changes could be noticed.\n',
      });
      expect(out).toMatch(/changes are noticed by a case \(100%\)\. Definitions: 1\. Not tried: 1\.\n$/);
    });
  });

  it('has nothing to try where no definition has changed', async () => {
    // Git ignores what is in there, so nothing there is new.
    const dir = mkdtempSync('node_modules/visatally-mutate-');
    try {
      cpSync(folderWith('unchanged'), dir, {recursive: true});
      const out = 'No definition has changed, so there is nothing to try.\n';
      expect(await mutate('--dir', dir, '--changed')).toEqual({code: 0, out, err: ''});
    } finally {
      rmSync(dir, {recursive: true});
    }
  });

  it.each([
    [['sweden-work-visa'], /There is no calculator 'sweden-work-visa'\. Did you mean 'sweden-work-visa-calculator'\?/],
    [['--dir', '/nowhere'], /There is no folder '\/nowhere'/],
    [['--jason'], /Did you mean '--json'\?/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, err} = await mutate(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('the files that changed', () => {
  const repository = join(folder, 'repository');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.example', ...args], {cwd: repository});
  const put = (name: string, text: string) => writeFileSync(join(repository, 'rules', name), text);

  it('are those changed on the branch or in the working tree, and new ones', () => {
    mkdirSync(join(repository, 'rules'), {recursive: true});
    git('init', '--initial-branch=main');
    for (const name of ['same', 'committed', 'edited']) put(name, 'before');
    git('add', '.');
    git('commit', '--message=before');
    expect(changedFiles('rules', repository)).toEqual([]);
    git('switch', '--create', 'fees');
    put('committed', 'after');
    git('commit', '--all', '--message=after');
    put('edited', 'after');
    put('new', 'after');
    expect(changedFiles('rules', repository)).toEqual(['rules/committed', 'rules/edited', 'rules/new']);
  });

  it('are unknown outside a repository', () => {
    mkdirSync(join(folder, 'bare', 'rules'), {recursive: true});
    expect(changedFiles('rules', join(folder, 'bare'))).toBeUndefined();
  });
});
