import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {Project} from '../../../src/tools/language/project.ts';

const folder = 'tests/engine/compiler/samples/good/kitchen-sink';

export const kitchenSink = `${folder}/everything/kitchen-sink.yaml`;
export const itsCases = `${folder}/everything/kitchen-sink.cases.yaml`;
export const itsShared = `${folder}/shared/atlantis.yaml`;

const files = projectFiles(folder);

/** A project with the calculator that uses every part of the language. */
export const sampleProject = (): Project => new Project(files);

export function projectFiles(path: string) {
  return readFiles(listFiles(path), process.cwd(), (problem) => {
    throw new Error(problem.message);
  });
}

/**
 * Puts `written` in place of `found`, which the file has once; '|' in it is the cursor.
 * @returns the offset of the cursor
 */
export function write(project: Project, path: string, found: string, written: string): number {
  const text = project.text(path)!;
  const at = text.indexOf(found);
  if (at < 0 || text.includes(found, at + 1)) throw new Error(`The file does not have once: ${found}`);
  project.compiled(kitchenSink);
  project.set(
    path,
    text.replace(found, () => written.replace('|', '')),
  );
  return at + written.indexOf('|');
}
