/**
 * Answers in the fragment of an address, which no browser sends to a server: `#answers:<rules>&age=30&education=phd`.
 */
import type {FormField} from '../inputs/index.ts';
import {readText, type Answers} from '../runtime/answers.ts';

/** The prefix of the fragment. */
export const LINK_PREFIX = '#answers:';

/** In characters; a longer answer is cut, or not accepted. */
export const MAX_TEXT = 200;

/** The answers of a calculation, with what a link to them needs. */
export interface SharedAnswers {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly rulesHash: string;
}

/** The fragment with its '#'; blank answers are left out. */
export function shareFragment({fields, answers, rulesHash}: SharedAnswers): string {
  const given = fields
    .map(({id}) => [id, textInLink(readText(answers[id]))] as const)
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `&${encodeURIComponent(id)}=${encodeURIComponent(text)}`);
  return LINK_PREFIX + rulesHash + given.join('');
}

/** Cut to length and without lone surrogates, typed or left by the cut: `encodeURIComponent` throws on them. */
function textInLink(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/\p{Surrogate}/gu, '');
}
