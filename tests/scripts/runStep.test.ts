// Does a step of `npm test` report how its tool ended, with all of the tool's output, and leave the cores to others if it is to?
import {describe, expect, it} from 'vitest';
import {runStep} from '../../scripts/test/runStep.ts';

describe('runStep', () => {
  it('returns the exit code and the output of both streams', async () => {
    const program = 'console.log(process.env.FULL, process.env.DAY); console.error("wrong"); process.exitCode = 3';
    const outcome = await runStep(
      {name: 'sample', command: ['node', '--eval', program], environment: {DAY: '2024-06-30'}},
      {FULL: '1'},
    );
    expect(outcome.exitCode).toBe(3);
    expect(outcome.output.split('\n').toSorted()).toEqual(['', '1 2024-06-30', 'wrong']);
  });

  it('yields to other steps with all processes that it starts', async () => {
    const program = `const {spawnSync} = require('node:child_process');
      process.stdout.write(spawnSync(process.execPath, ['--print', 'os.getPriority()']).stdout)`;
    const outcome = await runStep({name: 'sample', command: ['node', '--eval', program], yields: true}, {});
    expect(Number(outcome.output)).toBeGreaterThanOrEqual(5);
  });

  it('fails if the tool is missing', async () => {
    const outcome = await runStep({name: 'sample', command: ['no-such-tool']}, {});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.output).toContain('no-such-tool');
  });

  it('fails if the tool was killed', async () => {
    const program = 'process.kill(process.pid, "SIGKILL")';
    const outcome = await runStep({name: 'sample', command: ['node', '--eval', program]}, {});
    expect(outcome.exitCode).toBe(1);
  });
});
