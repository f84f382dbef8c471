/** The first answers for which two versions of a definition give different results or verdicts, or the proof that there are none. */
import type {Model} from '../../../engine/model.ts';
import type {CalculatorModule, CompiledCalculator, Result} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {answerSpace} from '../space.ts';
import {type AnswerList, type AnswerSet, product} from '../answerSets.ts';
import {outputsOf} from './outputs.ts';
import {emitCalculation} from '../../../engine/emit/emit.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import {runtime} from '../../../engine/runtime/runtime.ts';

export interface Difference {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

interface SearchResult {
  readonly difference?: Difference;
  /** Whether every answer set was compared, so that no difference found means that there is none. */
  readonly complete: boolean;
  readonly compared: number;
}

/** The search for one change stops here, without a proof. The largest of the 52 calculators needs about two million. */
const MAX_ANSWER_SETS = 5_000_000;

/**
 * Searches near known answers first, then the whole space.
 * @param owner the name that was changed; only what depends on it can differ
 * @param known complete answers, those of the people in the cases
 */
export function findDifference(
  original: Version,
  changed: Version,
  owner: string | undefined,
  known: readonly AnswerSet[],
): SearchResult {
  const {days, axes, incomplete} = answerSpace([original.model, changed.model]);
  const relevant = inputsOfOutputs([original.model, changed.model], owner);
  const differ = (answers: AnswerSet, today: CalendarDay): boolean =>
    !isSame(original.calculate(answers, today), changed.calculate(answers, today)) ||
    !isSame(original.verdict(answers, today), changed.verdict(answers, today));
  let compared = 0;
  for (const [dayIndex, today] of days.entries()) {
    const lists = axes
      .filter(({input}) => relevant.has(input))
      .map(({input, answers}) => ({input, answers: answers[dayIndex]!}));
    for (const answers of knownAndNearby(known, lists)) {
      compared++;
      if (differ(answers, today)) return {difference: {answers: {...answers}, today}, complete: false, compared};
    }
    for (const answers of product(lists)) {
      if (++compared > MAX_ANSWER_SETS) return {complete: false, compared};
      if (differ(answers, today)) return {difference: {answers: {...answers}, today}, complete: false, compared};
    }
  }
  return {complete: !incomplete.some((input) => relevant.has(input)), compared};
}

/** The inputs behind every output that depends on the name, and those of the guards. */
function inputsOfOutputs(models: readonly Model[], owner: string | undefined): ReadonlySet<string> {
  return new Set(
    models.flatMap((model) => {
      const touched = outputsOf(model).filter(({dependencies}) => owner === undefined || dependencies.has(owner));
      return [
        ...touched.flatMap(({dependencies}) => [...dependencies]),
        ...model.definition.needs.map(({name}) => name),
      ];
    }),
  );
}

/** The known answers, then each of them with one answer changed. */
function* knownAndNearby(known: readonly AnswerSet[], lists: readonly AnswerList[]): Generator<AnswerSet> {
  for (const person of known) {
    yield person;
    for (const {input, answers} of lists) for (const answer of answers) yield {...person, [input]: answer};
  }
}

/** Whether two results are the same, key by key. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame((one as Result)[key], (other as Result)[key]))
  );
}

/** A version of a definition that can be calculated, without its page. */
export interface Version {
  readonly model: Model;
  /** Two versions with the same code give the same results. */
  readonly code: string;
  readonly calculate: CalculatorModule['calculate'];
  readonly evaluate: CalculatorModule['evaluate'];
  /** The verdict of the card; null where a guard stops it, or the card has none. */
  readonly verdict: (answers: Answers, today: CalendarDay) => CaseVerdict | null;
}

/** A verdict as a case names it. */
export interface CaseVerdict {
  readonly tone: string;
  readonly say: string;
}

export function versionOf(model: Model): Version {
  const code = emitCalculation(model);
  const names = Object.keys(runtime);
  const {outcome, ...calculation} = new Function(
    ...names,
    `"use strict";\n${code}\nreturn {calculate, evaluate, outcome};`,
  )(...names.map((name) => runtime[name])) as Pick<CompiledCalculator, 'calculate' | 'evaluate' | 'outcome'>;
  const verdict: Version['verdict'] = (answers, today) => {
    const verdictItem = outcome(answers, today);
    return verdictItem === null ? null : {tone: verdictItem.tone, say: verdictItem.text};
  };
  return {model, code, ...calculation, verdict};
}
