/** Every mutant of a definition: what its results depend on, changed one thing at a time. */
import {tones} from '../../../engine/compiled/card.ts';
import type {MapNode, ScalarNode} from '../../../engine/yaml/node.ts';
import type {Model} from '../../../engine/model.ts';
import {ofBands} from './bands.ts';
import {ofConstant, ofLevels} from './data.ts';
import {ofFigure} from './figures.ts';
import {nextOf} from './names.ts';
import {ofEdit, ofTree, type Around, type Mutant} from './mutant.ts';
import {entrySites, isScalar, itemSites, rootSite, siteUnder, withoutItem, type EntrySite, type Site} from './site.ts';
import {ofCases, ofValue} from './values.ts';
import {outputsOf, verdictOwner} from './outputs.ts';

/** In the order of the file. What only texts and the rest of the card read is left as it is, since no case can see it. */
export function mutantsOf(tree: MapNode, model: Model): readonly Mutant[] {
  const root = rootSite(tree);
  const behind = new Set(outputsOf(model).flatMap((output) => [...output.behind]));
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
    ...itemSites(siteUnder(root, 'card')).flatMap((block) =>
      ofVerdict({model, owner: verdictOwner}, siteUnder(block, 'verdict')),
    ),
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

/** The branches of the card's verdict, and the tone of each. */
function ofVerdict(around: Around, branches: Site | undefined): readonly Mutant[] {
  if (branches === undefined) return [];
  const ofTones = itemSites(branches).flatMap((branch) => {
    const tone = siteUnder(branch, 'tone');
    return tone !== undefined && isScalar(tone) ? [ofTone(around, tone)] : [];
  });
  return [...ofCases(around, branches), ...ofTones];
}

function ofTone(around: Around, site: Site<ScalarNode>): Mutant {
  const {text} = site.node;
  return ofEdit(around, site, {operator: 'tone', start: 0, end: text.length, text: nextOf(text, tones)!});
}
