import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Space} from './space.ts';

/** Answers as a form would hold them, by input. */
export type AnswerSet = Readonly<Record<string, string>>;

/** More answer sets than these are not visited: about ten times those of the largest calculator. */
const MOST_VISITED = 20_000_000;

/**
 * Visits every answer set of a space, the plainest first; one object is filled in again for each, so whoever keeps one copies it.
 * Of a space that is too large every second, third or further one is visited.
 * @returns how many were visited
 */
export function visitAnswerSets(
  {days, axes, size}: Space,
  visit: (answers: AnswerSet, today: CalendarDay) => void,
  most = MOST_VISITED,
): number {
  const stride = Math.ceil(size / most);
  let visited = 0;
  days.forEach((today, day) => {
    for (const answers of product(
      axes.map(({input, answers: ofDays}) => ({input, answers: ofDays[day]!})),
      stride,
    )) {
      visit(answers, today);
      visited++;
    }
  });
  return visited;
}

/** The answers to one input that are looked at. */
export interface AnswerList {
  readonly input: string;
  readonly answers: readonly string[];
}

/** Every combination, or every so-many-th; one object is filled in again for each. */
export function* product(lists: readonly AnswerList[], stride = 1): Generator<AnswerSet> {
  const answers: Record<string, string> = Object.fromEntries(lists.map(({input, answers: [first]}) => [input, first!]));
  const places = lists.map(() => 0);
  for (;;) {
    yield answers;
    // Adds the stride to a number whose figures are the places in the lists.
    let carried = stride;
    for (let at = lists.length - 1; at >= 0 && carried > 0; at--) {
      const {input, answers: list} = lists[at]!;
      const sum = places[at]! + carried;
      places[at] = sum % list.length;
      carried = Math.floor(sum / list.length);
      answers[input] = list[places[at]!]!;
    }
    if (carried > 0) return;
  }
}

/** Without what was left blank, for people to read. */
export function filledIn(answers: AnswerSet): AnswerSet {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}
