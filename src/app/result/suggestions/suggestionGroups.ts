/** Suggestions below their headings: those that lead to the same outcome with the same number of changes. */
import type {Variable} from '../../../engine/program/module.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import type {Aim} from '../../../engine/answers/suggestions/change.ts';
import type {Obstacle} from '../../../engine/answers/suggestions/obstacle.ts';
import {MOST_YEARS_OF_WAITING} from '../../../engine/answers/suggestions/search.ts';
import {list} from '../../../engine/runtime/formats.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
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
    title: fill(words.changes.worse, {count: lines.length, ...outcomeOf(lines, 'worse')}),
    lines,
  }));
}

/** Why nothing would make a verdict better that could be; undefined otherwise. */
export function stuckText(
  {now, variables, obstacle}: FoundChanges,
  better: readonly SuggestionLine[],
  inputs: readonly FormField[],
  isIncomplete: boolean,
): string | undefined {
  const {changes} = words;
  if (better.length > 0 || (now.tone !== 'bad' && now.tone !== 'caution')) return undefined;
  if (isIncomplete) return changes.unanswered;
  const obstacleSaid = obstacle && obstacleText(obstacle, inputs);
  if (obstacleSaid !== undefined) return obstacleSaid;
  const items = inputs.find((input) => input.kind === 'list');
  const varied = variables.find(({kind}) => kind === 'list');
  if (items !== undefined) {
    const text = varied === undefined ? changes.otherItems : isPlanned(varied) ? changes.plannedItem : changes.oneItem;
    return fill(text, {items: items.items});
  }
  return obstacle?.isWhole === true ? changes.none : changes.oneAnswer;
}

/** That the verdict depends on what nobody can change; undefined if no such answer is known to be enough. */
function obstacleText({alone, together, isBoth}: Obstacle, inputs: readonly FormField[]): string | undefined {
  const found = alone.length > 0 ? alone : together;
  if (found.length === 0) return undefined;
  const lasting = found.filter(({waits}) => !waits);
  const named = lasting.length > 0 ? lasting : found;
  const labels = named.map(({id}) => inputs.find((input) => input.id === id)!.label);
  const questions = list(labels.map((label) => fill(words.changes.quoted, {label})));
  const isAge = lasting.length === 0;
  const {dependsOn, dependsOnAge, dependsOnMore, dependsOnAgeAndMore} = words.changes;
  const isAll = alone.length > 0 || (isBoth && named.length === together.length);
  const text = isAll ? (isAge ? dependsOnAge : dependsOn) : isAge ? dependsOnAgeAndMore : dependsOnMore;
  return fill(text, {questions, years: MOST_YEARS_OF_WAITING});
}

/** That not all items were tried; undefined if they were. */
export function cutShortText({isCutShort}: FoundChanges, inputs: readonly FormField[]): string | undefined {
  const input = inputs.find(({kind}) => kind === 'list');
  return isCutShort && input?.kind === 'list' ? fill(words.changes.cutShort, {items: input.items}) : undefined;
}

/** Whether suggestions change only items in the future. */
const isPlanned = (variable: Variable): boolean =>
  variable.kind === 'list' && [variable, ...variable.each].some(({changes}) => changes === 'planned');

/** @param before the group above, whose title need not be repeated if it leads to the same result */
function titleOf(lines: SuggestionGroup['lines'], before: SuggestionGroup['lines'] | undefined): string {
  const [{size, outcome, andBeyond}] = lines;
  if (size === 2 && before?.[0].outcome.text === outcome.text && (before[0].andBeyond || !andBeyond))
    return words.changes.orTwo;
  const text = size === 2 ? words.changes.two : lines.length === 1 ? words.changes.one : words.changes.oneOf;
  return fill(text, outcomeOf(lines, 'better'));
}

function outcomeOf(lines: SuggestionGroup['lines'], aim: Aim) {
  const {outcome, andBeyond} = lines[0];
  return {outcome: withoutFullStop(outcome.text), beyond: andBeyond ? words.changes.beyond[aim] : ''};
}

/** Lines by outcome and number of changes; what leads beyond the outcome has a title of its own. */
function groupLines(lines: readonly SuggestionLine[]): readonly SuggestionGroup['lines'][] {
  return groupBy(lines, ({size, outcome, andBeyond}) => `${size} ${andBeyond} ${outcome.text}`);
}
