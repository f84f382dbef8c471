import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {readFileSync} from 'node:fs';
import {toText} from '../src/engine/diagnostics/print.ts';
import {defineCommand} from '../src/tools/commands/command.ts';
import {compileDefinitions} from '../src/tools/commands/definitions.ts';
import {dirOption} from '../src/tools/commands/options.ts';
import type {PackageFile} from '../src/tools/package/bundle.ts';
import {engineFiles, enginePackage} from '../src/tools/package/engine.ts';
import {latestVersion, packageFiles, packageName} from '../src/tools/package/files.ts';
import {measureSpeed, scriptSizes, sizesOf} from '../src/tools/package/measure.ts';
import {engineFolder, packageFolder, rootFolder} from './build/folders.ts';
import {replaceFolder} from './build/replaceFolder.ts';

export const command = defineCommand({
  name: 'package',
  summary: `Builds the package ${packageName}: an ES module with types for each calculator, for other programs`,
  details:
    `Writes packages/${packageName}/dist/, ready for 'npm publish', and prints what it weighs and how to\n` +
    "install it. Its version is the first one in packages/visatally-rules/CHANGELOG.md, which 'npm run release' writes; 0.0.0 before the first release.\n" +
    `With --engine, the same for ${enginePackage}: the compiler and the form, for definitions of one's own.`,
  options: {
    engine: {type: 'boolean', description: `Build ${enginePackage} instead`},
    dir: dirOption,
    out: {
      type: 'string',
      placeholder: 'DIR',
      description: `Write to another folder, which is emptied (default: packages/${packageName}/dist)`,
    },
    speed: {type: 'boolean', description: 'Also measure calculations a second, against the code that the site loads'},
  },
  examples: ['', '--speed', '--engine'],
  async run({engine, dir, out, speed}, {stdout, stderr}) {
    if (engine) {
      const folder = out ?? join(engineFolder, 'dist');
      const version = versionIn(engineFolder);
      const files = await engineFiles(engineEntries(), version, engineFolder, rootFolder);
      await writeFolder(folder, files);
      stdout.write(
        `${enginePackage} ${version} in ${folder}\n${scriptSizes(files)}${toInstall(enginePackage, version, folder)}`,
      );
      return 0;
    }
    const folder = out ?? join(packageFolder, 'dist');
    const {definitions, errors} = compileDefinitions(dir, []);
    if (errors.length > 0) {
      stderr.write(`${errors.map(toText).join('\n\n')}\n`);
      return 1;
    }
    const version = versionIn(packageFolder);
    const files = await packageFiles(definitions, version, packageFolder, rootFolder);
    await writeFolder(folder, files);
    stdout.write(`${packageName} ${version}: ${definitions.length} calculators in ${folder}\n${sizesOf(files)}`);
    stdout.write(toInstall(packageName, version, folder));
    if (speed) stdout.write(await measureSpeed(definitions, folder));
    return 0;
  },
});

/** Commands for the folder of a program. npm would only link to a folder, and a linked package finds neither its own packages nor the program's React. */
const toInstall = (name: string, version: string, folder: string): string =>
  `In the folder of a program:\n  npm pack ${resolve(folder)}\n  npm install ./${name}-${version}.tgz\n`;

const versionIn = (words: string): string =>
  latestVersion(readFileSync(join(words, 'CHANGELOG.md'), 'utf8')) ?? '0.0.0';

/** The entry points that package.json names, and the styles that the site has for whole pages. */
function engineEntries(): Parameters<typeof engineFiles>[0] {
  const {exports, imports} = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<'./engine' | './engine/runtime' | './react', string>>;
    readonly imports: {readonly '#runCode': {readonly node: string; readonly default: string}};
  };
  const runCode = imports['#runCode'];
  const inStyles = (name: string): string => join(rootFolder, 'src/app/styles', name);
  return {
    compiler: join(rootFolder, exports['./engine']),
    runtime: join(rootFolder, exports['./engine/runtime']),
    runCode: {node: join(rootFolder, runCode.node), default: join(rootFolder, runCode.default)},
    component: join(rootFolder, exports['./react']),
    styles: [inStyles('tokens.css'), inStyles('elements.css'), inStyles('component.css')],
  };
}

/** The folder as a whole, once all files are written. */
async function writeFolder(out: string, files: readonly PackageFile[]): Promise<void> {
  await replaceFolder(resolve(out), async (folder) => {
    for (const {path, text} of files) {
      const target = join(folder, path);
      await mkdir(dirname(target), {recursive: true});
      await writeFile(target, text);
    }
  });
}
