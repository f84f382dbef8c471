/** Mutants of a table: its cells, what selects a row, and the row that an option belongs to. */
import {get, type MapNode, type Node, type ScalarNode, textOf} from '../../../engine/language/yaml/node.ts';
import {isText, mutateData} from './data.ts';
import {nextItem, wordsOfValue} from './conditions.ts';
import {mutateFormula} from './formulas.ts';
import {
  entryLeftOut,
  entrySlots,
  type EntrySlot,
  isScalar,
  itemSlots,
  type Mutant,
  type MutationContext,
  replaceText,
  type Slot,
  slotUnder,
  treeMutant,
  withSwappedValues,
} from './mutant.ts';

/** Whether the value is a table. */
export const isTable = (node: Node): boolean => get(node, 'rows') !== undefined;

export function mutateTable(context: MutationContext, slot: Slot): readonly Mutant[] {
  const rows = slotUnder(slot, 'rows')!;
  const otherwise = slotUnder(slot, 'otherwise');
  const by = slotUnder(slot, 'by');
  const deciders = (isScalar(by) ? [by] : itemSlots(by)).filter(isScalar);
  const rowValues = [...entrySlots(rows).map(({value}) => value), ...(otherwise === undefined ? [] : [otherwise])];
  const cells = rowValues.flatMap(cellsOf);
  return [
    ...deciders.flatMap((decider) => [...mutateFormula(context, decider), ...otherDecider(context, decider)]),
    ...mutateDay(context, slot),
    ...mutateRows(context, rows, deciders[0]),
    ...(deciders.length > 1 ? rowValues.flatMap((map) => mutateRows(context, map, deciders[1])) : []),
    ...[rows, ...rowValues].flatMap((map) => mutateNeighbours(context, map)),
    ...entrySlots(rows).map((row) => entryLeftOut(context, row)),
    ...entrySlots(slot)
      .filter(({key}) => key === 'otherwise')
      .map((entry) => entryLeftOut(context, entry)),
    ...cells.flatMap(({column, cell}) => {
      const columnTexts = cells
        .filter((other) => other.column === column)
        .map((other) => textOf(other.cell.node) ?? '');
      return mutateCell(context, cell, columnTexts);
    }),
  ];
}

/** The figures of another day, and those of today. */
function mutateDay(context: MutationContext, slot: Slot): readonly Mutant[] {
  const entry = entrySlots(slot).find(({key}) => key === 'on');
  if (entry === undefined || !isScalar(entry.value)) return [];
  return [...mutateFormula(context, entry.value), entryLeftOut(context, entry)];
}

/** The next input as the decider, which does not compile if the rows are not its options. */
function otherDecider(context: MutationContext, decider: Slot<ScalarNode>): readonly Mutant[] {
  const inputs = context.model.definition.inputs.filter(({unused}) => !unused).map(({name}) => name);
  const next = nextItem(decider.node.text, inputs);
  return next === undefined ? [] : [replaceText(context, decider, 'reference', next)];
}

interface Cell {
  /** Undefined in a table with one column. */
  readonly column?: string;
  readonly cell: Slot;
}

function cellsOf(row: Slot): readonly Cell[] {
  return row.node.kind === 'map'
    ? entrySlots(row).map(({key, value}): Cell => ({column: key, cell: value}))
    : [{cell: row}];
}

/** Mutants of a cell; a text is also replaced by the next different text of its column. */
function mutateCell(context: MutationContext, slot: Slot, column: readonly string[]): readonly Mutant[] {
  const data = mutateData(context, slot);
  if (!isScalar(slot)) return data;
  if (slot.node.text === 'nothing') {
    const other = column.find((text) => text !== 'nothing');
    return other === undefined ? [] : [replaceText(context, slot, 'filled', other)];
  }
  if (!isText(slot.node.text)) return data;
  const texts = new Set(column.filter((text) => text !== '' && isText(text)));
  const next = nextItem(slot.node.text, [...texts]);
  return next === undefined ? data : [...data, replaceText(context, slot, 'message', next)];
}

/** Exchanges what two neighbouring rows contain, or two neighbouring cells of a row. */
function mutateNeighbours(context: MutationContext, map: Slot): readonly Mutant[] {
  const entries = entrySlots(map);
  return entries
    .slice(0, -1)
    .flatMap(({key, keyPlace}, index) =>
      treeMutant(
        context,
        {operator: 'cells', place: keyPlace, from: `'${key}'`, to: `'${entries[index + 1]!.key}'`},
        () => withSwappedValues(map, index, index + 1),
      ),
    );
}

const optionsOf = (key: string): readonly string[] => key.split('|').map((option) => option.trim());

/** Moves each option to the next row or column, those of the last to the first. */
function mutateRows(context: MutationContext, rows: Slot, decider: Slot<ScalarNode> | undefined): readonly Mutant[] {
  const entries = entrySlots(rows);
  const allOptions = new Set([
    ...context.model.definition.inputs.flatMap(({options}) => options.map(({value}) => value)),
    ...wordsOfValue(decider?.node.text.trim() ?? '', context.model),
  ]);
  const isByOption = entries.every(({key}) => optionsOf(key).every((word) => word === 'blank' || allOptions.has(word)));
  if (!isByOption || rows.node.kind !== 'map' || entries.length < 2) return [];
  const map = rows.node;
  return entries.flatMap(({key, keyPlace}: EntrySlot, index) => {
    const target = (index + 1) % entries.length;
    return optionsOf(key).map((option) =>
      treeMutant(
        context,
        {operator: 'row', place: keyPlace, from: `'${option}'`, to: `'${entries[target]!.key}'`},
        () => rows.put(moveOption(map, index, target, option)),
      ),
    );
  });
}

function moveOption(map: MapNode, from: number, to: number, option: string): MapNode {
  const entries = map.entries.map((entry, index) => {
    if (index === to) return {...entry, key: `${entry.key} | ${option}`};
    if (index !== from) return entry;
    const remaining = optionsOf(entry.key).filter((other) => other !== option);
    return {...entry, key: remaining.join(' | ')};
  });
  return {...map, entries: entries.filter(({key}) => key !== '')};
}
