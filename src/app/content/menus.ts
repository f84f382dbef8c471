import {fill} from '../../engine/runtime/message.ts';
import navigation from './navigation.yaml';
import type {Menu, NavigationLink, SidebarGroup} from './siteFiles.ts';

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

/** The lists that a menu shows, with its other pages first; a long menu is cut and ends with a link to all of its pages. */
export function shownLists({id, title, pages, lists}: Menu): readonly (readonly NavigationLink[])[] {
  const all = [...(pages === undefined ? [] : [pages]), ...lists.map(linksOf)];
  const count = all.flat().length;
  if (count <= maxMenuLinks) return all;
  const shortened = all.map((links, index) =>
    links.slice(0, Math.max(0, maxMenuLinks - all.slice(0, index).flat().length)),
  );
  const label = fill(navigation.header.all, {count, menu: title});
  return [...shortened.filter(({length}) => length > 0), [{label, to: `/search#${id}`}]];
}

/** The links of a group of the sidebar, in order. */
export function linksOfGroup(group: SidebarGroup, menus: readonly Menu[]): readonly NavigationLink[] {
  const menu = menus.find(({id}) => id === group.menu);
  return group.links ?? (menu ? shownLists(menu).flat() : []);
}
