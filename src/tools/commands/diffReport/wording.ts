/** The words of a calculator for names and values: questions, options, units, days. */
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {round} from '../../../engine/runtime/arithmetic.ts';
import {calendarDay, decimalsOf, grouped, inUnit, isCurrency} from '../../../engine/runtime/formats.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';

/** The words of one or two versions of a form; where both have a name, the first counts. */
export interface Wording {
  /** Without the question mark. */
  readonly question: (input: string) => string;
  /** 'B1/B2 (tourist or business visitor)', '€58,350'; 'no answer' if it is blank. */
  readonly answer: (input: string, answer: string) => string;
  /** In the order of the form: ['Visa type', 'F1, student']. */
  readonly answers: (answers: AnswerSet) => readonly (readonly [question: string, answer: string])[];
}

export function wordingOf(pages: readonly Page[]): Wording {
  const fields = pages.flatMap((page) => page.fields);
  const fieldOf = (input: string): FormField | undefined => fields.find(({id}) => id === input);
  const answer: Wording['answer'] = (input, value) => {
    const field = fieldOf(input);
    if (value === '') return 'no answer';
    if (field !== undefined && isChoiceField(field))
      return field.options.find((option) => option.value === value)?.label ?? `'${value}'`;
    if (field?.kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value) : `'${value}'`;
    const number = Number(value);
    if (field?.kind === 'text' || !Number.isFinite(number)) return `'${value}'`;
    return inUnitExactly(number, (field as {readonly unit?: string} | undefined)?.unit);
  };
  const question = (input: string): string => (fieldOf(input)?.label ?? input).replace(/[?:]$/, '');
  const names = [...new Set(fields.map(({id}) => id))];
  return {
    question,
    answer,
    answers: (answers) =>
      names.flatMap((name) => {
        const value = answers[name] ?? '';
        return value === '' ? [] : [[question(name), answer(name, value)] as const];
      }),
  };
}

/** An amount with all its decimals: €0.995 is an answer of its own, and €1 another. */
function inUnitExactly(number: number, unit: string | undefined): string {
  const text = inUnit(number, unit);
  const isRounded = unit !== undefined && isCurrency(unit) && round(number, decimalsOf(unit)) !== number;
  return isRounded ? text.replace(/[\d,]+(?:\.\d+)?/, () => grouped(number)) : text;
}

/** 'Visa type: F1, student; Number of applicants: 1' */
export function answersInWords(answers: AnswerSet, wording: Wording): string {
  const pairs = wording.answers(answers).map(([question, answer]) => `${question}: ${answer}`);
  return pairs.join('; ') || 'nothing filled in';
}

/** A value with its unit; a text in quotes. */
export function valueInWords(value: number | string, unit: string | undefined): string {
  if (typeof value === 'number') return inUnit(value, unit);
  return /^\d+(\.\d+)?%$/.test(value) || value === 'nothing' ? value : `'${value}'`;
}

/** A text that ends as a sentence does would run into the one around it. */
export const sentenceInQuotes = (text: string): string => (/[.?!…]$/.test(text) ? `'${text}'` : text);

/** '$205 instead of $185', '51 instead of 50 points'. */
export function insteadOf(after: number | string, before: number | string, unit: string | undefined): string {
  const isAmount = isCurrency(unit);
  const now =
    typeof after === 'number' && typeof before === 'number' && !isAmount ? grouped(after) : valueInWords(after, unit);
  return `${now} instead of ${valueInWords(before, unit)}`;
}

/** 'a, b or c' */
export const alternatives = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(items);
