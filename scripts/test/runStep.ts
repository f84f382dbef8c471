import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {rootFolder} from '../build/folders.ts';
import type {Step} from './steps.ts';

export interface StepOutcome {
  readonly step: Step;
  readonly exitCode: number;
  readonly seconds: number;
  /** What the tool printed, both streams in the order in which they came. */
  readonly output: string;
}

/**
 * Runs a step as a process of its own, with the tools of node_modules on its path.
 * @param environment set for the step beside the environment of this process
 */
export function runStep(step: Step, environment: NodeJS.ProcessEnv): Promise<StepOutcome> {
  if (step.report) rmSync(step.report, {force: true});
  const start = performance.now();
  const [tool, ...args] = step.command;
  const child = spawn(tool, args, {
    cwd: rootFolder,
    env: {
      ...process.env,
      ...environment,
      PATH: [join(rootFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // Where Playwright writes its report; the other tools take the place as an argument.
      PLAYWRIGHT_JSON_OUTPUT_FILE: step.report,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => printed.push(part));
  child.stderr.on('data', (part: Buffer) => printed.push(part));

  return new Promise((resolve) => {
    const finish = (exitCode: number) =>
      resolve({step, exitCode, seconds: (performance.now() - start) / 1000, output: Buffer.concat(printed).toString()});
    child.once('error', (error) => {
      printed.push(Buffer.from(`${tool} could not be started: ${error.message}\n`));
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
