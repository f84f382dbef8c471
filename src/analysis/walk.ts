import type {CalendarDay} from '../functions/calendar.ts';
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
export function walk(
  {days, axes, size}: Space,
  visit: (answers: AnswerSet, today: CalendarDay) => void,
  most = MOST_VISITED,
): number {
  const stride = Math.ceil(size / most);
  let visited = 0;
  days.forEach((today, day) => {
    const lists = axes.map((axis) => axis.answers[day]!);
    const names = axes.map(({input}) => input);
    const answers: Record<string, string> = Object.fromEntries(names.map((name, axis) => [name, lists[axis]![0]!]));
    const places = names.map(() => 0);
    for (;;) {
      visit(answers, today);
      visited++;
      // Adds the stride to a number whose figures are the places on the axes.
      let carried = stride;
      for (let axis = names.length - 1; axis >= 0 && carried > 0; axis--) {
        const list = lists[axis]!;
        const sum = places[axis]! + carried;
        places[axis] = sum % list.length;
        carried = Math.floor(sum / list.length);
        answers[names[axis]!] = list[places[axis]!]!;
      }
      if (carried > 0) return;
    }
  });
  return visited;
}

/** Without what was left blank, for people to read. */
export function filledIn(answers: AnswerSet): AnswerSet {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}
