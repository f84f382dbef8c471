import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {describeFailures, readReport} from './test/report.ts';
import {runStep, type StepOutcome} from './test/runStep.ts';
import {phases, type Track} from './test/steps.ts';

export const command = defineCommand({
  name: 'test',
  summary: 'Runs every check of the project: types, lint, format, definitions, unit tests, build, browser tests',
  details:
    'Stops after the first phase in which a step fails, prints the names and errors of the tests that failed, or the\n' +
    'end of its output, and exits with its exit code. The last line counts the tests of Vitest and Playwright.\n\n' +
    'The browser tests run in the Chromium of a package, the same on every machine. That package has none for macOS, Windows and ARM,\n' +
    'where the first one on the PATH is used. CHROMIUM_PATH names another Chromium or Chrome for all tests except those that compare\n' +
    'pictures and transcripts: these always use the one of the package.\n\n' +
    "With --full ('npm run test:full'): a million random answer sets, 20,000 hostile files, links, lines, requests and messages, tools\n" +
    'killed at 200 random moments, 20,000 sets through all six ways to calculate (page, frame, command, package, JSON cases, server for\n' +
    'assistants), every change of every rule, and every page in both colour schemes.',
  options: {full: {type: 'boolean', description: 'Also run the slow tests (sets FULL=1 for all steps)'}},
  examples: ['', '--full'],
  async run({full}, streams) {
    // Browsers that crash, tests that fail and the caches of tools leave files in the temporary folder: they go with it.
    const temporary = mkdtempSync(join(tmpdir(), 'visatally-test-'));
    try {
      return await runPhases({TMPDIR: temporary, ...(full && {FULL: '1'})}, streams);
    } finally {
      rmSync(temporary, {recursive: true, force: true});
    }
  },
});

async function runPhases(environment: NodeJS.ProcessEnv, streams: Streams): Promise<number> {
  const outcomes: StepOutcome[] = [];
  let failure: StepOutcome | undefined;

  const runTrack = async (track: Track): Promise<void> => {
    for (const step of track) {
      const outcome = await runStep(step, environment);
      outcomes.push(outcome);
      streams.stdout.write(`${outcome.exitCode === 0 ? 'ok    ' : 'FAILED'} ${describe(outcome)}\n`);
      if (outcome.exitCode !== 0) return;
    }
  };

  for (const phase of phases) {
    await Promise.all(phase.map(runTrack));
    failure = outcomes.find((outcome) => outcome.exitCode !== 0);
    if (failure) break;
  }

  const reports = outcomes.map(({step, exitCode}) => readReport(step.report, exitCode === 0));
  for (const [index, {step, exitCode, output}] of outcomes.entries()) {
    if (exitCode === 0) continue;
    streams.stdout.write(
      `\n${step.name} failed (${step.command.join(' ')}):\n${describeFailures(reports[index]!.failures, output)}\n\n`,
    );
  }
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  streams.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failure?.exitCode ?? 0;
}

function describe({step, seconds}: StepOutcome): string {
  return `${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
}
