/** `npm run check`: compiles every definition, runs the cases and prints all diagnostics. */
import {hasErrors, sortByPlace, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {summary, toJson, toText} from '../../engine/diagnostics/print.ts';
import {readFiles} from '../../engine/project/files.ts';
import {compileProject} from '../../engine/project/project.ts';
import {defineCommand, jsonText, type Command} from './command.ts';
import {dirOption, yamlFiles} from './definitions.ts';

/** What the site adds to the check of its calculators. */
interface SiteChecks {
  /** Checks the pages around the calculators. */
  readonly checkContent: () => {readonly diagnostics: readonly Diagnostic[]; readonly files: number};
  /** Paths of committed files that differ from what `npm run schemas` would write. */
  readonly staleFiles: () => readonly string[];
}

export const checkCommand = ({checkContent, staleFiles}: SiteChecks): Command =>
  defineCommand({
    name: 'check',
    summary: 'Compiles every definition, runs its cases and prints all problems with file, line and column',
    details:
      'Without --dir it also checks the pages around the calculators and the committed schemas. Exits with 1 on an error.',
    options: {
      json: {type: 'boolean', description: 'Print an array of {code, severity, message, file, line, column}'},
      dir: {type: 'string', placeholder: 'DIR', description: dirOption.description},
    },
    examples: ['', '--dir drafts --json'],
    async run({json, dir}, {stdout, stderr}) {
      const calculators = checkFolder(dir ?? dirOption.default);
      const content = dir === undefined ? checkContent() : {diagnostics: [], files: 0};
      const diagnostics = sortByPlace([...calculators.diagnostics, ...content.diagnostics]);
      const files = calculators.files + content.files;
      if (json) stdout.write(jsonText(diagnostics.map(toJson)));
      else
        stdout.write(
          [
            ...diagnostics.map((diagnostic) => `${toText(diagnostic)}\n`),
            `${summary(diagnostics, files)}, ${calculators.compared} values compared with the cases.`,
          ].join('\n') + '\n',
        );
      const stale = dir === undefined ? staleFiles() : [];
      for (const path of stale) stderr.write(`${path} is out of date: run 'npm run schemas' and commit it.\n`);
      return hasErrors(diagnostics) || stale.length > 0 ? 1 : 0;
    },
  });

function checkFolder(folder: string) {
  const unreadable: Diagnostic[] = [];
  const sources = readFiles(yamlFiles(folder), process.cwd(), (diagnostic) => unreadable.push(diagnostic));
  const {diagnostics, compared} = compileProject(sources);
  return {diagnostics: [...unreadable, ...diagnostics], files: sources.length, compared};
}
