/** Prefers answers that the form can give: a reviewer reads examples of people who could fill it in. */
import {ownValue} from '../../../engine/language/ownValue.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {AnswerSet} from '../answerSets.ts';

/** Which of the numbers that the form accepts takes the place of one that it does not. */
export type Preference = 'usual' | 'nearest';

/**
 * The answers, changed where the form could not give them, as far as they still show the same.
 * @param shows whether answers show what the example is for
 */
export function asTheFormGives(
  answers: AnswerSet,
  fields: readonly FormField[],
  today: CalendarDay,
  shows: (answers: AnswerSet) => boolean,
  prefers: Preference = 'usual',
): AnswerSet {
  let best = answers;
  // A second round, because an answer decides which questions and options the form shows.
  for (let round = 0; round < 2; round++)
    for (const field of fields)
      for (const answer of replacements(field, best, prefers)) {
        const candidate = {...best, [field.id]: answer};
        if (unlikeness(candidate, fields, today) < unlikeness(best, fields, today) && shows(candidate))
          best = candidate;
      }
  return best;
}

/** Whether the form can give these answers. */
export function isFromForm(answers: AnswerSet, fields: readonly FormField[], today: CalendarDay): boolean {
  return fields.every((field) => !isImpossible(field, answers, today));
}

/** How far answers are from those of a visitor who fills in the form: impossible ones count most, then missing and odd ones. */
function unlikeness(answers: AnswerSet, fields: readonly FormField[], today: CalendarDay): number {
  return fields.reduce((total, field) => {
    const answer = answerIn(field, answers);
    if (isImpossible(field, answers, today)) return total + 1_000;
    if (answer === '') return total + (isMissing(field, answers) ? 10 : 0);
    return total + (isNumberField(field) ? oddness(field, Number(answer)) : 0);
  }, 0);
}

/**
 * Many numbers would do as well: prefer one without a fraction and, where the form sets no limit or there is a fraction, one of few
 * digits, which is easy to read.
 */
function oddness({max, step}: NumberOf, number: number): number {
  const hasFraction = !Number.isInteger(number) && step === undefined;
  return (hasFraction ? 5 : 0) + (hasFraction || max === undefined ? String(number).length / 10 : 0);
}

/** Whether a visitor would probably have answered the question; any number would be arbitrary where the form sets no limit. */
function isMissing(field: FormField, answers: AnswerSet): boolean {
  if (!isShown(field, answers)) return false;
  return isChoiceField(field) || (isNumberField(field) && field.min !== undefined);
}

const answerIn = ({id}: FormField, answers: AnswerSet): string => answers[id] ?? '';
const isShown = (field: FormField, answers: AnswerSet): boolean => field.shownWhen?.(answers) ?? true;

function isImpossible(field: FormField, answers: AnswerSet, today: CalendarDay): boolean {
  const answer = answerIn(field, answers);
  if (answer === '') return false;
  if (!isShown(field, answers)) return true;
  if (isChoiceField(field)) return !offeredOptions(field, answers).includes(answer);
  if (field.kind === 'date') return field.max === 'today' && answer > today;
  return isNumberField(field) && !isInRange(field, Number(answer));
}

type ChoiceOf = Extract<FormField, {readonly options: unknown}>;
type NumberOf = Extract<FormField, {readonly kind: 'number' | 'integer'}>;

function isNumberField(field: FormField): field is NumberOf {
  return field.kind === 'number' || field.kind === 'integer';
}

function offeredOptions({options, offered}: ChoiceOf, answers: AnswerSet): readonly string[] {
  const row = offered && ownValue(offered.rows, answers[offered.by] ?? '');
  return row ?? options.map(({value}) => value);
}

function isInRange({kind, min = 0, max = Infinity, step}: NumberOf, number: number): boolean {
  if (!(number >= min && number <= max)) return false;
  const grid = step ?? (kind === 'integer' ? 1 : undefined);
  const steps = grid === undefined ? 0 : (number - min) / grid;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** Answers to try in place of one, the preferred first. */
function replacements(field: FormField, answers: AnswerSet, prefers: Preference): readonly string[] {
  if (isChoiceField(field)) return [...offeredOptions(field, answers), ''];
  if (!isNumberField(field)) return [''];
  const {min = 1, max, step = 1} = field;
  const now = Number(answerIn(field, answers)) || min;
  // What a rounding changes has a fraction: a usual one, or the same behind fewer digits.
  const fractions = Number.isInteger(now) ? [] : [1.5, 1.25, min + 0.5, min + 0.25, min + (now % 1), 10.5];
  const inRange = [min, min + step, 1, 2, 10, max, ...fractions].filter((number) => number !== undefined);
  const nearest = Math.min(Math.max(Math.round(now), min), max ?? Infinity);
  const inOrder = prefers === 'nearest' ? [nearest, ...inRange] : [...inRange, nearest];
  return [...new Set(inOrder.filter((number) => isInRange(field, number)).map(String)), ''];
}
