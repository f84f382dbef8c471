/** The steps of a search for other outcomes: changes of one answer, and of two, each tried. */
import {isJudgement} from '../../results/card.ts';
import type {SearchedModule, Variable} from '../../program/module.ts';
import type {Outcome} from '../../results/program.ts';
import type {FormField} from '../../language/inputs/index.ts';
import {isBlank, type Answers} from '../../runtime/answers.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import {isShown, offeredOptions} from '../visibility.ts';
import {isChoiceField} from '../../language/inputs/choice.ts';
import {candidatesFor} from './candidates.ts';
import type {Aim, Change, Directions, Suggestion} from './change.ts';
import {dayPaths, listPaths, nearestStep, type Path} from './paths.ts';

/** What every step of a search needs. */
export interface Search {
  readonly calculator: Pick<SearchedModule, 'outcome' | 'variables'>;
  readonly inputs: readonly FormField[];
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly now: Outcome;
}

/** More steps are not tried to say that all of them are enough. */
const MOST_FURTHER = 100;

/** The answers with the changes applied. */
export function withChanges(answers: Answers, changes: readonly Change[]): Answers {
  return {...answers, ...Object.fromEntries(changes.map(({id, value}) => [id, value]))};
}

/** For each direction, the nearest answer that is enough by itself. */
export function singles(search: Search, aim: Aim): readonly Suggestion[] {
  return search.calculator.variables.flatMap((variable) =>
    candidatesFor(variable, search.inputs, search.answers, aim).flatMap((candidates) => {
      const nearest = candidates.findIndex((change) => reachedOutcome(search, [change], aim) !== null);
      return nearest < 0 ? [] : [suggestion(search, [candidates.slice(nearest)], aim)];
    }),
  );
}

/** A step of a path that is enough by itself. */
interface FoundStep {
  readonly path: Path;
  readonly step: number;
}

/** For each path of days and lists, whose thresholds are not known, the nearest step that is enough. Pauses after each path. */
export function* tried(search: Search, aim: Aim): Generator<undefined, readonly FoundStep[]> {
  const found: FoundStep[] = [];
  for (const path of search.calculator.variables.flatMap((variable) => pathsFor(variable, search, aim))) {
    const step = nearestStep(path.length, (each) => reachedOutcome(search, [path.at(each)], aim) !== null);
    if (step !== undefined) found.push({path, step});
    yield;
  }
  return found;
}

/** Says that all further steps are enough too only if each of them has been tried. */
export function triedSuggestion({path: {length, isWhole, at}, step}: FoundStep, search: Search, aim: Aim): Suggestion {
  const reached = (each: number): Outcome | null => reachedOutcome(search, [at(each)], aim);
  const outcome = reached(step)!;
  const further = length - step;
  const furthest = further <= MOST_FURTHER ? Array.from({length: further}, (_, index) => step + 1 + index) : [];
  const andFurther = isWhole && furthest.length > 0 && furthest.every((each) => isAtLeast(reached(each), outcome, aim));
  const andBeyond = andFurther && furthest.some((each) => reached(each)?.text !== outcome.text);
  return {changes: [{...at(step), andFurther}], outcome, andBeyond};
}

/** The paths of an answer without known thresholds. */
function pathsFor(variable: Variable, {inputs, answers, today}: Search, aim: Aim): readonly Path[] {
  const input = inputs.find(({id}) => id === variable.id);
  const answer = answers[variable.id];
  if (variable.kind === 'date' && input?.kind === 'date')
    return dayPaths(variable, input, answer, {today, aim, others: []});
  return variable.kind === 'list' && input?.kind === 'list' ? listPaths(variable, input, answer, today, aim) : [];
}

/** For each pair of directions, the nearest answers that are enough together but not alone. */
export function pairs(search: Search): readonly Suggestion[] {
  const {variables} = search.calculator;
  const isEnough = (change: Change): boolean => reachedOutcome(search, [change], 'better') !== null;
  const insufficient = (variable: Variable, answers: Answers): Directions =>
    candidatesFor(variable, search.inputs, answers, 'better').map((changes) =>
      changes.filter((change) => !isEnough(change)),
    );
  return variables.flatMap((one, index) => {
    const firsts = insufficient(one, search.answers);
    return variables.slice(index + 1).flatMap((other) => {
      const isJoint = other.kind === 'number' && other.joint.length > 0;
      const fixed = isJoint ? undefined : insufficient(other, search.answers);
      const secondsFor = (change: Change): Directions =>
        fixed ?? insufficient(other, withChanges(search.answers, [change]));
      return firsts.flatMap((first) => pairCandidates(first, secondsFor, search));
    });
  });
}

/** If a smaller first change works with this second change, larger first changes need not be tried with larger second ones. */
function pairCandidates(
  first: readonly Change[],
  secondsFor: (change: Change) => Directions,
  search: Search,
): readonly Suggestion[] {
  const nearest = new Map<number, number>();
  return first.flatMap((change, index) =>
    secondsFor(change).flatMap((second, direction) => {
      const smaller = second.slice(0, nearest.get(direction) ?? second.length);
      const enough = smaller.findIndex((other) => reachedOutcome(search, [change, other], 'better') !== null);
      if (enough < 0) return [];
      nearest.set(direction, enough);
      return [suggestion(search, [first.slice(index), second.slice(enough)], 'better')];
    }),
  );
}

/** Later birthdays are too far away to plan a visa around. */
export const MOST_YEARS_OF_WAITING = 5;

const isFarOff = ({ages, limit}: Change): boolean => ages && (limit?.difference ?? 0) > MOST_YEARS_OF_WAITING;

/** The outcome after the changes; null if the search is not looking for it, or if the form does not allow these answers. */
function reachedOutcome(
  {calculator, inputs, answers, today, now}: Search,
  changes: readonly Change[],
  aim: Aim,
): Outcome | null {
  if (aim === 'better' && changes.some(isFarOff)) return null;
  const changed = withChanges(answers, changes);
  const outcome = calculator.outcome(changed, today);
  if (outcome === null || isJudgement(outcome.tone) !== isJudgement(now.tone)) return null;
  // Which of two bad verdicts comes first says which is looked at first: nobody aims at the other.
  if (outcome.tone === 'bad' && now.tone === 'bad') return null;
  // Nor of two good ones, where the other only says more of a question that was left open.
  if (outcome.tone === 'good' && now.tone === 'good' && changes.some(({id}) => isBlank(answers[id]))) return null;
  if (aim === 'better' ? outcome.rank <= now.rank : outcome.rank >= now.rank) return null;
  return changes.every((change) => canAnswer(change, inputs, changed)) ? outcome : null;
}

/** Whether the form shows the field, and offers the option, with the changes made. */
export function canAnswer({id, value}: Change, inputs: readonly FormField[], answers: Answers): boolean {
  const input = inputs.find((field) => field.id === id)!;
  if (!isShown(input, answers)) return false;
  if (!isChoiceField(input)) return true;
  return offeredOptions(input, answers).some((option) => option.value === value && !option.keptFromBefore);
}

/** @param directions each starts with the answer that is enough; all further ones follow */
function suggestion(search: Search, directions: Directions, aim: Aim): Suggestion {
  const nearest = directions.map(([first]) => first!);
  const outcome = reachedOutcome(search, nearest, aim)!;
  let andBeyond = false;
  const changes = directions.map(([first, ...further], index): Change => {
    const isOpen = !first!.isAlone && (first!.limit !== undefined || further.length > 0);
    const outcomes = isOpen
      ? further.map((change) => reachedOutcome(search, nearest.with(index, change), aim))
      : undefined;
    const andFurther = outcomes?.every((each) => isAtLeast(each, outcome, aim)) === true;
    andBeyond ||= andFurther && outcomes!.some((each) => each?.text !== outcome.text);
    return {...first!, andFurther};
  });
  return {changes, outcome, andBeyond};
}

function isAtLeast(outcome: Outcome | null, wanted: Outcome, aim: Aim): boolean {
  if (outcome === null) return false;
  return aim === 'better' ? outcome.rank >= wanted.rank : outcome.rank <= wanted.rank;
}

export function sorted(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const effort = ({changes}: Suggestion): number => changes.filter(({slowly}) => slowly).length;
  const distance = ({changes}: Suggestion): number => changes.reduce((sum, change) => sum + change.distance, 0);
  const nearest = suggestions.toSorted((one, other) => effort(one) - effort(other) || distance(one) - distance(other));
  const key = ({changes}: Suggestion): string => changes.map(({id}) => id).join(' ');
  const first = new Map(nearest.toReversed().map((suggested) => [key(suggested), suggested]));
  const isFirst = (suggested: Suggestion): boolean => first.get(key(suggested)) === suggested;
  return [...nearest.filter(isFirst), ...nearest.filter((suggested) => !isFirst(suggested))];
}
