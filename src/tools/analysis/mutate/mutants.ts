/** Every mutant of a definition: each changes one thing that the result or the card depends on. */
import {type MapNode, get, textOf} from '../../../engine/language/yaml/node.ts';
import type {Constant} from '../../../engine/language/definition/constant.ts';
import type {Model} from '../../../engine/language/model.ts';
import {stepNamed} from '../../../engine/language/references.ts';
import {mutateCondition, mutateValue} from './branches.ts';
import {mutateCard} from './card.ts';
import {exceptionMutants} from './conditions.ts';
import {mutateConstant, mutateFigure, mutateLevels} from './data.ts';
import {
  entryLeftOut,
  entrySlots,
  isScalar,
  itemSlots,
  itemsLeftOut,
  type Mutant,
  type MutationContext,
  replaceText,
  type Slot,
  slotUnder,
  treeMutant,
  withSwappedValues,
} from './mutant.ts';
import {dependenciesOfOutputs} from './outputs.ts';
import {mutateBands} from './bands.ts';

/** In the order of the file, those of shared data last. What no case can notice is declared in free.ts. */
export function mutantsOf(tree: MapNode, model: Model): readonly Mutant[] {
  const root: Slot = {node: tree, put: (changed) => changed as MapNode};
  const dependencies = dependenciesOfOutputs(model);
  const mutateEntries = (
    slot: Slot | undefined,
    mutate: (context: MutationContext, slot: Slot) => readonly Mutant[],
    prefix = '',
  ): readonly Mutant[] =>
    entrySlots(slot).flatMap(({key, value}) => {
      const owner = prefix + key;
      return dependencies.has(owner) ? mutate({model, owner}, value) : [];
    });
  const section = (key: string): Slot | undefined => slotUnder(root, key);
  const mutants = [
    ...mutateCurrency({model}, section('currency')),
    ...mutateGuards({model}, section('needs')),
    ...mutateEntries(section('inputs'), mutateInput),
    ...mutateEntries(section('constants'), mutateConstant),
    ...swappedConstants({model}, section('constants'))
      .filter(({names}) => names.some((name) => dependencies.has(name)))
      .map(({mutant}) => mutant),
    ...['tables', 'values', 'lines'].flatMap((key) => mutateEntries(section(key), mutateValue)),
    ...entrySlots(section('sums')).flatMap(({key, value}) => mutateEntries(value, mutateValue, `${key}.`)),
    ...partsLeftOut(model),
    ...mutateEntries(section('result'), mutateResult, 'result.'),
    ...(section('card') === undefined ? [] : mutateCard({model}, section('card')!)),
    ...mutateBands(model, tree).filter(({owner}) => dependencies.has(owner!)),
  ];
  const isShared = ({place}: Mutant): number => Number(place.source !== tree.place.source);
  return mutants.toSorted((one, other) => isShared(one) - isShared(other) || one.place.start - other.place.start);
}

function mutateCurrency(context: MutationContext, currency: Slot | undefined): readonly Mutant[] {
  if (!isScalar(currency)) return [];
  return [replaceText(context, currency, 'format', currency.node.text === 'USD' ? 'EUR' : 'USD')];
}

/** A required input that is required no longer, or under another condition. */
function mutateGuards(context: MutationContext, needs: Slot | undefined): readonly Mutant[] {
  if (needs === undefined) return [];
  const leftOut = itemsLeftOut(context, needs, (node) => textOf(get(node, 'input') ?? node) ?? '', 'guard');
  const conditions = itemSlots(needs).flatMap((need) =>
    entrySlots(need).flatMap((entry) => {
      // A need has no `unless`.
      return entry.key === 'when'
        ? mutateCondition(context, entry).filter(({operator}) => operator !== 'condition')
        : [];
    }),
  );
  return [...leftOut, ...conditions];
}

/** The rules of an input are `whenZero`, `order`, how many items it has, and whether it drops fractions; its range is a hint. */
function mutateInput(context: MutationContext, slot: Slot): readonly Mutant[] {
  return entrySlots(slot).flatMap((entry): readonly Mutant[] => {
    const {key, value} = entry;
    if (key === 'order') return mutateLevels(context, value);
    if (key === 'each') return entrySlots(value).flatMap((field) => mutateInput(context, field.value));
    if (!isScalar(value)) return [];
    const {text} = value.node;
    if (key === 'many') return mutateFigure(context, value);
    if (key === 'whenZero')
      return [...(/^\d/.test(text) ? mutateFigure(context, value) : []), entryLeftOut(context, entry)];
    if (key !== 'type' || (text !== 'number' && text !== 'integer')) return [];
    return [replaceText(context, value, 'rounding', text === 'number' ? 'integer' : 'number')];
  });
}

/** A key of the result; a condition also with every option of every choice as an exception. */
function mutateResult(context: MutationContext, slot: Slot): readonly Mutant[] {
  const mutants = mutateValue(context, slot);
  const isCondition =
    context.model.steps.find(({name}) => name === context.owner)?.value.type.kind === 'condition' && isScalar(slot);
  return isCondition ? [...mutants, ...exceptionMutants(context, slot, {allOptions: true})] : mutants;
}

/** Each constant exchanged with the next one of the same unit. */
function swappedConstants(
  context: MutationContext,
  constants: Slot | undefined,
): readonly {readonly names: readonly string[]; readonly mutant: Mutant}[] {
  const {definition} = context.model;
  const kindOf = ({unit, dated}: Constant): string => `${unit ?? ''} ${dated.periods[0]!.value.kind}`;
  const indexes = new Map(entrySlots(constants).map(({key}, index) => [key, index]));
  return definition.constants.flatMap((constant, index) => {
    const other = definition.constants.slice(index + 1).find((later) => kindOf(later) === kindOf(constant));
    if (other === undefined) return [];
    const mutant = treeMutant(
      context,
      {operator: 'swap', place: constant.place, from: constant.name, to: other.name},
      () => withSwappedValues(constants!, indexes.get(constant.name)!, indexes.get(other.name)!),
    );
    return [{names: [constant.name, other.name], mutant}];
  });
}

/** Each part left out of the total of its sum; it keeps its line on the card. */
function partsLeftOut(model: Model): readonly Mutant[] {
  return model.steps.flatMap((step) => {
    const {value, name: owner} = step;
    if (value.kind !== 'total' || value.parts.length < 2) return [];
    return value.parts.map((part): Mutant => {
      const changed = {...step, value: {...value, parts: value.parts.filter((other) => other !== part)}};
      return {
        operator: 'item',
        place: stepNamed(part, model)!.named.place,
        owner,
        from: `${part} in ${owner}`,
        to: '',
        model: () => ({...model, steps: model.steps.map((other) => (other === step ? changed : other))}),
      };
    });
  });
}
