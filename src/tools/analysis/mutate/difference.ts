/** The first answers for which two versions of a definition show something different, or the proof that there are none. */
import {loadRules, type LoadedRules} from '../../../engine/program/parts.ts';
import {type CardBlock, verdictIn} from '../../../engine/results/card.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import type {Model} from '../../../engine/language/model.ts';
import {showSame} from '../showSame.ts';
import {cardOf, evaluationOf} from '../../../engine/plan/card.ts';
import type {Plan} from '../../../engine/plan/plan.ts';
import {planOf} from '../../../engine/plan/planOf.ts';
import {type CardText, cardTexts} from '../../../engine/project/cardTexts.ts';
import {dependenciesOf, namesOfNeeds} from '../../../engine/language/references.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {namesIn, namesInBlock} from '../../../engine/language/walk.ts';
import {type AnswerList, answersOn, type AnswerSet, product, visitSample} from '../answerSets.ts';
import {daysOf} from '../../../engine/results/underRules.ts';
import {isEqual} from '../equality.ts';
import {comparisonSpace, incompleteFor, type Space, withHiddenDifferences} from '../space.ts';
import {slownessOf} from '../slowModels.ts';
import {blockIndexOf, outputsOf} from './outputs.ts';

/** A definition that can be calculated, without its page. */
export interface Calculation extends Pick<CompiledCalculator, 'evaluate'> {
  under(name?: string): Pick<CompiledCalculator, 'evaluate'>;
  readonly model: Model;
  readonly rules: LoadedRules;
}

export function calculationOf(model: Model): Calculation {
  const rules = loadRules(model);
  // Made when the first card is looked at: most changes show in its values.
  let plan: Plan | undefined;
  const evaluateUnder =
    (under: LoadedRules): Calculation['evaluate'] =>
    (answers, today) => {
      const calculation = under.evaluate(answers, today);
      return evaluationOf(calculation, () =>
        cardOf((plan ??= planOf(model)), calculation, daysOf(under, today), answers),
      );
    };
  const under = (name?: string) => ({evaluate: evaluateUnder(rules.under(name))});
  return {model, rules, evaluate: evaluateUnder(rules), under};
}

/** A verdict as a case names it. */
export interface CaseVerdict {
  readonly tone: string;
  readonly say: string;
}

/** All that a case can compare; null if a guard stops the calculation. */
export interface Shown {
  readonly result: Readonly<Record<string, unknown>>;
  readonly verdict: CaseVerdict | null;
  readonly card: Readonly<Record<string, CardText>>;
}

export function shownBy(calculation: Calculation, answers: AnswerSet, today: CalendarDay): Shown | null {
  const {result, card} = calculation.evaluate(answers, today);
  return result === null ? null : {result, ...shownOn(card())};
}

function shownOn(blocks: readonly CardBlock[]): Pick<Shown, 'verdict' | 'card'> {
  const verdict = verdictIn(blocks);
  return {verdict: verdict === undefined ? null : {tone: verdict.tone, say: verdict.text}, card: cardTexts(blocks)};
}

/** Whether a case could tell two calculations apart by these answers. */
export function differ(...compared: Parameters<typeof compare>): boolean {
  return compare(...compared) === 'different';
}

/** 'hidden' where figures differ by less than is shown: for other answers, they may differ by more. */
function compare(
  original: Calculation,
  changed: Calculation,
  answers: AnswerSet,
  today: CalendarDay,
): 'same' | 'hidden' | 'different' {
  const [one, other] = [original.rules.evaluate(answers, today), changed.rules.evaluate(answers, today)];
  if (one.result === null || other.result === null) return one.result === other.result ? 'same' : 'different';
  if (!isEqual(one.result, other.result)) return 'different';
  // Quicker than to compare cards, and nearly always enough.
  if (showSame(original.model, one.shown(), changed.model, other.shown())) return 'same';
  const [before, after] = [original.evaluate(answers, today).card(), changed.evaluate(answers, today).card()];
  if (isEqual(before, after)) return 'same';
  return isEqual(shownOn(before), shownOn(after)) ? 'hidden' : 'different';
}

/** Answers on a day for which two calculations differ. */
export interface Difference {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

/** A search without a difference is a proof only if every answer set was compared. */
export type SearchResult = {readonly difference: Difference} | {readonly difference?: never; readonly isProof: boolean};

/** The search for one mutant stops after this many answer sets, without a proof. */
const MAX_ANSWER_SETS = 2_000_000;

/** Answer sets of a sample, where a search proves nothing. */
const SAMPLE_SIZE = 20_000;

/**
 * Searches near the answers of people first, then everywhere. Results can only differ where a value that reads the change differs, so
 * those values are compared first, each for the few answers that it depends on.
 * @param owner the name or block that was changed; undefined if it is not one name
 * @param people the complete answers of the people in the cases
 */
export function findDifference(
  original: Calculation,
  changed: Calculation,
  owner: string | undefined,
  people: readonly AnswerSet[],
): SearchResult {
  const models = [original.model, changed.model];
  const space = comparisonSpace(original.model, changed.model);
  const differs: Comparison = (answers, today) => differ(original, changed, answers, today);
  const nearby = searchNearby(differs, [...people, filledIn(space)], space);
  if (nearby !== undefined) return {difference: nearby};
  const guards = models.flatMap(namesOfNeeds);
  const inputsOf = (names: readonly string[]): RelevantInputs => {
    const read = new Set(models.flatMap((model) => [...dependenciesOf(names, model)]));
    return {read, all: new Set([...read, ...guards])};
  };
  const [before, after] = withAffectedBlocks(original, changed, owner);
  let hasHidden = false;
  const differsSomewhere: Comparison = (answers, today) => {
    const outcome = compare(before, after, answers, today);
    hasHidden ||= outcome === 'hidden';
    return outcome === 'different';
  };
  const affected = inputsOf(
    models.flatMap((model) =>
      outputsOf(model)
        .filter(({dependencies}) => owner === undefined || dependencies.has(owner))
        .flatMap(({dependencies}) => [...dependencies]),
    ),
  );
  const readers = owner === undefined ? undefined : readersOf(owner, models);
  const slowness = slownessOf(models);
  const search = new Search(differsSomewhere, space, affected, people, MAX_ANSWER_SETS / slowness);
  const searches =
    readers === undefined
      ? [() => search.everywhere(() => true, affected)]
      : readers.map(
          (reader) => () => search.everywhere(valueComparison(original, changed, reader), inputsOf([reader])),
        );
  for (const searchOne of searches) {
    const found = searchOne();
    if (found.difference !== undefined) return found;
    if (!found.isProof) return searchSample(differsSomewhere, space, SAMPLE_SIZE / slowness);
  }
  const isProof = !hasHidden || withHiddenDifferences(space, models).incomplete.length === space.incomplete.length;
  return isProof ? {isProof} : searchSample(differsSomewhere, space, SAMPLE_SIZE / slowness);
}

/** The calculations with only those blocks of the card that a change of the owner can affect: a search calculates them very often. */
function withAffectedBlocks(
  original: Calculation,
  changed: Calculation,
  owner: string | undefined,
): readonly [Calculation, Calculation] {
  const both = [original, changed] as const;
  if (owner === undefined || original.model.card.length !== changed.model.card.length) return both;
  const isAffected = ({model}: Calculation, index: number): boolean =>
    blockIndexOf(owner) === index || dependenciesOf(namesInBlock(model.card[index]!), model).has(owner);
  const affected = new Set(
    [...original.model.card.keys()].filter((index) => both.some((calculation) => isAffected(calculation, index))),
  );
  if (affected.size === original.model.card.length) return both;
  const reduced = ({model}: Calculation): Calculation =>
    calculationOf({...model, card: model.card.filter((_, index) => affected.has(index))});
  return [reduced(original), reduced(changed)];
}

/** Looks for a difference between the representatives too, where they prove nothing. */
function searchSample(differs: Comparison, space: Space, sample: number): SearchResult {
  let difference: Difference | undefined;
  visitSample(
    space,
    (answers, today) => {
      if (difference === undefined && differs(answers, today)) difference = {answers: {...answers}, today};
    },
    {sample},
  );
  return difference === undefined ? {isProof: false} : {difference};
}

interface RelevantInputs {
  /** Those that a value depends on. */
  readonly read: ReadonlySet<string>;
  /** Also those of the guards, of which only blank ones matter. */
  readonly all: ReadonlySet<string>;
}

type Comparison = (answers: AnswerSet, today: CalendarDay) => boolean;

/**
 * The values in which a change of the owner shows first: its own, or those that read it. Undefined if that is a block of the card, or
 * if there are no such values in both versions.
 */
function readersOf(owner: string, models: readonly Model[]): readonly string[] | undefined {
  if (blockIndexOf(owner) !== undefined) return undefined;
  if (models.every((model) => model.steps.some(({name}) => name === owner))) return [owner];
  const isRead = ({value}: Model['steps'][number]): boolean =>
    namesIn(value).some((name) => name === owner || name.startsWith(`${owner}.`));
  const [original, changed] = models as [Model, Model];
  const isOnCard = models.some(({card}) => card.some((block) => namesInBlock(block).includes(owner)));
  const names = original.steps.filter(isRead).map(({name}) => name);
  const isSame =
    names.join() ===
    changed.steps
      .filter(isRead)
      .map(({name}) => name)
      .join();
  const isGuard = models.some((model) => namesOfNeeds(model).includes(owner));
  return isOnCard || isGuard || !isSame || names.length === 0 ? undefined : names;
}

/** Compares one value. */
function valueComparison(original: Calculation, changed: Calculation, name: string): Comparison {
  const [owner, member] = name.split('.') as [string, string?];
  const valueIn = ({rules}: Calculation, answers: AnswerSet, today: CalendarDay): unknown => {
    const {result, values} = rules.evaluate(answers, today);
    if (result === null) return null;
    const value = owner === 'result' ? result : values()[owner];
    return member === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[member];
  };
  return (answers, today) => !isEqual(valueIn(original, answers, today), valueIn(changed, answers, today));
}

class Search {
  private compared = 0;
  private readonly differs: Comparison;
  private readonly space: Space;
  private readonly affected: RelevantInputs;
  private readonly people: readonly AnswerSet[];
  private readonly most: number;

  /**
   * @param affected the inputs of everything that the change can affect
   * @param most how many answer sets it compares
   */
  constructor(differs: Comparison, space: Space, affected: RelevantInputs, people: readonly AnswerSet[], most: number) {
    this.differs = differs;
    this.space = space;
    this.affected = affected;
    this.people = people;
    this.most = most;
  }

  /**
   * Compares every answer set.
   * @param mayDiffer whether the answers to `inputs` alone already make a difference in a value
   */
  everywhere(mayDiffer: Comparison, inputs: RelevantInputs): SearchResult {
    let decisive = inputs;
    for (const [dayIndex, today] of this.space.days.entries()) {
      const lists = answersOn(dayIndex, this.space);
      const others = lists.filter(({input}) => this.affected.all.has(input) && !inputs.all.has(input));
      for (const some of product(lists.filter(({input}) => inputs.all.has(input)))) {
        if (++this.compared > this.most) return {isProof: false};
        if (!mayDiffer(some, today)) continue;
        decisive = this.affected;
        for (const person of this.people)
          if (this.differs({...person, ...some}, today)) return {difference: {answers: {...person, ...some}, today}};
        for (const rest of product(others)) {
          if (++this.compared > this.most) return {isProof: false};
          const answers = {...some, ...rest};
          if (this.differs(answers, today)) return {difference: {answers, today}};
        }
      }
    }
    return {isProof: incompleteFor(decisive.read, this.space).length === 0};
  }
}

/** The last answer to every question: what the card shows for all answers, such as pass marks, differs for these too. */
function filledIn({axes}: Space): AnswerSet {
  return Object.fromEntries(axes.map(({input, answers}) => [input, answers[0]?.at(-1) ?? '']));
}

/** The answers of each person, then the same with one answer changed. */
function searchNearby(differs: Comparison, people: readonly AnswerSet[], space: Space): Difference | undefined {
  for (const [dayIndex, today] of space.days.entries()) {
    const lists = space.axes.map(({input, answers, samples}) => ({
      input,
      answers: [...answers[dayIndex]!, ...samples[dayIndex]!],
    }));
    for (const answers of peopleAndNearby(people, lists))
      if (differs(answers, today)) return {answers: {...answers}, today};
  }
  return undefined;
}

function* peopleAndNearby(people: readonly AnswerSet[], lists: readonly AnswerList[]): Generator<AnswerSet> {
  for (const person of people) {
    yield person;
    for (const {input, answers} of lists) for (const answer of answers) yield {...person, [input]: answer};
  }
}
