/** What the card shows is in the unit in which it is shown, and a meter and a limit of stays count what they are for. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {shownUnit} from '../language/definition/page.ts';
import {countsProblem, inUnit, unitOfType, unitProblem, windowUnits} from '../language/expression/units.ts';
import {number} from '../language/expression/types.ts';
import type {CheckedBlock, CheckedItem, CheckedStays} from '../language/model.ts';
import type {Context} from './context.ts';

export function checkShownUnits(card: readonly CheckedBlock[], context: Context): void {
  for (const {items, total, stays, place} of card) {
    // The parts of a sum have one place, and so one problem.
    const reported = new Set<Place>();
    for (const item of total === undefined ? items : [...items, total])
      if (!reported.has(item.place) && isWrong(item, context)) reported.add(item.place);
    if (stays !== undefined) checkStays(stays, place, context);
  }
}

/** Reports an item that is shown in another unit than its own; returns whether it is. */
function isWrong({value, unit, outOf, place}: CheckedItem, {definition, report}: Context): boolean {
  if (value === undefined) return false;
  const own = unitOfType(value.type);
  const shown = shownUnit(unit, definition);
  // Several words are a phrase around the number, and the label of an amount says what it is for.
  const isPhrase = shown === undefined || shown === 'percent' || shown.includes(' ');
  const asShown = isPhrase ? number(true) : inUnit(number(true), {...own, of: shown});
  const problem =
    unitProblem(value.type, asShown, 'shown as') ?? (outOf && unitProblem(value.type, outOf.type, 'shown out of'));
  if (problem !== undefined) report('units-differ', place, ...problem);
  return problem !== undefined;
}

function checkStays({limit, window, planned}: CheckedStays, place: Place, {report}: Context): void {
  const counts = [limit, ...(planned ? [planned] : [])].map(({type}) => countsProblem(type, ['days']));
  for (const problem of [...counts, countsProblem(window.type, windowUnits)])
    if (problem !== undefined) report('units-differ', place, ...problem);
}
