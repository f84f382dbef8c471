import {readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parse, stringify} from 'yaml';
import {idOf, isCasesFile, listFiles} from '../../../src/engine/project/files.ts';
import type {Menu} from '../../../src/app/content/siteFiles.ts';
import {copyProject, type ProjectCopy} from '../../../tests/browser/projectCopy.ts';
import {countryOf, definitionIn, idIn} from './generation.ts';

/**
 * A copy of the project with as many definitions as wanted, each with its cases and, where its folder has a menu, in it.
 * @param count a multiple of what the project has
 */
export function makeProject(count: number): ProjectCopy {
  const copy = copyProject();
  const paths = listFiles(join(copy.folder, 'calculators'));
  const generations = count / paths.filter((path) => !isCasesFile(path)).length;
  if (!Number.isInteger(generations)) throw new Error(`${count} is no multiple of the project's definitions.`);
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    const [id] = basename(path).split('.') as [string];
    for (let generation = 1; generation < generations; generation++) {
      const file = join(dirname(path), basename(path).replace(id, idIn(generation, id)));
      writeFileSync(file, isCasesFile(path) ? text : definitionIn(generation, text));
    }
  }
  lengthenMenus(copy.folder, generations);
  return copy;
}

function lengthenMenus(folder: string, generations: number): void {
  const path = join(folder, 'src/app/content/navigation.yaml');
  const navigation: {menus: Menu[]} = parse(readFileSync(path, 'utf8'));
  const calculators = new Map(listFiles(join(folder, 'calculators')).map((file) => [idOf(file), dirname(file)]));
  const menus = navigation.menus.map((menu) => {
    const own = menu.lists.flatMap((list) => Object.entries(list)).filter(([id]) => calculators.has(id));
    const later = Array.from({length: generations - 1}, (_, index) => index + 1);
    const added = later.flatMap((generation) =>
      own.map(([id, label]) => [idIn(generation, id), `${label}, ${countryOf(generation)}`]),
    );
    return {...menu, lists: generations === 1 ? menu.lists : [...menu.lists, Object.fromEntries(added)]};
  });
  writeFileSync(path, stringify({...navigation, menus}));
}
