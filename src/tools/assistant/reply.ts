/** What every reply to an assistant carries besides its contents. */
import type {SearchDocument} from '../../app/search/document.ts';
import {card as words} from '../../app/words/card.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {nameOfRules} from '../../engine/results/editions.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {noticeOf, sourceLines} from '../commands/cardLines.ts';
import type {Library} from '../commands/definitions.ts';

/** What a tool says: as text for a conversation, and as data. */
export interface Reply {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A request that is not carried out. The message says what to do instead. */
export class Refusal extends Error {}

/** What the tools work with. */
export interface Site {
  readonly library: Pick<Library, 'ids' | 'get'>;
  /** The address of the site that links lead to, without a slash at its end. */
  readonly address: string;
  /** What the site's search finds; only asked for when something is searched. */
  readonly documents: () => readonly SearchDocument[];
  readonly today: () => CalendarDay;
}

/** @throws {Refusal} where there is no such calculator */
export function calculatorWith({library}: Site, id: string): CompiledCalculator {
  if (library.ids.includes(id)) return library.get(id);
  throw new Refusal(`There is no calculator '${id}'. ${didYouMean(id, library.ids, 'Look for it with find.')}`);
}

/** A reply about a calculator, with the age of its rules, their sources, and a page that shows the same. */
export function replyAbout(
  calculator: CompiledCalculator,
  today: CalendarDay,
  link: string,
  {text, data}: Reply,
): Reply {
  const page = calculator.page(today);
  const {id, title, dataAsOf, checked} = page;
  const {sources} = calculator.documentation(today);
  const notice = noticeOf(page, today, calculator.rules);
  const disclaimer = [page.disclaimer, words.disclaimer, words.independent].filter(Boolean).join(' ');
  return {
    text: [text, '', notice, ...sourceLines(sources, page), disclaimer, `The same on the page: ${link}`].join('\n'),
    data: {
      calculator: id,
      title,
      today,
      edition: nameOfRules(calculator.rules),
      ...data,
      notice,
      rulesAsOf: dataAsOf,
      checked,
      sources,
      disclaimer,
      link,
    },
  };
}
