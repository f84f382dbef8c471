/** The two packages, packed as they would be published and installed by npm into a program's folder, without a network. */
import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {rootFolder} from '../../scripts/build/folders.ts';

export interface Program {
  readonly folder: string;
  /** What `npm run package` says to run in the folder of a program: of each package, `npm pack` and `npm install`. */
  readonly commands: readonly string[];
  /** Writes files into it, by path. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs Node in it. @returns what it printed, errors last */
  node(...args: readonly string[]): string;
  remove(): void;
}

/** What npm would fetch for them: the versions of this project, which must be within the ranges that the packages name. */
const fetched = ['react', 'react-dom', 'react-hook-form', 'yaml', 'zod', '@types/react', '@types/react-dom'];

/** @throws an Error with the output of what failed */
export async function installPackages(): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'visatally-program-'));
  const inFolder = (path: string): string => join(folder, path);
  const write: Program['write'] = (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(inFolder(path)), {recursive: true});
      writeFileSync(inFolder(path), text);
    }
  };
  const built = await Promise.all(
    [[], ['--engine']].map(async (options, index) => {
      const args = ['scripts/run.mjs', 'package', ...options, '--out', inFolder(`built/${index}`)];
      const said = await run(rootFolder, process.execPath, args);
      return said.split('\n').flatMap((line) => /^ {2}npm ((?:pack|install) \S+)$/.exec(line)?.[1] ?? []);
    }),
  );
  const commands = built.flat();
  const argumentsOf = (name: string): readonly string[] =>
    commands.flatMap((command) => (command.startsWith(`${name} `) ? command.slice(name.length + 1) : []));
  await npm(folder, 'pack', '--silent', ...argumentsOf('pack'));
  // Only their names and versions, for npm to compare. Their files, and what they depend on, are those of this project.
  const specifiers = fetched.map((name) => {
    const {version} = JSON.parse(readFileSync(join(rootFolder, 'node_modules', name, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    write({[`fetched/${name}/package.json`]: JSON.stringify({name, version})});
    return `./fetched/${name}`;
  });
  write({'package.json': JSON.stringify({name: 'program', private: true, type: 'module'})});
  const packed = argumentsOf('install');
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', ...packed, ...specifiers);
  for (const name of fetched) {
    rmSync(inFolder(`node_modules/${name}`), {recursive: true});
    symlinkSync(join(rootFolder, 'node_modules', name), inFolder(`node_modules/${name}`), 'junction');
  }
  return {
    folder,
    commands,
    write,
    node: (...args) => {
      const {stdout, stderr} = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, FORCE_COLOR: '0'},
      });
      return `${stdout}${stderr}`;
    },
    remove: () => rmSync(folder, {recursive: true}),
  };
}

async function npm(folder: string, ...args: readonly string[]): Promise<string> {
  return run(folder, 'npm', [...args, '--loglevel=error']);
}

/** @throws an Error with the output where the command fails */
async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  const options = {cwd: folder, shell: process.platform === 'win32'};
  return (await promisify(execFile)(command, [...args], options)).stdout;
}
