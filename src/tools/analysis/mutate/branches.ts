/** Mutants of values, whatever their form: formulas, branches, lines and tables. */
import {type Expression, parse} from '../../../engine/language/expression/parse.ts';
import {get, type Node, type ScalarNode, textOf} from '../../../engine/language/yaml/node.ts';
import {exceptionMutants} from './conditions.ts';
import {mutateDay, mutateText} from './data.ts';
import {mutateFormula, mutateValueFormula} from './formulas.ts';
import {
  entryLeftOut,
  entrySlots,
  type EntrySlot,
  isScalar,
  itemSlots,
  itemsLeftOut,
  type Mutant,
  type MutationContext,
  replaceText,
  reversed,
  type Slot,
  slotUnder,
  swapWithNext,
  treeMutant,
} from './mutant.ts';
import {isTable, mutateTable} from './tables.ts';

export function mutateValue(context: MutationContext, slot: Slot): readonly Mutant[] {
  const {node} = slot;
  if (isScalar(slot)) return slot.node.text === 'nothing' ? [] : mutateScalarValue(context, slot);
  if (node.kind === 'list') return mutateLines(context, slot);
  if (isTable(node)) return mutateTable(context, slot);
  const lines = slotUnder(slot, 'lines');
  if (lines !== undefined) return mutateLines(context, lines);
  const first = slotUnder(slot, 'first');
  if (first !== undefined) return mutateBranches(context, first);
  if (['when', 'unless', 'give', 'say'].some((key) => get(node, key) !== undefined)) return mutateBranch(context, slot);
  return entrySlots(slot).flatMap(({value}) => mutateValue(context, value));
}

/** A formula in which nothing else can be changed is replaced by nothing. */
function mutateScalarValue(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const mutants = mutateValueFormula(context, slot);
  if (mutants.length > 0) return mutants;
  return [{...replaceText(context, slot, 'item', 'nothing'), from: slot.node.text, to: ''}];
}

/** Mutants of the branches of `first:` or of a verdict, of their texts, and of their order. */
export function mutateBranches(context: MutationContext, list: Slot): readonly Mutant[] {
  const isOnlyOne = itemSlots(list).length === 1;
  const order = mutateOrder(context, list, (index) => isAnsweredBefore(list, index));
  return [...mutateItems(context, list), ...order, ...(isOnlyOne ? [] : itemsLeftOut(context, list, describeNode))];
}

function mutateLines(context: MutationContext, list: Slot): readonly Mutant[] {
  return [
    ...mutateItems(context, list),
    ...mutateOrder(context, list),
    ...itemsLeftOut(context, list, describeNode, 'line'),
    ...itemSlots(list)
      .slice(0, -1)
      .flatMap((line) => stopAdded(context, line)),
  ];
}

function mutateItems(context: MutationContext, list: Slot): readonly Mutant[] {
  const items = itemSlots(list);
  return [...items.flatMap((item) => mutateBranch(context, item)), ...mutateMessages(context, items)];
}

/** Mutants of a branch: a map with the keys when or unless, give or say, else, and stop. */
function mutateBranch(context: MutationContext, slot: Slot): readonly Mutant[] {
  const hasMessage = get(slot.node, 'say') !== undefined;
  return entrySlots(slot).flatMap((entry): readonly Mutant[] => {
    const {key, keyPlace, value, remove} = entry;
    if (key === 'when' || key === 'unless') return mutateCondition(context, entry);
    if (key === 'from' || key === 'until') return mutateInForce(context, entry);
    if (key === 'stop')
      return [treeMutant(context, {operator: 'stop', place: keyPlace, from: describeNode(slot.node), to: ''}, remove)];
    const leftOut = key === 'else' ? [entryLeftOut(context, entry)] : [];
    if (key === 'say' || (key === 'else' && hasMessage))
      return isScalar(value) ? [...mutateText(context, value), ...withoutWords(context, value), ...leftOut] : [];
    return key === 'give' || key === 'else' ? [...mutateValue(context, value), ...leftOut] : [];
  });
}

/** Mutants of `when: …` or `unless: …`. */
export function mutateCondition(
  context: MutationContext,
  {key, keyPlace, value, rename}: EntrySlot,
): readonly Mutant[] {
  const opposite = key === 'when' ? 'unless' : 'when';
  const condition = textOf(value.node) ?? '';
  const [from, to] = [`'${key}: ${condition}'`, `'${opposite}: ${condition}'`];
  const swapped = treeMutant(context, {operator: 'condition', place: keyPlace, from, to}, () => rename(opposite));
  if (!isScalar(value)) return [swapped];
  const fixed = (['0 == 0', '0 == 1'] as const).map((text): Mutant => ({
    ...replaceText(context, value, 'always', text),
    from: `'${condition}'`,
    to: text === '0 == 0' ? 'always' : 'never',
  }));
  return [swapped, ...fixed, ...mutateFormula(context, value), ...exceptionMutants(context, value)];
}

/** Mutants of `from: …` or `until: …`: the day before and after, and no limit. */
export function mutateInForce(context: MutationContext, entry: EntrySlot): readonly Mutant[] {
  return [...(isScalar(entry.value) ? mutateDay(context, entry.value) : []), entryLeftOut(context, entry)];
}

/** A dash in place of a text. */
export function withoutWords(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  return slot.node.text === 'nothing' ? [] : [replaceText(context, slot, 'message', '–')];
}

function stopAdded(context: MutationContext, line: Slot): readonly Mutant[] {
  const {node} = line;
  if (node.kind !== 'map' || get(node, 'stop') !== undefined) return [];
  const {place} = node;
  const entry = {key: 'stop', keyPlace: place, value: {kind: 'scalar', value: true, text: 'true', place}} as const;
  return [
    treeMutant(context, {operator: 'stopAdded', place, from: describeNode(node), to: ''}, () =>
      line.put({...node, entries: [...node.entries, entry]}),
    ),
  ];
}

/** Replaces each message by the next one. */
function mutateMessages(context: MutationContext, items: readonly Slot[]): readonly Mutant[] {
  const messages = items
    .flatMap((item) => [slotUnder(item, 'say'), get(item.node, 'say') && slotUnder(item, 'else')])
    .filter((slot) => isScalar(slot));
  return messages.flatMap((slot, index) => {
    const {text} = messages[(index + 1) % messages.length]!.node;
    return text === slot.node.text ? [] : [replaceText(context, slot, 'message', text)];
  });
}

/**
 * Swaps each item with the next one, and turns the whole list round. Moving an item without a condition forward does not compile.
 * @param isSame whether the order of an item and the next one cannot matter
 */
function mutateOrder(
  context: MutationContext,
  list: Slot,
  isSame: (index: number) => boolean = () => false,
): readonly Mutant[] {
  const nodes = itemSlots(list).map(({node}) => node);
  const swaps = nodes.slice(1).flatMap((next, index) => {
    if (isSame(index)) return [];
    const [from, to] = describePair(nodes[index]!, next);
    return [treeMutant(context, {operator: 'order', place: next.place, from, to}, () => swapWithNext(list, index))];
  });
  if (nodes.length < 3) return swaps;
  const [from, to] = describePair(nodes[0]!, nodes.at(-1)!);
  const {place} = nodes[0]!;
  return [...swaps, treeMutant(context, {operator: 'reverse', place, from, to}, () => reversed(list))];
}

/** Whether, where the conditions of a branch and of the next one both hold, that of an earlier branch does, too: 'a and b', 'a', 'b'. */
function isAnsweredBefore(list: Slot, index: number): boolean {
  const operands = itemSlots(list).map(({node}) => operandsOf(textOf(get(node, 'when'))));
  const both = new Set([...(operands[index] ?? []), ...(operands[index + 1] ?? [])]);
  return operands.slice(0, index).some((earlier) => earlier?.every((operand) => both.has(operand)));
}

/** The operands of `and`; undefined without a condition. */
function operandsOf(condition: string | undefined): readonly string[] | undefined {
  const parsed = condition === undefined ? undefined : parse(condition);
  if (parsed === undefined || !('expression' in parsed)) return undefined;
  const split = (expression: Expression): readonly string[] =>
    expression.kind === 'and'
      ? [...split(expression.left), ...split(expression.right)]
      : [condition!.slice(expression.start, expression.end)];
  return split(parsed.expression);
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
