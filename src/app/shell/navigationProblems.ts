import type {Navigation} from '../content/siteFiles.ts';
import {linksOf} from './navigation.ts';

/**
 * What is wrong in navigation.yaml, in an editor's words.
 * @param calculators the folder of every calculator's definition by the calculator's id
 */
export function navigationProblems(
  {menus, footer, sidebar}: Navigation,
  calculators: ReadonlyMap<string, string>,
): readonly string[] {
  const inMenus = menus.flatMap((menu) =>
    menu.lists.flatMap(linksOf).map(({calculator}) => ({menu: menu.id, calculator: calculator!})),
  );
  const first = new Map(inMenus.map(({calculator}, index) => [calculator, index] as const).toReversed());
  const placed = new Set(inMenus.map(({menu, calculator}) => `${menu}/${calculator}`));
  const named = [
    ...inMenus.map(({calculator}) => calculator),
    ...[...footer.columns, ...sidebar.groups].flatMap(({links}) => (links ?? []).map(({calculator}) => calculator)),
  ].filter((id) => id !== undefined);
  const links = [...footer.columns, ...sidebar.groups].flatMap((group) => group.links ?? []);
  return [
    ...[...new Set(named)]
      .filter((id) => !calculators.has(id))
      .map((id) => `There is no calculator '${id}'. Its id is its file's name without .yaml.`),
    ...[...calculators]
      .filter(([, folder]) => menus.some(({id}) => id === folder))
      .filter(([calculator, folder]) => !placed.has(`${folder}/${calculator}`))
      .map(([calculator, folder]) => `The menu '${folder}' lacks '${calculator}', whose definition is in that folder.`),
    ...inMenus
      .filter(({calculator}, index) => first.get(calculator)! < index)
      .map(({calculator}) => `'${calculator}' is in the menus more than once.`),
    ...sidebar.groups
      .filter(({menu}) => menu !== undefined && !menus.some(({id}) => id === menu))
      .map(({title, menu}) => `The sidebar's group '${title}' takes the menu '${menu}', which there is not.`),
    ...links
      .filter(({calculator, to}) => (calculator === undefined) === (to === undefined))
      .map(({label}) => `The link '${label}' needs either 'calculator' or 'to'.`),
  ];
}
