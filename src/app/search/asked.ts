/** What a query asks for: pages that answer that kind of question come before others with the same words. */
import type {SearchDocument} from './document.ts';
import {queryTerms, termsOf} from './terms.ts';

/** What boosting needs of a page. */
type Asked = Pick<SearchDocument, 'title' | 'purposes' | 'choices'>;

interface Kind {
  readonly isAsked: (query: string) => boolean;
  readonly isAnsweredBy: (page: Asked) => boolean;
}

const helpsTo =
  (task: string) =>
  ({purposes}: Asked): boolean =>
    purposes.some((purpose) => purpose.startsWith(task));

/** They only say how long an application takes, for any purpose (the tasks of home.yaml). */
const tellsTimes = helpsTo('wait for a decision');

/** 'How long', but not how long somebody may stay. */
const aboutTimes = /\b(how long|when|wait\w*|processing|timelines?|decision|decided?|approv\w+|status|track\w*)\b/i;
const aboutStays = /\b(stay|visit|trip|travel|live)\b/i;
const aboutVisits = /\b(visit|trip|holiday|vacation|travel)/i;
const aboutCosts = /\b(how much|costs?|fees?|prices?)\b/i;

/** Far more than what words in different fields differ by. */
const ANSWERS = 4;
/** Times that nobody asked for. */
const UNASKED = 0.5;

/**
 * The factor for a page's score.
 * @param isOccupation whether a word is one: who names an occupation asks about work
 */
export function boostFor(query: string, isOccupation: (term: string) => boolean): (page: Asked) => number {
  const kinds: readonly Kind[] = [
    {isAsked: (text) => aboutTimes.test(text) && !aboutStays.test(text), isAnsweredBy: tellsTimes},
    {isAsked: (text) => aboutVisits.test(text), isAnsweredBy: (page) => helpsTo('visit')(page) && !tellsTimes(page)},
    {isAsked: (text) => aboutCosts.test(text), isAnsweredBy: ({title}) => /\b(Fee|Cost)\b/.test(title)},
    {
      isAsked: (text) => queryTerms(text).some(isOccupation),
      isAnsweredBy: (page) => helpsTo('work in')(page) && !tellsTimes(page),
    },
  ];
  const asked = kinds.filter(({isAsked}) => isAsked(query));
  const asksTimes = kinds[0]!.isAsked(query);
  return (page) => {
    if (asked.some(({isAnsweredBy}) => isAnsweredBy(page))) return ANSWERS;
    return tellsTimes(page) && !asksTimes ? UNASKED : 1;
  };
}

/** Whether a word is an answer to a question of the page about an occupation: 'nurse', 'engineer'. */
export function isOccupationOf({choices}: Asked, word: string): boolean {
  return choices.some(
    ({label, options}) =>
      /\boccupation\b/i.test(label) && options.some((option) => termsOf(option).some(({term}) => term === word)),
  );
}
