import {fill} from '../words/placeholders.tsx';
import navigation from '../content/navigation.yaml';
import type {Menu, Navigation, NavigationLink, SidebarGroup} from '../content/siteFiles.ts';

export {navigation};

/** A limit for the links of a menu, since every page's HTML contains every menu. */
export const maxMenuLinks = 24;

export function addressOf({calculator, to}: NavigationLink): string {
  return calculator === undefined ? (to ?? '/') : `/${calculator}`;
}

/** The links of a menu's list. */
export function linksOf(list: Menu['lists'][number]): readonly NavigationLink[] {
  return Object.entries(list).map(([calculator, label]) => ({calculator, label}));
}

/** The lists that a menu shows; a long menu is cut and ends with a link to all of its pages. */
export function shownLists({id, title, lists}: Menu): readonly (readonly NavigationLink[])[] {
  const all = lists.map(linksOf);
  const count = all.flat().length;
  if (count <= maxMenuLinks) return all;
  const shortened = all.map((links, index) =>
    links.slice(0, Math.max(0, maxMenuLinks - all.slice(0, index).flat().length)),
  );
  const label = fill(navigation.header.all, {count: String(count), menu: title});
  return [...shortened.filter(({length}) => length > 0), [{label, to: `/search#${id}`}]];
}

/** The links of a group of the sidebar, in order. */
export function linksOfGroup(group: SidebarGroup, menus: readonly Menu[]): readonly NavigationLink[] {
  const menu = menus.find(({id}) => id === group.menu);
  return group.links ?? (menu ? shownLists(menu).flat() : []);
}

/**
 * Problems in navigation.yaml, as messages for editors.
 * @param calculators the folder of every calculator's definition by the calculator's id
 */
export function navigationProblems(
  {menus, footer, sidebar}: Navigation,
  calculators: ReadonlyMap<string, string>,
): readonly string[] {
  const inMenus = menus.flatMap((menu) =>
    menu.lists.flatMap(linksOf).map(({calculator}) => ({menu: menu.id, calculator: calculator!})),
  );
  const firstIndex = new Map(inMenus.map(({calculator}, index) => [calculator, index] as const).toReversed());
  const listed = new Set(inMenus.map(({menu, calculator}) => `${menu}/${calculator}`));
  const links = [...footer.columns, ...sidebar.groups].flatMap((group) => group.links ?? []);
  const linkedIds = [...inMenus, ...links].flatMap(({calculator}) => calculator ?? []);
  return [
    ...[...new Set(linkedIds)]
      .filter((id) => !calculators.has(id))
      .map((id) => `There is no calculator '${id}'. Its id is its file's name without .yaml.`),
    ...[...calculators]
      .filter(([, folder]) => menus.some(({id}) => id === folder))
      .filter(([calculator, folder]) => !listed.has(`${folder}/${calculator}`))
      .map(([calculator, folder]) => `The menu '${folder}' lacks '${calculator}', whose definition is in that folder.`),
    ...inMenus
      .filter(({calculator}, index) => firstIndex.get(calculator)! < index)
      .map(({calculator}) => `'${calculator}' is in the menus more than once.`),
    ...sidebar.groups
      .filter(({menu}) => menu !== undefined && !menus.some(({id}) => id === menu))
      .map(({title, menu}) => `The sidebar's group '${title}' takes the menu '${menu}', which there is not.`),
    ...links
      .filter(({calculator, to}) => (calculator === undefined) === (to === undefined))
      .map(({label}) => `The link '${label}' needs either 'calculator' or 'to'.`),
  ];
}
