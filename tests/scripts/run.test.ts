// Does the launcher list its commands, suggest the right name for a typo, pass arguments and exit codes on, and complete what a
// killed command had begun? Does a command reject wrong usage before it starts anything?
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {command as build} from '../../scripts/build.ts';
import {command as dev} from '../../scripts/dev.ts';
import {command as serve} from '../../scripts/serve.ts';
import {command as start} from '../../scripts/start.ts';
import {command as test} from '../../scripts/test.ts';
import {runInProcess} from '../tools/commands/runInProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const launch = (...args: readonly string[]) => launchIn(root, args);

function launchIn(cwd: string, args: readonly string[]) {
  const launcher = join(root, 'scripts/run.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [launcher, ...args], {cwd, encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe('scripts/run.mjs', () => {
  it('lists the commands', () => {
    expect(launch()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: [^]*\n {2}start {2,}Builds [^]*\n {2}calculate {2,}Calculates /),
      stderr: '',
    });
  });

  it.each([
    [['biuld'], "There is no command 'biuld'. Did you mean 'build'?"],
    [['toString'], "There is no command 'toString'. 'node scripts/run.mjs' lists them."],
    [['serve', '--port', '0x10'], "--port is '0x10', but must be a number from 0 to 65535."],
  ])('%j is wrong usage', (args, message) => {
    expect(launch(...args)).toEqual({status: 2, stdout: '', stderr: `${message}\n`});
  });

  it('completes what a killed command had begun, and says so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'visatally-launch-'));
    try {
      const [target, list] = [join(folder, 'rules.yaml'), join(folder, '.together.999999999.writing')];
      writeFileSync(`${target}.999999999.writing`, 'new text\n');
      writeFileSync(list, JSON.stringify([{target, hash: null}]));
      expect(launchIn(folder, ['new', '--help'])).toEqual({
        status: 0,
        stdout: expect.stringContaining('Usage: npm run new'),
        stderr: 'rules.yaml: written now, because the command that was writing it had been interrupted.\n',
      });
      expect([readFileSync(target, 'utf8'), existsSync(list)]).toEqual(['new text\n', false]);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('says so, and what to do, where a file of the project is damaged', () => {
    mkdirSync(join(root, '.copies'), {recursive: true});
    const folder = mkdtempSync(join(root, '.copies', 'damaged-'));
    try {
      for (const path of ['package.json', 'package-lock.json', 'schemas', 'scripts', 'src'])
        cpSync(join(root, path), join(folder, path), {recursive: true});
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      truncateSync(join(folder, 'schemas/calculator.schema.json'), 8_192);
      const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect({status, stdout}).toEqual({status: 1, stdout: ''});
      expect(stderr).toMatch(/^check: [^]*calculator\.schema\.json:[^]*\nA file of the project may be damaged: .*\n$/);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});

afterEach(() => vi.unstubAllEnvs());

it('dev --help explains the server instead of starting it', async () => {
  expect(await runInProcess(dev, ['--help'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^Usage: npm run dev -- \[options\]\n[^]*--port PORT/),
    err: '',
  });
});

it.each([
  [test, ['--fast'], "There is no option '--fast'. It is one of: --full, --help."],
  [build, ['--port', '80'], "There is no option '--port'. Did you mean '--report'?"],
  [dev, ['--dir', 'drafts'], "There is no option '--dir'. It is one of: --port, --help."],
])('%# wrong options are one line', async (command, args, err) => {
  expect(await runInProcess(command, args)).toEqual({code: 2, out: '', err: `${err}\n`});
});

describe.each([start, serve, dev])('$name', (command) => {
  it.each(['65536', '4173.5', '0x10', '1e3', '-1', '+80', ' ', '80 ', '٤'])(
    'refuses PORT=%j in one line',
    async (port) => {
      vi.stubEnv('PORT', port);
      const err = `PORT is '${port}', but must be a number from 0 to 65535.\n`;
      expect(await runInProcess(command, [])).toEqual({code: 2, out: '', err});
    },
  );

  it.each([
    ['1e3', "--port is '1e3', but must be a number from 0 to 65535."],
    ['-1', "--port is '-1', but must be a number from 0 to 65535."],
    ['80\n', "--port is '80\\x0a', but must be a number from 0 to 65535."],
    ['', "'--port' is empty: write --port PORT."],
  ])('refuses --port %j in one line, whatever PORT is', async (port, err) => {
    vi.stubEnv('PORT', '4173');
    expect(await runInProcess(command, ['--port', port])).toEqual({code: 2, out: '', err: `${err}\n`});
  });
});

it('start says that its port is taken before it builds anything', async () => {
  const other = createServer();
  await once(other.listen(0, 'localhost'), 'listening');
  const {port} = other.address() as AddressInfo;
  expect(await runInProcess(start, ['--port', String(port)])).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is in use: choose another one with --port or PORT.\n`,
  });
  other.close();
});
