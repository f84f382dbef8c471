// Is the last line of `npm test` right, even if a tool crashes before it reports?
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {countTests} from '../../scripts/test/counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-reports-'));
afterAll(() => rmSync(folder, {recursive: true}));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countTests', () => {
  const vitest = report('unit.json', {numPassedTests: 40, numFailedTests: 2, numTotalTests: 42});
  const playwright = report('browser.json', {stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 0}});
  const clean = report('clean.json', {numPassedTests: 40, numFailedTests: 0});

  it.each([
    ['the report of Vitest', vitest, false, {passed: 40, failed: 2}],
    ['the report of Playwright; flaky is failed', playwright, false, {passed: 7, failed: 2}],
    ['a step that passed', clean, true, {passed: 40, failed: 0}],
    ['a step that failed although every test passed', clean, false, {passed: 40, failed: 1}],
    ['a step without tests that passed', undefined, true, {passed: 0, failed: 0}],
    ['a step without tests that failed', undefined, false, {passed: 0, failed: 1}],
    ['a tool that wrote no report', join(folder, 'absent.json'), false, {passed: 0, failed: 1}],
  ])('%s', (_what, file, stepPassed, counts) => {
    expect(countTests(file, stepPassed)).toEqual(counts);
  });
});
