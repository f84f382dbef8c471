/** Checks navigation.yaml, and adds to its menus the calculators that it does not list. */
import {diagnose, repeated, type Place, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {nearMissHint} from '../../engine/diagnostics/nearMiss.ts';
import {entriesOf, get, itemsOf, type MapNode, type Node, textOf} from '../../engine/language/yaml/node.ts';
import type {Menu} from './siteFiles.ts';

/** A calculator that belongs into the menu of its folder. */
export interface MenuCalculator {
  readonly id: string;
  /** The folder of its definition, which is the id of its menu where there is one. */
  readonly folder: string;
  /** Missing for a definition with errors. */
  readonly title?: string | undefined;
}

/** The menus with every calculator of their folders: those that no menu lists come last, under their titles. */
export function completeMenus(menus: readonly Menu[], calculators: readonly MenuCalculator[]): readonly Menu[] {
  const listed = new Set(menus.flatMap(({lists}) => lists.flatMap((list) => Object.keys(list))));
  return menus.map((menu) => {
    const added = calculators.filter(({id, folder}) => folder === menu.id && !listed.has(id));
    if (added.length === 0) return menu;
    const links = Object.fromEntries(added.map(({id, title = id}) => [id, title.replace(/ Calculator$/, '')]));
    return {...menu, lists: [...menu.lists.slice(0, -1), {...menu.lists.at(-1), ...links}]};
  });
}

/** Reports links to nothing, calculators in two menus, and groups of the sidebar whose menu there is not. */
export function checkNavigation(navigation: MapNode, ids: readonly string[], report: Report): void {
  const menus = itemsOf(get(navigation, 'menus'));
  const menuIds = menus.map((menu) => textOf(get(menu, 'id')) ?? '');
  const firstPlaces = new Map<string, Place>();
  for (const {key: id, keyPlace} of menus.flatMap((menu) => itemsOf(get(menu, 'lists'))).flatMap(entriesOf)) {
    checkCalculator(id, keyPlace, ids, report);
    const first = firstPlaces.get(id);
    if (first === undefined) firstPlaces.set(id, keyPlace);
    else report(diagnose('menu-entry-repeated', repeated(keyPlace, first), {id}));
  }
  const groups = itemsOf(get(get(navigation, 'sidebar'), 'groups'));
  for (const menu of groups.flatMap((group) => get(group, 'menu') ?? [])) {
    const id = textOf(menu) ?? '';
    if (!menuIds.includes(id)) report(diagnose('unknown-name', menu.place, {name: id}, nearMissHint(id, menuIds)));
  }
  const columns = itemsOf(get(get(navigation, 'footer'), 'columns'));
  for (const link of [...columns, ...groups].flatMap((group) => itemsOf(get(group, 'links'))))
    checkLink(link, ids, report);
}

function checkLink(link: Node, ids: readonly string[], report: Report): void {
  const [calculator, to] = [get(link, 'calculator'), get(link, 'to')];
  if (calculator !== undefined && to !== undefined)
    report(diagnose('keys-together', to.place, {one: 'calculator', other: 'to'}));
  else if (calculator !== undefined) checkCalculator(textOf(calculator) ?? '', calculator.place, ids, report);
  else if (to === undefined) {
    const hint = "Add 'calculator:' with the id of one, or 'to:' with an address.";
    report(diagnose('missing-key', link.place, {where: 'This link', key: 'calculator'}, hint));
  }
}

function checkCalculator(id: string, place: Place, ids: readonly string[], report: Report): void {
  if (ids.includes(id)) return;
  const hint = nearMissHint(id, ids, "Write a definition's file name, without .yaml.");
  report(diagnose('unknown-calculator', place, {id}, hint));
}
