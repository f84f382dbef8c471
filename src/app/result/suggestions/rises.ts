/** Advice names a figure that will not last: the minimum is another one today, or it rises within a year. */
import {headlinesIn} from '../../../engine/results/card.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import {addDays, addMonths, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay, list} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import * as words from '../../words/suggestions.ts';
import {type SuggestionLine, suggestionLines} from './suggestionText.ts';

export type Advised = Pick<Calculation, 'calculator' | 'answers' | 'today'>;

/** The changes that lead to a better result: 'Earn at least SGD 3,300 a month (SGD 300 more), but SGD 3,600 from 1 January 2027'. */
export function adviceLines(
  found: FoundChanges,
  inputs: Parameters<typeof suggestionLines>[2],
  calculation: Advised,
): readonly SuggestionLine[] {
  return suggestionLines('better', found, inputs).map((line) => {
    const rises = risesOf(line.values, calculation);
    if (rises.length === 0) return line;
    return {...line, text: fill(words.change.rises, {change: line.text, rises: list(rises)})};
  });
}

/** What the marks that these answers just reach are today, and from the days within a year on which they rise. */
function risesOf(values: SuggestionLine['values'], {calculator, answers, today}: Advised): readonly string[] {
  const changed = {...answers, ...values};
  const named = Object.values(values).map(Number);
  const inForce = calculator.under?.('today') ?? calculator;
  const marksOn = (day: CalendarDay, rules: Pick<typeof calculator, 'evaluate'> = inForce) =>
    headlinesIn(rules.evaluate(changed, day).card()).flatMap(({marks = []}) => marks);
  const reached = marksOn(today, calculator).filter(({value}) => named.includes(value));
  const end = addMonths(today, 12)!;
  const days = calculator.changesOn.filter((day) => day > today && day <= end);
  return reached.flatMap(({label, value}) => {
    const find = (day: CalendarDay) => marksOn(day).find((mark) => mark.label === label);
    const now = find(today);
    const different = now && now.value > value ? [fill(words.change.today, {figure: now.text})] : [];
    const later = days.flatMap((day) => {
      // From one day to the next: over a longer time, a person also grows older.
      const [before, after] = [find(addDays(day, -1)!), find(day)];
      if (before === undefined || after === undefined || after.value <= before.value) return [];
      return [fill(words.change.from, {figure: after.text, day: calendarDay(day)})];
    });
    return [...different, ...later];
  });
}
