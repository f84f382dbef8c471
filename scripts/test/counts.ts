import {existsSync, readFileSync} from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of the JSON reports of Vitest and Playwright that is needed here. */
type Report =
  | {readonly numPassedTests: number; readonly numFailedTests: number}
  | {readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number}};

/**
 * Counts the tests of a step that passed and failed. A failed step counts as at least one failed test, even if it has no
 * report, or if its tool crashed before writing one.
 */
export function countTests(report: string | undefined, stepPassed: boolean): Counts {
  const {passed, failed} = report && existsSync(report) ? readReport(report) : {passed: 0, failed: 0};
  return {passed, failed: stepPassed ? failed : Math.max(failed, 1)};
}

function readReport(file: string): Counts {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report
    ? {passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky}
    : {passed: report.numPassedTests, failed: report.numFailedTests};
}
