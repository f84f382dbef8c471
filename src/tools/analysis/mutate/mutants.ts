/** Every mutant of a definition: each changes one thing that the result or the verdict depends on. */
import {tones} from '../../../engine/compiled/card.ts';
import {get, type MapNode, type Node, textOf} from '../../../engine/yaml/node.ts';
import type {Model} from '../../../engine/model.ts';
import {mutateConstant, mutateFigure, mutateLevels, mutateText} from './data.ts';
import {outputsOf, verdictOwner} from './difference.ts';
import {mutateFormula, nextItem} from './formulas.ts';
import {
  entrySlots,
  isScalar,
  itemSlots,
  type Mutant,
  type MutationContext,
  replaceText,
  type Slot,
  slotUnder,
  swapWithNext,
  treeMutant,
  withoutItem,
} from './mutant.ts';
import {isTable, mutateBands, mutateTable} from './tables.ts';

/** In the order of the file. What only page texts and other card blocks read is not mutated, since no case can notice it. */
export function mutantsOf(tree: MapNode, model: Model): readonly Mutant[] {
  const root: Slot = {node: tree, put: (changed) => changed as MapNode};
  const dependencies = new Set(outputsOf(model).flatMap((output) => [...output.dependencies]));
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
    ...mutateGuards({model}, section('needs')),
    ...mutateEntries(section('inputs'), mutateInput),
    ...mutateEntries(section('constants'), mutateConstant),
    ...['tables', 'values', 'lines'].flatMap((key) => mutateEntries(section(key), mutateValue)),
    ...entrySlots(section('sums')).flatMap(({key, value}) => mutateEntries(value, mutateValue, `${key}.`)),
    ...mutateEntries(section('result'), mutateValue, 'result.'),
    ...itemSlots(section('card')).flatMap((block) =>
      mutateVerdict({model, owner: verdictOwner}, slotUnder(block, 'verdict')),
    ),
    ...mutateBands(model, tree).filter(({owner}) => dependencies.has(owner!)),
  ];
  return mutants.toSorted((one, other) => one.place.start - other.place.start);
}

function mutateGuards(context: MutationContext, needs: Slot | undefined): readonly Mutant[] {
  return itemSlots(needs)
    .filter(isScalar)
    .map(({node}, index) =>
      treeMutant(context, {operator: 'guard', place: node.place, from: node.text, to: ''}, () =>
        withoutItem(needs!, index),
      ),
    );
}

/** Only `whenZero` and `order` of an input are rules; its range is a hint. */
function mutateInput(context: MutationContext, slot: Slot): readonly Mutant[] {
  const whenZero = slotUnder(slot, 'whenZero');
  return [
    ...(isScalar(whenZero) && /^\d/.test(whenZero.node.text) ? mutateFigure(context, whenZero) : []),
    ...mutateLevels(context, slotUnder(slot, 'order')),
  ];
}

/** The branches of the card's verdict, and the tone of each. */
function mutateVerdict(context: MutationContext, branches: Slot | undefined): readonly Mutant[] {
  const toneMutants = itemSlots(branches).flatMap((branch) => {
    const tone = slotUnder(branch, 'tone');
    return isScalar(tone) ? [replaceText(context, tone, 'tone', nextItem(tone.node.text, tones)!)] : [];
  });
  return [...mutateBranches(context, branches), ...toneMutants];
}

/** Mutants of a value, whatever its form: a formula, branches, lines or a table. */
function mutateValue(context: MutationContext, slot: Slot): readonly Mutant[] {
  const {node} = slot;
  if (isScalar(slot)) return slot.node.text === 'nothing' ? [] : mutateFormula(context, slot);
  if (node.kind === 'list') return mutateLines(context, slot);
  if (isTable(node)) return mutateTable(context, slot);
  const lines = slotUnder(slot, 'lines');
  if (lines !== undefined) return mutateLines(context, lines);
  const first = slotUnder(slot, 'first');
  if (first !== undefined) return mutateBranches(context, first);
  if (['when', 'unless', 'give', 'say'].some((key) => get(node, key) !== undefined)) return mutateBranch(context, slot);
  return entrySlots(slot).flatMap(({value}) => mutateValue(context, value));
}

/** Mutants of the branches of `first:` or of a list of lines, of their messages, and of their order. */
function mutateBranches(context: MutationContext, list: Slot | undefined): readonly Mutant[] {
  if (list === undefined) return [];
  const items = itemSlots(list);
  return [
    ...items.flatMap((item) => mutateBranch(context, item)),
    ...mutateMessages(context, items),
    ...mutateOrder(context, list),
  ];
}

function mutateLines(context: MutationContext, list: Slot): readonly Mutant[] {
  const removals = itemSlots(list).map(({node}, index) =>
    treeMutant(context, {operator: 'line', place: node.place, from: describeNode(node), to: ''}, () =>
      withoutItem(list, index),
    ),
  );
  return [...mutateBranches(context, list), ...removals];
}

/** Mutants of a branch: a map with the keys when or unless, give or say, else, and stop. */
function mutateBranch(context: MutationContext, slot: Slot): readonly Mutant[] {
  const hasMessage = get(slot.node, 'say') !== undefined;
  return entrySlots(slot).flatMap(({key, keyPlace, value, rename, remove}): readonly Mutant[] => {
    if (key === 'when' || key === 'unless') {
      const opposite = key === 'when' ? 'unless' : 'when';
      const condition = textOf(value.node) ?? '';
      const [from, to] = [`'${key}: ${condition}'`, `'${opposite}: ${condition}'`];
      return [
        treeMutant(context, {operator: 'condition', place: keyPlace, from, to}, () => rename(opposite)),
        ...(isScalar(value) ? mutateFormula(context, value) : []),
      ];
    }
    if (key === 'stop')
      return [treeMutant(context, {operator: 'stop', place: keyPlace, from: describeNode(slot.node), to: ''}, remove)];
    if (key === 'say' || (key === 'else' && hasMessage)) return isScalar(value) ? mutateText(context, value) : [];
    return key === 'give' || key === 'else' ? mutateValue(context, value) : [];
  });
}

/** Replaces each message by the next one. */
function mutateMessages(context: MutationContext, items: readonly Slot[]): readonly Mutant[] {
  const messages = items.map((item) => slotUnder(item, 'say')).filter(isScalar);
  return messages.flatMap((slot, index) => {
    const {text} = messages[(index + 1) % messages.length]!.node;
    return text === slot.node.text ? [] : [replaceText(context, slot, 'message', text)];
  });
}

/** Swaps each item with the next one. Moving a last item without a condition forward does not compile. */
function mutateOrder(context: MutationContext, list: Slot): readonly Mutant[] {
  const nodes = itemSlots(list).map(({node}) => node);
  return nodes.slice(1).map((next, index) => {
    const [from, to] = describePair(nodes[index]!, next);
    return treeMutant(context, {operator: 'order', place: next.place, from, to}, () => swapWithNext(list, index));
  });
}

/** The texts of two branches or lines, or their conditions where the texts are the same. */
function describePair(one: Node, other: Node): readonly [string, string] {
  const texts = [describeNode(one), describeNode(other)] as const;
  return texts[0] === texts[1] ? [describeNode(one, conditions), describeNode(other, conditions)] : texts;
}

const conditions = ['when', 'unless'];

/** The text of the first of the keys that a branch or line has. */
function describeNode(node: Node, keys: readonly string[] = ['say', 'give', ...conditions]): string {
  return keys.map((key) => textOf(get(node, key))).find((text) => text !== undefined) ?? '';
}
