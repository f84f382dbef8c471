/** Suggestions as lines to show: what was found several times with another option becomes one line. */
import type {Outcome} from '../../../engine/compiled/changes.ts';
import type {FormField} from '../../../engine/compiled/module.ts';
import type {Suggestion} from '../../../engine/suggestions/findChanges.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/suggestions.ts';
import {changeText} from './changeText.ts';

export interface SuggestionLine {
  readonly text: string;
  readonly takesTime: boolean;
  readonly outcome: Outcome;
  /** How many answers change. */
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

/** The same for single changes that differ only in the option of an unordered choice. */
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
    // A birthday says so itself.
    takesTime: first.changes.some(({slowly, ages}) => slowly && !ages),
    outcome: first.outcome,
    size: first.changes.length,
    typed: Object.fromEntries(first.changes.map(({id, value}) => [id, value])),
  };
}
