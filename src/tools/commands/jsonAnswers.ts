/** Answers as programs give them in JSON. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import type {ListField} from '../../engine/inputs/list.ts';
import type {Model} from '../../engine/model.ts';
import {ownValue} from '../../engine/ownValue.ts';
import {LARGEST_NUMBER} from '../../engine/runtime/answers.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {beginningOf} from '../../engine/published/soundJson.ts';

type Given = Readonly<Record<string, unknown>>;

/** Why JSON of this shape is no answer to the question; undefined if it may be one. */
export function shapeProblem(field: FormField, value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'string') return undefined;
  if (field.kind === 'list') return Array.isArray(value) ? itemsProblem(field, value) : 'Give a list of objects.';
  // JSON has no infinite number, but 1e999 is read as one.
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `Give a number up to ${grouped(LARGEST_NUMBER)}.`;
  if (typeof value === 'boolean' && field.kind === 'yesno') return undefined;
  return 'Give one text or number.';
}

function itemsProblem({each}: ListField, items: readonly unknown[]): string | undefined {
  const names = each.map(({id}) => id);
  for (const item of items) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return 'Give each item as an object.';
    if (Object.keys(item).some((name) => !names.includes(name))) return `An item has only: ${names.join(', ')}.`;
    for (const field of each) {
      const problem = shapeProblem(field, ownValue(item as Given, field.id));
      if (problem !== undefined) return `${field.id}: ${problem}`;
    }
  }
  return undefined;
}

/** Yes and no as the form holds them, also in the items of lists. */
export function withoutBooleans(given: unknown): unknown {
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  if (Array.isArray(given)) return given.map(withoutBooleans);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withoutBooleans(value)]));
}

/** @throws an Error for programmers where there is no such question, or JSON of another shape for one */
export function requireAnswers(fields: readonly FormField[], given: Given): void {
  const ids = fields.map(({id}) => id);
  for (const name of Object.keys(given)) if (!ids.includes(name)) throw new Error(unknownInput(name, ids));
  for (const field of fields) {
    const problem = shapeProblem(field, ownValue(given, field.id));
    if (problem !== undefined) throw new Error(`'${field.id}': ${problem}`);
  }
}

export function unknownInput(name: string, inputs: readonly string[]): string {
  const shown = beginningOf(name);
  return `There is no input '${shown}'. ${didYouMean(shown, inputs, `The inputs are: ${inputs.join(', ')}.`)}`;
}

/** Whether an answer needs neither the form to read it nor a word about it: blank, or exactly as the rules read it. */
type IsPlain = (answer: unknown) => boolean;

/**
 * Whether all answers are plain, in a tenth of the time that their fields would take.
 * @returns false also where there is no such question
 */
export function plainAnswers({definition: {inputs}}: Model): (given: Given) => boolean {
  const checks = new Map(inputs.map((input) => [input.name, plainCheck(input)]));
  return (given) => {
    for (const name in given) {
      const answer = given[name];
      const isPlain = checks.get(name);
      if (isPlain === undefined || !(answer === '' || isPlain(answer))) return false;
    }
    return true;
  };
}

function plainCheck({type, options, whenZero}: Model['definition']['inputs'][number]): IsPlain {
  const lowest = whenZero === undefined ? 0 : 1;
  const values = new Set(options.map(({value}) => value));
  switch (type) {
    case 'integer':
      return (answer) => {
        const number = typeof answer === 'number' ? answer : isDigits(answer) ? Number(answer) : NaN;
        return Number.isInteger(number) && number >= lowest && number <= LARGEST_NUMBER;
      };
    case 'number':
      return (answer) => {
        const number = typeof answer === 'number' ? answer : isFigure(answer) ? Number(answer) : NaN;
        return number >= lowest && number <= LARGEST_NUMBER;
      };
    case 'date':
      return (answer) => typeof answer === 'string' && isCalendarDay(answer);
    case 'text':
      return (answer) => typeof answer === 'string';
    case 'list':
      return () => false;
    case 'choice':
    case 'yesno':
      return (answer) => values.has(answer as string);
  }
}

const isDigits = (answer: unknown): answer is string => typeof answer === 'string' && /^\d{1,12}$/.test(answer);

/** Up to two decimals: '5.125' might be 5,125. */
const isFigure = (answer: unknown): answer is string =>
  typeof answer === 'string' && /^\d{1,12}(?:\.\d\d?)?$/.test(answer);
