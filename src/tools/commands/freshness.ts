/** `npm run freshness`: lists the data that is due for review, and the figures that change on a known day. */
import {today as readClock} from '../../engine/today.ts';
import {compile} from '../../engine/compile.ts';
import {optionalKey} from '../../engine/definition/constant.ts';
import type {PageTexts} from '../../engine/definition/page.ts';
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {daysOfChange} from '../../engine/emit/page.ts';
import {readFiles} from '../../engine/project/files.ts';
import {addDays, addMonths, type CalendarDay, daysBetween, isCalendarDay} from '../../engine/runtime/calendar.ts';
import {calendarDay, list, month, quantity} from '../../engine/runtime/formats.ts';
import {defineCommand, WrongUse} from './command.ts';
import {definitionFiles, dirOption} from './definitions.ts';

export const command = defineCommand({
  name: 'freshness',
  summary: 'Lists which data is due to be checked again, and which figures change on a known day',
  details: 'Exits with 1 when a definition has errors, and with --strict when a review is overdue.',
  options: {
    json: {type: 'boolean', description: 'Print JSON'},
    strict: {type: 'boolean', description: 'Fail when a review is overdue'},
    today: {type: 'string', placeholder: 'YYYY-MM-DD', description: 'The day to look from; today without it'},
    dir: dirOption,
  },
  examples: ['', '--strict --today 2025-01-01'],
  async run({json, strict, today = readClock(), dir}, {stdout, stderr}) {
    if (!isCalendarDay(today)) throw new WrongUse(`'${today}' is not a day of the calendar: write YYYY-MM-DD.`);
    const {due, broken} = dueIn(dir, today);
    stdout.write(json ? `${JSON.stringify({today, calculators: due}, null, 2)}\n` : dueInWords(due));
    for (const path of broken) stderr.write(`${path} has errors and is left out: 'npm run check' shows them.\n`);
    return broken.length > 0 || (strict && due.some(({state}) => state === 'overdue')) ? 1 : 0;
  },
});

/** What is due in a folder, the most urgent first; and the files that do not compile. */
function dueIn(folder: string, today: CalendarDay): {due: readonly Due[]; broken: readonly string[]} {
  const broken: string[] = [];
  const sources = readFiles(definitionFiles(folder), process.cwd(), ({places: [{source}]}) => broken.push(source.path));
  const due = sources.flatMap((source) => {
    const {diagnostics, model} = compile(source);
    if (model === undefined || hasErrors(diagnostics)) {
      broken.push(source.path);
      return [];
    }
    const {id, page} = model.definition;
    return [dueOf({id, file: source.path, page, changesOn: daysOfChange(model)}, today)];
  });
  return {due: due.toSorted(byUrgency), broken};
}

function byUrgency(one: Due, other: Due): number {
  return (
    states.indexOf(one.state) - states.indexOf(other.state) ||
    (one.reviewBy ?? '').localeCompare(other.reviewBy ?? '') ||
    one.dataAsOf.localeCompare(other.dataAsOf) ||
    one.file.localeCompare(other.file)
  );
}

/** From the most urgent to the least. */
const states = ['overdue', 'unchecked', 'due', 'without', 'later'] as const;

/**
 * overdue: the month of review has passed · unchecked: the data has neither `checked` nor `reviewBy` · due: the month of review ends
 * within 60 days · without: it has `checked` but no `reviewBy` · later: all others
 */
type State = (typeof states)[number];

/** A review is reported as due this many days before the end of its month. */
const DAYS_AHEAD = 60;

interface Due {
  readonly id: string;
  readonly file: string;
  readonly state: State;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Whole months from that month to today's. */
  readonly monthsOld: number;
  /** Month when somebody last compared the data with the source, YYYY-MM. */
  readonly checked?: string;
  /** Month by whose end the data must be reviewed, YYYY-MM. */
  readonly reviewBy?: string;
  /** Days until that month is over; negative afterwards. */
  readonly daysLeft?: number;
  /** The days ahead on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

interface Reviewed {
  readonly id: string;
  readonly file: string;
  readonly page: Pick<PageTexts, 'dataAsOf' | 'checked' | 'reviewBy'>;
  readonly changesOn: readonly CalendarDay[];
}

/** What is due of one calculator on a day. */
export function dueOf({id, file, page: {dataAsOf, checked, reviewBy}, changesOn}: Reviewed, today: CalendarDay): Due {
  const base = {
    id,
    file,
    dataAsOf,
    monthsOld: Math.max(0, monthNumber(today) - monthNumber(dataAsOf)),
    ...optionalKey('checked', checked),
    changesOn: changesOn.filter((day) => day > today),
  };
  if (reviewBy === undefined) return {...base, state: checked === undefined ? 'unchecked' : 'without'};
  const daysLeft = daysBetween(today, lastDayOf(reviewBy));
  const state = daysLeft < 0 ? 'overdue' : daysLeft <= DAYS_AHEAD ? 'due' : 'later';
  return {...base, state, reviewBy, daysLeft};
}

function lastDayOf(yearMonth: string): CalendarDay {
  return addDays(addMonths(`${yearMonth}-01`, 1), -1) ?? `${yearMonth}-31`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

const headings: Readonly<Record<State, string>> = {
  overdue: 'Overdue: compare with the source, then move checked and reviewBy',
  unchecked: 'Never checked: compare with the source, then add checked and reviewBy',
  due: `To be checked within ${DAYS_AHEAD} days`,
  without: 'Nobody says when to look again: add reviewBy',
  later: 'Not due yet',
};

/** The report for a terminal: what is due first, then the figures that change by themselves, then the counts. */
function dueInWords(due: readonly Due[]): string {
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

const stateNames: Readonly<Record<State, string>> = {
  overdue: 'overdue',
  unchecked: 'never checked',
  due: `due within ${DAYS_AHEAD} days`,
  without: 'without reviewBy',
  later: 'not due',
};

function counts(due: readonly Due[]): string {
  return Object.entries(stateNames)
    .map(([state, words]) => `${due.filter((each) => each.state === state).length} ${words}`)
    .join(', ');
}
