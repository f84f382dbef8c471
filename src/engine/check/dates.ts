/** Dated values: every day exists, and each period begins after the one before it. Also the kind of a datum. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {describeType, errorType, nothing, number, percent, type Type, unify} from '../expression/types.ts';
import type {Dated, Datum} from '../definition/constant.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {reportFigure} from './figures.ts';
import type {Change} from '../definition/history.ts';

/** The kind of a value in all its periods; reports days that do not exist, wrong order and periods of different kinds. */
export function checkDated(dated: Dated, report: Report): Type {
  let last: {day: string; place: Datum['place']} | undefined;
  for (const {from} of dated.periods) {
    if (from === undefined) continue;
    if (!isCalendarDay(from.day)) report(diagnose('not-a-day', from.place, {value: from.day}));
    else if (last !== undefined && from.day <= last.day)
      report(
        diagnose('dated-order', [from.place, {...last.place, label: 'before it'}], {
          later: from.day,
          earlier: last.day,
        }),
      );
    last = from;
  }
  const unreadable = dated.periods.filter(({value}) =>
    reportFigure(value, value.kind === 'words' ? value.text : '', report),
  );
  if (unreadable.length > 0) return errorType;
  return dated.periods.slice(1).reduce((type: Type, {value}) => {
    const both = unify(type, kindOf(value));
    if (both === undefined)
      report(diagnose('kinds-differ', value.place, {one: describeType(type), other: describeType(kindOf(value))}));
    return both ?? errorType;
  }, kindOf(dated.periods[0]!.value));
}

function kindOf(datum: Datum): Type {
  switch (datum.kind) {
    case 'figure':
      return number(Number.isInteger(datum.value), datum.value !== 0);
    case 'percent':
      return percent;
    case 'words':
      return {kind: 'text', words: [datum.text]};
    case 'options':
      return {kind: 'options', options: datum.options.map((option) => option.word)};
    case 'nothing':
      return nothing;
  }
}

/** The datum in force on a day: of the last period begun by then, or of the first. */
export function datumInForce(dated: Dated, day: string): Datum {
  return (dated.periods.findLast((period) => period.from === undefined || period.from.day <= day) ?? dated.periods[0]!)
    .value;
}

/** Every day and month of the history exists, and each is later than the one before it. */
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
