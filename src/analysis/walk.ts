import type {CalendarDay} from '../functions/calendar.ts';
import type {Space} from './space.ts';

/** Answers as a form would hold them, by input. */
export type AnswerSet = Readonly<Record<string, string>>;

/**
 * Visits every answer set of a space, the plainest first; one object is filled in again for each, so whoever keeps one copies it.
 */
export function walk({days, axes}: Space, visit: (answers: AnswerSet, today: CalendarDay) => void): void {
  days.forEach((today, day) => {
    const lists = axes.map((axis) => axis.answers[day]!);
    const names = axes.map(({input}) => input);
    const answers: Record<string, string> = Object.fromEntries(names.map((name, axis) => [name, lists[axis]![0]!]));
    const places = names.map(() => 0);
    for (;;) {
      visit(answers, today);
      let axis = names.length - 1;
      for (; axis >= 0; axis--) {
        const list = lists[axis]!;
        places[axis] = (places[axis]! + 1) % list.length;
        answers[names[axis]!] = list[places[axis]!]!;
        if (places[axis] !== 0) break;
      }
      if (axis < 0) return;
    }
  });
}

/** Without what was left blank, for people to read. */
export function filledIn(answers: AnswerSet): AnswerSet {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}
