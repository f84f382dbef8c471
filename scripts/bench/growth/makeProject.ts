import {readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parse, stringify} from 'yaml';
import {idOf, isCasesFile, listFiles} from '../../../src/engine/project/files.ts';
import type {Menu} from '../../../src/app/content/siteFiles.ts';
import {copyProject, type ProjectCopy} from '../../../tests/browser/projectCopy.ts';
import {copyDefinition, copyId, countryOf} from './syntheticDefinitions.ts';

/**
 * Copies the project and adds synthetic definitions with their cases, and menu entries for those whose original has one.
 * @param count the number of definitions: a multiple of the number in the project
 */
export function makeProject(count: number): ProjectCopy {
  const project = copyProject();
  const paths = listFiles(join(project.folder, 'calculators'));
  const copies = count / paths.filter((path) => !isCasesFile(path)).length;
  if (!Number.isInteger(copies)) throw new Error(`${count} is not a multiple of the project's number of definitions.`);
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    const [id] = basename(path).split('.') as [string];
    for (let copy = 1; copy < copies; copy++) {
      const file = join(dirname(path), basename(path).replace(id, copyId(id, copy)));
      writeFileSync(file, isCasesFile(path) ? text : copyDefinition(text, copy));
    }
  }
  extendMenus(project.folder, copies);
  return project;
}

function extendMenus(folder: string, copies: number): void {
  const path = join(folder, 'src/app/content/navigation.yaml');
  const navigation: {menus: Menu[]} = parse(readFileSync(path, 'utf8'));
  const calculators = new Set(listFiles(join(folder, 'calculators')).map(idOf));
  const copyNumbers = Array.from({length: copies - 1}, (_, index) => index + 1);
  const menus = navigation.menus.map((menu) => {
    const links = menu.lists.flatMap((list) => Object.entries(list)).filter(([id]) => calculators.has(id));
    const added = copyNumbers.flatMap((copy) =>
      links.map(([id, label]) => [copyId(id, copy), `${label}, ${countryOf(copy)}`]),
    );
    return {...menu, lists: copies === 1 ? menu.lists : [...menu.lists, Object.fromEntries(added)]};
  });
  writeFileSync(path, stringify({...navigation, menus}));
}
