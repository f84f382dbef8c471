import type {CalculatorLink, Group} from '../content/contentPage.ts';
import {navigation} from '../shell/navigation.ts';
import * as offline from '../words/offline.ts';

/** The calculators in the groups and order of the header's menus, those that are in no menu last. */
export function groupByMenu(calculators: readonly CalculatorLink[]): readonly Group[] {
  const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));
  const inMenus = navigation.menus.map(({id, title, lists}) => {
    const ids = lists.flatMap((list) => Object.keys(list));
    return {id, title, calculators: ids.flatMap((wanted) => byId.get(wanted) ?? [])};
  });
  const shown = new Set(inMenus.flatMap((group) => group.calculators));
  const others = calculators.filter((calculator) => !shown.has(calculator));
  return [...inMenus, {id: 'others', title: offline.page.others, calculators: others}];
}
