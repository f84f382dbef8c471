import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {rootFolder} from '../build/folders.ts';

/** How the tests of a step went. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The file and the titles, such as 'tests/browser/home.spec.ts › the search › finds Canada'. */
  readonly test: string;
  readonly error: string;
}

/** The fields of Vitest's JSON report that are read here. A file that fails to load has a message instead of tests. */
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

/** The fields of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly suites: readonly PlaywrightSuite[];
  /** Those outside any test, such as a failed global set-up. */
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
 * Reads the JSON report of Vitest or Playwright. A failed step counts as at least one failed test, even if its tool writes no
 * report or crashed before writing it.
 * @param file path of the report, if the step has one
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

/** @param path the file and the titles that lead to the suite */
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
  // Vitest reports a test that timed out with this word instead of a message.
  const text = messages.join('\n\n').replaceAll('STACK_TRACE_ERROR', 'The test took longer than its time limit');
  return {test: titles.join(' › '), error: stripVTControlCharacters(text).trim()};
}

/** Lines to print of each error. Longer ones contain a whole page: what was expected comes first, the stack last. */
const MAX_ERROR_LINES = 40;
/** Lines to print of the output of a tool whose report explains nothing. */
const MAX_OUTPUT_LINES = 200;

/**
 * What to print about a failed step: the names of its failed tests, then their errors. Where the report does not explain every
 * failure, the end of the tool's output follows; its beginning may be thousands of tests that passed.
 * @param output everything that the tool printed
 */
export function describeFailures(failures: readonly Failure[], output: string): string {
  const names = failures.map(({test}, index) => `  ${index + 1}. ${test}`);
  const errors = failures.map(
    ({test, error}, index) => `${index + 1}. ${test}\n${shorten(error, MAX_ERROR_LINES, 0.75)}`,
  );
  const isExplained = failures.length > 0 && failures.every(({error}) => error !== '');
  const parts = [names.join('\n'), ...errors, isExplained ? '' : shorten(output.trim(), MAX_OUTPUT_LINES, 0)];
  return parts.filter((part) => part !== '').join('\n\n');
}

/**
 * The first and the last lines of a text that is too long.
 * @param shareOfFirst the share of the kept lines that come from the beginning, 0 to 1
 */
function shorten(text: string, maxLines: number, shareOfFirst: number): string {
  const lines = text.split('\n');
  const omitted = lines.length - maxLines;
  if (omitted <= 0) return text;
  const first = Math.round(maxLines * shareOfFirst);
  return [...lines.slice(0, first), `… ${omitted} lines left out …`, ...lines.slice(first + omitted)].join('\n');
}
