/**
 * What would change a verdict: the smallest changes of one answer, then of two, that lead to a better verdict, and the
 * smallest changes of one answer that lead to a worse one. Pure; the definition's cuts bound the number of verdicts
 * that are calculated.
 */
import {isJudgement} from '../compiled/card.ts';
import type {ChangesModule, Cut, Outcome, Variable} from '../compiled/module.ts';
import type {FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import type {ItemTexts} from '../runtime/items.ts';
import {isShown, offeredOptions} from '../answers/visibility.ts';
import {isChoiceField} from '../inputs/choice.ts';
import {candidatesFor} from './candidates.ts';
import {dayPaths, listPaths, nearestStep, type Path} from './paths.ts';

/** Another answer to one question. */
export interface Change {
  readonly id: string;
  /** As the form holds it. */
  readonly value: string;
  /** It takes a long time, such as a degree, years of work or a birthday. */
  readonly slowly: boolean;
  /** It happens only with a birthday. */
  readonly ages: boolean;
  /** Towards a higher or a lower answer; missing if the answers have no order. */
  readonly direction?: 'up' | 'down';
  /** How far it is from the current answer, relative to the question: 0 to 1. */
  readonly distance: number;
  /** The limit that is crossed; only for numbers. */
  readonly limit?: Limit;
  /** Where the next region of numbers begins, which may lead to another outcome; `after` if it begins just above. */
  readonly until?: Cut;
  /** Whether all further answers in the same direction are enough too; false for a choice without further options. */
  readonly andFurther: boolean;
  /** Of a list: what happens to one of its items. */
  readonly item?: ItemChange;
}

/** An item that is left out, or one of its fields with another answer. */
export interface ItemChange {
  /** Its place among the items of the answer, from 1 on. */
  readonly number: number;
  /** What its fields hold before the change. */
  readonly texts: ItemTexts;
  /** The change of one field, whose `id` is its name within the item; missing if the item is left out. */
  readonly field?: Change;
}

/** A limit that was crossed; `over` and `below` exclude the number itself. */
export interface Limit {
  readonly is: 'atLeast' | 'over' | 'atMost' | 'below';
  readonly at: number;
  /** The suggested number minus the current one; missing if the field is empty. */
  readonly difference?: number;
}

/** Changes to one answer, a list for each direction, the nearest first. */
export type Directions = readonly (readonly Change[])[];

/** Which verdicts a search looks for. */
export type Aim = 'better' | 'worse';

export interface Suggestion {
  /** One or two; applied together they lead to the outcome. */
  readonly changes: readonly Change[];
  readonly outcome: Outcome;
}

export interface FoundChanges {
  /** The verdict for the current answers. */
  readonly now: Outcome;
  /**
   * Single changes, then pairs; in each group the nearest first, except that further suggestions for the same answers
   * come last.
   */
  readonly better: readonly Suggestion[];
  readonly worse: readonly Suggestion[];
  /** Whether there were more changes to days and lists than could be tried. */
  readonly isCutShort: boolean;
  /** The inputs that were varied, with the words for their answers. */
  readonly variables: readonly Variable[];
  readonly shortNames: ChangesModule['shortNames'];
}

/** What every step of a search needs. */
interface Search {
  readonly calculator: Pick<ChangesModule, 'outcome' | 'variables'>;
  readonly inputs: readonly FormField[];
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly now: Outcome;
}

/** The most verdicts that are calculated to find thresholds that are not known: for a list of 60 items, some 150 ms on a slow phone. */
const MOST_TRIES = 300;

/** More steps are not tried to say that all of them are enough. */
const MOST_FURTHER = 100;

/**
 * @param answers as they reach the calculation, from `readAnswers`
 * @returns null if there is no verdict, or none that can be ranked
 */
export function findChanges(
  calculator: Pick<ChangesModule, 'outcome' | 'variables' | 'shortNames'>,
  inputs: readonly FormField[],
  answers: Answers,
  today: CalendarDay,
): FoundChanges | null {
  const now = calculator.outcome(answers, today);
  if (now === null) return null;
  const search: Search = {calculator, inputs, answers, today, now};
  const {outcome, isCutShort} = limited(calculator.outcome);
  const trial: Search = {...search, calculator: {...calculator, outcome}};
  const nearest = {better: tried(trial, 'better'), worse: tried(trial, 'worse')};
  const isIncomplete = isCutShort();
  const single = (aim: Aim): readonly Suggestion[] =>
    sorted([...singles(search, aim), ...nearest[aim].map((found) => triedSuggestion(found, trial, aim))]);
  const {variables, shortNames} = calculator;
  return {
    now,
    better: [...single('better'), ...sorted(pairs(search))],
    worse: single('worse'),
    isCutShort: isIncomplete,
    variables,
    shortNames,
  };
}

/** The answers with the changes applied. */
export function withChanges(answers: Answers, changes: readonly Change[]): Answers {
  return {...answers, ...Object.fromEntries(changes.map(({id, value}) => [id, value]))};
}

/** For each direction, the nearest answer that is enough by itself. */
function singles(search: Search, aim: Aim): readonly Suggestion[] {
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

/** For each path of days and lists, whose thresholds are not known, the nearest step that is enough. */
function tried(search: Search, aim: Aim): readonly FoundStep[] {
  return search.calculator.variables.flatMap((variable) =>
    pathsFor(variable, search, aim).flatMap((path) => {
      const isEnough = (step: number): boolean => reachedOutcome(search, [path.at(step)], aim) !== null;
      const step = nearestStep(path.length, isEnough);
      return step === undefined ? [] : [{path, step}];
    }),
  );
}

/** Says that all further steps are enough too only if each of them has been tried. */
function triedSuggestion({path: {length, isWhole, at}, step}: FoundStep, search: Search, aim: Aim): Suggestion {
  const reached = (each: number): Outcome | null => reachedOutcome(search, [at(each)], aim);
  const outcome = reached(step)!;
  const further = length - step;
  const andFurther =
    isWhole &&
    further > 0 &&
    further <= MOST_FURTHER &&
    Array.from({length: further}, (_, index) => step + 1 + index).every((each) =>
      isAtLeast(reached(each), outcome, aim),
    );
  return {changes: [{...at(step), andFurther}], outcome};
}

/** Verdicts of which each is calculated once; null for all others once there are too many. */
function limited(outcomeOf: ChangesModule['outcome']) {
  const outcomes = new Map<string, Outcome | null>();
  let isCutShort = false;
  function outcome(answers: Answers, today: CalendarDay): Outcome | null {
    const key = JSON.stringify(answers);
    if (!outcomes.has(key)) {
      isCutShort ||= outcomes.size === MOST_TRIES;
      if (isCutShort) return null;
      outcomes.set(key, outcomeOf(answers, today));
    }
    return outcomes.get(key)!;
  }
  return {outcome, isCutShort: () => isCutShort};
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
function pairs(search: Search): readonly Suggestion[] {
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
const MOST_YEARS_OF_WAITING = 5;

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
  if (aim === 'better' ? outcome.rank <= now.rank : outcome.rank >= now.rank) return null;
  return changes.every((change) => canAnswer(change, inputs, changed)) ? outcome : null;
}

/** Whether the form shows the field, and offers the option, with the changes made. */
function canAnswer({id, value}: Change, inputs: readonly FormField[], answers: Answers): boolean {
  const input = inputs.find((field) => field.id === id)!;
  if (!isShown(input, answers)) return false;
  if (!isChoiceField(input)) return true;
  return offeredOptions(input, answers).some((option) => option.value === value && !option.keptFromBefore);
}

/** @param directions each starts with the answer that is enough; all further ones follow */
function suggestion(search: Search, directions: Directions, aim: Aim): Suggestion {
  const nearest = directions.map(([first]) => first!);
  const outcome = reachedOutcome(search, nearest, aim)!;
  const changes = directions.map(([first, ...further], index): Change => {
    const isOpen = first!.limit !== undefined || further.length > 0;
    const andFurther =
      isOpen &&
      further.every((change) => isAtLeast(reachedOutcome(search, nearest.with(index, change), aim), outcome, aim));
    return {...first!, andFurther};
  });
  return {changes, outcome};
}

function isAtLeast(outcome: Outcome | null, wanted: Outcome, aim: Aim): boolean {
  if (outcome === null) return false;
  return aim === 'better' ? outcome.rank >= wanted.rank : outcome.rank <= wanted.rank;
}

function sorted(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const effort = ({changes}: Suggestion): number => changes.filter(({slowly}) => slowly).length;
  const distance = ({changes}: Suggestion): number => changes.reduce((sum, change) => sum + change.distance, 0);
  const nearest = suggestions.toSorted((one, other) => effort(one) - effort(other) || distance(one) - distance(other));
  const key = ({changes}: Suggestion): string => changes.map(({id}) => id).join(' ');
  const first = new Map(nearest.toReversed().map((suggested) => [key(suggested), suggested]));
  const isFirst = (suggested: Suggestion): boolean => first.get(key(suggested)) === suggested;
  return [...nearest.filter(isFirst), ...nearest.filter((suggested) => !isFirst(suggested))];
}
