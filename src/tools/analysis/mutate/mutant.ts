/** A definition with one thing changed, and the slots of its tree in which something can be changed. */
import {compileTree} from '../../../engine/compile.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {type ListNode, type MapNode, type Node, placeIn, type ScalarNode} from '../../../engine/yaml/node.ts';
import type {Model} from '../../../engine/model.ts';

export interface Mutant {
  readonly operator: OperatorName;
  readonly place: Place;
  /** The text before and after the change, as an editor would write it. */
  readonly from: string;
  readonly to: string;
  /** The constant, input or value that the change is in; undefined for a guard. */
  readonly owner?: string;
  /** The changed definition; undefined where it does not compile. */
  readonly model: () => Model | undefined;
  /** The same change in larger steps, for a figure where one step makes no difference. */
  readonly largerSteps?: readonly Mutant[];
}

/** The definition that is changed, and the name that the change is in. */
export interface MutationContext {
  readonly model: Model;
  readonly owner?: string;
}

const becomes = (from: string, to: string): string => `${from} becomes ${to}`;

/** Mutation operators. Each returns the words that complete 'no case notices if …' in a report. */
export const operators = {
  figure: becomes, // by one step of its last digit, up and down
  day: becomes, // the first day of a dated value, by one day
  limit: becomes, // the end of a band, by one step, up and down
  equal: becomes, // whether a comparison holds for equal values
  comparison: becomes, // to its opposite
  condition: becomes, // when to unless, and vice versa
  logic: becomes, // and to or, not left out, is empty to is not empty
  arithmetic: becomes, // plus to minus, times to divided by, min to max, a rounding to another
  option: becomes, // to the next of its choice, in or out of a list
  level: (from, to) => `${from} comes after ${to}`,
  row: (from, to) => `${from} is moved to the row of ${to}`,
  reference: becomes, // a name to another of its kind
  message: (from, to) => `'${from}' becomes '${to}'`,
  tone: becomes, // the colour of a verdict
  order: (from, to) => `'${to}' is checked before '${from}'`,
  line: (from) => `'${from}' is never said`,
  stop: (from) => `'${from}' does not stop the list`,
  guard: (from) => `'${from}' is no longer needed`,
} as const satisfies Record<string, (from: string, to: string) => string>;

export type OperatorName = keyof typeof operators;

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
 * @param mutantMovedBy returns the mutant with the figure moved by `steps` units of its last digit; undefined where that is below 0
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

/** The scalar with another text. */
export function withText(node: ScalarNode, text: string): ScalarNode {
  return {...node, value: text, text};
}
