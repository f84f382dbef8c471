import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {countTests} from './test/counts.ts';
import {runStep, type StepOutcome} from './test/runStep.ts';
import {phases} from './test/steps.ts';

export const command = defineCommand({
  name: 'test',
  summary: 'Runs every check of the project: types, lint, format, definitions, unit tests, build, browser tests',
  details:
    'Stops after the first phase in which a step fails, prints the output of that step and exits with its exit code. The last\n' +
    'line counts the tests of Vitest and Playwright.',
  options: {full: {type: 'boolean', description: 'Also run the slow tests (sets FULL=1 for all steps)'}},
  examples: ['', '--full'],
  run: ({full}, streams) => runPhases(full ? {FULL: '1'} : {}, streams),
});

async function runPhases(environment: NodeJS.ProcessEnv, streams: Streams): Promise<number> {
  const outcomes: StepOutcome[] = [];
  let failure: StepOutcome | undefined;

  for (const phase of phases) {
    outcomes.push(
      ...(await Promise.all(
        phase.map(async (step) => {
          const outcome = await runStep(step, environment);
          streams.stdout.write(`${outcome.exitCode === 0 ? 'ok    ' : 'FAILED'} ${describe(outcome)}\n`);
          return outcome;
        }),
      )),
    );
    failure = outcomes.find((outcome) => outcome.exitCode !== 0);
    if (failure) break;
  }

  for (const outcome of outcomes.filter(({exitCode}) => exitCode !== 0)) {
    streams.stdout.write(`\n${outcome.step.name} failed (${outcome.step.command.join(' ')}):\n${outcome.output}\n`);
  }
  const counts = outcomes.map(({step, exitCode}) => countTests(step.report, exitCode === 0));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  streams.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failure?.exitCode ?? 0;
}

function describe({step, seconds}: StepOutcome): string {
  return `${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
}
