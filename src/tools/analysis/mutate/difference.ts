/** The first answers for which two versions of a definition give different results or verdicts, or the proof that there are none. */
import {verdictOf} from '../../../engine/blocks/verdict.ts';
import {loadRules, type LoadedRules} from '../../../engine/compile.ts';
import type {Model} from '../../../engine/model.ts';
import {dependenciesOf} from '../../../engine/references.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {namesInBlock} from '../../../engine/walk.ts';
import {type AnswerList, answersOn, type AnswerSet, product} from '../answerSets.ts';
import {isEqual} from '../equality.ts';
import {comparisonSpace} from '../space.ts';

/** A definition that can be calculated, without its page. */
export interface Calculation extends Omit<LoadedRules, 'outcome'> {
  readonly model: Model;
  /** The verdict of the card; null where a guard stops it, or the card has none. */
  readonly verdict: (answers: Answers, today: CalendarDay) => CaseVerdict | null;
}

/** A verdict as a case names it. */
export interface CaseVerdict {
  readonly tone: string;
  readonly say: string;
}

export function calculationOf(model: Model): Calculation {
  const {outcome, ...rules} = loadRules(model);
  const verdict: Calculation['verdict'] = (answers, today) => {
    const item = outcome(answers, today);
    return item === null ? null : {tone: item.tone, say: item.text};
  };
  return {model, ...rules, verdict};
}

/** What a case can compare: a key of the result, or the verdict of the card. */
interface Output {
  /** Every name that it depends on. */
  readonly dependencies: ReadonlySet<string>;
}

/** The owner of mutants inside the verdict block. */
export const verdictOwner = 'card.verdict';

export function outputsOf(model: Model): readonly Output[] {
  const results = model.steps.filter(({name}) => name.startsWith('result.'));
  const verdict = verdictOf(model);
  return [
    ...results.map(({name}) => [name]),
    ...(verdict === undefined ? [] : [[verdictOwner, ...namesInBlock(verdict)]]),
  ].map((names) => ({dependencies: dependenciesOf(names, model)}));
}

/** The inputs of every output that depends on the name, and those of the guards. */
function inputsOfOutputs(models: readonly Model[], owner: string | undefined): ReadonlySet<string> {
  return new Set(
    models.flatMap((model) => {
      const affected = outputsOf(model).filter(({dependencies}) => owner === undefined || dependencies.has(owner));
      return [
        ...affected.flatMap(({dependencies}) => [...dependencies]),
        ...model.definition.needs.map(({name}) => name),
      ];
    }),
  );
}

/** Answers on a day for which two calculations differ. */
export interface Difference {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

interface SearchResult {
  readonly difference?: Difference;
  /** Whether every answer set was compared, so that no difference found means that there is none. */
  readonly isComplete: boolean;
}

/** The search for one mutant stops after this many answer sets, without a proof. The largest of the 52 calculators needs about two million. */
const MAX_ANSWER_SETS = 5_000_000;

/**
 * Searches near the answers of people first, then the whole space.
 * @param owner the name that was changed; only what depends on it can differ
 * @param people the complete answers of the people in the cases
 */
export function findDifference(
  original: Calculation,
  changed: Calculation,
  owner: string | undefined,
  people: readonly AnswerSet[],
): SearchResult {
  const space = comparisonSpace(original.model, changed.model);
  const relevant = inputsOfOutputs([original.model, changed.model], owner);
  let compared = 0;
  for (const [dayIndex, today] of space.days.entries()) {
    const lists = answersOn(dayIndex, space).filter(({input}) => relevant.has(input));
    for (const candidates of [peopleAndNearby(people, lists), product(lists)])
      for (const answers of candidates) {
        if (++compared > MAX_ANSWER_SETS) return {isComplete: false};
        if (differ(original, changed, answers, today))
          return {difference: {answers: {...answers}, today}, isComplete: false};
      }
  }
  return {isComplete: !space.incomplete.some(({input}) => relevant.has(input))};
}

/** The answers of each person, then the same with one answer changed. */
function* peopleAndNearby(people: readonly AnswerSet[], lists: readonly AnswerList[]): Generator<AnswerSet> {
  for (const person of people) {
    yield person;
    for (const {input, answers} of lists) for (const answer of answers) yield {...person, [input]: answer};
  }
}

/** Whether two calculations give different results or verdicts for the same answers. */
export function differ(original: Calculation, changed: Calculation, answers: AnswerSet, today: CalendarDay): boolean {
  return (
    !isEqual(original.calculate(answers, today), changed.calculate(answers, today)) ||
    !isEqual(original.verdict(answers, today), changed.verdict(answers, today))
  );
}
