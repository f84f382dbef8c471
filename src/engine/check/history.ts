/** The changes of a calculator: every day and month exists, and each is later than the one before it. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import type {Change} from '../definition/history.ts';
import {isCalendarDay} from '../runtime/calendar.ts';

export function checkHistory(history: readonly Change[], report: Report): void {
  history.forEach(({on: {word: on, place}}, index) => {
    const earlier = history[index - 1]?.on;
    if (!isCalendarDay(on.length === 7 ? `${on}-01` : on)) report(diagnose('not-a-day', place, {value: on}));
    else if (earlier !== undefined && on <= earlier.word)
      report(
        diagnose(
          'dated-order',
          [place, {...earlier.place, label: 'before it'}],
          {later: on, earlier: earlier.word},
          'List the changes from the earliest to the latest; what changed on one day is one entry.',
        ),
      );
  });
}
