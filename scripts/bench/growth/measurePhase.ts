import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** Compile the definitions; compile them and run their cases; build the site. */
export type Phase = 'compile' | 'check' | 'build';

/** Resources used by a process and all its threads, including its startup. */
export interface ResourceUsage {
  /** Processor time, which depends little on other work on the machine. */
  readonly seconds: number;
  /** Peak resident memory. */
  readonly megabytes: number;
}

/**
 * Runs a phase in a separate process, in a copy of the project.
 * @throws Error with the output of the process if it fails
 */
export async function measurePhase(phase: Phase, folder: string): Promise<ResourceUsage> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/growth/phaseProcess.ts', phase], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let stdout = '';
  child.stdout.on('data', (text) => (stdout += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${phase} in ${folder} exited with ${code}:\n${output.slice(-4000)}`);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as ResourceUsage;
}
