/** Mutants of the card: what its blocks show, under which conditions, with which labels, units and tones. */
import {tones} from '../../../engine/results/card.ts';
import {type Node, type ScalarNode, textOf} from '../../../engine/language/yaml/node.ts';
import {mutateText} from './data.ts';
import {mutateBranches, mutateCondition, mutateInForce, withoutWords} from './branches.ts';
import {nextItem} from './conditions.ts';
import {mutateFormula} from './formulas.ts';
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
  type Slot,
  slotUnder,
} from './mutant.ts';
import {blockOwner} from './outputs.ts';

/** @param card the list of blocks */
export function mutateCard(context: MutationContext, card: Slot): readonly Mutant[] {
  const blocks = itemSlots(card);
  const texts = new Texts(card);
  return blocks.flatMap((block, index) => {
    const inBlock = {...context, owner: blockOwner(index)};
    return entrySlots(block).flatMap(({key, value}) => [
      ...itemsLeftOut(inBlock, card, describeBlock, 'block').slice(index, index + 1),
      ...(key === 'verdict' ? mutateVerdict(inBlock, value) : mutateContents(inBlock, value, texts)),
    ]);
  });
}

/** The branches of the verdict, and the tone of each. */
function mutateVerdict(context: MutationContext, branches: Slot): readonly Mutant[] {
  const toneMutants = itemSlots(branches).flatMap((branch) => {
    const tone = slotUnder(branch, 'tone');
    return isScalar(tone) ? [replaceText(context, tone, 'tone', nextItem(tone.node.text, tones)!)] : [];
  });
  return [...mutateBranches(context, branches), ...toneMutants];
}

/** A note that is only a text, a map of keys, or a list of such maps. */
function mutateContents(context: MutationContext, contents: Slot, texts: Texts): readonly Mutant[] {
  if (isScalar(contents)) return [...mutateText(context, contents), ...withoutWords(context, contents)];
  const items = itemSlots(contents);
  return [
    ...items.flatMap((item) => mutateContents(context, item, texts)),
    ...(items.length > 1 ? itemsLeftOut(context, contents, describeBlock, 'block') : []),
    ...entrySlots(contents).flatMap((entry) => mutateEntry(context, entry, texts)),
  ];
}

function mutateEntry(context: MutationContext, entry: EntrySlot, texts: Texts): readonly Mutant[] {
  const {key, value} = entry;
  if (!isScalar(value)) return [];
  const replaced = (operator: 'label' | 'reference' | 'message' | 'format'): readonly Mutant[] => {
    const next = nextItem(value.node.text, texts.under(key));
    return next === undefined ? [] : [replaceText(context, value, operator, next)];
  };
  switch (key) {
    case 'when':
    case 'unless':
      return mutateCondition(context, entry);
    case 'from':
    case 'until':
      return mutateInForce(context, entry);
    case 'label':
    case 'title':
    case 'total':
      return [...replaced('label'), ...mutateText(context, value)];
    case 'of':
    case 'outOf':
    case 'current':
      return [
        ...replaced('reference'),
        ...mutateFormula(context, value),
        ...(key === 'outOf' ? [entryLeftOut(context, entry)] : []),
      ];
    case 'unit':
      return [...replaced('format'), {...entryLeftOut(context, entry), operator: 'format', to: 'no unit'}];
    case 'missing':
      return [...replaced('message'), ...mutateText(context, value), entryLeftOut(context, entry)];
    default:
      return [...replaced('message'), ...mutateText(context, value), ...withoutWords(context, value)];
  }
}

/** The different texts under each key anywhere in the card; labels and titles count as one kind. */
class Texts {
  private readonly byKey = new Map<string, Set<string>>();

  constructor({node}: Slot) {
    this.collect(node);
  }

  under(key: string): readonly string[] {
    return [...(this.byKey.get(kindOf(key)) ?? [])];
  }

  private collect(node: Node): void {
    if (node.kind === 'list') for (const item of node.items) this.collect(item);
    if (node.kind !== 'map') return;
    for (const {key, value} of node.entries) {
      if (value.kind === 'scalar')
        this.byKey.set(kindOf(key), (this.byKey.get(kindOf(key)) ?? new Set()).add(value.text));
      else if (key !== 'verdict') this.collect(value);
    }
  }
}

const kindOf = (key: string): string => (['title', 'total'].includes(key) ? 'label' : key);

/** The first label, title or text inside a block or fact. */
function describeBlock(node: Node): string {
  const inside = (part: Node): readonly ScalarNode[] =>
    part.kind === 'scalar'
      ? [part]
      : part.kind === 'list'
        ? part.items.flatMap(inside)
        : part.entries
            .filter(({key, value}) => value.kind !== 'scalar' || ['label', 'title', 'say', 'note'].includes(key))
            .flatMap(({value}) => inside(value));
  return textOf(inside(node)[0]) ?? '';
}
