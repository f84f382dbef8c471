/** The first answers for which two versions of a definition give different results or verdicts, or the proof that there are none. */
import type {Model} from '../../../engine/model.ts';
import type {Result} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {spaceOf} from '../space.ts';
import {product, type AnswerList, type AnswerSet} from '../answerSets.ts';
import type {Version} from './calculation.ts';
import {outputsOf} from './outputs.ts';

export interface Difference {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

export interface Search {
  readonly difference?: Difference;
  /** Whether every answer set was looked at, so that without a difference there is none. */
  readonly complete: boolean;
  readonly looked: number;
}

/** More answer sets than these are not looked at for one change: no proof then. The largest of the 52 need some two million. */
const MOST_ANSWER_SETS = 5_000_000;

/**
 * Looks first near known answers, then through the whole space.
 * @param owner the name that was changed; only what depends on it can differ
 * @param known complete answers of people, from the cases
 */
export function findDifference(
  original: Version,
  changed: Version,
  owner: string | undefined,
  known: readonly AnswerSet[],
): Search {
  const {days, axes, incomplete} = spaceOf([original.model, changed.model]);
  const needed = inputsBehind([original.model, changed.model], owner);
  const differ = (answers: AnswerSet, today: CalendarDay): boolean =>
    !isSame(original.calculate(answers, today), changed.calculate(answers, today)) ||
    !isSame(original.verdict(answers, today), changed.verdict(answers, today));
  let looked = 0;
  for (const [place, today] of days.entries()) {
    const lists = axes
      .filter(({input}) => needed.has(input))
      .map(({input, answers}) => ({input, answers: answers[place]!}));
    for (const answers of near(known, lists)) {
      looked++;
      if (differ(answers, today)) return {difference: {answers: {...answers}, today}, complete: false, looked};
    }
    for (const answers of product(lists)) {
      if (++looked > MOST_ANSWER_SETS) return {complete: false, looked};
      if (differ(answers, today)) return {difference: {answers: {...answers}, today}, complete: false, looked};
    }
  }
  return {complete: !incomplete.some((input) => needed.has(input)), looked};
}

/** The inputs behind every output that depends on the name, and those of the guards. */
function inputsBehind(models: readonly Model[], owner: string | undefined): ReadonlySet<string> {
  return new Set(
    models.flatMap((model) => {
      const touched = outputsOf(model).filter(({behind}) => owner === undefined || behind.has(owner));
      return [...touched.flatMap(({behind}) => [...behind]), ...model.definition.needs.map(({name}) => name)];
    }),
  );
}

/** Known answers, and these with one answer changed. */
function* near(known: readonly AnswerSet[], lists: readonly AnswerList[]): Generator<AnswerSet> {
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
