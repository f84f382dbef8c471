/** The days on which a value of the definition changes, so that a page made on another day knows whether it still holds. */
import type {Model} from '../model.ts';
import {cellsIn} from '../walk.ts';

/** @returns days as YYYY-MM-DD, earliest first, each once */
export function daysOfChange(model: Model): readonly string[] {
  const cells = model.steps.flatMap(({value}) => cellsIn(value));
  const dated = [
    ...model.definition.constants.map((constant) => constant.dated),
    ...cells.flatMap((cell) => (cell.kind === 'data' ? [cell.dated] : [])),
  ];
  // The first period also holds before its day.
  const days = dated.flatMap(({periods}) => periods.slice(1).flatMap(({from}) => from?.day ?? []));
  return [...new Set(days)].toSorted();
}
