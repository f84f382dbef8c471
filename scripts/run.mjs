// The one launcher: node scripts/run.mjs <command> [arguments], behind every script of package.json.
// Plain JavaScript, because on a fresh clone it installs what reads TypeScript.
import {ensureInstalled} from './install.mjs';

/** Each module exports `run`, a Command (src/tools/commands/streams.ts). */
const commands = {
  start: './start.ts',
  test: './test.ts',
  dev: './dev.ts',
  build: './build.ts',
  serve: './serve.ts',
  bench: './bench.ts',
  calculate: '../src/tools/commands/calculate.ts',
  check: '../src/tools/commands/check.ts',
  freshness: '../src/tools/commands/freshness.ts',
  new: '../src/tools/commands/new.ts',
  analyse: '../src/tools/commands/analyse.ts',
  diff: '../src/tools/commands/diff.ts',
  mutate: '../src/tools/commands/mutate.ts',
  schemas: '../src/tools/commands/schemas.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const {stdin, stdout, stderr} = process;

// `calculate --jsonl | head` closes the pipe: there is no one left to write for, and nothing is wrong.
stdout.on('error', (error) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// The exit code is set, not exited with, so that a pipe still takes what was written to it.
process.exitCode = ensureInstalled() || (await launch());

/** @returns {Promise<number>} the exit code */
async function launch() {
  const {register} = await import('tsx/esm/api');
  register();
  if (!Object.hasOwn(commands, name)) return refuse();
  try {
    const {run} = await import(commands[name]);
    return await run(args, {stdin, stdout, stderr});
  } catch (error) {
    stderr.write(`${name}: ${process.env.DEBUG ? error.stack : error.message}\n`);
    return 1;
  }
}

/** @returns {Promise<number>} the exit code of wrong use */
async function refuse() {
  const {didYouMean} = await import('../src/engine/diagnostics/nearMiss.ts');
  const names = Object.keys(commands);
  const all = `It is one of: ${names.join(', ')}.`;
  stderr.write(`There is no command '${name}'. ${didYouMean(name, names, all)}\n`);
  return 2;
}
