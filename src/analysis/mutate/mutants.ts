/** Every mutant of a definition: what its results depend on, changed one thing at a time. */
import type {MapNode} from '../../definition/node.ts';
import type {Model} from '../../compiler/model.ts';
import {namesBehind} from '../../compiler/references.ts';
import {ofBands} from './bands.ts';
import {ofConstant, ofLevels} from './data.ts';
import {ofFigure} from './figures.ts';
import {ofTree, type Around, type Mutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, rootSite, siteUnder, withoutItem, type EntrySite, type Site} from './site.ts';
import {ofValue} from './values.ts';

/** In the order of the file. What only texts and the card read is left as it is, since no case can see it. */
export function mutantsOf(tree: MapNode, model: Model): readonly Mutant[] {
  const root = rootSite(tree);
  const behind = namesBehind(
    model.definition.result.map(({name}) => `result.${name}`),
    model,
  );
  const section = (key: string): readonly EntrySite[] => entrySites(siteUnder(root, key));
  const read = (owner: string, mutate: (around: Around) => readonly Mutant[]): readonly Mutant[] =>
    behind.has(owner) ? mutate({model, owner}) : [];
  const values = (key: string, prefix = ''): readonly Mutant[] =>
    section(key).flatMap(({key: name, value}) => read(`${prefix}${name}`, (around) => ofValue(around, value)));
  const all = [
    ...ofGuards({model}, siteUnder(root, 'needs')),
    ...section('inputs').flatMap(({key, value}) => read(key, (around) => ofInput(around, value))),
    ...section('constants').flatMap(({key, value}) => read(key, (around) => ofConstant(around, value))),
    ...['tables', 'values', 'lines'].flatMap((key) => values(key)),
    ...section('sums').flatMap(({key: sum, value: parts}) =>
      entrySites(parts).flatMap(({key, value}) => read(`${sum}.${key}`, (around) => ofValue(around, value))),
    ),
    ...values('result', 'result.'),
    ...ofBands(model, tree).filter(({owner}) => behind.has(owner!)),
  ];
  return all.toSorted((one, other) => one.place.start - other.place.start);
}

function ofGuards(around: Around, needs: Site | undefined): readonly Mutant[] {
  return itemSites(needs)
    .filter(isScalar)
    .map(({node}, index) =>
      ofTree(around, {operator: 'guard', place: node.place, from: node.text, to: ''}, () => withoutItem(needs!, index)),
    );
}

/** Of an input only what blank counts as and the order of its options are rules; its range is a hint. */
function ofInput(around: Around, site: Site): readonly Mutant[] {
  const whenZero = siteUnder(site, 'whenZero');
  const order = siteUnder(site, 'order');
  return [
    ...(whenZero !== undefined && isScalar(whenZero) && /^\d/.test(whenZero.node.text)
      ? ofFigure(around, whenZero)
      : []),
    ...(order === undefined ? [] : ofLevels(around, order)),
  ];
}
