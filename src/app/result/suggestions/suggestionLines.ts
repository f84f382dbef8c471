/** Suggestions as lines of text; those that differ only in the option of a choice become one line. */
import {isChoiceField} from '../../../engine/inputs/choice.ts';
import type {Outcome} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import {isNumberField, type NumberField} from '../../../engine/inputs/number.ts';
import {grouped, inUnit} from '../../../engine/runtime/formats.ts';
import type {Change, Suggestion} from '../../../engine/suggestions/findChanges.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';

/** Of more options, only the first is named. */
const MOST_NAMED = 3;

export interface SuggestionLine {
  readonly text: string;
  readonly takesTime: boolean;
  readonly outcome: Outcome;
  /** The number of answers that change. */
  readonly size: number;
  /** What to fill in to try it, by input id. */
  readonly typed: Readonly<Record<string, string>>;
}

/** @returns in the order of the suggestions */
export function suggestionLines(
  suggestions: readonly Suggestion[],
  inputs: readonly FormField[],
): readonly SuggestionLine[] {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of suggestions) {
    const key = keyOf(suggestion, inputs);
    groups.set(key, [...(groups.get(key) ?? []), suggestion]);
  }
  return [...groups.values()].map((group) => lineOf(group as [Suggestion, ...Suggestion[]], inputs));
}

/** Equal for single changes that differ only in the option of an unordered choice. */
function keyOf({changes, outcome}: Suggestion, inputs: readonly FormField[]): string {
  const [only] = changes;
  const isOption = changes.length === 1 && only!.direction === undefined;
  const isChoice = inputs.some(({id, kind}) => id === only!.id && kind === 'choice');
  return isOption && isChoice ? `${only!.id} ${outcome.rank}` : JSON.stringify(changes);
}

function lineOf(
  [first, ...others]: readonly [Suggestion, ...Suggestion[]],
  inputs: readonly FormField[],
): SuggestionLine {
  const texts = first.changes.map((change) =>
    changeText(
      change,
      inputs.find(({id}) => id === change.id)!,
      [change.value, ...others.map(({changes}) => changes[0]!.value)],
    ),
  );
  return {
    text: texts.length === 1 ? texts[0]! : fill(words.answer.both, {first: texts[0]!, second: texts[1]!}),
    // 'from your 30th birthday' already implies waiting.
    takesTime: first.changes.some(({slowly, ages}) => slowly && !ages),
    outcome: first.outcome,
    size: first.changes.length,
    typed: Object.fromEntries(first.changes.map(({id, value}) => [id, value])),
  };
}

/**
 * A change in words: 'Monthly salary: at least QAR 12,000 (QAR 4,000 more)'.
 * @param options for a choice, all options with the same effect; the first is the one to try
 */
function changeText(change: Change, input: FormField, options: readonly string[] = [change.value]): string {
  const answer = isNumberField(input) ? numberText(change, input) : optionText(change, input, options);
  return fill(input.label.endsWith('?') ? words.answer.ofQuestion : words.answer.of, {field: input.label, answer});
}

function optionText({direction, andFurther}: Change, input: FormField, options: readonly string[]): string {
  const all = isChoiceField(input) ? input.options : [];
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
  // The difference to the limit itself, not to the number just beyond it.
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
