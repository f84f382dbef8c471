import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {readFileSync} from 'node:fs';
import {toText} from '../src/engine/diagnostics/print.ts';
import {defineCommand} from '../src/tools/commands/command.ts';
import {compileDefinitions, dirOption} from '../src/tools/commands/definitions.ts';
import {latestVersion, packageFiles, packageName} from '../src/tools/package/files.ts';
import {measureSpeed, sizesOf} from '../src/tools/package/measure.ts';
import {packageFolder, rootFolder} from './build/folders.ts';
import {replaceFolder} from './build/replaceFolder.ts';

export const command = defineCommand({
  name: 'package',
  summary: `Builds the package ${packageName}: an ES module with types for each calculator, for other programs`,
  details:
    `Writes packages/${packageName}/dist/, ready for 'npm publish', and prints what it weighs. Its version is the first one in\n` +
    "packages/visatally-rules/CHANGELOG.md, which 'npm run release' writes; 0.0.0 before the first release.",
  options: {
    dir: dirOption,
    out: {
      type: 'string',
      placeholder: 'DIR',
      description: `Write to another folder, which is emptied (default: packages/${packageName}/dist)`,
    },
    speed: {type: 'boolean', description: 'Also measure calculations a second, against the code that the site loads'},
  },
  examples: ['', '--speed'],
  async run({dir, out = join(packageFolder, 'dist'), speed}, {stdout, stderr}) {
    const {definitions, errors} = compileDefinitions(dir, []);
    if (errors.length > 0) {
      stderr.write(`${errors.map(toText).join('\n\n')}\n`);
      return 1;
    }
    const version = latestVersion(readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8')) ?? '0.0.0';
    const files = await packageFiles(definitions, version, packageFolder, rootFolder);
    await replaceFolder(resolve(out), async (folder) => {
      for (const {path, text} of files) {
        const target = join(folder, path);
        await mkdir(dirname(target), {recursive: true});
        await writeFile(target, text);
      }
    });
    stdout.write(`${packageName} ${version}: ${definitions.length} calculators in ${out}\n${sizesOf(files)}`);
    if (speed) stdout.write(await measureSpeed(definitions, out));
    return 0;
  },
});
