/** How a result changes on the days on which the rules change. */
import {type CardItem, headlineItems} from '../results/card.ts';
import type {CalculatorModule} from '../program/module.ts';
import type {Answers} from '../runtime/answers.ts';
import {addDays, type CalendarDay} from '../runtime/calendar.ts';
import {withoutFullStop} from '../runtime/english.ts';
import {calendarDay, inUnit} from '../runtime/formats.ts';
import {fill} from '../runtime/message.ts';
import * as words from '../words/laterResults.ts';

/** A change of a result on a day on which the rules change. */
export interface LaterResult {
  readonly from: CalendarDay;
  /** The verdict and the headline figures from that day on, where these change; missing if only details below them do. */
  readonly headline?: readonly CardItem[];
}

/**
 * The later changes of a result, earliest first.
 * @param today the day of the calculation; what changes on it or before is in the result already
 */
export function laterResults(
  {changesOn, evaluate}: Pick<CalculatorModule, 'changesOn' | 'evaluate'>,
  answers: Answers,
  today: CalendarDay,
): readonly LaterResult[] {
  return changesOn
    .filter((day) => day > today)
    .flatMap((from): readonly LaterResult[] => {
      // From one day to the next: over a longer time, a person also grows older.
      const [before, after] = [addDays(from, -1)!, from].map((day) => evaluate(answers, day).card());
      if (textOf(before!) === textOf(after!)) return [];
      const [known, headline] = [headlineItems(before!), headlineItems(after!)];
      if (textOf(known) === textOf(headline)) return [{from}];
      return [{from, headline: headline.flatMap((item) => newIn(item, known))}];
    });
}

/** The verdict, and what is new of a figure: itself, or else the marks that it is compared with. */
function newIn(item: CardItem, known: readonly CardItem[]): readonly CardItem[] {
  const same = known.find(({label, text}) => label === item.label && text === item.text);
  if (item.tone !== undefined || same === undefined) return [item];
  const {marks = [], unit} = item;
  return marks
    .filter((mark) => !same.marks?.some(({label, value}) => label === mark.label && value === mark.value))
    .map(({label, value}) => ({text: fill(words.named, {label, text: inUnit(value, unit)})}));
}

/** 'From 1 January 2027: $205.'; with their names where several figures change. */
export function laterText({from, headline}: LaterResult): string {
  const day = calendarDay(from);
  if (headline === undefined) return fill(words.details, {day});
  return fill(words.headline, {day, result: headlineText(headline)});
}

/** A verdict and headline figures on one line: 'Eligible. €410'; with their names where there are several figures. */
export function headlineText(headline: readonly CardItem[]): string {
  const hasSeveral = headline.filter(({isHeadline}) => isHeadline).length > 1;
  const texts = headline.map(({label, text, isHeadline}) =>
    isHeadline && hasSeveral && label !== undefined ? fill(words.named, {label, text}) : withoutFullStop(text),
  );
  return texts.join('. ');
}

const textOf = (shown: unknown): string => JSON.stringify(shown);
