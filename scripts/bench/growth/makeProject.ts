import {readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {isCasesFile} from '../../../src/engine/diagnostics/source.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile, isSharedFile} from '../../../src/engine/project/layout.ts';
import {copyProject, type ProjectCopy} from '../../../tests/browser/projectCopy.ts';
import {copyDefinition, copyId} from './syntheticDefinitions.ts';

/**
 * Copies the project and adds synthetic definitions with their cases; they join the menus by themselves.
 * @param count the number of definitions: a multiple of the number in the project
 */
export function makeProject(count: number): ProjectCopy {
  const project = copyProject();
  const paths = listFiles(join(project.folder, 'calculators'));
  const copies = count / paths.filter(isDefinitionFile).length;
  if (!Number.isInteger(copies)) throw new Error(`${count} is not a multiple of the project's number of definitions.`);
  for (const path of paths.filter((file) => !isSharedFile(file))) {
    const text = readFileSync(path, 'utf8');
    const [id] = basename(path).split('.') as [string];
    for (let copy = 1; copy < copies; copy++) {
      const file = join(dirname(path), basename(path).replace(id, copyId(id, copy)));
      writeFileSync(file, isCasesFile(path) ? text : copyDefinition(text, copy));
    }
  }
  return project;
}
