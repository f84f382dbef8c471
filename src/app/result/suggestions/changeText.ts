/** A suggested change in words: 'Monthly salary: at least QAR 12,000 (QAR 4,000 more)'. */
import type {FormField, NumberField} from '../../../engine/compiled/module.ts';
import type {Change} from '../../../engine/suggestions/change.ts';
import {grouped, inUnit} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';

/** @param options all that do, where the options of a choice do equally; the first is the one to try */
export function changeText(change: Change, input: FormField, options: readonly string[] = [change.value]): string {
  const answer =
    input.kind === 'number' || input.kind === 'integer'
      ? numberText(change, input)
      : optionText(change, input, options);
  return fill(input.label.endsWith('?') ? words.answer.ofQuestion : words.answer.of, {field: input.label, answer});
}

/** So many are named; of more only the first. */
const MOST_NAMED = 3;

function optionText({direction, andFurther}: Change, input: FormField, options: readonly string[]): string {
  const all = input.kind === 'choice' || input.kind === 'yesno' ? input.options : [];
  const labels = options.map((value) => all.find((option) => option.value === value)?.label ?? value);
  const [option] = labels as [string];
  if (andFurther) return fill(direction === 'up' ? words.answer.orHigher : words.answer.orLower, {option});
  if (labels.length > MOST_NAMED) return fill(words.answer.others, {option, count: grouped(labels.length - 1)});
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(labels);
}

function numberText({value, ages, limit, andFurther}: Change, input: NumberField): string {
  if (ages) return fill(words.answer.birthday, {ordinal: ordinal(Number(value))});
  const isLimit = limit !== undefined && andFurther;
  const answer = isLimit
    ? fill(words.answer[limit.is], {number: inUnit(limit.at, input.unit)})
    : inUnit(Number(value), input.unit);
  if (limit?.difference === undefined) return answer;
  // Of a limit its own distance is told, not that of the number just behind it.
  const difference = isLimit ? limit.at - (Number(value) - limit.difference) : limit.difference;
  if (difference === 0) return answer;
  return fill(difference < 0 ? words.answer.less : words.answer.more, {
    answer,
    difference: inUnit(Math.abs(difference), input.unit),
  });
}

function ordinal(number: number): string {
  const rule = new Intl.PluralRules('en', {type: 'ordinal'}).select(number) as keyof typeof words.ordinal;
  return fill(words.ordinal[rule] ?? words.ordinal.other, {number: grouped(number)});
}
