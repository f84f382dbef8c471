/** A definition with one thing changed, and the slots of its tree in which something can be changed. */
import {compileTree} from '../../../engine/compile.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {type ListNode, type MapNode, type Node, placeIn, type ScalarNode} from '../../../engine/language/yaml/node.ts';
import type {Span} from '../../../engine/language/expression/token.ts';
import type {Model} from '../../../engine/language/model.ts';
import type {OperatorName} from './operators.ts';

export interface Mutant {
  readonly operator: OperatorName;
  readonly place: Place;
  /** The text before and after the change, as an editor would write it. */
  readonly from: string;
  readonly to: string;
  /** The constant, input, value or block of the card that the change is in; undefined for a guard and for two constants. */
  readonly owner?: string;
  /** The changed definition; undefined if it does not compile. */
  readonly model: () => Model | undefined;
  /** The same change in larger steps, for a figure where one step makes no difference. */
  readonly largerSteps?: readonly Mutant[];
}

/** The definition that is changed, and the name that the change is in. */
export interface MutationContext {
  readonly model: Model;
  readonly owner?: string;
}

/** A change of the tree as a mutant. */
export function treeMutant(
  {owner}: MutationContext,
  change: Pick<Mutant, 'operator' | 'place' | 'from' | 'to'>,
  tree: () => MapNode,
): Mutant {
  return {...change, ...(owner === undefined ? {} : {owner}), model: () => compileTree(tree()).model};
}

/** A change of a scalar's text from `start` to `end`. */
export interface Edit {
  readonly operator: OperatorName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What the report shows as changed; by default the replaced text itself. */
  readonly shown?: {readonly from: string; readonly to: string};
}

/** A change of a scalar's text as a mutant. */
export function textMutant(context: MutationContext, {node, put}: Slot<ScalarNode>, edit: Edit): Mutant {
  const {operator, start, end, text, shown} = edit;
  return treeMutant(
    context,
    {
      operator,
      place: placeIn(node, start, end),
      from: shown?.from ?? node.text.slice(start, end),
      to: shown?.to ?? text,
    },
    () => put(withText(node, node.text.slice(0, start) + text + node.text.slice(end))),
  );
}

/** Replaces a span inside an expression; the report shows the whole expression. */
export function replaceInside(
  operator: OperatorName,
  whole: Span,
  replacement: string,
  text: string,
  {start, end}: Span,
): Edit {
  const from = text.slice(whole.start, whole.end);
  const to = text.slice(whole.start, start) + replacement + text.slice(end, whole.end);
  return {operator, start, end, text: replacement, shown: {from: `'${from}'`, to: `'${to}'`}};
}

/** The whole text of a scalar replaced. */
export function replaceText(
  context: MutationContext,
  slot: Slot<ScalarNode>,
  operator: OperatorName,
  text: string,
): Mutant {
  return textMutant(context, slot, {operator, start: 0, end: slot.node.text.length, text});
}

/** In units of the last digit; the larger ones are tried while a change makes no difference. */
const stepSizes = [1, 2, 3, 5, 10, 50, 100, 1_000, 5_000];

/**
 * A figure moved up, and moved down.
 * @param mutantMovedBy returns the mutant with the figure moved by `steps` units of its last digit; undefined if that is past 0
 */
export function figureMutants(mutantMovedBy: (steps: number) => Mutant | undefined): readonly Mutant[] {
  return [1, -1].flatMap((direction) => {
    const [oneStep, ...largerSteps] = stepSizes.flatMap((size) => mutantMovedBy(direction * size) ?? []);
    return oneStep === undefined ? [] : [{...oneStep, largerSteps}];
  });
}

/** A node of a definition's tree, with a function that returns the tree with another node in its place. */
export interface Slot<Kind extends Node = Node> {
  readonly node: Kind;
  /** The whole tree with another node in this place. */
  readonly put: (changed: Node) => MapNode;
}

/** An entry of a map, which can also be renamed or removed. */
export interface EntrySlot {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Slot;
  readonly rename: (key: string) => MapNode;
  readonly remove: () => MapNode;
}

export function isScalar(slot: Slot | undefined): slot is Slot<ScalarNode> {
  return slot?.node.kind === 'scalar';
}

/** The entries of a map; none for anything else. */
export function entrySlots(slot: Slot | undefined): readonly EntrySlot[] {
  if (slot?.node.kind !== 'map') return [];
  const {node, put} = slot as Slot<MapNode>;
  return node.entries.map((entry, index) => {
    const replace = (changed: typeof entry): MapNode => put({...node, entries: node.entries.with(index, changed)});
    return {
      key: entry.key,
      keyPlace: entry.keyPlace,
      value: {node: entry.value, put: (value) => replace({...entry, value})},
      rename: (key) => replace({...entry, key}),
      remove: () => put({...node, entries: node.entries.toSpliced(index, 1)}),
    };
  });
}

/** The tree with the values of two entries of a map exchanged. */
export function withSwappedValues({node, put}: Slot, one: number, other: number): MapNode {
  if (node.kind !== 'map') return put(node);
  const {entries} = node;
  const [first, second] = [entries[one]!, entries[other]!];
  return put({
    ...node,
    entries: entries.with(one, {...first, value: second.value}).with(other, {...second, value: first.value}),
  });
}

/** The value under a key of a map. */
export function slotUnder(slot: Slot | undefined, key: string): Slot | undefined {
  return entrySlots(slot).find((entry) => entry.key === key)?.value;
}

/** The items of a list; none for anything else. */
export function itemSlots(slot: Slot | undefined): readonly Slot[] {
  if (slot?.node.kind !== 'list') return [];
  const {node, put} = slot as Slot<ListNode>;
  return node.items.map((item, index) => ({
    node: item,
    put: (changed) => put({...node, items: node.items.with(index, changed)}),
  }));
}

/** The tree with the items of a list in reverse. */
export function reversed({node, put}: Slot): MapNode {
  return node.kind === 'list' ? put({...node, items: node.items.toReversed()}) : put(node);
}

/** The tree with an item of the list and the next one swapped. */
export function swapWithNext({node, put}: Slot, index: number): MapNode {
  if (node.kind !== 'list') return put(node);
  const [item, next] = [node.items[index]!, node.items[index + 1]!];
  return put({...node, items: node.items.with(index, next).with(index + 1, item)});
}

/** The tree without an item of the list. */
export function withoutItem({node, put}: Slot, index: number): MapNode {
  return node.kind === 'list' ? put({...node, items: node.items.toSpliced(index, 1)}) : put(node);
}

/** The list without each of its items in turn. */
export function itemsLeftOut(
  context: MutationContext,
  list: Slot,
  describe: (node: Node) => string,
  operator: OperatorName = 'item',
): readonly Mutant[] {
  return itemSlots(list).map(({node}, index) =>
    treeMutant(context, {operator, place: node.place, from: describe(node), to: ''}, () => withoutItem(list, index)),
  );
}

/** The map without one of its entries. */
export function entryLeftOut(context: MutationContext, {key, keyPlace, value, remove}: EntrySlot): Mutant {
  const text = value.node.kind === 'scalar' ? `${key}: ${value.node.text}` : key;
  const place = {...keyPlace, end: value.node.place.end};
  return treeMutant(context, {operator: 'item', place, from: text, to: ''}, remove);
}

/** The scalar with another text. */
export function withText(node: ScalarNode, text: string): ScalarNode {
  return {...node, value: text, text};
}
