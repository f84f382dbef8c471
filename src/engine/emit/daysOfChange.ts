/** The days on which a value of the definition changes, so that a page made on another day knows whether it still holds. */
import type {CheckedCells, CheckedValue, Model} from '../model.ts';

/** @returns days as YYYY-MM-DD, earliest first, each once */
export function daysOfChange(model: Model): readonly string[] {
  const cells = model.steps.flatMap(({value}) => cellsOf(value)).flatMap((row) => [...row.values()]);
  const dated = [
    ...model.definition.constants.map((constant) => constant.dated),
    ...cells.flatMap((cell) => (cell.kind === 'data' ? [cell.dated] : [])),
  ];
  // The first period also holds before its day.
  const days = dated.flatMap(({periods}) => periods.slice(1).flatMap(({from}) => from?.day ?? []));
  return [...new Set(days)].toSorted();
}

function cellsOf(value: CheckedValue): readonly CheckedCells[] {
  switch (value.kind) {
    case 'choices':
      return [...value.rows.map((row) => row.cells), ...maybe(value.otherwise)];
    case 'bands':
      return [...value.bands.flatMap((band) => maybe(band.cells)), ...maybe(value.otherwise)];
    case 'matrix':
      return [...value.rows.flatMap((row) => row.columns.map((column) => column.cells)), ...maybe(value.otherwise)];
    case 'list':
      return value.rows.map((row) => row.cells);
    case 'first':
      return value.branches.flatMap((branch) => cellsOf(branch.value));
    case 'fields':
      return value.fields.flatMap((field) => cellsOf(field.value));
    default:
      return [];
  }
}

const maybe = (cells: CheckedCells | undefined): readonly CheckedCells[] => (cells === undefined ? [] : [cells]);
