// Does the launcher name a wrong command's near miss and keep stdout clean?
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function launch(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], {cwd: root, encoding: 'utf8'});
}

describe('scripts/run.mjs', () => {
  it.each([
    [['biuld'], /^There is no command 'biuld'\. Did you mean 'build'\?\n$/],
    [['toString'], /^There is no command 'toString'\. It is one of: .*\bcalculate\b.*\n$/],
    [[], /^There is no command ''\. It is one of: .*\n$/],
    [['test', '--fast'], /^test does not know '--fast'\. It takes only --full\.\n$/],
  ])('%j is wrong use', (args, message) => {
    const {status, stdout, stderr} = launch(...args);
    expect(stderr).toMatch(message);
    expect([status, stdout]).toEqual([2, '']);
  });
});
