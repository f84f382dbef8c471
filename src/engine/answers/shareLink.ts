/**
 * Answers in the fragment of an address, which no browser sends to a server: `#answers:<rules>&age=30&education=phd`. With a day
 * after the rules, `<rules>@2027-01-01`, they are calculated with the rules of that day.
 */
import type {FormField} from '../language/inputs/index.ts';
import {readText, type Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';

/** The prefix of the fragment. */
export const LINK_PREFIX = '#answers:';

/** In characters; a longer answer is cut, or not accepted, and so is a longer field of an item of a list. */
export const MAX_TEXT = 200;

/** In characters: more than any calculator's answers need. */
export const MAX_FRAGMENT = 16_000;

/** The answers of a calculation, with what a link to them needs. */
export interface SharedAnswers {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly rulesHash: string;
  /** The day whose rules were chosen in place of today's. */
  readonly on?: CalendarDay | undefined;
}

/** The fragment with its '#'; blank answers are left out. */
export function shareFragment({fields, answers, rulesHash, on}: SharedAnswers): string {
  const given = fields
    .map(({id, kind}) => [id, textInLink(readText(answers[id]), kind === 'list')] as const)
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `&${encodeURIComponent(id)}=${encodeURIComponent(text)}`);
  return LINK_PREFIX + rulesHash + (on === undefined ? '' : `@${on}`) + given.join('');
}

/** Cut to length and without lone surrogates, typed or left by the cut: `encodeURIComponent` throws on them. */
function textInLink(text: string, isList: boolean): string {
  const short = isList ? text.replaceAll(longField, (field) => field.slice(0, MAX_TEXT)) : text.slice(0, MAX_TEXT);
  return short.replace(/\p{Surrogate}/gu, '');
}

/** In the text of a list (runtime/items.ts). */
const longField = new RegExp(`[^,;]{${MAX_TEXT},}`, 'g');
