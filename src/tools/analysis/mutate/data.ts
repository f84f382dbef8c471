/** Mutants of constants and cells: figures, days, lists of options, `=names` and texts. */
import {figureOf, get, type Node, type ScalarNode, textOf} from '../../../engine/language/yaml/node.ts';
import {withUnderscores} from '../../../engine/language/yaml/figure.ts';
import {isDayWritten} from '../../../engine/language/definition/constant.ts';
import {readText} from '../../../engine/language/definition/text.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import {formats} from '../../../engine/language/expression/types.ts';
import {nextItem, optionsOfSameInput} from './conditions.ts';
import {editsOf, nextNameOfSameKind} from './formulas.ts';
import {
  entrySlots,
  figureMutants,
  isScalar,
  itemSlots,
  itemsLeftOut,
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
  const periods = items.flatMap((period, index) =>
    entrySlots(period).flatMap(({key, value}) => {
      if (!isScalar(value)) return [];
      // The first period also holds before its day.
      if (key === 'from') return index === 0 ? [] : mutateDay(context, value);
      return mutateScalar(context, value);
    }),
  );
  return [...periods, ...(items.length > 1 ? itemsLeftOut(context, slot, describePeriod) : [])];
}

const describePeriod = (period: Node): string => `from ${textOf(get(period, 'from')) ?? 'the beginning'}`;

/** Whether a cell contains text rather than a figure, a reference or nothing. */
export function isText(text: string): boolean {
  return !isDayWritten(text) && !/^(=.*|nothing|-?\d[\d_.]*%?)$/.test(text);
}

function mutateScalar(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  if (figureOf(slot.node) !== undefined || /^-?\d[\d_.]*%$/.test(text)) return mutateFigure(context, slot);
  if (isDayWritten(text)) return mutateDay(context, slot);
  if (text === 'nothing') return [];
  if (!text.startsWith('=')) return [...mutateText(context, slot), replaceText(context, slot, 'message', '–')];
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
        {
          operator: 'level',
          place: {...node.place, end: levels[index + 1]!.node.place.end},
          from: `'${node.text}'`,
          to: `'${levels[index + 1]!.node.text}'`,
        },
        () => swapWithNext(slot!, index),
      ),
    );
}

/** Changes the formula of each reference in a text, and its format. */
export function mutateText(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {node} = slot;
  return readText(node, () => undefined).parts.flatMap((part) => {
    if (typeof part === 'string' || part.formula.expression === undefined) return [];
    const {expression, offset} = part.formula;
    const formula = node.text.slice(offset, offset + expression.end);
    const inFormula = editsOf(expression, formula, context.model).map((edit): Mutant => {
      const changed = formula.slice(0, edit.start) + edit.text + formula.slice(edit.end);
      const [start, end] = [offset + edit.start, offset + edit.end];
      return textMutant(context, slot, {...edit, start, end, shown: {from: `{${formula}}`, to: `{${changed}}`}});
    });
    const current = part.format?.name;
    const end = node.text.indexOf('}', offset);
    const format = nextItem(current ?? '', ['', ...Object.keys(formats)])!;
    const written = format === '' ? formula : `${formula}:${format}`;
    const reformatted = textMutant(context, slot, {
      operator: 'format',
      start: offset,
      end,
      text: written,
      shown: {from: `{${node.text.slice(offset, end)}}`, to: `{${written}}`},
    });
    return [...inFormula, reformatted];
  });
}

/** Moves `12_000`, `30%` or `-2.5` one unit of its last digit up and down, but not past 0, and leaves out its minus. */
export function mutateFigure(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  const moved = figureMutants((steps) => {
    const figure = moveFigure(text, steps);
    return figure === undefined ? undefined : replaceText(context, slot, 'figure', figure);
  });
  return text.startsWith('-') ? [...moved, replaceText(context, slot, 'sign', text.slice(1))] : moved;
}

/** The figure moved by some units of its last digit, in the same notation; undefined past 0. */
function moveFigure(text: string, steps: number): string | undefined {
  const [, minus, figure, percentSign] = text.match(/^(-?)([\d_.]+)(%?)$/)!;
  const decimals = figure!.split('.')[1]?.length ?? 0;
  const value = Number(figure!.replaceAll('_', '')) + (minus === '' ? steps : -steps) * 10 ** -decimals;
  if (value < 0) return undefined;
  const digits = value.toFixed(decimals);
  return minus! + (figure!.includes('_') ? withUnderscores(digits) : digits) + percentSign!;
}

/** Moves a day, such as the first one of a period, one day later and earlier. */
export function mutateDay(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  return [1, -1].flatMap((days) => {
    const day = addDays(slot.node.text, days);
    return day === null ? [] : [replaceText(context, slot, 'day', day)];
  });
}
