// Started by measurePhase.ts: runs one phase on the project in the working directory and prints the resources used, as JSON, in its last line.
import {resolve} from 'node:path';
import {hasErrors} from '../../../src/engine/diagnostics/diagnostic.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import type {Phase, ResourceUsage} from './measurePhase.ts';

const phases: Readonly<Record<Phase, () => unknown>> = {
  compile: () => compileFiles(isDefinitionFile),
  check: () => compileFiles(() => true),
  build: async () => (await import('../../build.ts')).build(process, false),
};

await phases[process.argv[2] as Phase]();
const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
const usage: ResourceUsage = {seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000};
process.stdout.write(`\n${JSON.stringify(usage)}\n`);

/** @throws Error with the first error that a definition has */
function compileFiles(isIncluded: (path: string) => boolean): void {
  const paths = listFiles(resolve('calculators')).filter(isIncluded);
  const {diagnostics} = compileProject(readFiles(paths, process.cwd(), () => undefined));
  const error = diagnostics.find((diagnostic) => hasErrors([diagnostic]));
  if (error) throw new Error(toText(error));
}
