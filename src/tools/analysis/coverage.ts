/** What the answer sets of a space reach, and which laws they break outside what is excused. */
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {CheckedException, Model} from '../../engine/language/model.ts';
import {type AnswerSet, Examples, visitAnswerSets, visitSample, type Example, type VisitOptions} from './answerSets.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {appliesOn, exceptionsTo, excusesOf, isAbout, type Excuse} from './excuses.ts';
import type {Instrumented} from './instrument.ts';
import {answersOfForm} from './offers.ts';
import type {Space} from './space.ts';

export interface Coverage {
  /** How many answer sets were visited; fewer than all only where the space is too large. */
  readonly visited: number;
  /** By point of a part or of a read, for each day of the space: whether answers that the form can give reached it. */
  readonly reached: (point: number, dayIndex: number) => boolean;
  /** Whether any answers did, also those that the form cannot give together but that programs can pass. */
  readonly reachedByAny: (point: number, dayIndex: number) => boolean;
  /** By point of a law about a figure, for each day: the largest distance; -Infinity where it never applied. */
  readonly farthest: (point: number, dayIndex: number) => number;
  /** By point of a law: answers that break it and are not excused. */
  readonly broken: ReadonlyMap<number, Example>;
  /** The largest distance that each excuse excused; none if it excused nothing. */
  readonly excused: ReadonlyMap<Excuse, number>;
  readonly excuses: readonly Excuse[];
  /** By exception: answers that fulfil what it declares never to hold. */
  readonly fulfilled: ReadonlyMap<CheckedException, Example>;
  /** By input of `needs:`: answers that are calculated although it is blank. */
  readonly passed: ReadonlyMap<string, Example>;
}

/** What is known while the answer sets are visited. */
export interface CoverageProgress {
  readonly visited: number;
  /** How many answer sets will be visited. */
  readonly all: number;
  /** How many parts were reached. */
  readonly reached: () => number;
  /** By point of a law: answers that break it and are not excused. */
  readonly broken: ReadonlyMap<number, Example>;
}

export interface CoverageOptions extends Omit<VisitOptions, 'onVisited'> {
  readonly onProgress?: (progress: CoverageProgress) => void;
}

export function measureCoverage(
  space: Space,
  instrumented: Instrumented,
  model: Model,
  {onProgress, ...options}: CoverageOptions = {},
): Coverage {
  const {parts, laws, conditions, hideable, run, isHit, distance, lastHit} = instrumented;
  const excuses = excusesOf(model);
  const pointOf = new Map(conditions.map(({item, point}) => [item, point]));
  const needs = model.needs.map(({name, condition}) => ({name, point: condition && pointOf.get(condition)}));
  const lawsWithExcuses = laws.map(({item, point}) => ({
    point,
    excuses: excuses
      .filter((excuse) => isAbout(excuse, item, model))
      .map((excuse) => ({excuse, when: excuse.when && pointOf.get(excuse.when)})),
  }));
  const nevers = exceptionsTo(model, 'never').map((exception) => ({
    exception,
    point: pointOf.get(exception.condition)!,
    applies: space.days.map((_, dayIndex) => appliesOn(exception, dayIndex, space)),
  }));

  const [broken, passed] = [new Examples<number>(), new Examples<string>()];
  const fulfilled = new Examples<CheckedException>();
  const excused = new Map<Excuse, number>();
  const farthest = space.days.map(() => new Float64Array(laws.length).fill(-Infinity));
  const reached = space.days.map(() => new Set<number>());
  let [runs, dayIndex, firstRunOfDay, lastDay] = [0, 0, 1, space.days[0]];
  const endDay = (): void => {
    for (const {point} of parts) if (lastHit(point) >= firstRunOfDay) reached[dayIndex]!.add(point);
  };

  const canGive = answersOfForm(model);
  const isTrue = (condition: TypedExpression): boolean => isHit(pointOf.get(condition)!);
  // What no answers of the form have reached yet, by day: soon only little.
  const pending = space.days.map(() => new Set([...parts, ...hideable].map(({point}) => point)));
  const progress = {reached: () => parts.filter(({point}) => lastHit(point) > 0).length, broken: broken.byKey};
  const visit = (answers: AnswerSet, today: CalendarDay): void => {
    if (today !== lastDay) {
      lastDay = today;
      endDay();
      dayIndex = periodOf(today, space);
      firstRunOfDay = runs + 1;
    }
    runs++;
    if (!run(answers, today)) return;
    const left = pending[dayIndex]!;
    if (canGive !== undefined && left.size > 0 && canGive(answers, isTrue))
      for (const point of left) if (isHit(point)) left.delete(point);
    for (const {name, point} of needs)
      if (answers[name] === '' && (point === undefined || isHit(point))) passed.add(name, answers, today);
    const farthestOfDay = farthest[dayIndex]!;
    for (let index = 0; index < lawsWithExcuses.length; index++) {
      const {point, excuses: ofLaw} = lawsWithExcuses[index]!;
      if (!isHit(point)) continue;
      const by = distance(point);
      if (by > farthestOfDay[index]!) farthestOfDay[index] = by;
      if (!(by > 0)) continue;
      const valid = ofLaw.find(({excuse, when}) => by <= excuse.by && (when === undefined || isHit(when)));
      if (valid === undefined) broken.add(point, answers, today);
      else if (by > (excused.get(valid.excuse) ?? 0)) excused.set(valid.excuse, by);
    }
    for (const {exception, point, applies} of nevers)
      if (applies[dayIndex] && isHit(point)) fulfilled.add(exception, answers, today);
  };
  let visited = visitAnswerSets(space, visit, {
    ...options,
    onVisited: onProgress && ((visitedSoFar, all) => onProgress({...progress, visited: visitedSoFar, all})),
  });
  // What the representatives do not show, others may.
  const isSampledToo = space.incomplete.length > 0 || space.axes.some(({scattered}) => scattered.length > 0);
  if (isSampledToo && visited >= space.size) visited = Math.max(visited, visitSample(space, visit, options));
  endDay();

  const indexOfLaw = new Map(laws.map(({point}, index) => [point, index]));
  return {
    visited,
    reached: (point, day) => (canGive === undefined ? reached[day]!.has(point) : !pending[day]!.has(point)),
    reachedByAny: (point, day) => reached[day]!.has(point),
    farthest: (point, day) => farthest[day]![indexOfLaw.get(point)!]!,
    broken: broken.byKey,
    excused,
    excuses,
    fulfilled: fulfilled.byKey,
    passed: passed.byKey,
  };
}

/** The index of the day that begins the period of a day; the cases of a sample have days of their own. */
function periodOf(today: CalendarDay, {days}: Space): number {
  return Math.max(
    0,
    days.findLastIndex((day) => day <= today),
  );
}
