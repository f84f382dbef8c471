import {existsSync, readFileSync} from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What is read of the JSON reports of Vitest and of Playwright. */
type Report =
  | {readonly numPassedTests: number; readonly numFailedTests: number}
  | {readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number}};

/**
 * How many tests of a step passed and failed.
 * A step that failed counts as at least one failed test, also where it has no report or its tool broke down
 * before it wrote one.
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
