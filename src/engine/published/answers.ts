/** The answers that a program gives, as a form would hold them, and the day that it asks for. */
import {readAnswers} from '../answers/formValues.ts';
import type {FormField} from '../language/inputs/index.ts';
import {isNumberField} from '../language/inputs/number.ts';
import {ownValue} from '../language/ownValue.ts';
import {readText} from '../runtime/answers.ts';
import {isCalendarDay, type CalendarDay} from '../runtime/calendar.ts';
import {plain} from '../runtime/formats.ts';
import {formatItems, NO_ITEMS} from '../runtime/items.ts';
import {today as readClock} from '../language/today.ts';
import type {WithRules} from '../results/program.ts';
import type {FormModule} from '../program/module.ts';
import type {On} from '../results/published.ts';
import {type Emitted, underRules} from '../results/underRules.ts';
import type {Rules} from '../runtime/rules.ts';
import {editions, usualRules} from '../results/editions.ts';
import {rulesNamed} from '../results/rulesNamed.ts';

/**
 * One text per field: numbers as written, true and false for yes and no, items of a list as the form joins them; everything else is blank.
 * @param given answers by input id, from anywhere: no value makes this throw
 */
export function formValuesOf(fields: readonly FormField[], given: unknown): Record<string, string> {
  const answers = recordOf(given);
  return Object.fromEntries(fields.map((field) => [field.id, textOf(field, ownValue(answers, field.id))]));
}

/** Answers by input id; none of what is no object. */
export const recordOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};

function textOf(field: FormField, answer: unknown): string {
  if (isNumberField(field) && typeof answer === 'number') return numberText(answer);
  if (field.kind === 'yesno' && typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (field.kind !== 'list' || !Array.isArray(answer)) return readText(answer);
  if (answer.length === 0) return NO_ITEMS;
  const items = answer.map(recordOf);
  return formatItems(items.map((item) => field.each.map((inner) => textOf(inner, ownValue(item, inner.id)))));
}

/** A text that can only mean this number: '5.125' might be 5,125. */
function numberText(number: number): string {
  if (!Number.isFinite(number)) return '';
  const text = plain(number);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The same, as the rules read them: typed numbers as plain numbers. */
export const answersFor = (fields: readonly FormField[], given: unknown): Record<string, string> =>
  readAnswers(fields, formValuesOf(fields, given));

/**
 * The calculator under the rules that a program asks for.
 * @param usual the name of the rules if it asks for none
 * @throws RangeError where `rules` is given and neither an edition nor a day of the calendar
 */
export function under<Module extends Pick<FormModule, 'page'>>(
  emitted: Emitted<Module>,
  on: On | undefined,
  usual = usualRules((emitted as Emitted<FormModule>).page('', '').dataAsOf),
): Module & WithRules {
  return underRules<Module>(emitted, rulesOf(on, usual));
}

/** @throws RangeError where `rules` is given and neither an edition nor a day of the calendar */
export function rulesOf(on: On | undefined, usual: string): Rules {
  const name: unknown = on?.rules ?? usual;
  const rules = typeof name === 'string' ? rulesNamed(name) : undefined;
  if (rules === undefined)
    throw new RangeError(
      `'rules' must be ${Object.keys(editions).map(quoted).join(', ')} or a day of the calendar, YYYY-MM-DD, not ${String(name)}.`,
    );
  return rules;
}

const quoted = (name: string): string => `'${name}'`;

/** @throws RangeError where `today` is given and no day of the calendar: another day would have other rules */
export function dayOf(on: On | undefined): CalendarDay {
  const today = on?.today ?? readClock();
  if (typeof today !== 'string' || !isCalendarDay(today))
    throw new RangeError(`'today' must be a day of the calendar, YYYY-MM-DD, not ${String(today)}.`);
  return today;
}
