/** Suggestions below their headings: those that lead to the same outcome with the same number of changes. */
import type {Variable} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import type {FoundChanges} from '../../../engine/suggestions/findChanges.ts';
import {fill, fillCount, withoutFullStop} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import {groupBy, type SuggestionLine} from './suggestionText.ts';

export interface SuggestionGroup {
  /** Names the outcome that all of them lead to. */
  readonly title: string;
  readonly lines: readonly [SuggestionLine, ...SuggestionLine[]];
}

/** In the order of the lines. */
export function betterGroups(better: readonly SuggestionLine[]): readonly SuggestionGroup[] {
  return groupLines(better).map((lines, index, groups) => ({title: titleOf(lines, groups[index - 1]), lines}));
}

export function worseGroups(worse: readonly SuggestionLine[]): readonly SuggestionGroup[] {
  return groupLines(worse).map((lines) => ({
    title: fillCount(words.changes.worse, lines.length, {outcome: withoutFullStop(lines[0].outcome.text)}),
    lines,
  }));
}

/** Why nothing would make a verdict better that could be; undefined otherwise. */
export function stuckText(
  {now, variables}: FoundChanges,
  better: readonly SuggestionLine[],
  inputs: readonly FormField[],
  isIncomplete: boolean,
): string | undefined {
  const {changes} = words;
  if (better.length > 0 || (now.tone !== 'bad' && now.tone !== 'caution')) return undefined;
  if (isIncomplete) return changes.unanswered;
  const list = inputs.find((input) => input.kind === 'list');
  const varied = variables.find(({kind}) => kind === 'list');
  if (list !== undefined) {
    const text = varied === undefined ? changes.otherItems : isPlanned(varied) ? changes.plannedItem : changes.oneItem;
    return fill(text, {items: list.items});
  }
  return variables.some(({kind}) => kind === 'date') ? changes.oneAnswer : changes.none;
}

/** That not all items were tried; undefined if they were. */
export function cutShortText({isCutShort}: FoundChanges, inputs: readonly FormField[]): string | undefined {
  const list = inputs.find((input) => input.kind === 'list');
  return isCutShort && list !== undefined ? fill(words.changes.cutShort, {items: list.items}) : undefined;
}

/** Whether suggestions change only items in the future. */
const isPlanned = (variable: Variable): boolean =>
  variable.kind === 'list' && [variable, ...variable.each].some(({changes}) => changes === 'planned');

/** @param before the group above, whose title need not be repeated if it leads to the same result */
function titleOf(lines: SuggestionGroup['lines'], before: SuggestionGroup['lines'] | undefined): string {
  const [{size, outcome}] = lines;
  if (size === 2 && before?.[0].outcome.text === outcome.text) return words.changes.orTwo;
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, {outcome: withoutFullStop(outcome.text)});
}

/** Lines by outcome and number of changes. */
function groupLines(lines: readonly SuggestionLine[]): readonly SuggestionGroup['lines'][] {
  return groupBy(lines, ({size, outcome}) => `${size} ${outcome.text}`);
}
