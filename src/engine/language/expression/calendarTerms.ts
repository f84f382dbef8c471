/**
 * Counts of calendar months and years as terms of linear functions. They are not linear in a date, but steps that only rise or only
 * fall with it: where such a term alone passes a number, the day on which it does can be found.
 */
import {dayNumber, dayOfNumber, LAST_DAY_NUMBER, monthsBetween, yearOf, yearsBetween} from '../../runtime/calendar.ts';
import {plus} from '../../runtime/arithmetic.ts';
import {lowest} from '../../runtime/lowest.ts';
import type {Cut} from './cut.ts';
import {constantForms, inputForms, union, type Linear, type LinearForms} from './linear.ts';
import {calendarTermOf, keyOf, type CalendarTerm} from './terms.ts';

/** Whether a form has a term that is not the input itself. */
export function hasCalendarTerm({terms}: Linear): boolean {
  return [...terms.keys()].some((key) => calendarTermOf(key) !== undefined);
}

/**
 * The forms of `monthsBetween` and `yearsBetween`, whose arguments are in numbers of days; 0 if a day is missing.
 * @returns undefined if the days on which it changes cannot be found: both days depend on the form
 */
export function formsOfCount(counts: 'months' | 'years', from: LinearForms, to: LinearForms): LinearForms | undefined {
  if (from.unlisted || to.unlisted || from.linear.length * to.linear.length > MAX_PAIRS) return undefined;
  const forms = from.linear.flatMap((start) => to.linear.map((end) => formOfCount(counts, start, end)));
  if (!forms.every((form) => form !== undefined)) return undefined;
  return {...union([...forms, constantForms([0])]), followsDay: from.followsDay || to.followsDay};
}

/** More would take too long to find. */
const MAX_PAIRS = 100;

function formOfCount(counts: 'months' | 'years', start: Linear, end: Linear): LinearForms | undefined {
  if (start.terms.size === 0 && end.terms.size === 0) {
    const days = [start, end].map(({constant}) => dayAt(constant));
    return constantForms([countBetween[counts](days[0]!, days[1]!)]);
  }
  if (start.terms.size === 0) return formOf(counts, end, {day: start.constant, isFirst: true});
  return end.terms.size === 0 ? formOf(counts, start, {day: end.constant, isFirst: false}) : undefined;
}

/** The forms of `year`; undefined if the days on which it changes cannot be found. */
export function formsOfYear(day: LinearForms): LinearForms | undefined {
  if (day.unlisted || day.linear.length > MAX_PAIRS) return undefined;
  const forms = day.linear.map((linear) =>
    linear.terms.size === 0 ? constantForms([yearOf(dayAt(linear.constant))]) : formOf('year', linear),
  );
  if (!forms.every((form) => form !== undefined)) return undefined;
  return {...union([...forms, constantForms([0])]), followsDay: day.followsDay};
}

/** The form of a count from or to a date on the form that is moved by days; undefined if it is not one. */
function formOf(
  counts: CalendarTerm['counts'],
  {constant, terms}: Linear,
  other?: CalendarTerm['other'],
): LinearForms | undefined {
  const [[input, coefficient]] = [...terms] as [[string, number]];
  if (terms.size > 1 || coefficient !== 1 || calendarTermOf(input) !== undefined) return undefined;
  const key = keyOf({counts, input, later: constant, ...(other === undefined ? {} : {other})});
  return inputForms(key);
}

const countBetween = {months: monthsBetween, years: yearsBetween} as const;

const dayAt = (number: number): string => dayOfNumber(Math.min(Math.max(number, 1), LAST_DAY_NUMBER));

function valueAt({counts, later, other}: CalendarTerm, input: number): number {
  const day = dayAt(plus(input, later));
  if (counts === 'year' || other === undefined) return yearOf(day);
  const [from, to] = other.isFirst ? [dayAt(other.day), day] : [day, dayAt(other.day)];
  return countBetween[counts](from, to);
}

/**
 * A cut of a term as a cut of its input: the first day on which the term is on the other side.
 * @param key of a term, which may be the input itself
 * @returns undefined if no day is on the other side
 */
export function cutOfInput(key: string, {at, after}: Cut): Cut | undefined {
  const term = calendarTermOf(key);
  if (term === undefined) return {at, after};
  const isPast = (day: number): boolean => (after ? valueAt(term, day) > at : valueAt(term, day) >= at);
  const isPastAtFirst = isPast(1);
  if (isPast(LAST_DAY_NUMBER) === isPastAtFirst) return undefined;
  return {at: lowest(1, LAST_DAY_NUMBER, (day) => isPast(day) !== isPastAtFirst), after: false};
}

/** A day of the calendar as a number, for dates on the form and in the rules. */
export function formsOfDay(day: string): LinearForms {
  return constantForms(day === '' ? [] : [dayNumber(day)]);
}

/** The day of the calculation, which is another one tomorrow. */
export function formsOfToday(today: string): LinearForms {
  return {...formsOfDay(today), followsDay: true};
}
