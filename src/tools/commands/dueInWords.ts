import {calendarDay, list, month, quantity} from '../../engine/runtime/formats.ts';
import {DAYS_AHEAD, type Due, type State} from './due.ts';

const headings: Readonly<Record<State, string>> = {
  overdue: 'Overdue: compare with the source, then move checked and reviewBy',
  unchecked: 'Never checked: compare with the source, then add checked and reviewBy',
  due: `To be checked within ${DAYS_AHEAD} days`,
  without: 'Nobody says when to look again: add reviewBy',
  later: 'Not due yet',
};

/** The report for a terminal: what is due first, then the figures that change by themselves, then the counts. */
export function dueInWords(due: readonly Due[]): string {
  const groups = Object.entries(headings).flatMap(([state, heading]) => {
    const found = due.filter((each) => each.state === state);
    return found.length === 0 ? [] : [`${heading} (${found.length})`, ...found.map(line), ''];
  });
  const changing = due.filter(({changesOn}) => changesOn.length > 0);
  const changes = changing.map(({file, changesOn}) => `  ${file}: ${list(changesOn.map(calendarDay))}`);
  return [
    ...groups,
    ...(changes.length === 0 ? [] : ['Figures change by themselves on', ...changes, '']),
    `${quantity(due.length, 'calculators')}: ${counts(due)}.`,
    '',
  ].join('\n');
}

function line({file, dataAsOf, monthsOld, checked, reviewBy}: Due): string {
  return [
    `  ${file}: data of ${month(dataAsOf)}, ${quantity(monthsOld, 'months')} old`,
    ...(checked === undefined ? [] : [`checked in ${month(checked)}`]),
    ...(reviewBy === undefined ? [] : [`review by ${month(reviewBy)}`]),
  ].join(', ');
}

const shortly: Readonly<Record<State, string>> = {
  overdue: 'overdue',
  unchecked: 'never checked',
  due: `due within ${DAYS_AHEAD} days`,
  without: 'without reviewBy',
  later: 'not due',
};

function counts(due: readonly Due[]): string {
  return Object.entries(shortly)
    .map(([state, words]) => `${due.filter((each) => each.state === state).length} ${words}`)
    .join(', ');
}
