/**
 * Whether the regions of dates are the same on every day. They are where all thresholds of a date move with the day, as for 'more than 30
 * days ago', or none does, as for 'before the reform'. With some of both, their order changes from day to day.
 */
import {withItemFields} from '../language/definition/input.ts';
import type {Model} from '../language/model.ts';
import {dayNumber} from '../runtime/calendar.ts';
import {crossingsOf} from './cuts.ts';
import {anyDay, farDay} from './forms.ts';
import {formKey, type Linear, type LinearForms} from '../language/expression/linear.ts';
import {calendarTermOf, inputOfTerm} from '../language/expression/terms.ts';

/** How a threshold moves from one day to the next: not at all, with the day, or by the calendar, as an age does. */
type Movement = 'fixed' | 'days' | 'calendar';

/**
 * The inputs whose regions on one day do not show those on all others.
 * @returns 'all' if a condition compares the day itself, so that what holds for all answers on one day may not on another
 */
export function inputsThatFollowDay(model: Model): ReadonlySet<string> | 'all' {
  const crossings = crossingsOf(model, anyDay).map(({forms}) => forms);
  const later = crossingsOf(model, farDay).map(({forms}) => new Set(forms.linear.map(formKey)));
  // Forms that are not listed may be others on other days. Where inputs are part of them, nothing is proven about those anyway.
  if (crossings.some(({unlisted, nonLinear, followsDay}) => unlisted && nonLinear.size === 0 && followsDay))
    return 'all';
  const movements = new Map<string, Set<Movement>>();
  // One condition after the other: what one compares on this day, another may compare on every day.
  const forms = crossings.flatMap(({linear}, index) =>
    linear.map((form) => [form, later[index]!.has(formKey(form))] as const),
  );
  for (const [form, isFixed] of forms) {
    if (form.terms.size === 0 && !isFixed) return 'all';
    if (isFixed && isOutOfReach(form)) continue;
    for (const term of form.terms.keys()) {
      const input = inputOfTerm(term);
      const moves = movements.get(input) ?? new Set();
      movements.set(input, moves.add(isFixed ? 'fixed' : calendarTermOf(term) === undefined ? 'days' : 'calendar'));
    }
    // The sum of two answers passes a limit that moves: each of them follows the day.
    if (form.terms.size > 1 && !isFixed)
      for (const term of form.terms.keys()) movements.get(inputOfTerm(term))!.add('fixed');
  }
  const dates = new Set(
    withItemFields(model.definition.inputs)
      .filter(({type}) => type === 'date')
      .map(({name}) => name),
  );
  const follows = ([input, moves]: readonly [string, ReadonlySet<Movement>]): boolean =>
    moves.size > 1 || (!dates.has(input) && !moves.has('fixed'));
  return new Set([...movements].filter(follows).map(([input]) => input));
}

/** Whether a date passes a limit thousands of years away, where the calendar ends: no limit that moves with the day meets it. */
function isOutOfReach({constant, terms}: Linear): boolean {
  const [[key, coefficient] = ['', 0]] = [...terms];
  if (terms.size !== 1 || calendarTermOf(key) !== undefined) return false;
  const day = -constant / coefficient;
  return day < FIRST_IN_REACH || day > LAST_IN_REACH;
}

const [FIRST_IN_REACH, LAST_IN_REACH] = [dayNumber('1000-01-01'), dayNumber('9000-01-01')];

/** Whether a value is, for some answers, worked out from the day of the calculation alone. */
export function movesAlone(now: LinearForms, later: LinearForms): boolean {
  const fixed = new Set(later.linear.map(formKey));
  return now.linear.some((form) => form.terms.size === 0 && !fixed.has(formKey(form)));
}
