/** Mutants of constants and cells: figures, days, lists of options, `=names` and texts. */
import {figureOf, type ScalarNode} from '../../../engine/yaml/node.ts';
import {readText} from '../../../engine/definition/text.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import {nextNameOfSameKind, optionsOfSameInput} from './formulas.ts';
import {
  entrySlots,
  figureMutants,
  isScalar,
  itemSlots,
  type Mutant,
  type MutationContext,
  replaceText,
  type Slot,
  slotUnder,
  swapWithNext,
  textMutant,
  treeMutant,
  withoutItem,
  withText,
} from './mutant.ts';

/** Mutants of a constant: a value, or a map that contains it. */
export function mutateConstant(context: MutationContext, slot: Slot): readonly Mutant[] {
  return mutateData(context, slotUnder(slot, 'value') ?? slot);
}

/** Mutants of a value, or of the periods of a dated value. */
export function mutateData(context: MutationContext, slot: Slot): readonly Mutant[] {
  if (isScalar(slot)) return mutateScalar(context, slot);
  const items = itemSlots(slot);
  if (items[0]?.node.kind !== 'map') return mutateOptions(context, slot);
  return items.flatMap((period, index) =>
    entrySlots(period).flatMap(({key, value}) => {
      if (!isScalar(value)) return [];
      // The first period also holds before its day.
      if (key === 'from') return index === 0 ? [] : mutateDay(context, value);
      return mutateScalar(context, value);
    }),
  );
}

/** Whether a cell contains text rather than a figure, a reference or nothing. */
export function isText(text: string): boolean {
  return !/^(=.*|nothing|\d[\d_.]*%?)$/.test(text);
}

function mutateScalar(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  if (figureOf(slot.node) !== undefined || /^\d[\d_.]*%$/.test(text)) return mutateFigure(context, slot);
  if (text === 'nothing') return [];
  if (!text.startsWith('=')) return mutateText(context, slot);
  const name = nextNameOfSameKind(text.slice(1).trim(), context.model);
  return name === undefined ? [] : [replaceText(context, slot, 'reference', `=${name}`)];
}

/** Removes each option from a list, and adds one. */
function mutateOptions(context: MutationContext, slot: Slot): readonly Mutant[] {
  const items = itemSlots(slot).filter(isScalar);
  const options = items.map(({node}) => node.text);
  if (options.length === 0 || slot.node.kind !== 'list') return [];
  const list = slot.node;
  const added = optionsOfSameInput(options[0]!, undefined, context.model).find((option) => !options.includes(option));
  const change = (place: Mutant['place'], to: readonly string[], tree: Parameters<typeof treeMutant>[2]): Mutant =>
    treeMutant(context, {operator: 'option', place, from: `[${options.join(', ')}]`, to: `[${to.join(', ')}]`}, tree);
  return [
    ...(options.length > 1
      ? items.map(({node}, index) => change(node.place, options.toSpliced(index, 1), () => withoutItem(slot, index)))
      : []),
    ...(added === undefined
      ? []
      : [
          change(list.place, [...options, added], () =>
            slot.put({...list, items: [...list.items, withText(items[0]!.node, added)]}),
          ),
        ]),
  ];
}

/** Swaps each level of a choice with the next higher one. */
export function mutateLevels(context: MutationContext, slot: Slot | undefined): readonly Mutant[] {
  const levels = itemSlots(slot).filter(isScalar);
  return levels
    .slice(0, -1)
    .map(({node}, index) =>
      treeMutant(
        context,
        {operator: 'level', place: node.place, from: `'${node.text}'`, to: `'${levels[index + 1]!.node.text}'`},
        () => swapWithNext(slot!, index),
      ),
    );
}

/** Replaces each name that a text refers to by another. */
export function mutateText(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  return readText(slot.node, () => undefined).parts.flatMap((part) => {
    if (typeof part === 'string' || part.formula.expression?.kind !== 'name') return [];
    const {expression, offset} = part.formula;
    const name = nextNameOfSameKind(expression.name, context.model);
    if (name === undefined) return [];
    return [
      textMutant(context, slot, {
        operator: 'reference',
        start: offset + expression.start,
        end: offset + expression.end,
        text: name,
        shown: {from: `{${expression.name}}`, to: `{${name}}`},
      }),
    ];
  });
}

/** Moves `12_000`, `30%` or `2.5` one unit of its last digit up and down, but not below 0. */
export function mutateFigure(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  return figureMutants((steps) => {
    const figure = moveFigure(slot.node.text, steps);
    return figure === undefined ? undefined : replaceText(context, slot, 'figure', figure);
  });
}

/** The figure moved by some units of its last digit, in the same notation; undefined below 0. */
function moveFigure(text: string, steps: number): string | undefined {
  const [, figure, percentSign] = text.match(/^([\d_.]+)(%?)$/)!;
  const decimals = figure!.split('.')[1]?.length ?? 0;
  const value = Number(figure!.replaceAll('_', '')) + steps * 10 ** -decimals;
  if (value < 0) return undefined;
  const digits = value.toFixed(decimals);
  return (figure!.includes('_') ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, '_') : digits) + percentSign!;
}

/** Moves the first day of a period one day later and earlier. */
function mutateDay(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  return [1, -1].flatMap((days) => {
    const day = addDays(slot.node.text, days);
    return day === null ? [] : [replaceText(context, slot, 'day', day)];
  });
}
