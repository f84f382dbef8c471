/** The words that a value can be, where the definition spells them out: the cells of a column, the periods of a constant. */
import type {Dated} from '../language/definition/constant.ts';
import type {Definition} from '../language/definition/definition.ts';
import type {Cell, Cells} from '../language/definition/table.ts';
import {writtenBranches, type Value} from '../language/definition/value.ts';
import type {Word} from '../language/shape/concept.ts';

/** @param name as in a formula: 'level', or 'permit.degree' for a column */
export function literalWords(name: string, definition: Definition): readonly Word[] {
  const seen = new Set<string>();
  const ofName = (reference: string): readonly Word[] => {
    if (seen.has(reference)) return [];
    seen.add(reference);
    const [owner = '', member] = reference.split('.');
    const constant = definition.constants.find((one) => one.name === owner);
    if (constant !== undefined) return wordsOfDated(constant.dated);
    const {tables, values, lines, sums, result} = definition;
    const parts = owner === 'result' ? result : sums.find((sum) => sum.name === owner)?.parts;
    const named = (parts ?? [...tables, ...values, ...lines]).find((one) => one.name === (parts ? member : owner));
    return named === undefined ? [] : ofValue(named.value, parts === undefined ? member : undefined);
  };
  const ofCell = (cell: Cell): readonly Word[] => {
    if (cell.kind === 'constant') return ofName(cell.name);
    return cell.kind === 'data' ? wordsOfDated(cell.dated) : [{word: cell.text.node.text, place: cell.place}];
  };
  const ofCells = (cells: Cells, column: string | undefined): readonly Word[] =>
    cells.kind === 'single'
      ? ofCell(cells.cell)
      : cells.cells.filter(({key}) => key === column).flatMap(({value}) => ofCell(value));
  const ofValue = (value: Value, column: string | undefined): readonly Word[] => {
    switch (value.kind) {
      case 'formula': {
        const {expression} = value.formula;
        if (expression?.kind === 'name') return ofName(expression.name);
        return expression?.kind === 'member' ? ofName(`${expression.owner}.${expression.member}`) : [];
      }
      case 'text':
        return [{word: value.text.node.text, place: value.text.node.place}];
      case 'table': {
        const {rows, otherwise} = value.table;
        return [...rows.map((row) => row.value), ...(otherwise === undefined ? [] : [otherwise])].flatMap((cells) =>
          ofCells(cells, column),
        );
      }
      default:
        return writtenBranches(value).flatMap(({key, value: inner}) => {
          if (inner === undefined || (key !== undefined && key !== column)) return [];
          return ofValue(inner, key === undefined ? column : undefined);
        });
    }
  };
  return ofName(name);
}

function wordsOfDated({periods}: Dated): readonly Word[] {
  return periods.flatMap(({value}) => {
    if (value.kind === 'options') return value.options;
    return value.kind === 'words' ? [{word: value.text, place: value.place}] : [];
  });
}
