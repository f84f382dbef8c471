import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {getPriority, setPriority} from 'node:os';
import {delimiter, join} from 'node:path';
import {rootFolder} from '../build/folders.ts';
import type {Step} from './steps.ts';

export interface StepOutcome {
  readonly step: Step;
  readonly exitCode: number;
  readonly seconds: number;
  /** The output of the tool: stdout and stderr, interleaved as they arrived. */
  readonly output: string;
}

/** The niceness of a step that yields: it gets about a quarter of the time of the others, so that no test hits its time limit. */
const YIELDING = 5;

/**
 * Runs a step in a separate process, with the tools of node_modules on its PATH.
 * @param environment variables to set in addition to those of this process
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
      ...step.environment,
      PATH: [join(rootFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // Tells Playwright where to write its report. Other tools get the path as an argument.
      PLAYWRIGHT_JSON_OUTPUT_FILE: step.report,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  // At once, since the processes that it starts inherit it. Nobody may go below the niceness of this process.
  if (step.yields && child.pid !== undefined) setPriority(child.pid, Math.max(YIELDING, getPriority()));
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));

  return new Promise((resolve) => {
    const finish = (exitCode: number) =>
      resolve({step, exitCode, seconds: (performance.now() - start) / 1000, output: Buffer.concat(output).toString()});
    child.once('error', (error) => {
      output.push(Buffer.from(`${tool} could not be started: ${error.message}\n`));
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
