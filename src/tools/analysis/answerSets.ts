import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Space} from './space.ts';

/** Answers as a form would hold them, by input. */
export type AnswerSet = Readonly<Record<string, string>>;

/** At most this many answer sets are visited: about ten times as many as the largest calculator has. */
const MAX_VISITED = 20_000_000;

/**
 * Visits every answer set of a space, the simplest first. All share one object: copy it to keep it.
 * If the space is too large, only every n-th answer set is visited.
 * @returns how many were visited
 */
export function visitAnswerSets(
  space: Space,
  visit: (answers: AnswerSet, today: CalendarDay) => void,
  max = MAX_VISITED,
): number {
  const stride = Math.ceil(space.size / max);
  let visited = 0;
  space.days.forEach((today, dayIndex) => {
    for (const answers of product(answersOn(dayIndex, space), stride)) {
      visit(answers, today);
      visited++;
    }
  });
  return visited;
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

/** Every combination, or every `stride`-th one. Yields one object, whose answers change each time. */
export function* product(lists: readonly AnswerList[], stride = 1): Generator<AnswerSet> {
  const answers: Record<string, string> = Object.fromEntries(lists.map(({input, answers: [first]}) => [input, first!]));
  const indexes = lists.map(() => 0);
  for (;;) {
    yield answers;
    // Adds the stride to a number whose digits are the indexes in the lists.
    let carry = stride;
    for (let index = lists.length - 1; index >= 0 && carry > 0; index--) {
      const {input, answers: list} = lists[index]!;
      const sum = indexes[index]! + carry;
      indexes[index] = sum % list.length;
      carry = Math.floor(sum / list.length);
      answers[input] = list[indexes[index]!]!;
    }
    if (carry > 0) return;
  }
}

/** The answers that are filled in. */
export function withoutBlanks(answers: AnswerSet): AnswerSet {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}

/** Of the answer sets that show something: the one with the fewest answers filled in, and how many there are. */
export interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  readonly count: number;
}

/** Keeps the simplest example for each key, and counts the examples. */
export class Examples<Key> {
  readonly byKey = new Map<Key, Example>();
  private readonly filledCounts = new Map<Key, number>();

  /** @returns whether these answers became the example */
  add(key: Key, answers: AnswerSet, today: string): boolean {
    const previous = this.byKey.get(key);
    const filled = countFilled(answers);
    if (previous !== undefined && filled >= this.filledCounts.get(key)!) {
      this.byKey.set(key, Object.assign(previous, {count: previous.count + 1}));
      return false;
    }
    this.filledCounts.set(key, filled);
    this.byKey.set(key, {answers: withoutBlanks(answers), today, count: (previous?.count ?? 0) + 1});
    return true;
  }
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}
