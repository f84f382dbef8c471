/** `npm run check`: compiles every definition, runs the cases and prints all diagnostics. */
import {resolve} from 'node:path';
import {hasErrors, sortByPlace, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {summary, toJson, toText} from '../../engine/diagnostics/print.ts';
import type {CasesRun} from '../../engine/project/casesFile.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import {ignoredIn, readFiles} from '../../engine/project/files.ts';
import {isDefinitionFile} from '../../engine/project/layout.ts';
import {compile} from '../../engine/compile.ts';
import {compileProject, compileSelected} from '../../engine/project/project.ts';
import {quantity} from '../../engine/runtime/formats.ts';
import {defineCommand, jsonText, type Command} from './command.ts';
import {progressOn} from '../progress.ts';
import {requireIds, yamlFiles} from './definitions.ts';
import {dirOption} from './options.ts';

/** What the site adds to the check of its calculators. */
interface SiteChecks {
  /** Checks the ids of definitions, some of which the site has taken. */
  readonly checkIds: (definitions: readonly SourceFile[]) => readonly Diagnostic[];
  /** Checks the pages around the calculators, and the ids of all definitions. */
  readonly checkContent: () => {readonly diagnostics: readonly Diagnostic[]; readonly files: number};
  /** Paths of committed files that differ from what `npm run schemas` would write. */
  readonly staleFiles: () => readonly string[];
}

export const checkCommand = ({checkIds, checkContent, staleFiles}: SiteChecks): Command =>
  defineCommand({
    name: 'check',
    summary: 'Compiles every definition, runs its cases and prints all problems with file, line and column',
    details:
      'With neither ids nor --dir it also checks the pages around the calculators and the committed schemas. Exits with 1 on an error.',
    arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to check (default: all)'}},
    options: {
      json: {type: 'boolean', description: 'Print an array of {code, severity, message, file, line, column}'},
      cases: {type: 'boolean', description: 'Also count the cases of each calculator, as when ids are given'},
      dir: {type: 'string', placeholder: 'DIR', description: dirOption.description},
    },
    examples: ['', 'green-card-points-calculator', '--dir drafts --json'],
    async run({ids, json, cases, dir}, {stdout, stderr}) {
      const isWholeSite = ids.length === 0 && dir === undefined;
      const progress = progressOn(stderr);
      const calculators = checkFolder(dir ?? dirOption.default, ids, progress.show);
      progress.clear();
      const content = isWholeSite ? checkContent() : {diagnostics: checkIds(calculators.definitions), files: 0};
      const diagnostics = sortByPlace([...calculators.diagnostics, ...content.diagnostics]);
      const files = calculators.files + content.files;
      if (json) stdout.write(jsonText(diagnostics.map(toJson)));
      else
        stdout.write(
          [
            ...diagnostics.map((diagnostic) => `${toText(diagnostic)}\n`),
            ...(cases || ids.length > 0
              ? [...calculators.runs].map(([path, run]) => `${idOf(path)}: ${runText(run)}`)
              : []),
            `${summary(diagnostics, files)}: ${runText(sumOf([...calculators.runs.values()]))}.`,
          ].join('\n') + '\n',
        );
      const stale = isWholeSite ? staleFiles() : [];
      for (const path of stale) stderr.write(`${path} is out of date: run 'npm run schemas' and commit it.\n`);
      return hasErrors(diagnostics) || stale.length > 0 ? 1 : 0;
    },
  });

/**
 * @param show is told how far it is
 * @throws {UsageError} where there is no such folder or id
 */
function checkFolder(folder: string, ids: readonly string[], show: (text: string) => void) {
  const unreadable: Diagnostic[] = [];
  const paths = yamlFiles(folder);
  const definitions = paths.filter(isDefinitionFile).map(idOf);
  requireIds(ids, definitions);
  const all = readFiles(paths, process.cwd(), (diagnostic) => unreadable.push(diagnostic));
  const count = ids.length === 0 ? definitions.length : new Set(ids).size;
  let compiled = 0;
  const compileOne = (source: SourceFile) => {
    show(`${compiled} of ${quantity(count, 'definitions')} compiled, next ${idOf(source.path)}`);
    compiled += 1;
    return compile(source);
  };
  const {sources, diagnostics, runs} =
    ids.length === 0 ? {sources: all, ...compileProject(all, compileOne)} : compileSelected(all, ids, compileOne);
  const ignored = ignoredIn(resolve(folder), process.cwd());
  return {
    definitions: sources.filter(({path}) => isDefinitionFile(path)),
    diagnostics: [...ignored, ...unreadable, ...diagnostics],
    files: sources.length,
    runs,
  };
}

/** '12 cases and 30 steps of ladders, 95 values compared' */
function runText({cases, steps, compared}: CasesRun): string {
  const ladders = steps === 0 ? '' : ` and ${quantity(steps, 'steps')} of ladders`;
  return `${quantity(cases, 'cases')}${ladders}, ${quantity(compared, 'values')} compared`;
}

function sumOf(runs: readonly CasesRun[]): CasesRun {
  const sum = (key: keyof CasesRun): number => runs.reduce((total, run) => total + run[key], 0);
  return {cases: sum('cases'), steps: sum('steps'), compared: sum('compared')};
}
