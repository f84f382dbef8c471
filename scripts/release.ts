import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {toText} from '../src/engine/diagnostics/print.ts';
import {idOf} from '../src/engine/diagnostics/source.ts';
import {calendarDay} from '../src/engine/runtime/formats.ts';
import {today} from '../src/engine/language/today.ts';
import {defineCommand} from '../src/tools/commands/command.ts';
import {diffsBetween} from '../src/tools/commands/diff.ts';
import {filesAt, isFolder, tags} from '../src/tools/commands/git.ts';
import {definitionsIn} from '../src/engine/project/layout.ts';
import {enginePackage} from '../src/tools/package/engine.ts';
import {latestVersion, packageName} from '../src/tools/package/files.ts';
import {codeReasons, rulesCode, type PackageCode} from '../src/tools/release/codeReasons.ts';
import {
  FIRST_VERSION,
  firstRelease,
  newestTag,
  releaseAfter,
  releaseText,
  requireTagged,
  tagOf,
  withRelease,
  type Release,
} from '../src/tools/release/release.ts';
import {replaceFiles} from '../src/tools/replaceFiles.ts';
import {engineFolder, packageFolder} from './build/folders.ts';

/** The compiler and the form; definitions are what programs pass to it. */
const engineCode: PackageCode = {
  sources: [...rulesCode.sources, 'src/app/calculator', 'src/app/result', 'src/app/styles', 'src/app/words', 'schemas'],
  types: [...rulesCode.types, 'src/engine/library/types.ts', 'schemas/calculator.schema.json'],
};

export const command = defineCommand({
  name: 'release',
  summary: `Derives the next version of ${packageName} from what changed in the rules, and writes its changelog`,
  details: [
    'Compares the definitions with those of the last release, for all possible answers: major where programs may have to change,',
    'minor where results may differ or something is new, patch where only words do. What is not proven counts as the larger.',
    `The last release is the newest tag ${packageName}@VERSION; without one, it is the first.`,
    `With --engine, the same for ${enginePackage}: major where types or the language differ, minor where code does.`,
  ].join('\n'),
  options: {
    engine: {type: 'boolean', description: `Release ${enginePackage} instead`},
    'dry-run': {type: 'boolean', description: 'Only print the version and its reasons'},
    base: {
      type: 'string',
      placeholder: 'REF',
      description:
        'Compare with a git revision, or a folder laid out like calculators/, as if it were the last release',
    },
  },
  examples: ['--dry-run', '--dry-run --base main~20', '', '--engine --dry-run'],
  async run({engine, 'dry-run': isDryRun, base}, streams) {
    const [name, folder] = engine ? [enginePackage, engineFolder] : [packageName, packageFolder];
    const changelogFile = join(folder, 'CHANGELOG.md');
    const changelog = readFileSync(changelogFile, 'utf8');
    const last = newestTag(name, tags());
    if (!isDryRun) requireTagged(changelog, last?.version, name);
    const after = engine ? [] : filesAt(undefined);
    const reference = base ?? last?.tag;
    let release: Release | undefined = firstRelease(definitionsIn(after).map(({path}) => idOf(path)));
    if (reference !== undefined) {
      const diffs = engine ? [] : await diffsBetween(filesAt(reference), after, streams);
      const broken = diffs.flatMap((diff) => (diff.kind === 'broken' ? diff.errors : []));
      for (const error of broken) streams.stderr.write(`${toText(error)}\n`);
      const code = isFolder(reference) ? [] : codeReasons(reference, engine ? engineCode : rulesCode);
      const version = last?.version ?? latestVersion(changelog) ?? FIRST_VERSION;
      release = releaseAfter(version, reference, diffs, code, engine ? 'The engine' : undefined);
    }
    if (release === undefined) {
      streams.stdout.write(`Nothing differs from ${reference}, so there is nothing to release.\n`);
      return 0;
    }
    streams.stdout.write(`${name} ${releaseText(release)}`);
    if (isDryRun) return 0;
    const released = withRelease(changelog, release, calendarDay(today()));
    replaceFiles([{path: changelogFile, before: changelog, after: released}]);
    streams.stdout.write(
      [
        '',
        `Written to packages/${name}/CHANGELOG.md: read it, and commit it. Then:`,
        `  git tag ${tagOf(name, release.version)}`,
        `  npm run package${engine ? ' -- --engine' : ''}`,
        `  npm publish packages/${name}/dist`,
        '',
      ].join('\n'),
    );
    return 0;
  },
});
