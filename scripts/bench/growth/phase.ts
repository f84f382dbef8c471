// Started by spent.ts: does one thing with the project of the folder where it runs, and says what that took, as JSON in its last line.
import {resolve} from 'node:path';
import {hasErrors} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {isCasesFile, listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import type {Phase} from './spent.ts';

const phases: Readonly<Record<Phase, () => unknown>> = {
  compile: () => compileAll((path) => !isCasesFile(path)),
  check: () => compileAll(() => true),
  build: async () => (await import('../../build.ts')).build(process, false),
};

await phases[process.argv[2] as Phase]();
const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
process.stdout.write(`\n${JSON.stringify({seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000})}\n`);

function compileAll(wanted: (path: string) => boolean): void {
  const paths = listFiles(resolve('calculators')).filter(wanted);
  const {diagnostics} = compileProject(readFiles(paths, process.cwd(), () => undefined));
  const [first] = diagnostics.filter((each) => hasErrors([each]));
  if (first) throw new Error(toText(first));
}
