/**
 * Answers in the fragment of an address, which no browser sends to a server: `#answers:<hash>&age=30&education=phd`. With the name of an
 * edition or a day after the hash of the rules, `<hash>@today`, they are calculated under those rules.
 */
import type {FormField} from '../language/inputs/index.ts';
import {readText, type Answers} from '../runtime/answers.ts';

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
  /** The name of the rules that were chosen in place of those of the page (results/editions.ts). */
  readonly rules?: string | undefined;
}

/** The fragment with its '#'; blank answers are left out. */
export function shareFragment({fields, answers, rulesHash, rules}: SharedAnswers): string {
  const given = fields
    .map(({id, kind}) => [id, textInLink(readText(answers[id]), kind === 'list')] as const)
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `&${encodeURIComponent(id)}=${encodeURIComponent(text)}`);
  return LINK_PREFIX + rulesHash + (rules === undefined ? '' : `@${rules}`) + given.join('');
}

/** Cut to length and without lone surrogates, typed or left by the cut: `encodeURIComponent` throws on them. */
function textInLink(text: string, isList: boolean): string {
  const short = isList ? text.replaceAll(longField, (field) => field.slice(0, MAX_TEXT)) : text.slice(0, MAX_TEXT);
  return short.replace(/\p{Surrogate}/gu, '');
}

/** In the text of a list (runtime/items.ts). */
const longField = new RegExp(`[^,;]{${MAX_TEXT},}`, 'g');
