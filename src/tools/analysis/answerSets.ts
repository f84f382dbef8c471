import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Space} from './space.ts';

/** Answers as a form would hold them, by input. */
export type AnswerSet = Readonly<Record<string, string>>;

/** A larger space is sampled: about twice as many as the largest calculator has. */
export const MAX_VISITED = 5_000_000;

/** How many answer sets the sample of a space that is too large has: seconds, where one of them takes 10 microseconds. */
export const SAMPLE_SIZE = 300_000;

/** How many a sample beside a space that was visited has. */
export const FURTHER_SAMPLE_SIZE = 100_000;

export interface VisitOptions {
  /** Answers known to matter, those of the cases: visited first wherever the space does not represent all answers. */
  readonly cases?: readonly DatedAnswers[];
  /** A space with more answer sets is sampled. */
  readonly max?: number;
  /** How many answer sets a sample has, besides the cases. */
  readonly sample?: number;
  /** Called now and then with how many answer sets were visited, and how many will be. */
  readonly onVisited?: (visited: number, all: number) => void;
}

/** How many answer sets are visited between two calls of `onVisited`: some milliseconds. */
const VISITED_BETWEEN = 2 ** 12;

/** A visit that also counts. */
function counted(visit: Visit, all: number, onVisited: VisitOptions['onVisited']): Visit {
  if (onVisited === undefined) return visit;
  let visited = 0;
  return (answers, today) => {
    visit(answers, today);
    if (++visited % VISITED_BETWEEN === 0) onVisited(visited, all);
  };
}

/** Answers and the day on which they are calculated. */
export interface DatedAnswers {
  readonly answers: AnswerSet;
  readonly today: CalendarDay;
}

type Visit = (answers: AnswerSet, today: CalendarDay) => void;

/**
 * Visits every answer set of a space, the simplest first. All share one object: copy it to keep it.
 * If the space is too large, visits a sample.
 * @returns how many were visited
 */
export function visitAnswerSets(space: Space, visit: Visit, options: VisitOptions = {}): number {
  const {cases = [], max = MAX_VISITED, sample: size = SAMPLE_SIZE, onVisited} = options;
  if (space.size > max) return visitSample(space, visit, {cases, sample: Math.min(size, max), onVisited});
  const known = space.incomplete.length === 0 ? [] : cases;
  const all = known.length + space.size;
  const visitOne = counted(visit, all, onVisited);
  for (const {answers, today} of known) visitOne(answers, today);
  for (const [index, today] of space.days.entries())
    for (const answers of product(answersOn(index, space))) visitOne(answers, today);
  return all;
}

/**
 * Visits the cases, then each answer alone, each pair of answers with random others, and random sets; where they are no more, every set. They
 * include the further answers that the axes have for inputs whose regions no answers represent.
 * @returns how many were visited
 */
export function visitSample(
  space: Space,
  visit: Visit,
  {cases = [], sample: size = FURTHER_SAMPLE_SIZE, onVisited}: Omit<VisitOptions, 'max'> = {},
): number {
  const visitOne = counted(visit, cases.length + size, onVisited);
  for (const {answers, today} of cases) visitOne(answers, today);
  let visited = cases.length;
  const sizeOnDay = Math.ceil(size / space.days.length);
  for (const [index, today] of space.days.entries()) {
    const lists = space.axes.map(({input, answers, samples, scattered}) => ({
      input,
      answers: [...new Set([...answers[index]!, ...samples[index]!])],
      scattered,
    }));
    for (const answers of setsOf(lists, sizeOnDay)) {
      visitOne(answers, today);
      visited++;
    }
  }
  return visited;
}

/** Every set if there are at most `size`, since draws would repeat them; else a sample of `size`. */
function setsOf(lists: readonly SampledList[], size: number): Generator<AnswerSet> {
  const all = lists.map(({input, answers, scattered}) => ({input, answers: [...new Set([...answers, ...scattered])]}));
  const count = all.reduce((sets, {answers}) => sets * answers.length, 1);
  return count <= size ? product(all) : sample(lists, size);
}

/** Each answer alone, each pair of answers with random others, and random sets, up to `size`. Yields one object, whose answers change. */
function* sample(lists: readonly SampledList[], size: number): Generator<AnswerSet> {
  const random = randomNumbers();
  const blank = Object.fromEntries(lists.map(({input, answers: [first]}) => [input, first!]));
  const answers: Record<string, string> = {...blank};
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const randomize = (): void => {
    for (const {input, answers: list, scattered} of lists)
      answers[input] = scattered.length > 0 && random() < 0.5 ? pick(scattered) : pick(list);
  };
  let count = 0;
  for (const {input, answers: list, scattered} of lists)
    for (const answer of [...list, ...scattered]) {
      if (++count > size) return;
      yield Object.assign(answers, blank, {[input]: answer});
    }
  // The rest of the sample is for more than two answers at a time.
  const last = count + Math.floor((size - count) * SHARE_OF_PAIRS);
  for (const [one, other] of spreadPairs(lists)) {
    if (count >= last) break;
    count++;
    randomize();
    yield Object.assign(answers, one, other);
  }
  for (; count < size; count++) {
    randomize();
    yield answers;
  }
}

interface SampledList extends AnswerList {
  /** Further answers, tried alone and with random others. */
  readonly scattered: readonly string[];
}

/** How much of a sample is pairs, if there are so many. */
const SHARE_OF_PAIRS = 0.8;

type Chosen = Readonly<Record<string, string>>;

/**
 * Every answer of each list with every answer of every other. Each pair of lists gives one pair of answers in turn, and goes through its longer
 * list before it repeats an answer of it, so that a sample that ends early has seen something of all.
 */
function* spreadPairs(lists: readonly AnswerList[]): Generator<readonly [Chosen, Chosen]> {
  let left = lists.flatMap((one, index) =>
    lists.slice(index + 1).map((other) => {
      const [longer, shorter] = one.answers.length >= other.answers.length ? [one, other] : [other, one];
      return {longer, shorter, all: longer.answers.length * shorter.answers.length};
    }),
  );
  for (let turn = 0; left.length > 0; turn++) {
    left = left.filter(({all}) => turn < all);
    for (const {longer, shorter} of left) {
      const [row, round] = [turn % longer.answers.length, Math.floor(turn / longer.answers.length)];
      const column = (row + round) % shorter.answers.length;
      yield [{[longer.input]: longer.answers[row]!}, {[shorter.input]: shorter.answers[column]!}];
    }
  }
}

/** Evenly distributed from 0 up to 1, the same in every run. */
function randomNumbers(): () => number {
  // Mulberry32.
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A space that was searched. */
export interface SearchedSpace {
  readonly space: Space;
  /** How many answer sets were calculated; fewer than all only where the space is too large. */
  readonly visited: number;
}

/** The answers to try for one input. */
export interface AnswerList {
  readonly input: string;
  readonly answers: readonly string[];
}

/** The answers to try for each input on one of the days of a space. */
export function answersOn(dayIndex: number, {axes}: Space): readonly AnswerList[] {
  return axes.map(({input, answers}) => ({input, answers: answers[dayIndex]!}));
}

/** Every combination. Yields one object, whose answers change each time. */
export function* product(lists: readonly AnswerList[]): Generator<AnswerSet> {
  const answers: Record<string, string> = Object.fromEntries(lists.map(({input, answers: [first]}) => [input, first!]));
  const indexes = lists.map(() => 0);
  for (;;) {
    yield answers;
    let position = lists.length - 1;
    for (; position >= 0; position--) {
      const {input, answers: list} = lists[position]!;
      const next = (indexes[position]! + 1) % list.length;
      indexes[position] = next;
      answers[input] = list[next]!;
      if (next > 0) break;
    }
    if (position < 0) return;
  }
}

/** The answers that are filled in. */
export function withoutBlanks(answers: AnswerSet): AnswerSet {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}

/** What shows something: the answer set with the fewest answers filled in, and how many there are. */
export interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  readonly count: number;
}

/** Keeps the simplest example for each key, if possible one with days in living memory, and counts the examples. */
export class Examples<Key> {
  readonly byKey = new Map<Key, Example>();
  private readonly efforts = new Map<Key, number>();

  /** @returns whether these answers became the example */
  add(key: Key, answers: AnswerSet, today: string): boolean {
    const previous = this.byKey.get(key);
    const [least, filled] = [this.efforts.get(key) ?? Infinity, countFilled(answers)];
    const effort = filled < least ? filled + countDistant(answers) : least;
    if (previous !== undefined && effort >= least) {
      this.byKey.set(key, Object.assign(previous, {count: previous.count + 1}));
      return false;
    }
    this.efforts.set(key, effort);
    this.byKey.set(key, {answers: withoutBlanks(answers), today, count: (previous?.count ?? 0) + 1});
    return true;
  }
}

/** A day of another century: nobody answers so, but it shows what a rule does at its end. */
const DISTANT_DAY = /\b(?!19|20)\d{4}-\d\d-\d\d\b/;

/** How many answers have a distant day; each makes an example as hard to read as one answer more. */
function countDistant(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (DISTANT_DAY.test(answers[name]!)) count++;
  return count;
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}
