/** The largest number that the rules can produce for a part of a sum, which the card shows beside it: '65 of 100'. */
import {
  onlyColumn,
  type CheckedCell,
  type CheckedCells,
  type CheckedValue,
  type TypedExpression,
} from '../language/typed.ts';
import type {Model} from '../language/model.ts';
import {readValue} from '../language/readValue.ts';
import {isFixed} from '../language/references.ts';
import {rowsOf} from '../language/walk.ts';

/** Figures of which one is the largest: formulas that no answer changes, and cells of tables. */
type UpperBound = {readonly typed: TypedExpression} | {readonly cell: CheckedCell};

/** Upper bounds of a value, at least one for each way to calculate it; undefined if one is unbounded. */
export function upperBounds(value: CheckedValue, model: Model): readonly UpperBound[] | undefined {
  return readValue<readonly UpperBound[] | undefined>(value, {
    nothing: [],
    formula: (typed) => {
      const isMin = typed.kind === 'call' && typed.name === 'min';
      const bound = isMin ? typed.values.find((operand) => isFixed(operand, model)) : typed;
      return bound && isFixed(bound, model) ? [{typed: bound}] : undefined;
    },
    oneOf: (cases) => {
      const bounds = cases.map(([, known]) => known);
      return bounds.includes(undefined) ? undefined : bounds.flatMap((known) => known!);
    },
    lookup: (table) => (table.by.length === 1 ? rowsOf(table).flatMap(figureIn) : undefined),
    unknown: undefined,
  });
}

function figureIn(row: CheckedCells): readonly UpperBound[] {
  const cell = row.get(onlyColumn);
  if (cell?.kind === 'constant') return [{cell}];
  if (cell?.kind !== 'data') return [];
  const [first, second] = cell.dated.periods;
  return second !== undefined || first!.value.kind === 'figure' ? [{cell}] : [];
}
