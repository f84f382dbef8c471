/** What a page says about answers that came from elsewhere: a link, or a file. */
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import {rulesMessage} from '../words/editions.ts';
import {openedLink as words} from '../words/openedLink.ts';
import {fill} from '../../engine/runtime/message.ts';

/** At most this many things are named that could not be used. */
const MAX_NAMED = 10;

/** What a visitor reads above a form that was filled in from a link. */
export function linkNotes({values, dropped, rulesChanged, rules}: OpenedLink): readonly string[] {
  return [
    noteOf(Object.keys(values).length, rules),
    ...(dropped.length > 0 ? [fill(words.dropped, {fields: namesOf(dropped)})] : []),
    ...(rulesChanged ? [words.rulesChanged] : []),
  ];
}

/** The names of what could not be used, in a sentence: 'Age, Salary and 3 more'. */
export function namesOf(dropped: readonly string[]): string {
  const names = dropped.slice(0, MAX_NAMED).join(', ');
  const more = dropped.length - MAX_NAMED;
  return more > 0 ? fill(words.andMore, {names, count: more}) : names;
}

function noteOf(answers: number, rules: string | undefined): string {
  if (answers > 0) return words.opened;
  return rules === undefined ? words.noAnswers : rulesMessage(rules, words.uses);
}
