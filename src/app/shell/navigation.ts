import {fill} from '../words/placeholders.tsx';
import type {Menu, NavigationLink, SidebarGroup} from '../content/navigation.yaml';
import navigation from '../content/navigation.yaml';

/** How many calculators a menu names: every page carries every menu, so that more would make all pages heavier. */
export const mostInMenu = 24;

export function addressOf({calculator, to}: NavigationLink): string {
  return calculator === undefined ? (to ?? '/') : `/${calculator}`;
}

/** The links of a menu's list. */
export function linksOf(list: Menu['lists'][number]): readonly NavigationLink[] {
  return Object.entries(list).map(([calculator, label]) => ({calculator, label}));
}

/** The lists of a menu as they are shown: of a long one the first links, and a list of one that leads to all of them. */
export function shownLists({id, title, lists}: Menu): readonly (readonly NavigationLink[])[] {
  const all = lists.map(linksOf);
  const count = all.flat().length;
  if (count <= mostInMenu) return all;
  const first = all.map((links, index) => links.slice(0, Math.max(0, mostInMenu - all.slice(0, index).flat().length)));
  const label = fill(navigation.header.all, {count: String(count), menu: title});
  return [...first.filter(({length}) => length > 0), [{label, to: `/search#${id}`}]];
}

/** The links of a group of the sidebar, in order. */
export function linksOfGroup(group: SidebarGroup, menus: readonly Menu[]): readonly NavigationLink[] {
  const menu = menus.find(({id}) => id === group.menu);
  return group.links ?? (menu ? shownLists(menu).flat() : []);
}
