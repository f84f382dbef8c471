// Does the launcher list its commands, suggest the right name for a typo, and reject wrong usage before it starts
// anything?
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {isFull} from '../samples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function launch(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, ...environment},
  });
  return {status, stdout, stderr};
}

describe('scripts/run.mjs', () => {
  it.each(isFull ? [[[]], [['--help']]] : [[[]]])('%j lists the commands', (args) => {
    expect(launch(args)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: [^]*\n {2}start {2,}Builds [^]*\n {2}calculate {2,}Calculates /),
      stderr: '',
    });
  });

  it('dev --help explains the server instead of starting it', () => {
    expect(launch(['dev', '--help'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run dev -- \[options\]\n[^]*--port PORT/),
      stderr: '',
    });
  });

  it.each([
    [['biuld'], {}, "There is no command 'biuld'. Did you mean 'build'?"],
    [['toString'], {}, "There is no command 'toString'. 'node scripts/run.mjs' lists them."],
    [['test', '--fast'], {}, "There is no option '--fast'. It is one of: --full, --help."],
    [['dev', '--dir', 'drafts'], {}, "There is no option '--dir'. It is one of: --port, --help."],
    [['dev', '--port', '65536'], {}, "--port is '65536', but must be a number from 0 to 65535."],
    [['serve', '--port', '0x10'], {}, "--port is '0x10', but must be a number from 0 to 65535."],
    [['start'], {PORT: '4173.5'}, "PORT is '4173.5', but must be a number from 0 to 65535."],
  ])('%j with %j is wrong usage', (args, environment, message) => {
    expect(launch(args, environment)).toEqual({status: 2, stdout: '', stderr: `${message}\n`});
  });
});
