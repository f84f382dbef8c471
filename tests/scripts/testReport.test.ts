// Is the last line of `npm test` right, even if a tool crashes before it reports, and does it name the tests that failed?
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {rootFolder} from '../../scripts/build/folders.ts';
import {describeFailures, readReport} from '../../scripts/test/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-reports-'));
afterAll(() => rmSync(folder, {recursive: true}));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = report('unit.json', {
  numPassedTests: 40,
  numFailedTests: 1,
  testResults: [
    {
      name: join(rootFolder, 'tests/app/form.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        {status: 'passed', ancestorTitles: [], title: 'opens', failureMessages: []},
        {
          status: 'failed',
          ancestorTitles: ['the form'],
          title: 'closes',
          failureMessages: ['Error: \u001b[31mstill open\u001b[39m'],
        },
      ],
    },
    {
      name: join(rootFolder, 'tests/app/broken.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    {name: join(rootFolder, 'tests/app/fine.test.ts'), status: 'passed', message: '', assertionResults: []},
  ],
});

const playwright = report('browser.json', {
  stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 0},
  errors: [{message: 'No built site'}],
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{title: 'loads', tests: [{status: 'expected', results: [{errors: []}]}]}],
      suites: [
        {
          title: 'the search',
          specs: [
            {
              title: 'finds',
              tests: [{status: 'unexpected', results: [{errors: [{message: 'Expected: 1\nReceived: 0'}]}]}],
            },
            {title: 'waits', tests: [{status: 'flaky', results: [{errors: [{message: 'too late'}]}, {errors: []}]}]},
          ],
        },
      ],
    },
  ],
});

const clean = report('clean.json', {numPassedTests: 40, numFailedTests: 0, testResults: []});

describe('readReport counts the tests of', () => {
  it.each([
    ['Vitest', vitest, false, {passed: 40, failed: 1}],
    ['Playwright; flaky is failed', playwright, false, {passed: 7, failed: 2}],
    ['a step that passed', clean, true, {passed: 40, failed: 0}],
    ['a step that failed although every test passed', clean, false, {passed: 40, failed: 1}],
    ['a step without tests that passed', undefined, true, {passed: 0, failed: 0}],
    ['a step without tests that failed', undefined, false, {passed: 0, failed: 1}],
    ['a tool that wrote no report', join(folder, 'absent.json'), false, {passed: 0, failed: 1}],
  ])('%s', (_what, file, stepPassed, counts) => {
    expect(readReport(file, stepPassed)).toMatchObject(counts);
  });
});

describe('what is printed of a step that failed', () => {
  const printed = (file: string | undefined, output: string) =>
    describeFailures(readReport(file, false).failures, output);

  it.each([
    [
      'Vitest',
      vitest,
      `  1. tests/app/form.test.ts › the form › closes
  2. tests/app/broken.test.ts

1. tests/app/form.test.ts › the form › closes
Error: still open

2. tests/app/broken.test.ts
No such module`,
    ],
    [
      'Playwright',
      playwright,
      `  1. no test
  2. tests/browser/home.spec.ts › the search › finds
  3. tests/browser/home.spec.ts › the search › waits

1. no test
No built site

2. tests/browser/home.spec.ts › the search › finds
Expected: 1
Received: 0

3. tests/browser/home.spec.ts › the search › waits
too late`,
    ],
  ])('names what failed, then the errors, and nothing that passed: %s', (_tool, file, text) => {
    expect(printed(file, 'ok 1\nok 2\n')).toBe(text);
  });

  it('is the end of the output if no test failed', () => {
    const lines = Array.from({length: 300}, (_, index) => `line ${index + 1}`);
    const text = printed(clean, lines.join('\n')).split('\n');
    expect(text.slice(0, 2)).toEqual(['… 100 lines left out …', 'line 101']);
    expect(text.at(-1)).toBe('line 300');
  });

  it('leaves out the middle of a long error', () => {
    const error = Array.from({length: 100}, (_, index) => `line ${index + 1}`).join('\n');
    const text = describeFailures([{test: 'a test', error}], '').split('\n');
    expect(text.slice(-12, -9)).toEqual(['line 30', '… 60 lines left out …', 'line 91']);
  });
});
