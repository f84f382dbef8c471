import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Space} from './space.ts';

/** Answers as a form would hold them, by input. */
export type AnswerSet = Readonly<Record<string, string>>;

/** At most this many answer sets are visited: about ten times as many as the largest calculator has. */
const MAX_VISITED = 20_000_000;

/**
 * Visits every answer set of a space, the plainest first. All share one object: copy it to keep it.
 * Of a space that is too large only every n-th one is visited.
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

/** What a search over a space has covered. */
export interface Covered {
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

/** Every combination, or every `stride`-th one. All share one object, with other answers in each turn. */
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

/** The answers with the fewest filled in that show something, and how many answer sets show it. */
export interface Example {
  readonly answers: AnswerSet;
  readonly today: string;
  readonly count: number;
}

/** Collects for each key the plainest example, and counts all. */
export class Examples<Key> {
  readonly byKey = new Map<Key, Example>();
  private readonly filledCounts = new Map<Key, number>();

  /** @returns whether these answers are the example now */
  add(key: Key, answers: AnswerSet, today: string): boolean {
    const known = this.byKey.get(key);
    const filled = countFilled(answers);
    if (known !== undefined && filled >= this.filledCounts.get(key)!) {
      this.byKey.set(key, Object.assign(known, {count: known.count + 1}));
      return false;
    }
    this.filledCounts.set(key, filled);
    this.byKey.set(key, {answers: withoutBlanks(answers), today, count: (known?.count ?? 0) + 1});
    return true;
  }
}

function countFilled(answers: AnswerSet): number {
  let count = 0;
  for (const name in answers) if (answers[name] !== '') count++;
  return count;
}
