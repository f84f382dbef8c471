import type {Menu, NavigationLink, SidebarGroup} from '../navigation.yaml';

export function addressOf({calculator, to}: NavigationLink): string {
  return calculator === undefined ? (to ?? '/') : `/${calculator}`;
}

/** The links of a menu's list. */
export function linksOf(list: Menu['lists'][number]): readonly NavigationLink[] {
  return Object.entries(list).map(([calculator, label]) => ({calculator, label}));
}

/** The links of a group of the sidebar, in order. */
export function linksOfGroup(group: SidebarGroup, menus: readonly Menu[]): readonly NavigationLink[] {
  return group.links ?? menus.find(({id}) => id === group.menu)?.lists.flatMap(linksOf) ?? [];
}
