/**
 * Answers in the fragment of an address, which no browser sends to a server: `#answers:<rules>&age=30&education=phd`.
 * What comes in may have been written by anyone: only inputs and options of the calculator get through.
 */
import type {Input} from '../compiled/module.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {readText, type Answers} from '../runtime/answers.ts';
import {LINK_MARK} from './linkMark.ts';

/** Longer than the answers of any calculator; what is longer is not read at all. */
const LONGEST_FRAGMENT = 8_000;

const LONGEST_TEXT = 200;

/** So many of the names that were dropped are told. */
const MOST_NAMES = 10;

const LONGEST_NAME = 40;

/** Calculated answers, and what is needed to write them into a link. */
export interface SharedAnswers {
  readonly inputs: readonly Input[];
  readonly answers: Answers;
  readonly rulesHash: string;
}

/** What a link brings to the form. */
export interface OpenedLink {
  /** By input id, as the fields take them. */
  readonly typed: Readonly<Record<string, string>>;
  /** What the form has no place for any more: labels of fields, or unknown names as they stood. */
  readonly dropped: readonly string[];
  /** The rules are not those that the link was made with. */
  readonly rulesChanged: boolean;
}

/** The fragment with its '#'; what was not answered is left out. */
export function shareFragment({inputs, answers, rulesHash}: SharedAnswers): string {
  const given = inputs
    .map(({id}) => [id, textInLink(readText(answers[id]))] as const)
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `&${encodeURIComponent(id)}=${encodeURIComponent(text)}`);
  return LINK_MARK + rulesHash + given.join('');
}

/** Half a character, typed or cut in half here, cannot be encoded. */
function textInLink(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(/\p{Surrogate}/gu, '');
}

/**
 * Never throws; any text may stand in an address.
 * @returns null where the fragment holds no answers
 */
export function openShareLink(fragment: string, inputs: readonly Input[], rulesHash: string): OpenedLink | null {
  if (!fragment.startsWith(LINK_MARK)) return null;
  if (fragment.length > LONGEST_FRAGMENT) return {typed: {}, dropped: [], rulesChanged: false};
  const [hash, ...pairs] = fragment.slice(LINK_MARK.length).split('&');
  const given = new URLSearchParams(pairs.join('&'));
  const accepted = inputs.filter((input) => given.has(input.id) && isPossible(input, given.get(input.id)!));
  const unknown = [...new Set(given.keys())].filter((name) => !inputs.some(({id}) => id === name));
  const refused = inputs.filter((input) => given.has(input.id) && !accepted.includes(input));
  return {
    typed: Object.fromEntries(accepted.map(({id}) => [id, given.get(id)!])),
    dropped: [...refused.map(({label}) => label), ...unknown.map((name) => name.slice(0, LONGEST_NAME))].slice(
      0,
      MOST_NAMES,
    ),
    rulesChanged: hash !== rulesHash,
  };
}

function isPossible(input: Input, text: string): boolean {
  switch (input.kind) {
    case 'choice':
    case 'yesno':
      return input.options.some(({value}) => value === text);
    case 'date':
      return isCalendarDay(text);
    case 'number':
    case 'integer':
      return text.length <= LONGEST_TEXT && /^-?\d+(?:\.\d+)?$/.test(text);
    default:
      return text.length <= LONGEST_TEXT;
  }
}
