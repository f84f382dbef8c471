// Runs a command: node scripts/run.mjs <command> [arguments], which every script of package.json calls.
// Plain JavaScript, because on a fresh clone it has to install the TypeScript loader first.
import {commandFiles} from './commands.mjs';
import {ensureInstalled} from './install.mjs';

const [name, ...args] = process.argv.slice(2);
const {stdin, stdout, stderr} = process;

// `calculate --jsonl | head` closes the pipe, which is not an error.
stdout.on('error', (error) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// Sets the exit code instead of exiting, so that pending output still reaches a pipe.
process.exitCode = (await ensureInstalled()) || (await launch());

/** @returns {Promise<number>} the exit code */
async function launch() {
  const {register} = await import('tsx/esm/api');
  register();
  const {commandList, runCommand} = await import('../src/tools/commands/command.ts');
  if (name === undefined || name === '--help' || name === '-h') {
    stdout.write(commandList(await Promise.all(Object.keys(commandFiles).map(load))));
    return 0;
  }
  if (!Object.hasOwn(commandFiles, name)) return refuse();
  const {completeReplacements} = await import('../src/tools/replaceFiles.ts');
  for (const line of completeReplacements()) stderr.write(`${line}\n`);
  let command;
  try {
    command = await load(name);
  } catch (error) {
    return refuseDamaged(error);
  }
  return runCommand(command, args, {stdin, stdout, stderr});
}

/**
 * A file that the command needs was cut off or edited. With DEBUG in the environment, the error is printed with its stack.
 * @param {any} error
 * @returns {number} the exit code
 */
function refuseDamaged({message, stack}) {
  stderr.write(`${name}: ${process.env.DEBUG ? stack : message}\n`);
  stderr.write(
    "A file of the project may be damaged: 'git status' lists what differs, and 'git checkout -- FILE' restores a file.\n",
  );
  return 1;
}

/** @param {string} commandName a name in the list */
async function load(commandName) {
  const {command} = await import(commandFiles[commandName]);
  return command;
}

/** @returns {Promise<number>} the exit code of a usage error */
async function refuse() {
  const {didYouMean} = await import('../src/engine/diagnostics/nearMiss.ts');
  const hint = didYouMean(name, Object.keys(commandFiles), "'node scripts/run.mjs' lists them.");
  stderr.write(`There is no command '${name}'. ${hint}\n`);
  return 2;
}
