/** Every mutant of a definition: each changes one thing that the result or the verdict depends on. */
import {tones} from '../../../engine/compiled/card.ts';
import type {MapNode, ScalarNode} from '../../../engine/yaml/node.ts';
import type {Model} from '../../../engine/model.ts';
import {mutateBands} from './tables.ts';
import {mutateConstant, mutateLevels} from './data.ts';
import {mutateFigure} from './edits.ts';
import {nextItem} from './names.ts';
import {type MutationContext, type Mutant, textMutant, treeMutant} from './mutant.ts';
import {type EntrySite, entrySites, isScalar, itemSites, rootSite, type Site, siteUnder, withoutItem} from './site.ts';
import {mutateCases, mutateValue} from './values.ts';
import {outputsOf, verdictOwner} from './outputs.ts';

/** In the order of the file. What only page texts and other card blocks read is not changed, since no case can notice it. */
export function mutantsOf(tree: MapNode, model: Model): readonly Mutant[] {
  const root = rootSite(tree);
  const dependencies = new Set(outputsOf(model).flatMap((output) => [...output.dependencies]));
  const section = (key: string): readonly EntrySite[] => entrySites(siteUnder(root, key));
  const mutateIfRead = (owner: string, mutate: (context: MutationContext) => readonly Mutant[]): readonly Mutant[] =>
    dependencies.has(owner) ? mutate({model, owner}) : [];
  const values = (key: string, prefix = ''): readonly Mutant[] =>
    section(key).flatMap(({key: name, value}) =>
      mutateIfRead(`${prefix}${name}`, (context) => mutateValue(context, value)),
    );
  const mutants = [
    ...mutateGuards({model}, siteUnder(root, 'needs')),
    ...section('inputs').flatMap(({key, value}) => mutateIfRead(key, (context) => mutateInput(context, value))),
    ...section('constants').flatMap(({key, value}) => mutateIfRead(key, (context) => mutateConstant(context, value))),
    ...['tables', 'values', 'lines'].flatMap((key) => values(key)),
    ...section('sums').flatMap(({key: sum, value: parts}) =>
      entrySites(parts).flatMap(({key, value}) =>
        mutateIfRead(`${sum}.${key}`, (context) => mutateValue(context, value)),
      ),
    ),
    ...values('result', 'result.'),
    ...itemSites(siteUnder(root, 'card')).flatMap((block) =>
      mutateVerdict({model, owner: verdictOwner}, siteUnder(block, 'verdict')),
    ),
    ...mutateBands(model, tree).filter(({owner}) => dependencies.has(owner!)),
  ];
  return mutants.toSorted((one, other) => one.place.start - other.place.start);
}

function mutateGuards(context: MutationContext, needs: Site | undefined): readonly Mutant[] {
  return itemSites(needs)
    .filter(isScalar)
    .map(({node}, index) =>
      treeMutant(context, {operator: 'guard', place: node.place, from: node.text, to: ''}, () =>
        withoutItem(needs!, index),
      ),
    );
}

/** Of an input only `whenZero` and `order` are rules; its range is a hint. */
function mutateInput(context: MutationContext, site: Site): readonly Mutant[] {
  const whenZero = siteUnder(site, 'whenZero');
  const order = siteUnder(site, 'order');
  return [
    ...(whenZero !== undefined && isScalar(whenZero) && /^\d/.test(whenZero.node.text)
      ? mutateFigure(context, whenZero)
      : []),
    ...(order === undefined ? [] : mutateLevels(context, order)),
  ];
}

/** The branches of the card's verdict, and the tone of each. */
function mutateVerdict(context: MutationContext, branches: Site | undefined): readonly Mutant[] {
  if (branches === undefined) return [];
  const toneMutants = itemSites(branches).flatMap((branch) => {
    const tone = siteUnder(branch, 'tone');
    return tone !== undefined && isScalar(tone) ? [mutateTone(context, tone)] : [];
  });
  return [...mutateCases(context, branches), ...toneMutants];
}

function mutateTone(context: MutationContext, site: Site<ScalarNode>): Mutant {
  const {text} = site.node;
  return textMutant(context, site, {operator: 'tone', start: 0, end: text.length, text: nextItem(text, tones)!});
}
