import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {rootFolder} from '../build/folders.ts';

/** What the report of a step says about its tests. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** File and titles, such as 'tests/browser/home.spec.ts › the search › finds Canada'. */
  readonly test: string;
  readonly error: string;
}

/** The part of Vitest's JSON report that is needed here. A file that cannot be loaded has a message and no tests. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is needed here. Its own errors are those of no test. */
interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {readonly errors: readonly PlaywrightError[]}[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightError {
  readonly message?: string;
}

const nothing: TestReport = {passed: 0, failed: 0, failures: []};

/**
 * Reads the JSON report of Vitest or Playwright. A failed step counts as at least one failed test, even if it has no report,
 * or if its tool crashed before writing one.
 * @param file path of the report
 */
export function readReport(file: string | undefined, stepPassed: boolean): TestReport {
  const report = file && existsSync(file) ? summary(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  return {...report, failed: stepPassed ? report.failed : Math.max(report.failed, 1)};
}

function summary(report: VitestReport | PlaywrightReport): TestReport {
  if ('stats' in report) {
    const {expected, unexpected, flaky} = report.stats;
    const failures = [
      ...report.errors.map((error) => failure(['no test'], [error.message])),
      ...report.suites.flatMap((suite) => playwrightFailures(suite, ['tests/browser', suite.title].join('/'))),
    ];
    return {passed: expected, failed: unexpected + flaky, failures};
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(vitestFailures),
  };
}

function vitestFailures({name, status, message, assertionResults}: VitestReport['testResults'][number]): Failure[] {
  const file = relative(rootFolder, name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ancestorTitles, title, failureMessages}) => failure([file, ...ancestorTitles, title], failureMessages));
  return status === 'failed' && failures.length === 0 ? [failure([file], [message])] : failures;
}

/** @param path file and titles of the suite */
function playwrightFailures(suite: PlaywrightSuite, path: string): Failure[] {
  const failures = suite.specs.flatMap(({title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({results}) =>
        failure(
          [path, title],
          results.flatMap(({errors}) => errors.map(({message}) => message)),
        ),
      ),
  );
  const inner = suite.suites?.flatMap((child) => playwrightFailures(child, `${path} › ${child.title}`)) ?? [];
  return [...failures, ...inner];
}

function failure(titles: readonly string[], messages: readonly (string | undefined)[]): Failure {
  // Vitest's report has this in place of the message.
  const said = messages.join('\n\n').replaceAll('STACK_TRACE_ERROR', 'The test took longer than its limit');
  return {test: titles.join(' › '), error: stripVTControlCharacters(said).trim()};
}

/** Longer errors print a whole page; what is expected stands in their first lines, what called it in the last ones. */
const ERROR_LINES = 40;
/** Of a tool that failed without a report. */
const OUTPUT_LINES = 200;

/**
 * What to print of a step that failed: the names of its failed tests, then their errors. If the report explains nothing, the
 * end of the tool's output, which may begin with thousands of tests that passed.
 */
export function describeFailures(failures: readonly Failure[], output: string): string {
  const names = failures.map(({test}, index) => `  ${index + 1}. ${test}`);
  const errors = failures.map(({test, error}, index) => `${index + 1}. ${test}\n${shorten(error, ERROR_LINES, 0.75)}`);
  const isExplained = failures.length > 0 && failures.every(({error}) => error !== '');
  const parts = [names.join('\n'), ...errors, isExplained ? '' : shorten(output.trim(), OUTPUT_LINES, 0)];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** @param share of the kept lines that are the first ones; the others are the last ones */
function shorten(text: string, limit: number, share: number): string {
  const lines = text.split('\n');
  if (lines.length <= limit) return text;
  const first = Math.round(limit * share);
  const left = `… ${lines.length - limit} lines left out …`;
  return [...lines.slice(0, first), left, ...lines.slice(lines.length - limit + first)].join('\n');
}
