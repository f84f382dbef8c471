/**
 * What would change a verdict: the smallest changes of one answer, then of two, that lead to a better verdict, and the
 * smallest changes of one answer that lead to a worse one. Pure; the definition's cuts bound the number of verdicts
 * that are calculated.
 */
import type {SearchedModule, Variable} from '../../program/module.ts';
import type {Outcome} from '../../results/program.ts';
import type {FormField} from '../../language/inputs/index.ts';
import type {Answers} from '../../runtime/answers.ts';
import type {CalendarDay} from '../../runtime/calendar.ts';
import type {Aim, Suggestion} from './change.ts';
import {findObstacle, type Obstacle} from './obstacle.ts';
import {pairs, type Search, singles, sorted, tried, triedSuggestion} from './search.ts';

export interface FoundChanges {
  /** The verdict for the current answers. */
  readonly now: Outcome;
  /**
   * Single changes, then pairs; in each group the nearest first, except that further suggestions for the same answers
   * come last.
   */
  readonly better: readonly Suggestion[];
  readonly worse: readonly Suggestion[];
  /** Why there are no better ones; undefined if there are, or if the verdict is good. */
  readonly obstacle: Obstacle | undefined;
  /** Whether there were more changes to days and lists than could be tried. */
  readonly isCutShort: boolean;
  /** The inputs that were varied, with the words for their answers. */
  readonly variables: readonly Variable[];
  readonly shortNames: SearchedModule['shortNames'];
}

/** The most verdicts that are calculated to find thresholds that are not known: for a list of 60 items, some 250 ms on a slow phone. */
const MOST_TRIES = 300;

/**
 * @param answers as they reach the calculation, from `readAnswers`
 * @returns null if there is no verdict, or none that can be ranked
 */
export function findChanges(...given: Parameters<typeof searchChanges>): FoundChanges | null {
  const steps = searchChanges(...given);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

/** The search of `findChanges`, which pauses wherever an app may handle keys before it goes on. */
export function* searchChanges(
  calculator: Pick<SearchedModule, 'outcome' | 'variables' | 'questions' | 'shortNames'>,
  inputs: readonly FormField[],
  answers: Answers,
  today: CalendarDay,
): Generator<undefined, FoundChanges | null> {
  const now = calculator.outcome(answers, today);
  if (now === null) return null;
  const search: Search = {calculator, inputs, answers, today, now};
  const {outcome, isCutShort} = limited(calculator.outcome);
  const trial: Search = {...search, calculator: {...calculator, outcome}};
  const nearest = {better: yield* tried(trial, 'better'), worse: yield* tried(trial, 'worse')};
  const isIncomplete = isCutShort();
  const single = (aim: Aim): readonly Suggestion[] =>
    sorted([...singles(search, aim), ...nearest[aim].map((found) => triedSuggestion(found, trial, aim))]);
  const {variables, shortNames} = calculator;
  const better = [...single('better'), ...sorted(pairs(search))];
  yield;
  const isStuck = better.length === 0 && (now.tone === 'bad' || now.tone === 'caution');
  return {
    now,
    better,
    obstacle: isStuck ? yield* findObstacle(search, calculator.questions) : undefined,
    worse: single('worse'),
    isCutShort: isIncomplete,
    variables,
    shortNames,
  };
}

/** Verdicts of which each is calculated once; null for all others once there are too many. */
function limited(outcomeOf: SearchedModule['outcome']) {
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
