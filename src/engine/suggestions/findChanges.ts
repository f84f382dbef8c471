/**
 * What would change a verdict: the smallest changes to the answers given, one first, then two, that give a better one,
 * and the single ones that give a worse one. Pure; the number of verdicts worked out is bounded by the definition's cuts.
 */
import type {ChangesModule, Outcome, Variable} from '../compiled/changes.ts';
import type {FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {isShown, offeredOptions} from '../answers/visibility.ts';
import {isChoiceField} from '../inputs/choice.ts';
import type {Aim, Change} from './change.ts';
import {waysOf} from './ways.ts';

export interface Suggestion {
  /** One or two; applied together they give the outcome. */
  readonly changes: readonly Change[];
  readonly outcome: Outcome;
}

export interface FoundChanges {
  /** The verdict for the answers given. */
  readonly now: Outcome;
  /** The nearest first; of suggestions that change the same answers the first stands before all further ones. */
  readonly better: readonly Suggestion[];
  readonly worse: readonly Suggestion[];
}

/** How an outcome is looked up, and what the form asks. */
interface Search {
  readonly calculator: Pick<ChangesModule, 'outcome' | 'variables'>;
  readonly inputs: readonly FormField[];
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly now: Outcome;
}

/**
 * @param answers as they reach the calculation, from `readAnswers`
 * @returns null where there is no verdict, or none that ranks
 */
export function findChanges(
  calculator: Pick<ChangesModule, 'outcome' | 'variables'>,
  inputs: readonly FormField[],
  answers: Answers,
  today: CalendarDay,
): FoundChanges | null {
  const now = calculator.outcome(answers, today);
  if (now === null) return null;
  const search: Search = {calculator, inputs, answers, today, now};
  const single = singles(search, 'better');
  return {now, better: [...sorted(single), ...sorted(pairs(search))], worse: sorted(singles(search, 'worse'))};
}

/** The answers with the changes made. */
export function withChanges(answers: Answers, changes: readonly Change[]): Answers {
  return {...answers, ...Object.fromEntries(changes.map(({id, value}) => [id, value]))};
}

/** Of each way the nearest answer that does. */
function singles(search: Search, aim: Aim): readonly Suggestion[] {
  return search.calculator.variables.flatMap((variable) =>
    ways(variable, search, search.answers, aim).flatMap((way) => {
      const nearest = way.findIndex((change) => reaches(search, [change], aim) !== null);
      return nearest < 0 ? [] : [suggestion(search, [way.slice(nearest)], aim)];
    }),
  );
}

/** Of each two ways the nearest answers that do together; none of which does alone. */
function pairs(search: Search): readonly Suggestion[] {
  const {variables} = search.calculator;
  const alone = (change: Change): boolean => reaches(search, [change], 'better') !== null;
  const lacking = (variable: Variable, answers: Answers): readonly (readonly Change[])[] =>
    ways(variable, search, answers, 'better').map((way) => way.filter((change) => !alone(change)));
  return variables.flatMap((one, place) => {
    const firstWays = lacking(one, search.answers);
    return variables.slice(place + 1).flatMap((other) => {
      const fixed = other.kind === 'choice' || other.joint.length === 0 ? lacking(other, search.answers) : undefined;
      return firstWays.flatMap((first) =>
        pairsOfWays(first, fixed ?? ((change) => lacking(other, withChanges(search.answers, [change]))), search),
      );
    });
  });
}

/** The nearer the first answer, the farther the second may be: farther seconds for farther firsts are no smaller. */
function pairsOfWays(
  first: readonly Change[],
  seconds: readonly (readonly Change[])[] | ((change: Change) => readonly (readonly Change[])[]),
  search: Search,
): readonly Suggestion[] {
  const nearest = new Map<number, number>();
  return first.flatMap((change, place) =>
    (typeof seconds === 'function' ? seconds(change) : seconds).flatMap((second, way) => {
      const known = nearest.get(way) ?? second.length;
      const found = second.slice(0, known).findIndex((each) => reaches(search, [change, each], 'better') !== null);
      if (found < 0) return [];
      nearest.set(way, found);
      return [suggestion(search, [first.slice(place), second.slice(found)], 'better')];
    }),
  );
}

function ways(variable: Variable, {inputs}: Search, answers: Answers, aim: Aim): readonly (readonly Change[])[] {
  const input = inputs.find(({id}) => id === variable.id);
  return input === undefined ? [] : waysOf(variable, input, inputs, answers, aim);
}

/** The outcome, where it is what is aimed at and the form can be filled in so. */
function reaches(
  {calculator, inputs, answers, today, now}: Search,
  changes: readonly Change[],
  aim: Aim,
): Outcome | null {
  const changed = withChanges(answers, changes);
  const outcome = calculator.outcome(changed, today);
  if (outcome === null || (outcome.tone === 'neutral') !== (now.tone === 'neutral')) return null;
  if (aim === 'better' ? outcome.rank <= now.rank : outcome.rank >= now.rank) return null;
  return changes.every((change) => canAnswer(change, inputs, changed)) ? outcome : null;
}

/** Whether the form shows the field, and offers the option, with the changes made. */
function canAnswer({id, value}: Change, inputs: readonly FormField[], answers: Answers): boolean {
  const input = inputs.find((each) => each.id === id)!;
  if (!isShown(input, answers)) return false;
  if (!isChoiceField(input)) return true;
  return offeredOptions(input, answers).some((option) => option.value === value && !option.keptFromBefore);
}

/** @param rests of each way the answer that does and all further ones */
function suggestion(search: Search, rests: readonly (readonly Change[])[], aim: Aim): Suggestion {
  const nearest = rests.map(([first]) => first!);
  const outcome = reaches(search, nearest, aim)!;
  const changes = rests.map(([first, ...further], place): Change => {
    const isOpen = first!.limit !== undefined || further.length > 0;
    const holds =
      isOpen && further.every((each) => isAsFar(reaches(search, nearest.with(place, each), aim), outcome, aim));
    return {...first!, andFurther: holds};
  });
  return {changes, outcome};
}

function isAsFar(outcome: Outcome | null, wanted: Outcome, aim: Aim): boolean {
  if (outcome === null) return false;
  return aim === 'better' ? outcome.rank >= wanted.rank : outcome.rank <= wanted.rank;
}

function sorted(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const effort = ({changes}: Suggestion): number => changes.filter(({slowly}) => slowly).length;
  const distance = ({changes}: Suggestion): number => changes.reduce((sum, change) => sum + change.distance, 0);
  const nearest = suggestions.toSorted((one, other) => effort(one) - effort(other) || distance(one) - distance(other));
  const key = ({changes}: Suggestion): string => changes.map(({id}) => id).join(' ');
  const first = new Map(nearest.toReversed().map((each) => [key(each), each]));
  const isFirst = (each: Suggestion): boolean => first.get(key(each)) === each;
  return [...nearest.filter(isFirst), ...nearest.filter((each) => !isFirst(each))];
}
