/** `npm run check`: compiles every definition and page, runs the cases, prints all diagnostics. */
import {hasErrors, inOrder, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {summary, toJson, toText} from '../../engine/diagnostics/print.ts';
import {readFiles} from '../../engine/project/files.ts';
import {compileProject} from '../../engine/project/project.ts';
import {checkSiteContent} from '../../app/content/siteContent.ts';
import {staleFiles} from './schemas.ts';
import {filesOf, parseOptions, WrongUse} from './options.ts';
import type {Command} from './streams.ts';

/**
 * `check [--dir DIR] [--json]`. Exit 0 when there is no error, 1 when there is one, 2 for wrong use.
 * Without `--dir` it checks calculators/, the site's own pages, and that the committed schemas and reference are those of the language.
 */
export const run: Command = async (args, {stdout, stderr}) => {
  try {
    const {flags, values, rest} = parseOptions(args, {'--dir': true, '--json': false});
    if (rest.length > 0) throw new WrongUse(`check takes no '${rest[0]}': write --dir ${rest[0]} for a folder.`);
    const {diagnostics, files, compared} = values.has('--dir') ? checkFolder(values.get('--dir')!) : checkSite();
    if (flags.has('--json')) stdout.write(`${JSON.stringify(diagnostics.map(toJson), null, 2)}\n`);
    else
      stdout.write(
        [
          ...diagnostics.map((diagnostic) => `${toText(diagnostic)}\n`),
          `${summary(diagnostics, files)}, ${compared} values compared with the cases.`,
        ].join('\n') + '\n',
      );
    const stale = values.has('--dir') ? [] : staleFiles();
    for (const path of stale)
      stderr.write(`${path} is not that of the language any more: run 'npm run schemas' and commit it.\n`);
    return hasErrors(diagnostics) || stale.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
};

interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  readonly compared: number;
}

function checkSite(): Checked {
  const calculators = checkFolder('calculators');
  // What the lists on a page say of a calculator has no problems of its own.
  const content = checkSiteContent({root: process.cwd(), summaryOf: () => undefined});
  return {
    diagnostics: inOrder([...calculators.diagnostics, ...content.diagnostics]),
    files: calculators.files + content.files,
    compared: calculators.compared,
  };
}

function checkFolder(folder: string): Checked {
  const unreadable: Diagnostic[] = [];
  const sources = readFiles(filesOf(folder), process.cwd(), (diagnostic) => unreadable.push(diagnostic));
  const project = compileProject(sources);
  return {
    diagnostics: inOrder([...unreadable, ...project.diagnostics]),
    files: sources.length,
    compared: project.compared,
  };
}
